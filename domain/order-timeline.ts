import type { Order, OrderStatus } from '#schemas/order.ts';

export type TimelineStep = { status: OrderStatus; state: 'done' | 'current' | 'ahead' };

/**
 * The way of an order from its payment to the customer, with where it stands; null for one that has left that way (cancelled or
 * refunded), of which its status says all.
 */
export function orderTimeline({
  status,
  delivery,
}: Pick<Order, 'status'> & { delivery: Pick<Order['delivery'], 'type'> }): TimelineStep[] | null {
  const first: OrderStatus = status === 'PENDING_PAYMENT' ? 'PENDING_PAYMENT' : 'PAID';
  const steps: OrderStatus[] =
    delivery.type === 'NO_DELIVERY'
      ? [first, 'PREPARING', 'DELIVERED']
      : delivery.type === 'CLICK_AND_COLLECT'
        ? [first, 'PREPARING', 'READY_FOR_PICKUP', 'COLLECTED']
        : [first, 'PREPARING', 'SHIPPED', 'DELIVERED'];
  const here = steps.indexOf(status);
  if (here < 0) return null;
  // An order that has arrived has no step left, so its last one is done too.
  const isOver = here === steps.length - 1;
  return steps.map((step, at) => ({ status: step, state: at < here || isOver ? 'done' : at === here ? 'current' : 'ahead' }));
}
