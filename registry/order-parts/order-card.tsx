import type { Order } from '#schemas/order.ts';
import { DeliveryFacts } from './delivery-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderTotals } from './order-totals.tsx';
import { orderStyles as styles } from './styles.ts';

/** A whole order to read: lines, totals, delivery and billing. */
export function OrderCard({ order }: { order: Order }) {
  return (
    <div className={styles.card}>
      <OrderLines lines={order.lines} />
      <OrderTotals
        {...order}
        hasDelivery={order.delivery.type !== 'NO_DELIVERY'}
        hasMargin={order.lines.some(({ marginScheme }) => marginScheme)}
      />
      <DeliveryFacts order={order} />
    </div>
  );
}
