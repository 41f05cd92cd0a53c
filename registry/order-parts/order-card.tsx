import type { Order } from '#schemas/order.ts';
import { DeliveryFacts } from './delivery-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderTotals } from './order-totals.tsx';
import { orderStyles as styles } from './styles.ts';

/** A whole order to read: lines, totals, delivery and billing. `showsReferences`: by which the shop finds the pieces. */
export function OrderCard({ order, showsReferences = false }: { order: Order; showsReferences?: boolean }) {
  return (
    <div className={styles.card}>
      <OrderLines lines={order.lines} showsReferences={showsReferences} />
      <OrderTotals
        {...order}
        hasDelivery={order.delivery.type !== 'NO_DELIVERY'}
        hasMargin={order.lines.some(({ marginScheme }) => marginScheme)}
      />
      <DeliveryFacts order={order} />
    </div>
  );
}
