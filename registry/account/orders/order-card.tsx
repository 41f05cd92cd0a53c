import { InCurrency } from '#client/money.tsx';
import type { Order } from '#schemas/order.ts';
import { DeliveryFacts } from './delivery-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderTotals } from './order-totals.tsx';
import { orderStyles as styles } from './styles.ts';

type OrderCardProps = { order: Order; showsReferences?: boolean; linksProducts?: boolean };

/**
 * A whole order to read: lines, totals, delivery and billing. `showsReferences`: by which the shop finds the pieces; `linksProducts`:
 * with the way to their pages.
 */
export function OrderCard({ order, showsReferences = false, linksProducts = false }: OrderCardProps) {
  return (
    <InCurrency currency={order.currency}>
      <div className={styles.card}>
        <OrderLines lines={order.lines} showsReferences={showsReferences} linksProducts={linksProducts} />
        <OrderTotals
          {...order}
          hasDelivery={order.delivery.type !== 'NO_DELIVERY'}
          hasMargin={order.lines.some(({ marginScheme }) => marginScheme)}
        />
        <DeliveryFacts order={order} />
      </div>
    </InCurrency>
  );
}
