import { useLocalPath, useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { isPaidTooLate } from '#domain/order-status.ts';
import { messages as allMessages } from '#messages/generated/registry/account/orders/order-sheet-view.ts';
import { messages as orderMessages } from '#messages/generated/registry/account/orders.ts';
import { OrderReviews } from '#registry/catalogue/reviews/order-reviews.tsx';
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
import { OrderReturns } from '../returns/order-returns.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { OrderAgain } from './order-again.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderStatus } from './order-status.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { RentalReturn } from './rental-return.tsx';
import { WithdrawLink } from './withdraw-link.tsx';

export type OrderSheetViewProps = {
  order: Order | undefined;
  /** `missing`: refused; `failed`: no answer. */
  trouble: 'missing' | 'failed' | null;
  onRetry: () => void;
  /** The order as it is after its customer cancelled it; left out: it is not cancelled from here. */
  onCancelled?: (order: Order) => void;
  /** Key that opens the order without an account. */
  orderKey?: string | undefined;
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

/** Only then it can be reviewed. */
const hasArrived = ({ status }: Order): boolean => status === 'DELIVERED' || status === 'COLLECTED';

/**
 * One order for its customer: of her account, or without one by its key. An unpaid one can be paid from here while its stock is held, and
 * what nobody works on yet cancelled.
 */
export function OrderSheetView({ order, trouble, onRetry, onCancelled, orderKey, documents, returns }: OrderSheetViewProps) {
  const messages = useMessages(allMessages);
  const partMessages = useMessages(orderMessages);
  const to = useLocalPath();
  const dates = useDates();
  const back = (
    <LinkButton href={to(orderKey ? '/order/follow' : '/account/orders')} variant="quiet">
      {orderKey ? messages.another : messages.back}
    </LinkButton>
  );
  if (trouble === 'missing') {
    return (
      <EmptyState icon="parcel" title={messages.missing} text={orderKey ? messages.missingLink : messages.missingText}>
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
          {messages.order} {order.reference} {messages.of({ date: dates.date(order.createdAt) })}
        </h2>
        <OrderStatus status={order.status} />
      </div>
      {order.status === 'PENDING_PAYMENT' && (
        <Alert tone="info">
          <p>{messages.unpaid}</p>
          <div>
            <LinkButton href={to(`/order/error?id=${order.id}${orderKey ? `&key=${orderKey}` : ''}`)}>{messages.pay}</LinkButton>
          </div>
        </Alert>
      )}
      {isPaidTooLate(order) && (
        <Alert tone="warning" title={partMessages.paidTooLate}>
          <p>{partMessages.paidTooLateText}</p>
        </Alert>
      )}
      <OrderTimeline order={order} />
      {onCancelled && <CancelOrder order={order} orderKey={orderKey} onCancelled={onCancelled} />}
      <OrderCard order={order} linksProducts />
      <RentalReturn order={order} />
      {hasArrived(order) && !orderKey && <OrderReviews id={order.id} />}
      <OrderAgain order={order} />
      {documents && <OrderDocuments documents={documents} />}
      {returns && <OrderReturns id={order.id} {...returns} />}
      <WithdrawLink order={order} orderKey={orderKey} />
      {order.message && (
        <Alert tone="info" title={messages.message}>
          <p className={styles.message}>{order.message}</p>
        </Alert>
      )}
      <div>{back}</div>
    </div>
  );
}
