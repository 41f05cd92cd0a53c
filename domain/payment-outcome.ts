import type { Order } from '#schemas/order.ts';

/** Money came after the order was cancelled, when it could no longer be had: the shop gives it back. */
export const isPaidTooLate = ({ status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>): boolean =>
  status === 'CANCELLED' && paymentStatus === 'paid';
