import type { Order, OrderStatus, Tracking } from '#schemas/order.ts';

/** The statuses in which a parcel has left the shop. */
export const isOnItsWay = (status: OrderStatus): boolean => status === 'SHIPPED' || status === 'DELIVERED';

/**
 * Returns whether the customer is notified automatically of a change of tracking. That is so while the parcel is on its way and gets a
 * tracking link for the first time. Data known at its departure were in the e-mail of that step, and a correction is sent only if the shop
 * requests it. `before` and `after` null: nothing is known.
 */
export function tellsTracking(status: OrderStatus, before: Tracking | null, after: Tracking | null): boolean {
  if (status !== 'SHIPPED' || after === null) return false;
  return before === null || (before.link === null && after.link !== null);
}

/** Money came after the order was cancelled, when it could no longer be had: the shop gives it back. */
export const isPaidTooLate = ({ status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>): boolean =>
  status === 'CANCELLED' && paymentStatus === 'paid';
