import type { Order } from '#schemas/order.ts';
import type { PaymentReturn } from './steps.ts';

const isPaid = ({ status, paymentStatus }: Order): boolean =>
  !['PENDING_PAYMENT', 'CANCELLED'].includes(status) || paymentStatus === 'paid' || paymentStatus === 'authorized';

/** What became of a payment. Only the order tells that it was paid; the address the shopper came back to tells that she gave up. */
export function paymentOutcome(order: Order, returned: PaymentReturn | null): 'success' | 'cancelled' | 'failed' | 'open' {
  if (isPaid(order)) return 'success';
  if (order.paymentStatus === 'cancelled' || returned?.outcome === 'cancel') return 'cancelled';
  if (order.status === 'CANCELLED' || order.paymentStatus === 'failed' || order.paymentStatus === 'expired') return 'failed';
  return returned?.outcome === 'error' ? 'failed' : 'open';
}
