import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import type { CheckoutMoment } from '#domain/analytics/event-map.ts';
import type { CheckoutEvent } from '#domain/checkout-events.ts';
import { type CheckoutStep, emptyMemory, furthestStep, hasUnpaidOrder } from '#domain/checkout-steps.ts';
import { checkoutMachine } from '#machines/checkout-machine.ts';
import { paymentReturnMachine } from '#machines/payment-return-machine.ts';
import type { Cart } from '#schemas/cart.ts';
import type { PlacedOrder } from '#schemas/order.ts';
import { noteMachine } from '../../analytics/followed-machines.ts';
import { checkedApi } from '../../browser-api.ts';
import { confirmCard } from '../../payment/card-form.ts';
import { leaveForPayment } from '../../payment/leave-for-payment.ts';
import { paymentMethodQuery } from '../../queries/orders.ts';
import { queryClient } from '../../query-client.ts';
import { readData, writeData } from '../../storage.ts';
import { cartFacts, shippingFacts } from '../facts.ts';
import type { Running } from '../late-actor.ts';
import type { CheckoutView, Stores } from '../views.ts';
import { checkCheckoutMemory } from './memory.ts';
import { runningOf } from './run.ts';

const machine = checkoutMachine.provide({
  actors: {
    validateOrder: fromPromise(({ input, signal }) => checkedApi.call('POST /order/validate', { body: input }, { signal })),
    placeOrder: fromPromise(({ input, signal }) => checkedApi.call('POST /order', { body: input }, { signal })),
    payAgain: fromPromise(({ input: { id, key }, signal }) =>
      checkedApi.call('POST /order/{id}/payment', { params: { id }, query: { key } }, { signal }),
    ),
    confirmCard: fromPromise(({ input }) => confirmCard(input)),
    watchPayment: paymentReturnMachine.provide({
      actors: {
        readPayment: fromPromise(({ input: { id, key, cawl }, signal }) =>
          cawl
            ? checkedApi.call('GET /order/cawl/result/{id}', { params: { id }, query: { key, ...cawl } }, { signal })
            : checkedApi.call('GET /order/{id}/payment', { params: { id }, query: { key } }, { signal }),
        ),
        cancelPayment: fromPromise(({ input: { id, key }, signal }) =>
          checkedApi.call('POST /order/{id}/payment/cancel', { params: { id }, query: { key } }, { signal }),
        ),
        readOrder: fromPromise(({ input: { id, key }, signal }) =>
          checkedApi.call('GET /order/{id}', { params: { id }, query: { key } }, { signal }),
        ),
      },
    }),
  },
});

/** Starts the checkout's machine with what this browser kept, and joins it to cart, delivery and person. */
export function startCheckout({ cart, delivery, auth }: Pick<Stores, 'cart' | 'delivery' | 'auth'>): Running<CheckoutView, CheckoutEvent> {
  const memory = readData('checkout', checkCheckoutMemory) ?? emptyMemory;
  const actor = createActor(machine, { input: { memory } });
  actor.subscribe(({ context: { contact, deliveryAddress, billingAddress, billingSame, message, attempt, placed } }) =>
    writeData('checkout', { contact, deliveryAddress, billingAddress, billingSame, message, attempt, placed: withoutStep(placed) }),
  );
  actor.on('payment.redirected', ({ step }) => leaveForPayment(step));
  actor.on('order.confirmed', () => cart.send({ type: 'cart.refresh' }));
  actor.on('order.refused', () => {
    cart.send({ type: 'cart.refresh' });
    delivery.send({ type: 'delivery.fees.request' });
  });
  actor.start();
  noteMachine('checkout', {
    getMoment: () => checkoutMoment(actor.getSnapshot(), cart.getSnapshot().cart),
    subscribe: (listener) => actor.subscribe(listener),
  });

  const tellPlace = () => {
    const address = actor.getSnapshot().context.deliveryAddress;
    const { type, city, idCountry } = delivery.getSnapshot();
    if (!address || type === 'clickAndCollect' || type === 'no_delivery') return;
    if (city?.postalCode === address.postalCode && city.name === address.city && idCountry === address.idCountry) return;
    delivery.send({
      type: 'delivery.place.choose',
      city: { postalCode: address.postalCode, name: address.city },
      idCountry: address.idCountry,
    });
  };
  const tellCart = () => actor.send({ type: 'cart.changed', cart: cartFacts(cart.getSnapshot()) });
  const tellShipping = () => {
    tellPlace();
    actor.send({ type: 'shipping.changed', shipping: shippingFacts(delivery.getSnapshot()) });
  };
  const tellPerson = () => {
    const { user } = auth.getSnapshot();
    if (user) actor.send({ type: 'person.known', contact: user, birthdate: user.birthdate });
  };
  for (const [store, tell] of [
    [cart, tellCart],
    [delivery, tellShipping],
    [auth, tellPerson],
  ] as const) {
    store.subscribe(tell);
    void store.start();
    tell();
  }
  let { deliveryAddress } = actor.getSnapshot().context;
  actor.subscribe(({ context }) => {
    if (context.deliveryAddress === deliveryAddress) return;
    deliveryAddress = context.deliveryAddress;
    tellPlace();
  });
  return runningOf(actor, toCheckoutView);
}

/** Removes the data that opens a payment before storing. The payment method is requested again each time. */
const withoutStep = (placed: PlacedOrder | null): PlacedOrder | null => placed && { ...placed, payment: { kind: 'none' } };

type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;

const checkoutMoment = ({ value, context }: CheckoutSnapshot, cart: Cart | null): CheckoutMoment => ({
  ...{ state: value, cart, order: context.order },
  carrier: context.shipping.carrier?.name ?? context.shipping.kind,
  // The payment step has read it before anything is ordered.
  method: queryClient().getQueryData(paymentMethodQuery().queryKey)?.method ?? '',
});
type Status = Exclude<CheckoutView['status'], 'idle'>;

const stepOf: Partial<Record<Status, CheckoutStep>> = {
  summary: 'summary',
  address: 'address',
  shipping: 'shipping',
  payment: 'payment',
  settling: 'payment',
  validating: 'payment',
  placing: 'payment',
  repaying: 'payment',
  paying: 'payment',
  charging: 'payment',
  redirected: 'payment',
};

function toCheckoutView(snapshot: CheckoutSnapshot): CheckoutView {
  const { context } = snapshot;
  const status = snapshot.value;
  const {
    contact,
    deliveryAddress,
    billingAddress,
    billingSame,
    message,
    termsAccepted,
    earlyStartRequested,
    majority,
    placed,
    watch,
    payment,
    order,
    failure,
  } = context;
  return {
    status,
    step: stepOf[status] ?? null,
    furthest: furthestStep(context),
    contact,
    deliveryAddress,
    billingAddress,
    billingSame,
    message,
    termsAccepted,
    earlyStartRequested,
    majority,
    isHeldBack: status === 'payment' && context.pressed !== null,
    canPayAgain: (status === 'failed' || status === 'cancelled' || status === 'confirming') && hasUnpaidOrder(context),
    placed,
    watch,
    payment,
    order,
    failure,
  };
}
