import type { CheckoutView } from '#client/shop/views.ts';

/** Part of the checkout that a page after the payment uses. */
export type PaymentView = Pick<CheckoutView, 'status' | 'watch' | 'payment' | 'placed' | 'order' | 'failure'>;

/**
 * State that a page after the payment shows. `checking`: nothing is known yet; `deciding`: the provider has not decided; `unpaid`: no
 * payment arrived, and it can still be made; `entering`: another payment, by a card on this page; `expired`: the order no longer waits for
 * a payment; `givenBack`: the money came too late.
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
 * Returns the state of a payment for the reader. It comes from the shop's answer about the order, never from the address.
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
