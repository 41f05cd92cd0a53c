import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { CheckoutEmitted } from '#domain/checkout-events.ts';
import { emptyMemory, type OrderReference } from '#domain/checkout-steps.ts';
import type { OrderValidation } from '#domain/order-body.ts';
import { checkoutMachine } from '#machines/checkout-machine.ts';
import { paymentReturnMachine } from '#machines/payment-return-machine.ts';
import type { Order, PlacedOrder } from '#schemas/order.ts';
import type { PaymentState } from '#schemas/payments.ts';
import { atPayment, back, orderId, orderWith, paymentWith, placed, placeWith } from './checkout-samples.ts';
import { refusal } from './failures.ts';

type Fakes = { place?: () => Promise<PlacedOrder>; read?: () => Promise<PaymentState> };

function started(fakes: Fakes, clock = new SimulatedClock()) {
  const emitted: CheckoutEmitted[] = [];
  const bodies: unknown[] = [];
  const readPayment = fromPromise<PaymentState, OrderReference>(() => fakes.read?.() ?? Promise.resolve(paymentWith()));
  const readOrder = fromPromise<Order, OrderReference>(() => Promise.resolve(orderWith({ status: 'PAID', paymentStatus: 'paid' })));
  const machine = checkoutMachine.provide({
    actors: {
      validateOrder: fromPromise<unknown, OrderValidation>(() => Promise.resolve({ valid: true })),
      placeOrder: fromPromise(({ input }) => {
        bodies.push(input);
        return fakes.place?.() ?? Promise.resolve(placed);
      }),
      watchPayment: paymentReturnMachine.provide({ actors: { readPayment, readOrder } }),
    },
  });
  const actor = createActor(machine, { input: { memory: emptyMemory }, clock });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, emitted, bodies, clock };
}

describe('the running checkout', () => {
  it('places one order for a double click', async () => {
    const { actor, bodies, emitted } = started({});
    for (const event of [...atPayment, placeWith('k1'), placeWith('k2')]) actor.send(event);
    await waitFor(actor, (state) => state.matches('redirected'));
    expect(bodies).toMatchObject([{ idempotencyKey: 'k1' }]);
    expect(emitted).toEqual([{ type: 'payment.redirected', step: placed.payment }]);
  });

  it('tells of a refused order, so that cart and fees are read again', async () => {
    const { actor, emitted } = started({ place: () => Promise.reject(refusal('The total changed')) });
    for (const event of [...atPayment, placeWith('k1')]) actor.send(event);
    await waitFor(actor, (state) => state.context.failure !== null);
    expect(actor.getSnapshot().value).toBe('payment');
    expect(emitted).toEqual([{ type: 'order.refused' }]);
  });

  it('follows the payment until the order is paid, and tells so once', async () => {
    let reads = 0;
    const { actor, emitted, clock } = started({
      read: () => {
        reads += 1;
        return Promise.resolve(paymentWith(reads < 3 ? {} : { outcome: 'paid' }));
      },
    });
    actor.send(back);
    for (let round = 0; round < 2; round++) {
      await waitFor(actor, ({ context }) => context.watch === 'waiting' && reads === round + 1);
      clock.increment(10_000);
    }
    await waitFor(actor, (state) => state.matches('success'));
    expect(reads).toBe(3);
    expect(actor.getSnapshot().context).toMatchObject({ watch: null, order: { status: 'PAID' } });
    expect(emitted).toEqual([{ type: 'order.confirmed', id: orderId }]);
  });

  it('stops following the payment when it is asked to, with the order that was read, and looks again on demand', async () => {
    let isPaidBy = false;
    const { actor } = started({
      read: () => Promise.resolve(paymentWith(isPaidBy ? { outcome: 'paid' } : {})),
    });
    actor.send(back);
    await waitFor(actor, ({ context }) => context.watch === 'waiting');
    actor.send({ type: 'payment.stop' });
    await waitFor(actor, ({ context }) => context.watch === 'pendingLong' && context.payment?.id === orderId);
    isPaidBy = true;
    actor.send({ type: 'payment.look' });
    await waitFor(actor, (state) => state.matches('success'));
  });
});
