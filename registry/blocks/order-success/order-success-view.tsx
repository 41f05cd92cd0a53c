import { useEffect, useRef } from 'react';
import type { CheckoutView } from '#client/shop/views.ts';
import { useLocalPath, useMessages } from '#client/site.tsx';
import { isPaidTooLate } from '#domain/payment-outcome.ts';
import type { OrderDeliveryKind } from '#schemas/delivery.ts';
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

const allMessages = {
  fr: {
    checking: 'Nous vérifions votre paiement…',
    checkingHint: 'Cela prend quelques secondes. Vous pouvez garder cette page ouverte.',
    thanks: (name: string) => `Merci ${name} !`,
    thanksPlain: 'Merci !',
    yours: 'Voici où elle en est',
    number: 'Commande',
    mail: (email: string) => `Un e-mail de confirmation part à l’instant vers ${email}.`,
    next: 'Et maintenant ?',
    steps: {
      CLICK_AND_COLLECT: ['Nous mettons votre commande de côté.', 'Venez la chercher au jour et à l’heure choisis, avec son numéro.'],
      DELIVERY: ['Nous emballons votre commande avec soin.', 'Vous recevez un e-mail dès qu’elle part.'],
      PICKUP: [
        'Nous emballons votre commande avec soin.',
        'Vous recevez un e-mail dès qu’elle part.',
        'Retirez-la au point relais choisi, avec un justificatif d’identité.',
      ],
      NO_DELIVERY: ['Nous préparons votre commande : rien n’est à expédier.', 'Vous recevez un e-mail dès qu’elle est terminée.'],
    } satisfies Record<OrderDeliveryKind, string[]>,
    late: 'Votre commande est enregistrée',
    lateText: 'La banque n’a pas encore confirmé le paiement. Inutile de payer à nouveau : nous vous écrivons dès que la réponse arrive.',
    refused: 'Cette commande ne se montre pas ici',
    refusedText: 'Ouvrez-la depuis votre compte, ou depuis le lien de l’e-mail de confirmation.',
    none: 'Aucune commande à montrer',
    noneText: 'L’adresse de cette page ne nomme pas de commande.',
    toOrders: 'Voir mes commandes',
    toShop: 'Retourner flâner',
    notPaid: 'Le paiement n’est pas passé',
    notPaidText: 'Rien n’a été débité, et vos articles vous attendent encore un moment.',
    retry: 'Réessayer le paiement',
  },
  en: {
    checking: 'We are checking your payment…',
    checkingHint: 'This takes a few seconds. You can keep this page open.',
    thanks: (name: string) => `Thank you, ${name}!`,
    thanksPlain: 'Thank you!',
    yours: 'Here is how it stands',
    number: 'Order',
    mail: (email: string) => `A confirmation e-mail is on its way to ${email}.`,
    next: 'What happens next?',
    steps: {
      CLICK_AND_COLLECT: ['We put your order aside.', 'Come and collect it at the chosen day and hour, with its number.'],
      DELIVERY: ['We wrap your order with care.', 'You receive an e-mail as soon as it leaves.'],
      PICKUP: [
        'We wrap your order with care.',
        'You receive an e-mail as soon as it leaves.',
        'Collect it at the chosen relay point, with proof of identity.',
      ],
      NO_DELIVERY: ['We prepare your order: nothing has to be sent.', 'You receive an e-mail as soon as it is finished.'],
    } satisfies Record<OrderDeliveryKind, string[]>,
    late: 'Your order is registered',
    lateText: 'The bank has not confirmed the payment yet. There is no need to pay again: we write to you as soon as the answer arrives.',
    refused: 'This order cannot be shown here',
    refusedText: 'Open it from your account, or from the link in the confirmation e-mail.',
    none: 'No order to show',
    noneText: 'The address of this page names no order.',
    toOrders: 'See my orders',
    toShop: 'Back to browsing',
    notPaid: 'The payment did not go through',
    notPaidText: 'Nothing was charged, and your items wait for you a while longer.',
    retry: 'Try the payment again',
  },
};

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
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  if (address === null) {
    return (
      <EmptyState icon="parcel" title={messages.none} text={messages.noneText}>
        <LinkButton href={to('/account/orders')}>{messages.toOrders}</LinkButton>
      </EmptyState>
    );
  }
  if (view.status === 'success' && view.order) return <Thanks order={view.order} documents={documents} {...props} />;
  if (view.status === 'late') return <EmptyState icon="clock" title={messages.late} text={messages.lateText} />;
  if (view.status === 'failed' && view.order && isPaidTooLate(view.order)) return <LatePayment order={view.order} />;
  if (view.status === 'cancelled' || view.status === 'failed') {
    const isReadable = view.order !== null;
    return (
      <EmptyState
        icon="info"
        title={isReadable ? messages.notPaid : messages.refused}
        text={isReadable ? messages.notPaidText : messages.refusedText}
      >
        {isReadable ? (
          <Button onClick={onRetry}>{messages.retry}</Button>
        ) : (
          <LinkButton href={to('/account/orders')}>{messages.toOrders}</LinkButton>
        )}
      </EmptyState>
    );
  }
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.ring}>
        <Spinner />
      </span>
      <p className={styles.title}>{messages.checking}</p>
      <p className={styles.muted}>{messages.checkingHint}</p>
    </div>
  );
}

type ThanksProps = Pick<OrderSuccessProps, 'thanks' | 'collectText' | 'shopUrl'> & { order: Order; documents: readonly OrderDocument[] };

/** Statuses after the thanks: who comes back by a link of an e-mail reads how the order stands. */
const later: readonly Order['status'][] = ['SHIPPED', 'READY_FOR_PICKUP', 'DELIVERED', 'COLLECTED', 'REFUNDED'];

/** Its heading takes the focus: it appears after a wait, and is the news. */
function Thanks({ order, documents, thanks, collectText, shopUrl }: ThanksProps) {
  const messages = useMessages(allMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const name = order.billing?.firstname ?? order.delivery.address?.firstname;
  const isLater = later.includes(order.status);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {isLater ? messages.yours : (thanks ?? (name ? messages.thanks(name) : messages.thanksPlain))}
        </h2>
        <p>
          {messages.number} <strong>{order.reference}</strong>
        </p>
        {isLater ? (
          <p>
            <OrderStatus status={order.status} />
          </p>
        ) : (
          <p className={styles.muted}>{messages.mail(order.email)}</p>
        )}
      </div>
      {!isLater && <NextSteps order={order} collectText={collectText} />}
      <OrderCard order={order} />
      <OrderDocuments documents={documents} />
      <p className={styles.back}>
        <LinkButton href={shopUrl} variant="outline">
          {messages.toShop}
        </LinkButton>
      </p>
    </div>
  );
}

function NextSteps({ order, collectText }: { order: Order; collectText: string | undefined }) {
  const messages = useMessages(allMessages);
  const isCollected = order.delivery.type === 'CLICK_AND_COLLECT';
  const steps = [...messages.steps[order.delivery.type], ...(isCollected && collectText ? [collectText] : [])];
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
      </div>
    </section>
  );
}
