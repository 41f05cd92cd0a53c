import { describe, expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { CheckoutEvent } from '#domain/checkout-events.ts';
import { type CheckoutMemory, canPlaceOrder, checkoutSteps, emptyMemory, furthestStep } from '#domain/checkout-steps.ts';
import { orderBody } from '#domain/order-body.ts';
import { checkoutMachine } from '#machines/checkout-machine.ts';
import { type Order, OrderBody, type PlacedOrder } from '#schemas/order.ts';
import type { PaymentState } from '#schemas/payments.ts';
import {
  accept,
  address,
  addressGiven,
  addressStep,
  atPayment,
  back,
  cartIs,
  collected,
  homeDelivery,
  orderWith,
  paymentWith,
  placed,
  placeWith,
  shippingIs,
  visit,
} from './checkout-samples.ts';
import { noAnswer, refusal } from './failures.ts';
import { everyState, statesOn } from './states.ts';

const outcome = (actor: string, result: { output: unknown } | { error: unknown }) =>
  ({
    type: `xstate.${'output' in result ? 'done' : 'error'}.actor.0.checkout.${actor}`,
    actorId: `0.checkout.${actor}`,
    ...result,
  }) as unknown as CheckoutEvent;

const validated = outcome('validating', { output: { valid: true } });
const isPlaced = outcome('placing', { output: placed });
/** Result of following the payment. */
const found = (payment: PaymentState | null, order: Order | null = null) =>
  ({ type: 'xstate.done.actor.watch', actorId: 'watch', output: { payment, order } }) as unknown as CheckoutEvent;
const isPaid = found(paymentWith({ outcome: 'paid' }), orderWith({ status: 'PAID', paymentStatus: 'paid' }));
const isCancelled = found(paymentWith({ outcome: 'cancelled' }));
const byCard: PlacedOrder = {
  ...placed,
  payment: { kind: 'element', publishableKey: 'pk_test_1', clientSecret: 'pi_1_secret_1', returnUrl: 'https://shop.example/order/success' },
};

type Snapshot = ReturnType<typeof start>;
const start = (memory: CheckoutMemory = emptyMemory) => initialTransition(checkoutMachine, { memory })[0];
const walkFrom = (state: Snapshot, ...sequence: CheckoutEvent[]): Snapshot =>
  sequence.reduce((reached, event) => transition(checkoutMachine, reached, event)[0], state);
const walk = (...sequence: CheckoutEvent[]): Snapshot => walkFrom(start(), ...sequence);

describe('the paths of the checkout', () => {
  const events: CheckoutEvent[] = [
    cartIs(),
    cartIs({ completeness: 'pending' }),
    cartIs({ completeness: 'incomplete', id: null }),
    shippingIs(),
    visit('summary'),
    visit('payment'),
    { type: 'summary.complete' },
    addressGiven,
    { type: 'shipping.complete' },
    accept,
    placeWith('k1'),
    { type: 'payment.retry' },
    { type: 'cart.return' },
    validated,
    ...['placing', 'repaying'].flatMap((state) => [
      outcome(state, { output: placed }),
      outcome(state, { output: { ...placed, payment: { kind: 'none' } } }),
      outcome(state, { output: byCard }),
      outcome(state, { error: refusal('Refused') }),
      outcome(state, { error: noAnswer() }),
    ]),
    back,
    isPaid,
    isCancelled,
    found(paymentWith({ outcome: 'refused' })),
    { type: 'card.confirm' },
    outcome('charging', { output: null }),
    outcome('charging', { error: refusal('Your card was declined') }),
  ];
  const walked = getShortestPaths(checkoutMachine, {
    input: { memory: emptyMemory },
    events,
    serializeState: ({ value, status, context }) =>
      JSON.stringify([
        value,
        status,
        context.cart.completeness,
        context.shipping.completeness,
        context.contact.email,
        context.termsAccepted,
        context.placed !== null,
        context.returned !== null,
      ]),
  });
  // An error of a call that was not made stops the machine: no such thing comes.
  const paths = walked.filter(({ state }) => state.status !== 'error');

  it('reach every state', () => {
    expect(statesOn(checkoutMachine, paths, events)).toEqual(everyState(checkoutMachine));
  });

  it('never pass a step incomplete', () => {
    const shown = paths.flatMap(({ state: { value, context } }) =>
      checkoutSteps.filter((step) => step === value).map((step) => ({ step, context })),
    );
    expect(new Set(shown.map(({ step }) => step))).toEqual(new Set(checkoutSteps));
    for (const { step, context } of shown)
      expect(checkoutSteps.indexOf(step)).toBeLessThanOrEqual(checkoutSteps.indexOf(furthestStep(context, true)));
  });

  it('lead where the transition function leads', () => {
    const longestFirst = [...paths].sort((a, b) => b.steps.length - a.steps.length);
    const onePerState = new Map(longestFirst.map((path) => [JSON.stringify(path.state.value), path]));
    for (const { state, steps } of onePerState.values()) {
      const walked = steps.map(({ event }) => event as CheckoutEvent).filter((event) => events.includes(event));
      expect(walk(...walked).value).toEqual(state.value);
    }
  });

  it('never place an order that is not complete', () => {
    for (const { state } of paths.filter((path) => path.state.value === 'validating')) {
      const next = walkFrom(state, validated);
      expect(next.value === 'placing').toBe(canPlaceOrder(next.context));
    }
  });

  it('lead from a failed or cancelled payment back to the living cart', () => {
    for (const { state } of paths) {
      if (state.value !== 'failed' && state.value !== 'cancelled') continue;
      expect(walkFrom(state, cartIs(), { type: 'cart.return' }).value).toBe('summary');
    }
  });
});

describe('the steps', () => {
  it('cannot be passed incomplete: a visit gives the furthest step allowed', () => {
    const empty = cartIs({ completeness: 'incomplete', id: null });
    expect(walk(empty, visit('payment')).value).toBe('summary');
    expect(walk(cartIs(), visit('payment')).value).toBe('address');
    expect(
      walk(cartIs(), shippingIs({ ...homeDelivery, completeness: 'incomplete' }), visit('address'), addressGiven, visit('payment')).value,
    ).toBe('shipping');
    expect(walk(...atPayment).value).toBe('payment');
  });

  it('wait for a cart that is not known yet, and then show what the address says', () => {
    const memory = { ...emptyMemory, ...addressStep };
    const refreshed = walkFrom(start(memory), visit('payment'));
    expect(refreshed.value).toBe('arriving');
    expect(walkFrom(refreshed, cartIs()).value).toBe('arriving');
    expect(walkFrom(refreshed, cartIs(), shippingIs()).value).toBe('payment');
  });

  it('hold what was completed before the cart was known: its page showed the step already', () => {
    expect(walk(visit('summary'), { type: 'summary.complete' }, cartIs()).value).toBe('address');
    expect(walk(visit('address'), addressGiven, shippingIs(), cartIs())).toMatchObject({ value: 'shipping', context: addressStep });
    expect(walk(visit('address'), { type: 'summary.complete' }, cartIs()).value).toBe('address');
    expect(walk(visit('summary'), addressGiven, cartIs())).toMatchObject({ value: 'summary', context: { deliveryAddress: null } });
    expect(walk(visit('address'), addressGiven, cartIs({ completeness: 'incomplete', id: null })).value).toBe('summary');
  });

  it('can be gone back to', () => {
    expect(walk(...atPayment, visit('address')).value).toBe('address');
    expect(walk(...atPayment, visit('address'), visit('payment')).value).toBe('payment');
  });

  it('fall back when the cart is emptied elsewhere', () => {
    expect(walk(...atPayment, cartIs({ completeness: 'incomplete', id: null })).value).toBe('summary');
  });

  it('stay while fees are calculated anew, without an order being placed', () => {
    const state = walk(...atPayment, shippingIs({ ...homeDelivery, completeness: 'pending' }));
    expect(state.value).toBe('payment');
    expect(walkFrom(state, placeWith('k1')).value).toBe('settling');
  });

  it('hold an address that lacks a line', () => {
    const lacking: CheckoutEvent = { ...addressStep, type: 'address.complete', deliveryAddress: { ...address, city: ' ' } };
    expect(walk(cartIs(), shippingIs(), visit('address'), lacking)).toMatchObject({
      value: 'address',
      context: { contact: addressStep.contact },
    });
    const noBilling: CheckoutEvent = { ...addressStep, type: 'address.complete', billingSame: false };
    expect(walk(cartIs(), shippingIs(), visit('address'), noBilling).value).toBe('address');
  });

  it('ask no delivery address for an order that is collected', () => {
    const contactOnly: CheckoutEvent = { ...addressStep, type: 'address.complete', deliveryAddress: null };
    expect(walk(cartIs(), shippingIs(collected), visit('address'), contactOnly).value).toBe('shipping');
    expect(walk(cartIs(), shippingIs(), visit('address'), contactOnly).value).toBe('address');
  });

  it('lead from the address to the payment where there is nothing to deliver', () => {
    const contactOnly: CheckoutEvent = { ...addressStep, type: 'address.complete', deliveryAddress: null };
    const nothing = { ...homeDelivery, kind: 'NO_DELIVERY' as const, carrier: null, price: 0 };
    expect(walk(cartIs(), shippingIs(nothing), visit('address'), contactOnly).value).toBe('payment');
  });

  it('fill in a signed-in person where the shopper typed nothing', () => {
    const known: CheckoutEvent = {
      type: 'person.known',
      contact: { ...addressStep.contact, phone: '0700000000', email: 'other@example.org' },
      birthdate: null,
    };
    const state = walkFrom(start({ ...emptyMemory, contact: { ...emptyMemory.contact, email: 'typed@example.org' } }), known);
    expect(state.context.contact).toMatchObject({ email: 'typed@example.org', firstname: 'Camille', phone: '0700000000' });
  });
});

describe('placing an order', () => {
  it('needs the terms accepted', () => {
    expect(walk(...atPayment, { type: 'terms.change', accepted: false }, placeWith('k1')).value).toBe('payment');
  });

  it('waits for a cart that is on its way, such as with a discount code, and is placed for what the button said or less', () => {
    const busy = walk(...atPayment, cartIs({ completeness: 'pending' }), placeWith('k1'));
    expect(busy.value).toBe('settling');
    const cheaper = walkFrom(busy, cartIs({ total: 2160, discountCode: 'DIX' }));
    expect(cheaper).toMatchObject({ value: 'validating', context: { attempt: { key: 'k1' }, pressed: null } });
    expect(walkFrom(busy, cartIs()).value).toBe('validating');
  });

  it('is not placed where it would cost more, or where the code was refused, until it is pressed once more', () => {
    const busy = walk(...atPayment, cartIs({ completeness: 'pending' }), placeWith('k1'));
    for (const settled of [cartIs({ total: 2500 }), cartIs({ isCodeRefused: true })]) {
      const heldBack = walkFrom(busy, settled);
      expect(heldBack).toMatchObject({ value: 'payment', context: { attempt: null, pressed: { key: 'k1', total: 3050 } } });
      expect(walkFrom(heldBack, placeWith('k2'))).toMatchObject({
        value: 'validating',
        context: { attempt: { key: 'k2' }, pressed: null },
      });
    }
    expect(walkFrom(busy, cartIs({ completeness: 'incomplete', id: null })).value).toBe('summary');
  });

  it('validates first', () => {
    expect(walk(...atPayment, placeWith('k1')).value).toBe('validating');
    expect(walk(...atPayment, placeWith('k1'), validated).value).toBe('placing');
    const refused = walk(...atPayment, placeWith('k1'), outcome('validating', { error: refusal('Sold meanwhile') }));
    expect(refused).toMatchObject({ value: 'payment', context: { failure: { message: 'Sold meanwhile' } } });
  });

  it('keeps its key on a retry and renews it when the order content changes', () => {
    const unanswered = [...atPayment, placeWith('k1'), validated, outcome('placing', { error: noAnswer() })];
    expect(walk(...unanswered, placeWith('k2')).context.attempt?.key).toBe('k1');
    expect(walk(...unanswered, cartIs({ contents: '2x400@2400', total: 4800 }), placeWith('k2')).context.attempt?.key).toBe('k2');
    expect(walk(...unanswered, shippingIs(collected), placeWith('k2')).context.attempt?.key).toBe('k2');
    expect(walk(...unanswered, { type: 'message.change', message: 'Merci' }, placeWith('k2')).context.attempt?.key).toBe('k2');
  });

  it('keeps its key over a reload of the page', () => {
    const { context } = walk(...atPayment, placeWith('k1'), validated, outcome('placing', { error: noAnswer() }));
    const { contact, deliveryAddress, billingAddress, billingSame, message, attempt } = context;
    const reloaded = start({ contact, deliveryAddress, billingAddress, billingSame, message, attempt, placed: null });
    expect(walkFrom(reloaded, visit('payment'), cartIs(), shippingIs(), accept, placeWith('k2')).context.attempt?.key).toBe('k1');
  });

  it('sends what the shopper saw', () => {
    const { context } = walk(...atPayment);
    const body = orderBody(context, '7d3f0f2a-54a5-4c0b-8f38-1d8a2f0c9e11');
    expect(OrderBody.parse(body)).toMatchObject({
      total: 3050,
      address: { delivery: address, billing: address },
      delivery: { type: 'DELIVERY', idCarrier: 1, servicePrice: 650, accessPoint: null },
      deliveryPostalCode: '85190',
      deliveryIdCountry: 75,
      dateSchedule: null,
      acceptTerms: true,
    });
    const pickup = orderBody(walk(...atPayment, shippingIs(collected)).context, '7d3f0f2a-54a5-4c0b-8f38-1d8a2f0c9e11');
    expect(OrderBody.parse(pickup)).toMatchObject({
      total: 2400,
      address: { delivery: null, billing: address },
      delivery: { type: 'CLICK_AND_COLLECT', idCarrier: null, servicePrice: null },
      dateSchedule: '2026-11-24',
      idSchedule: 3,
      deliveryPostalCode: null,
    });
  });

  it('leads to the payment page, or on when there is nothing to pay', () => {
    const placing = [...atPayment, placeWith('k1'), validated];
    expect(walk(...placing, isPlaced)).toMatchObject({ value: 'redirected', context: { placed } });
    expect(walk(...placing, outcome('placing', { output: { ...placed, payment: { kind: 'none' } } })).value).toBe('confirming');
  });

  it('cannot be walked away from while it runs', () => {
    expect(walk(...atPayment, placeWith('k1'), visit('summary')).value).toBe('validating');
  });
});

describe('after the payment page', () => {
  const away = [...atPayment, placeWith('k1'), validated, isPlaced];

  it('what became of the payment is what following it found', () => {
    expect(walk(...away, back).value).toBe('confirming');
    expect(walk(...away, back, isPaid).value).toBe('success');
    expect(walk(...away, back, isCancelled).value).toBe('cancelled');
    for (const outcome of ['refused', 'over', 'refund'] as const) {
      expect(walk(...away, back, found(paymentWith({ outcome }))).value).toBe('failed');
    }
    expect(walk(...away, back, found(null)).value).toBe('failed');
  });

  it('who came back without paying can pay at once, or go back to the cart', () => {
    expect(walk(...away, back, { type: 'payment.retry' }).value).toBe('repaying');
    expect(walk(...away, back, { type: 'cart.return' }).value).toBe('summary');
  });

  it('a card is charged on the payment step; a refusal leaves the step as it was, and another card pays the same order', () => {
    const charging = walk(...atPayment, placeWith('k1'), validated, outcome('placing', { output: byCard }));
    expect(charging.value).toBe('charging');
    expect(walkFrom(charging, outcome('charging', { output: null })).value).toBe('confirming');
    const refused = walkFrom(charging, outcome('charging', { error: refusal('Declined') }));
    expect(refused).toMatchObject({ value: 'payment', context: { termsAccepted: true, failure: { message: 'Declined' } } });
    const again = walkFrom(refused, placeWith('k2'));
    expect(again.value).toBe('repaying');
    expect(walkFrom(again, outcome('repaying', { output: byCard })).value).toBe('charging');
  });

  it('a card is asked for away from the payment step, when the payment is made again there', () => {
    const entering = walk(
      back,
      found(paymentWith({ outcome: 'refused' })),
      { type: 'payment.retry' },
      outcome('repaying', { output: byCard }),
    );
    expect(entering.value).toBe('entering');
    const charging = walkFrom(entering, { type: 'card.confirm' });
    expect(charging.value).toBe('charging');
    expect(walkFrom(charging, outcome('charging', { error: refusal('Declined') })).value).toBe('entering');
  });

  it('the same order is paid again, not placed again', () => {
    const cancelled = walk(...away, back, isCancelled);
    expect(walkFrom(cancelled, { type: 'payment.retry' }).value).toBe('repaying');
    const again = walkFrom(cancelled, { type: 'cart.return' }, visit('payment'), placeWith('k2'));
    expect(again.value).toBe('repaying');
    expect(walkFrom(cancelled, cartIs({ contents: '2x400@2400' }), visit('payment'), placeWith('k2')).value).toBe('validating');
  });

  it('an order whose stock is held no more is placed anew', () => {
    const refused = walk(...away, back, isCancelled, { type: 'payment.retry' }, outcome('repaying', { error: refusal('Expired') }));
    expect(refused).toMatchObject({ value: 'failed', context: { placed: null, failure: { message: 'Expired' } } });
    expect(walkFrom(refused, { type: 'payment.retry' }).value).toBe('failed');
    const anew = walkFrom(refused, { type: 'cart.return' }, visit('payment'), placeWith('k2'));
    expect(anew).toMatchObject({ value: 'validating', context: { attempt: { key: 'k2' } } });
  });

  it('Back from the payment page shows the payment step again', () => {
    expect(walk(...away, visit('payment')).value).toBe('payment');
  });

  it('a paid order leaves no attempt, message or accepted terms behind', () => {
    const { context } = walk(...away, back, isPaid);
    expect([context.attempt, context.message, context.termsAccepted]).toEqual([null, '', false]);
    expect(context.deliveryAddress).toEqual(address);
  });

  it('everything about the person is forgotten at logout', () => {
    expect(walk(...away, { type: 'checkout.clear' }).context).toMatchObject(emptyMemory);
  });
});
