import { useLocalPath, useMessages } from '#client/site.tsx';
import { isPaidTooLate } from '#domain/payment-outcome.ts';
import type { OrderDocument } from '#schemas/invoice.ts';
import type { Order } from '#schemas/order.ts';
import type { OrderBack, Returnable } from '#schemas/order-back.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Alert } from '#ui/alert.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { messages as orderMessages } from '../../order-parts/messages.ts';
import { OrderAgain } from '../../order-parts/order-again.tsx';
import { OrderCard } from '../../order-parts/order-card.tsx';
import { OrderDocuments } from '../../order-parts/order-documents.tsx';
import { OrderStatus } from '../../order-parts/order-status.tsx';
import { OrderTimeline } from '../../order-parts/order-timeline.tsx';
import { useDates } from '../../order-parts/use-dates.ts';
import { OrderReturns } from '../../return-parts/order-returns.tsx';

const allMessages = {
  fr: {
    loading: 'Chargement de la commande',
    order: 'Commande',
    of: (date: string) => `du ${date}`,
    back: 'Toutes mes commandes',
    message: 'Votre mot pour la boutique',
    error: 'Cette commande ne se charge pas pour l’instant.',
    missing: 'Commande introuvable',
    missingText: 'Elle n’existe pas, ou elle appartient à un autre compte.',
    retry: 'Réessayer',
    pay: 'Réessayer le paiement',
    unpaid: 'Cette commande attend encore son paiement.',
  },
  en: {
    loading: 'Loading the order',
    order: 'Order',
    of: (date: string) => `of ${date}`,
    back: 'All my orders',
    message: 'Your word to the shop',
    error: 'This order does not load at the moment.',
    missing: 'Order not found',
    missingText: 'It does not exist, or it belongs to another account.',
    retry: 'Try again',
    pay: 'Try the payment again',
    unpaid: 'This order still waits for its payment.',
  },
};

export type OrderDetailViewProps = {
  order: Order | undefined;
  /** `missing`: refused; `failed`: no answer. */
  trouble: 'missing' | 'failed' | null;
  onRetry: () => void;
  /** Its invoice and credit notes; undefined while they are not known. */
  documents?: readonly OrderDocument[] | undefined;
  /** Returns of the order, and whether more can be sent back; undefined while that is not known. */
  returns?: { ordersBack: readonly OrderBack[]; returnable: Returnable } | undefined;
};

const styles = {
  page: style({ display: 'grid', gap: theme.space.l, maxWidth: theme.measure.narrow }),
  head: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.m, justifyContent: 'space-between' }),
  title: style({
    margin: 0,
    fontFamily: theme.font.title,
    fontSize: theme.size.h3,
    fontWeight: theme.weight.title,
    color: theme.colour.heading,
  }),
  message: style({ margin: 0, whiteSpace: 'pre-line' }),
};

/** One order of the account. An unpaid one can be paid from here while its stock is held. */
export function OrderDetailView({ order, trouble, onRetry, documents, returns }: OrderDetailViewProps) {
  const messages = useMessages(allMessages);
  const partMessages = useMessages(orderMessages);
  const to = useLocalPath();
  const dates = useDates();
  const back = (
    <LinkButton href={to('/account/orders')} variant="quiet">
      {messages.back}
    </LinkButton>
  );
  if (trouble === 'missing') {
    return (
      <EmptyState icon="parcel" title={messages.missing} text={messages.missingText}>
        {back}
      </EmptyState>
    );
  }
  if (trouble === 'failed') {
    return <RetryAlert text={messages.error} label={messages.retry} onRetry={onRetry} />;
  }
  if (!order) return <Skeleton label={messages.loading} bars={[2, 12, 6]} />;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {messages.order} {order.reference} {messages.of(dates.date(order.createdAt))}
        </h2>
        <OrderStatus status={order.status} />
      </div>
      {order.status === 'PENDING_PAYMENT' && (
        <Alert tone="info">
          <p>{messages.unpaid}</p>
          <div>
            <LinkButton href={to(`/order/error?id=${order.id}`)}>{messages.pay}</LinkButton>
          </div>
        </Alert>
      )}
      {isPaidTooLate(order) && (
        <Alert tone="warning" title={partMessages.paidTooLate}>
          <p>{partMessages.paidTooLateText}</p>
        </Alert>
      )}
      <OrderTimeline order={order} />
      <OrderCard order={order} linksProducts />
      <OrderAgain order={order} />
      {documents && <OrderDocuments documents={documents} />}
      {returns && <OrderReturns id={order.id} {...returns} />}
      {order.message && (
        <Alert tone="info" title={messages.message}>
          <p className={styles.message}>{order.message}</p>
        </Alert>
      )}
      <div>{back}</div>
    </div>
  );
}
