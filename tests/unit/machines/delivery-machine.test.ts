import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, initialTransition, transition, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import {
  type DeliveryChoice,
  type DeliveryContext,
  type DeliveryEvent,
  deliveryMachine,
  deliveryPrice,
  type FeeRequest,
  hasCurrentFees,
  isDeliveryComplete,
  noDelivery,
  orderDeliveryKind,
} from '#machines/delivery-machine.ts';
import type { AccessPoint, Carrier, PickupSlot } from '#schemas/delivery.ts';
import { noAnswer, refusal } from './failures.ts';
import { everyState, statesOn } from './states.ts';

const carrier = (id: number, over: Partial<Carrier> = {}): Carrier => ({
  id,
  name: 'Colissimo',
  description: '',
  fdp: 650,
  price: 650,
  deliveryType: 'DELIVERY',
  siteType: null,
  serviceCode: null,
  minDays: 2,
  maxDays: 3,
  isExpress: false,
  vat: 'INCLUDED',
  arrival: null,
  ...over,
});
const home = carrier(1);
const relay = carrier(2, { deliveryType: 'PICKUP', price: 420 });
const point: AccessPoint = {
  id: 'R1',
  name: 'Tabac du Port',
  addLine1: '1 quai',
  zipCode: '85190',
  city: 'Aizenay',
  country: 'FR',
  position: { lat: 46.7, lng: -1.6 },
  icon: null,
};
const slot: PickupSlot = { idSchedule: 3, date: '2026-11-24', from: '10:00', to: '12:00', remaining: 2 };

const cartOf = (quantity: number): DeliveryEvent => ({ type: 'delivery.cart.changed', products: [{ idProduct: 40, quantity }] });
const noProducts: DeliveryEvent = { type: 'delivery.cart.changed', products: [] };
const placeOf = (postalCode: string): DeliveryEvent => ({
  type: 'delivery.place.choose',
  city: { postalCode, name: 'Aizenay' },
  idCountry: 75,
});
const choose = (deliveryType: DeliveryChoice['type']): DeliveryEvent => ({ type: 'delivery.choose', deliveryType });
const request: DeliveryEvent = { type: 'delivery.fees.request' };
const outcome = (result: { output: Carrier[] } | { error: unknown }) =>
  ({
    type: 'output' in result ? 'xstate.done.actor.0.delivery.calculating' : 'xstate.error.actor.0.delivery.calculating',
    actorId: '0.delivery.calculating',
    ...result,
  }) as unknown as DeliveryEvent;
const calculated = outcome({ output: [home, relay] });

const input = { choice: noDelivery, lang: 'en' as const };
function walk(...sequence: DeliveryEvent[]) {
  const [start] = initialTransition(deliveryMachine, input);
  return sequence.reduce((state, event) => transition(deliveryMachine, state, event)[0], start);
}
const withFees = [cartOf(1), placeOf('85190'), calculated];

describe('a cart of dematerialized products', () => {
  const voucher = { idProduct: 41, quantity: 1, isDematerialized: true };
  const dress = { idProduct: 40, quantity: 1, isDematerialized: false };
  const holding = (...products: (typeof voucher)[]): DeliveryEvent => ({ type: 'delivery.cart.changed', products });

  it('needs no delivery: nothing is chosen, calculated or paid for it', () => {
    const { context, value } = walk(placeOf('85190'), holding(voucher));
    expect(value).toBe('settled');
    expect(context.type).toBe('no_delivery');
    expect([orderDeliveryKind(context), isDeliveryComplete(context), deliveryPrice(context)]).toEqual(['NO_DELIVERY', true, 0]);
  });

  it('asks how the order is received once something else is in it, and no longer when that is gone', () => {
    const mixed = walk(holding(voucher), holding(voucher, dress));
    expect(mixed.context.type).toBe('empty');
    expect(walk(holding(dress), choose('clickAndCollect'), holding(voucher, dress)).context.type).toBe('clickAndCollect');
    expect(transition(deliveryMachine, mixed, holding(voucher))[0].context.type).toBe('no_delivery');
  });
});

describe('the paths of the delivery', () => {
  const events = [
    cartOf(1),
    cartOf(2),
    noProducts,
    placeOf('85190'),
    request,
    choose('clickAndCollect'),
    choose('delivery'),
    { type: 'delivery.carrier.choose', idCarrier: relay.id } as const,
    { type: 'delivery.access-point.choose', accessPoint: point } as const,
    calculated,
    outcome({ error: refusal('No carrier') }),
  ];
  // Key of a state for the walk; for the cart, only whether the fees are those of another one.
  const paths = getShortestPaths(deliveryMachine, {
    input,
    events,
    serializeState: ({ value, context: { type, city, idCarrier, accessPoint, carriers, products, calculatedFor } }) =>
      JSON.stringify([value, type, city, idCarrier, accessPoint, carriers.length, products, calculatedFor !== null]),
  });

  it('reach every state', () => {
    expect(statesOn(deliveryMachine, paths, events)).toEqual(everyState(deliveryMachine));
  });

  it('lead where the transition function leads', () => {
    for (const { state, steps } of paths) {
      const walked = steps.map(({ event }) => event as DeliveryEvent).filter((event) => events.includes(event));
      expect(walk(...walked).value).toBe(state.value);
    }
  });

  it('show no fees of another cart or place', () => {
    for (const { state } of paths) {
      if (isDeliveryComplete(state.context) && state.context.type === 'delivery') expect(hasCurrentFees(state.context)).toBe(true);
    }
  });

  it("reject a request with 'No products in cart' wherever there is none", () => {
    const empty = paths.filter(({ state }) => state.value !== 'calculating' && !state.context.products?.length);
    expect(empty).not.toHaveLength(0);
    for (const { state } of empty) {
      expect(transition(deliveryMachine, state, request)[0]).toMatchObject({ value: 'failed', context: { error: 'No products in cart' } });
    }
  });

  it('hold no carrier, city, shipping prices or access point once click and collect is chosen', () => {
    expect(
      paths.some(({ state: { context } }) => context.idCarrier && context.city && context.carriers.length && context.accessPoint),
    ).toBe(true);
    for (const { state } of paths) {
      const { context } = transition(deliveryMachine, state, choose('clickAndCollect'))[0];
      expect([context.idCarrier, context.city, context.carriers, context.accessPoint]).toEqual([null, null, [], null]);
    }
  });
});

describe('shipping fees', () => {
  it('are calculated as soon as cart, city and country are known', () => {
    expect(walk(cartOf(1)).value).toBe('settled');
    expect(walk(cartOf(1), placeOf('85190')).value).toBe('calculating');
    expect(walk(...withFees)).toMatchObject({ value: 'settled', context: { carriers: [home, relay] } });
  });

  it("are refused with 'No products in cart' without a cart", () => {
    expect(walk(request).context.error).toBe('No products in cart');
    const [french] = initialTransition(deliveryMachine, { ...input, lang: 'fr' });
    expect(transition(deliveryMachine, french, request)[0].context.error).toBe('Aucun produit dans le panier');
    expect(walk(request, cartOf(1), placeOf('85190')).value).toBe('calculating');
  });

  it('are calculated anew when cart, city or country changes', () => {
    expect(walk(...withFees, cartOf(2)).value).toBe('calculating');
    expect(walk(...withFees, placeOf('44000')).value).toBe('calculating');
    expect(walk(...withFees, { type: 'delivery.place.choose', city: { postalCode: '85190', name: 'Aizenay' }, idCountry: 1 }).value).toBe(
      'calculating',
    );
    expect(walk(...withFees, cartOf(1)).value).toBe('settled');
  });

  it('are not shown for an input that changed meanwhile, but calculated again', () => {
    const state = walk(cartOf(1), placeOf('85190'), cartOf(2), calculated);
    expect(state).toMatchObject({ value: 'calculating', context: { carriers: [] } });
    expect(transition(deliveryMachine, state, calculated)[0]).toMatchObject({ value: 'settled', context: { carriers: [home, relay] } });
  });

  it('say why they failed, and can be asked for again', () => {
    expect(walk(cartOf(1), placeOf('85190'), outcome({ error: refusal('No carrier goes there') }))).toMatchObject({
      value: 'failed',
      context: { error: 'No carrier goes there', isRefused: true },
    });
    const offline = walk(cartOf(1), placeOf('85190'), outcome({ error: noAnswer() }));
    expect(offline.context).toMatchObject({ error: 'The shipping fees could not be calculated', isRefused: false });
    expect(transition(deliveryMachine, offline, request)[0]).toMatchObject({ value: 'calculating', context: { error: null } });
  });

  it('run one at a time: a request while one runs is ignored', async () => {
    const asked: FeeRequest[] = [];
    const answers: ((carriers: Carrier[]) => void)[] = [];
    const machine = deliveryMachine.provide({
      actors: {
        calculateFees: fromPromise<Carrier[], FeeRequest>(({ input: feeRequest }) => {
          asked.push(feeRequest);
          return new Promise((resolve) => answers.push(resolve));
        }),
      },
    });
    const actor = createActor(machine, { input }).start();
    for (const event of [cartOf(1), placeOf('85190'), request, request, cartOf(2), cartOf(3)]) actor.send(event);
    expect(asked).toHaveLength(1);
    answers[0]?.([home]);
    await waitFor(actor, () => asked.length === 2);
    expect(asked[1]).toEqual({ products: [{ idProduct: 40, quantity: 3 }], postalCode: '85190', idCountry: 75 });
    expect(actor.getSnapshot().context.carriers).toEqual([]);
    answers[1]?.([relay]);
    await waitFor(actor, (state) => state.matches('settled'));
    expect(actor.getSnapshot().context.carriers).toEqual([relay]);
    expect(asked).toHaveLength(2);
  });

  it('kept from another visit are calculated again before they count', () => {
    const choice: DeliveryChoice = {
      ...noDelivery,
      type: 'delivery',
      city: { postalCode: '85190', name: 'Aizenay' },
      idCountry: 75,
      idCarrier: 1,
      carriers: [home],
    };
    const [start] = initialTransition(deliveryMachine, { choice, lang: 'en' });
    expect(isDeliveryComplete(start.context)).toBe(false);
    const [asking] = transition(deliveryMachine, start, cartOf(1));
    const [state] = transition(deliveryMachine, asking, calculated);
    expect(isDeliveryComplete(state.context)).toBe(true);
    expect(deliveryPrice(state.context)).toBe(650);
  });

  it('of a carrier that is offered no more leave no carrier chosen', () => {
    const chosen = [...withFees, choose('delivery'), { type: 'delivery.carrier.choose', idCarrier: 1 } as const];
    expect(deliveryPrice(walk(...chosen).context)).toBe(650);
    const state = walk(...chosen, placeOf('20000'), outcome({ output: [relay] }));
    expect([state.context.idCarrier, deliveryPrice(state.context)]).toEqual([null, null]);
  });
});

describe('the kind of an order', () => {
  const kindOf = (over: Partial<DeliveryContext>) => orderDeliveryKind({ ...noDelivery, carriers: [home, relay], ...over });

  it('is DELIVERY, CLICK_AND_COLLECT or NO_DELIVERY, otherwise PICKUP', () => {
    expect(kindOf({ type: 'delivery', idCarrier: 1 })).toBe('DELIVERY');
    expect(kindOf({ type: 'clickAndCollect' })).toBe('CLICK_AND_COLLECT');
    expect(kindOf({ type: 'no_delivery' })).toBe('NO_DELIVERY');
    expect(kindOf({ type: 'empty' })).toBe('PICKUP');
    expect(kindOf({ type: 'delivery', idCarrier: 2 })).toBe('PICKUP');
  });
});

describe('a delivery', () => {
  it('to a home is complete with a carrier', () => {
    expect(isDeliveryComplete(walk(...withFees, choose('delivery')).context)).toBe(false);
    expect(isDeliveryComplete(walk(...withFees, choose('delivery'), { type: 'delivery.carrier.choose', idCarrier: 1 }).context)).toBe(true);
  });

  it('to a relay is complete with its access point, which another carrier forgets', () => {
    const toRelay = [...withFees, choose('delivery'), { type: 'delivery.carrier.choose', idCarrier: 2 } as const];
    expect(isDeliveryComplete(walk(...toRelay).context)).toBe(false);
    const atPoint = [...toRelay, { type: 'delivery.access-point.choose', accessPoint: point } as const];
    expect(isDeliveryComplete(walk(...atPoint).context)).toBe(true);
    expect(walk(...atPoint, { type: 'delivery.carrier.choose', idCarrier: 1 }).context.accessPoint).toBeNull();
  });

  it('by click and collect is complete with a pickup slot and costs nothing', () => {
    expect(isDeliveryComplete(walk(...withFees, choose('clickAndCollect')).context)).toBe(false);
    const { context } = walk(...withFees, choose('clickAndCollect'), { type: 'delivery.slot.choose', slot });
    expect([isDeliveryComplete(context), deliveryPrice(context)]).toEqual([true, 0]);
  });

  it('is forgotten at logout', () => {
    expect(walk(...withFees, choose('delivery'), { type: 'delivery.clear' }).context).toMatchObject(noDelivery);
  });
});
