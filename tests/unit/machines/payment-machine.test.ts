import { describe, expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type PaymentEvent, paymentMachine } from '#machines/payment-machine.ts';
import { PaymentStatus } from '#schemas/order.ts';
import { everyState, statesOn } from './states.ts';

const events: PaymentEvent[] = [
  { type: 'payment.redirected' },
  { type: 'payment.pending' },
  { type: 'payment.authorized' },
  { type: 'payment.paid' },
  { type: 'payment.failed' },
  { type: 'payment.cancelled' },
  { type: 'payment.expired' },
  { type: 'payment.partially-refunded' },
  { type: 'payment.refunded' },
];
const paths = getShortestPaths(paymentMachine, { events });

function statusAfter(...types: PaymentEvent['type'][]): string {
  const [start] = initialTransition(paymentMachine);
  return String(types.reduce((state, type) => transition(paymentMachine, state, { type })[0], start).value);
}

describe('the life of a payment attempt', () => {
  it('can reach every state', () => {
    expect(statesOn(paymentMachine, paths, events)).toEqual(everyState(paymentMachine));
  });

  it('can reach every status of the contract and no other', () => {
    expect(paths.map((path) => String(path.state.value)).sort()).toEqual([...PaymentStatus.options].sort());
  });

  it('walks the same way as its shortest paths say', () => {
    for (const path of paths) {
      const types = path.steps.map((step) => step.event.type).filter((type) => events.some((event) => event.type === type));
      expect(statusAfter(...types)).toBe(path.state.value);
    }
  });

  it('never leaves paid for failed, cancelled or expired', () => {
    for (const settled of ['paid', 'partially_refunded', 'refunded']) {
      const path = paths.find((each) => each.state.value === settled);
      for (const event of events) {
        if (path) expect(['paid', 'partially_refunded', 'refunded']).toContain(transition(paymentMachine, path.state, event)[0].value);
      }
    }
  });

  it.each(['payment.failed', 'payment.cancelled', 'payment.expired'] as const)('can still become paid after %s', (type) => {
    expect(statusAfter('payment.redirected', type, 'payment.paid')).toBe('paid');
  });

  it('stays authorized when the pending notification arrives after it', () => {
    expect(statusAfter('payment.authorized', 'payment.pending')).toBe('authorized');
  });
});
