import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, initialTransition, SimulatedClock, transition, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { OrderReference } from '#domain/checkout-steps.ts';
import { type PaymentReturnEvent, paymentReturnMachine } from '#machines/payment-return-machine.ts';
import type { Order } from '#schemas/order.ts';
import type { PaymentState } from '#schemas/payments.ts';
import { orderId, orderWith, paymentWith } from './checkout-samples.ts';
import { noAnswer, refusal } from './failures.ts';
import { everyState, statesOn } from './states.ts';

const input = { id: orderId, key: 'reading-key' };
const answered = (state: string, result: { output: unknown } | { error: unknown }) =>
  ({
    type: `xstate.${'output' in result ? 'done' : 'error'}.actor.0.paymentReturn.${state}`,
    actorId: `0.paymentReturn.${state}`,
    ...result,
  }) as unknown as PaymentReturnEvent;
const read = (over: Partial<PaymentState> = {}) => answered('reading', { output: paymentWith(over) });
const opened = answered('opening', { output: orderWith({ status: 'PAID', paymentStatus: 'paid' }) });
const cancelled = answered('cancelling', { output: paymentWith({ outcome: 'cancelled', retryAfterMs: null }) });
const passed = { type: 'xstate.after.backOff.paymentReturn.waiting' } as unknown as PaymentReturnEvent;

const walk = (...events: PaymentReturnEvent[]) =>
  events.reduce((state, event) => transition(paymentReturnMachine, state, event)[0], initialTransition(paymentReturnMachine, input)[0]);

describe('the paths of a payment that the shopper comes back from', () => {
  const events = [
    read(),
    ...(['paid', 'refused', 'cancelled', 'over', 'refund'] as const).map((outcome) => read({ outcome })),
    answered('reading', { error: refusal('Unknown') }),
    answered('reading', { error: noAnswer() }),
    opened,
    answered('opening', { error: noAnswer() }),
    cancelled,
    answered('cancelling', { error: noAnswer() }),
    passed,
    { type: 'payment.look' } as const,
    { type: 'payment.stop' } as const,
    { type: 'payment.give-up' } as const,
  ];
  const paths = getShortestPaths(paymentReturnMachine, {
    input,
    events,
    serializeState: ({ value, context }) => JSON.stringify([value, context.payment?.outcome, context.reads, context.misses]),
  });

  it('reach every state', () => {
    expect(statesOn(paymentReturnMachine, paths, events)).toEqual(everyState(paymentReturnMachine));
  });

  it('end as paid on nothing but a shop that says so', () => {
    const paid = paths.filter(({ state }) => state.value === 'paid');
    expect(paid.length).toBeGreaterThan(0);
    for (const { state } of paid) expect(state.context).toMatchObject({ payment: { outcome: 'paid' }, order: { status: 'PAID' } });
  });
});

describe('a payment that the shopper comes back from', () => {
  it('is what the shop says', () => {
    expect(walk(read({ outcome: 'paid' }), opened).output).toMatchObject({ payment: { outcome: 'paid' }, order: { id: orderId } });
    expect(walk(read({ outcome: 'refused' }))).toMatchObject({ value: 'refused', output: { order: null } });
    expect(walk(read({ outcome: 'cancelled' })).value).toBe('cancelled');
    expect(walk(read({ outcome: 'over' })).value).toBe('expired');
    expect(walk(read({ outcome: 'refund' })).value).toBe('givenBack');
    expect(walk(read()).value).toBe('waiting');
  });

  it('is not shown to who may not read the order', () => {
    expect(walk(answered('reading', { error: refusal('Unknown') })).output).toEqual({ payment: null, order: null });
  });

  it('is looked for no more when the shopper stops it, or when nothing more will change by itself, and again on demand', () => {
    const stopped = walk(read(), { type: 'payment.stop' });
    expect(stopped.value).toBe('pendingLong');
    expect(walk(read({ retryAfterMs: null })).value).toBe('pendingLong');
    expect(transition(paymentReturnMachine, stopped, { type: 'payment.look' })[0]).toMatchObject({
      value: 'reading',
      context: { reads: 0 },
    });
  });

  it('is given up on demand, unless it was made meanwhile', () => {
    expect(walk(read(), { type: 'payment.give-up' }, cancelled).value).toBe('cancelled');
    const paid = answered('cancelling', { output: paymentWith({ outcome: 'paid' }) });
    expect(walk(read(), { type: 'payment.give-up' }, paid, opened).value).toBe('paid');
    expect(walk(read(), { type: 'payment.give-up' }, answered('cancelling', { error: noAnswer() })).value).toBe('waiting');
  });

  it('can be looked for at once while the next read is awaited', () => {
    expect(walk(read(), { type: 'payment.look' }).value).toBe('reading');
  });
});

function started(read: () => Promise<PaymentState>) {
  const clock = new SimulatedClock();
  const machine = paymentReturnMachine.provide({
    actors: {
      readPayment: fromPromise<PaymentState, OrderReference>(read),
      readOrder: fromPromise<Order, OrderReference>(() => Promise.resolve(orderWith({ status: 'PAID', paymentStatus: 'paid' }))),
    },
  });
  const actor = createActor(machine, { input, clock });
  actor.start();
  return { actor, clock };
}

describe('looking for a payment', () => {
  const waitsOf = async (retryAfterMs: number) => {
    const { actor, clock } = started(() => Promise.resolve(paymentWith({ retryAfterMs })));
    const waits: number[] = [];
    for (let round = 0; round < 14; round++) {
      await waitFor(actor, (state) => state.matches('waiting'));
      let waited = 0;
      while (actor.getSnapshot().matches('waiting')) {
        clock.increment(250);
        waited += 250;
      }
      waits.push(waited);
    }
    return waits;
  };

  it('waits a second at first, longer each time, and never more than ten', async () => {
    const waits = await waitsOf(500);
    expect(waits.slice(0, 4)).toEqual([1000, 1500, 2250, 3500]);
    expect(Math.max(...waits)).toBe(10_000);
    expect([...waits].sort((a, b) => a - b)).toEqual(waits);
  });

  it('waits as long as the shop asks for', async () => {
    expect((await waitsOf(3000)).slice(0, 4)).toEqual([3000, 3000, 3000, 3500]);
  });

  it('ends after 15 reads without news', async () => {
    let reads = 0;
    const { actor, clock } = started(() => {
      reads += 1;
      return reads % 2 === 0 ? Promise.reject(noAnswer()) : Promise.resolve(paymentWith());
    });
    for (let round = 0; round < 14; round++) {
      await waitFor(actor, (state) => state.matches('waiting'));
      clock.increment(10_000);
    }
    await waitFor(actor, (state) => state.matches('pendingLong'));
    expect(reads).toBe(15);
  });

  it('says that the shop cannot be reached after 4 reads without an answer, and goes on from there on demand', async () => {
    let isAway = true;
    const { actor, clock } = started(() => (isAway ? Promise.reject(noAnswer()) : Promise.resolve(paymentWith({ outcome: 'paid' }))));
    for (let round = 0; round < 3; round++) {
      await waitFor(actor, (state) => state.matches('waiting'));
      clock.increment(10_000);
    }
    await waitFor(actor, (state) => state.matches('unreachable'));
    isAway = false;
    actor.send({ type: 'payment.look' });
    expect((await waitFor(actor, (state) => state.matches('paid'))).output?.order?.status).toBe('PAID');
  });
});
