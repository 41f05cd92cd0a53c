import { useEffect, useRef } from 'react';
import type { CheckoutView } from '#client/shop/views.ts';
import { useLocalPath, useWords } from '#client/site.tsx';
import { isPaidTooLate } from '#machines/checkout/payment-outcome.ts';
import type { OrderDocument } from '#schemas/invoice.ts';
import type { Order } from '#schemas/order.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { OrderSuccessProps } from '../../generated/order-success.ts';
import { LatePayment } from '../../order-parts/late-payment.tsx';
import type { OrderAddress } from '../../order-parts/order-address.ts';
import { OrderCard } from '../../order-parts/order-card.tsx';
import { OrderDocuments } from '../../order-parts/order-documents.tsx';
import { OrderStatus } from '../../order-parts/order-status.tsx';
import { Withdrawal } from '../../order-parts/withdrawal.tsx';
import { orderSuccessStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

export type OrderSuccessViewProps = OrderSuccessProps & {
  /** Null: the address names no order; undefined: not read yet. */
  address: OrderAddress | null | undefined;
  view: Pick<CheckoutView, 'status' | 'order' | 'failure'>;
  /** Its invoice and credit notes; undefined while they are not known. */
  documents?: readonly OrderDocument[] | undefined;
  onRetry: () => void;
};

/** Thanks and what happens next; while the bank has not answered, that it is being asked. */
export function OrderSuccessView({ address, view, documents = [], onRetry, ...props }: OrderSuccessViewProps) {
  const words = useWords(allWords);
  const to = useLocalPath();
  if (address === null) {
    return (
      <EmptyState icon="parcel" title={words.none} text={words.noneText}>
        <LinkButton href={to('/account/orders')}>{words.toOrders}</LinkButton>
      </EmptyState>
    );
  }
  if (view.status === 'success' && view.order) return <Thanks order={view.order} documents={documents} {...props} />;
  if (view.status === 'late') return <EmptyState icon="clock" title={words.late} text={words.lateText} />;
  if (view.status === 'failed' && view.order && isPaidTooLate(view.order)) return <LatePayment order={view.order} />;
  if (view.status === 'cancelled' || view.status === 'failed') {
    const isReadable = view.order !== null;
    return (
      <EmptyState icon="info" title={isReadable ? words.notPaid : words.refused} text={isReadable ? words.notPaidText : words.refusedText}>
        {isReadable ? (
          <Button onClick={onRetry}>{words.retry}</Button>
        ) : (
          <LinkButton href={to('/account/orders')}>{words.toOrders}</LinkButton>
        )}
      </EmptyState>
    );
  }
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.ring}>
        <Spinner />
      </span>
      <p className={styles.title}>{words.checking}</p>
      <p className={styles.muted}>{words.checkingHint}</p>
    </div>
  );
}

type ThanksProps = Pick<OrderSuccessProps, 'thanks' | 'collectText' | 'shopUrl'> & { order: Order; documents: readonly OrderDocument[] };

/** Statuses after the thanks: who comes back by a link of an e-mail reads how the order stands. */
const later: readonly Order['status'][] = ['SHIPPED', 'READY_FOR_PICKUP', 'DELIVERED', 'COLLECTED', 'REFUNDED'];

/** Its heading takes the focus: it appears after a wait, and is the news. */
function Thanks({ order, documents, thanks, collectText, shopUrl }: ThanksProps) {
  const words = useWords(allWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const name = order.billing?.firstname ?? order.delivery.address?.firstname;
  const isLater = later.includes(order.status);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {isLater ? words.yours : (thanks ?? (name ? words.thanks(name) : words.thanksPlain))}
        </h2>
        <p>
          {words.number} <strong>{order.reference}</strong>
        </p>
        {isLater ? (
          <p>
            <OrderStatus status={order.status} />
          </p>
        ) : (
          <p className={styles.muted}>{words.mail(order.email)}</p>
        )}
      </div>
      {!isLater && <NextSteps order={order} collectText={collectText} />}
      <OrderCard order={order} />
      <OrderDocuments documents={documents} />
      <p className={styles.back}>
        <LinkButton href={shopUrl} variant="outline">
          {words.toShop}
        </LinkButton>
      </p>
    </div>
  );
}

function NextSteps({ order, collectText }: { order: Order; collectText: string | undefined }) {
  const words = useWords(allWords);
  const isCollected = order.delivery.type === 'CLICK_AND_COLLECT';
  const steps = [...words.steps[order.delivery.type], ...(isCollected && collectText ? [collectText] : [])];
  return (
    <section className={styles.next}>
      <h3 className={styles.nextTitle}>{words.next}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.rights}>
        <Withdrawal lines={order.lines} />
      </div>
    </section>
  );
}
