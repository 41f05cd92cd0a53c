import type { CheckoutView } from '#client/shop/views.ts';

/** What a page after the payment has of the checkout. */
export type PaymentView = Pick<CheckoutView, 'status' | 'watch' | 'payment' | 'placed' | 'order' | 'failure'>;

/**
 * What a page after the payment shows. `checking`: nothing is known yet; `deciding`: the provider has not decided; `unpaid`: no payment
 * arrived, and it can still be made; `entering`: another payment, by a card on this page; `expired`: the order waits for none any more;
 * `givenBack`: the money came too late.
 */
export type PaymentStanding =
  | 'none'
  | 'checking'
  | 'entering'
  | 'deciding'
  | 'unpaid'
  | 'unreachable'
  | 'paid'
  | 'refused'
  | 'cancelled'
  | 'expired'
  | 'givenBack'
  | 'unreadable';

const outcomes = { paid: 'paid', refused: 'refused', cancelled: 'cancelled', over: 'expired', refund: 'givenBack' } as const;

/**
 * Where a payment stands for the reader. Only what the shop says of the order counts, never the address.
 *
 * @param isPatient the page is for those who have paid: an open payment is waited for before it counts as missing
 */
export function paymentStanding({ status, watch, payment, order }: PaymentView, isPatient: boolean): PaymentStanding {
  if (order) return 'paid';
  if (status === 'entering' || status === 'charging') return 'entering';
  if (status === 'failed' && !payment) return 'unreadable';
  if (watch === 'unreachable') return 'unreachable';
  if (!payment || watch === 'cancelling' || watch === 'opening') return 'checking';
  if (payment.outcome !== 'waiting') return outcomes[payment.outcome];
  if (isPatient && (watch === 'reading' || watch === 'waiting')) return 'checking';
  return payment.canPay ? 'unpaid' : 'deciding';
}
