import type { Order } from '#schemas/order.ts';
import type { PaymentReturn } from './checkout-steps.ts';

/** Money came after the order was cancelled, when it could no longer be had: the shop gives it back. */
export const isPaidTooLate = ({ status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>): boolean =>
  status === 'CANCELLED' && paymentStatus === 'paid';

const isPaid = ({ status, paymentStatus }: Order): boolean =>
  status === 'PENDING_PAYMENT' ? paymentStatus === 'paid' || paymentStatus === 'authorized' : status !== 'CANCELLED';

/** What became of a payment. Only the order tells that it was paid; the address the shopper came back to tells that she gave up. */
export function paymentOutcome(order: Order, returned: PaymentReturn | null): 'success' | 'cancelled' | 'failed' | 'open' {
  if (isPaid(order)) return 'success';
  if (isPaidTooLate(order)) return 'failed';
  if (order.paymentStatus === 'cancelled' || returned?.outcome === 'cancel') return 'cancelled';
  if (order.status === 'CANCELLED' || order.paymentStatus === 'failed' || order.paymentStatus === 'expired') return 'failed';
  return returned?.outcome === 'error' ? 'failed' : 'open';
}
