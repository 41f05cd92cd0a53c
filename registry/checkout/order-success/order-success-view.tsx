import { useEffect, useRef } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/checkout/order-success.ts';
import type { OrderAddress } from '#registry/account/orders/order-address.ts';
import { OrderCard } from '#registry/account/orders/order-card.tsx';
import { OrderDocuments } from '#registry/account/orders/order-documents.tsx';
import { OrderStatus } from '#registry/account/orders/order-status.tsx';
import { RentalReturn } from '#registry/account/orders/rental-return.tsx';
import { WithdrawLink } from '#registry/account/orders/withdraw-link.tsx';
import { Withdrawal } from '#registry/account/orders/withdrawal.tsx';
import type { OrderSuccessProps } from '#registry/generated/order-success.ts';
import type { OrderDocument } from '#schemas/invoice.ts';
import type { Order } from '#schemas/order.ts';
import { LinkButton } from '#ui/link-button.tsx';
import type { PaymentView } from '../payment/payment-standing.ts';
import { type PaymentActions, PaymentState } from '../payment/payment-state.tsx';
import { GuestAccount, type GuestAccountProps } from './guest-account.tsx';
import { orderSuccessStyles as styles } from './styles.ts';

export type OrderSuccessViewProps = OrderSuccessProps &
  PaymentActions & {
    /** Null: the address names no order; undefined: not read yet. */
    address: OrderAddress | null | undefined;
    view: PaymentView;
    /** Its invoice and credit notes; undefined while they are not known. */
    documents?: readonly OrderDocument[] | undefined;
    /** Offers a guest an account; left out: nobody is offered one. */
    guest?: Omit<GuestAccountProps, 'order'> | undefined;
  };

/** Thanks and what happens next; while the bank has not answered, that it is being asked. */
export function OrderSuccessView({ address, view, documents = [], guest, ...props }: OrderSuccessViewProps) {
  if (address !== null && view.order)
    return <Thanks order={view.order} orderKey={address?.key} documents={documents} guest={guest} {...props} />;
  return <PaymentState {...props} address={address} view={view} isPatient />;
}

type ThanksProps = Pick<OrderSuccessProps, 'thanks' | 'collectText' | 'shopUrl'> & {
  order: Order;
  orderKey: string | undefined;
  documents: readonly OrderDocument[];
  guest: OrderSuccessViewProps['guest'];
};

/** Statuses after the thanks: who comes back by a link of an e-mail reads how the order stands. */
const later: readonly Order['status'][] = ['SHIPPED', 'READY_FOR_PICKUP', 'DELIVERED', 'COLLECTED', 'REFUNDED'];

/** Its heading takes the focus: it appears after a wait, and is the news. */
function Thanks({ order, orderKey, documents, guest, thanks, collectText, shopUrl }: ThanksProps) {
  const messages = useMessages(allMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const name = order.billing?.firstname ?? order.delivery.address?.firstname;
  const isLater = later.includes(order.status);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {isLater ? messages.yours : (thanks ?? (name ? messages.thanks({ name }) : messages.thanksPlain))}
        </h2>
        <p>
          {messages.number} <strong>{order.reference}</strong>
        </p>
        {isLater ? (
          <p>
            <OrderStatus status={order.status} />
          </p>
        ) : (
          <p className={styles.muted}>{messages.mail({ email: order.email })}</p>
        )}
      </div>
      {!isLater && <NextSteps order={order} orderKey={orderKey} collectText={collectText} />}
      {guest && !isLater && <GuestAccount order={order} {...guest} />}
      <OrderCard order={order} />
      <RentalReturn order={order} />
      <OrderDocuments documents={documents} />
      <p className={styles.back}>
        <LinkButton href={shopUrl} variant="outline">
          {messages.toShop}
        </LinkButton>
      </p>
    </div>
  );
}

function NextSteps({ order, orderKey, collectText }: { order: Order; orderKey: string | undefined; collectText: string | undefined }) {
  const messages = useMessages(allMessages);
  const isCollected = order.delivery.type === 'CLICK_AND_COLLECT';
  const steps = [...Object.values(messages.steps[order.delivery.type]), ...(isCollected && collectText ? [collectText] : [])];
  return (
    <section className={styles.next}>
      <h3 className={styles.nextTitle}>{messages.next}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.rights}>
        <Withdrawal lines={order.lines} />
        <WithdrawLink order={order} orderKey={orderKey} />
      </div>
    </section>
  );
}
