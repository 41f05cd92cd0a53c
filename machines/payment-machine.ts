import { setup } from 'xstate';

/** Events of a payment attempt, from the shop itself or from a signed notification. */
export type PaymentEvent =
  | { type: 'payment.redirected' }
  | { type: 'payment.pending' }
  | { type: 'payment.authorized' }
  | { type: 'payment.paid' }
  | { type: 'payment.failed' }
  | { type: 'payment.cancelled' }
  | { type: 'payment.expired' }
  | { type: 'payment.partially-refunded' }
  | { type: 'payment.refunded' };

const settled = { 'payment.paid': 'paid' } as const;
const outcomes = {
  ...settled,
  'payment.pending': 'pending',
  'payment.authorized': 'authorized',
  'payment.failed': 'failed',
  'payment.cancelled': 'cancelled',
} as const;

/**
 * The life of one payment attempt; the names of the states are the statuses that are stored.
 * Providers repeat and reorder their notifications: what does not lead forward from a state is ignored by it.
 * `paid` never returns to failed or cancelled, and a failed, cancelled or expired attempt can still become paid:
 * the shopper may have tried a second card on the provider's page.
 */
export const paymentMachine = setup({ types: { events: {} as PaymentEvent } }).createMachine({
  id: 'payment',
  initial: 'created',
  states: {
    created: { on: { ...outcomes, 'payment.redirected': 'redirected', 'payment.expired': 'expired' } },
    redirected: { on: { ...outcomes, 'payment.expired': 'expired' } },
    pending: {
      on: {
        ...settled,
        'payment.authorized': 'authorized',
        'payment.failed': 'failed',
        'payment.cancelled': 'cancelled',
        'payment.expired': 'expired',
      },
    },
    authorized: { on: { ...settled, 'payment.cancelled': 'cancelled', 'payment.failed': 'failed' } },
    paid: { on: { 'payment.partially-refunded': 'partially_refunded', 'payment.refunded': 'refunded' } },
    partially_refunded: { on: { 'payment.refunded': 'refunded' } },
    refunded: { type: 'final' },
    failed: { on: settled },
    cancelled: { on: settled },
    expired: { on: settled },
  },
});
