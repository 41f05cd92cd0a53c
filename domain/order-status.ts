import type { Order, OrderStatus, Tracking } from '#schemas/order.ts';

/** The statuses in which a parcel has left the shop. */
export const isOnItsWay = (status: OrderStatus): boolean => status === 'SHIPPED' || status === 'DELIVERED';

/**
 * Whether the customer hears by itself of what the shop writes down of a parcel: while it is on its way, when she is told where to
 * follow it for the first time. What was known when it left stood in the e-mail of that step, and a correction is told when the
 * shop asks for it. `before` and `after` null: nothing is known.
 */
export function tellsTracking(status: OrderStatus, before: Tracking | null, after: Tracking | null): boolean {
  if (status !== 'SHIPPED' || after === null) return false;
  return before === null || (before.link === null && after.link !== null);
}

/** Money came after the order was cancelled, when it could no longer be had: the shop gives it back. */
export const isPaidTooLate = ({ status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>): boolean =>
  status === 'CANCELLED' && paymentStatus === 'paid';
