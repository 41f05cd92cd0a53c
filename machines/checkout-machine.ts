import { assign, emit, fromPromise, setup } from 'xstate';
import { isRefusal, readFailure } from '#domain/call-failure.ts';
import {
  type AddressStep,
  allowedStep,
  type CartFacts,
  type CheckoutContext,
  type CheckoutMemory,
  type CheckoutStep,
  type Contact,
  canPlaceOrder,
  emptyMemory,
  furthestStep,
  hasUnpaidOrder,
  isBefore,
  noMajority,
  type OrderReference,
  orderInHand,
  type PaymentReturn,
  type ShippingFacts,
  unknownCart,
  unknownShipping,
} from '#domain/checkout-steps.ts';
import type { MajorityProof } from '#domain/majority.ts';
import { fingerprintOf, isAttempted, type OrderValidation, orderBody, validationBody } from '#domain/order-body.ts';
import { paymentOutcome } from '#domain/payment-outcome.ts';
import type { Order, OrderBody, PlacedOrder } from '#schemas/order.ts';

/** How often the order is read after a payment before the shopper is told that an e-mail will follow. */
const mostReads = 15;

const provided = (name: string) => () => Promise.reject(new Error(`${name} is not provided`));

/**
 * From the cart to the paid order. Steps are addresses: a visit gives the furthest step allowed. An order is validated, then
 * placed once: its idempotency key stays the same until its content changes. A failed or cancelled payment leads back to a
 * living cart, or to another payment of the same order.
 */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutEmitted,
    input: {} as { memory: CheckoutMemory },
  },
  actors: {
    /** POST /order/validate. */
    validateOrder: fromPromise<unknown, OrderValidation>(provided('validateOrder')),
    /** POST /order. */
    placeOrder: fromPromise<PlacedOrder, OrderBody>(provided('placeOrder')),
    /** POST /order/{id}/payment: another payment of an order whose stock is still held. */
    payAgain: fromPromise<PlacedOrder, OrderReference>(provided('payAgain')),
    /** GET /order/{id}. */
    readOrder: fromPromise<Order, OrderReference>(provided('readOrder')),
  },
  delays: {
    /** Between two reads of an order whose payment is open, in ms. */
    readInterval: 2000,
  },
  guards: {
    arrivesAt: ({ context }, { step }: { step: CheckoutStep }) => allowedStep(context) === step,
    isNoLongerAllowed: ({ context }, { step }: { step: CheckoutStep }) => isBefore(furthestStep(context, true), step),
    canPlaceOrder: ({ context }) => canPlaceOrder(context),
    isStillTheOrder: ({ context }) => isAttempted(context),
    /** The very order was placed before and not paid: it is paid, not placed again. */
    canPayAgain: ({ context }) => context.placed !== null && isAttempted(context),
    hasOrder: ({ context }) => hasUnpaidOrder(context),
    isRefused: (_, { error }: { error: unknown }) => isRefusal(readFailure(error)),
    needsPaymentPage: (_, { placed }: { placed: PlacedOrder }) => placed.payment.kind === 'redirect',
    hasSucceeded: ({ context }, { order }: { order: Order }) => paymentOutcome(order, context.returned) === 'success',
    wasCancelled: ({ context }, { order }: { order: Order }) => paymentOutcome(order, context.returned) === 'cancelled',
    hasFailed: ({ context }, { order }: { order: Order }) => paymentOutcome(order, context.returned) === 'failed',
    isReadOften: ({ context }) => context.reads >= mostReads,
  },
  actions: {
    want: assign({ wanted: (_, { step }: { step: CheckoutStep }) => step }),
    keepAddress: assign((_, { contact, deliveryAddress, billingAddress, billingSame }: AddressStep) => ({
      contact,
      deliveryAddress,
      billingAddress,
      billingSame,
    })),
    fillContact: assign({
      contact: ({ context: { contact } }, { contact: known }: { contact: Contact }) => ({
        email: contact.email || known.email,
        firstname: contact.firstname || known.firstname,
        lastname: contact.lastname || known.lastname,
        phone: contact.phone || known.phone,
      }),
    }),
    keepMessage: assign({ message: (_, { message }: { message: string }) => message }),
    keepTerms: assign({ termsAccepted: (_, { accepted }: { accepted: boolean }) => accepted }),
    keepMajority: assign({
      majority: ({ context }, { majority }: { majority: Partial<MajorityProof> }) => ({ ...context.majority, ...majority }),
    }),
    fillBirthdate: assign({
      majority: ({ context: { majority } }, { birthdate }: { birthdate: string | null }) => ({
        ...majority,
        birthdate: majority.birthdate || (birthdate ?? ''),
      }),
    }),
    keepCart: assign({ cart: (_, { cart }: { cart: CartFacts }) => cart }),
    keepShipping: assign({ shipping: (_, { shipping }: { shipping: ShippingFacts }) => shipping }),
    noteAttempt: assign(({ context }, { key }: { key: string }) => {
      const fingerprint = fingerprintOf(context);
      const isSameOrder = context.attempt?.fingerprint === fingerprint;
      return { attempt: isSameOrder ? context.attempt : { key, fingerprint }, placed: null, returned: null, order: null, failure: null };
    }),
    keepPlaced: assign({ placed: (_, { placed }: { placed: PlacedOrder }) => placed, returned: null, order: null, failure: null }),
    keepReturn: assign({
      returned: (_, { id, key, outcome }: PaymentReturn) => ({ id, key, outcome }),
      order: null,
      failure: null,
    }),
    forgetReads: assign({ reads: 0 }),
    keepOrder: assign({ order: (_, { order }: { order: Order }) => order, reads: ({ context }) => context.reads + 1 }),
    countRead: assign({ reads: ({ context }) => context.reads + 1 }),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => readFailure(error) }),
    forgetOrder: assign({ placed: null, attempt: null, returned: null }),
    finish: assign({ attempt: null, message: '', termsAccepted: false, majority: noMajority }),
    clear: assign({ ...emptyMemory, termsAccepted: false, majority: noMajority, returned: null, order: null, failure: null }),
    leaveForPayment: emit(({ context }) => {
      const payment = context.placed?.payment;
      return { type: 'payment.redirected', url: payment?.kind === 'redirect' ? payment.url : '' } as const;
    }),
    announceConfirmed: emit(({ context }) => ({ type: 'order.confirmed', id: context.order?.id ?? '' }) as const),
    announceRefusal: emit({ type: 'order.refused' }),
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => ({
    ...input.memory,
    cart: unknownCart,
    shipping: unknownShipping,
    wanted: null,
    termsAccepted: false,
    majority: noMajority,
    returned: null,
    order: null,
    reads: 0,
    failure: null,
  }),
  initial: 'arriving',
  on: {
    'step.visit': { target: '.arriving', actions: { type: 'want', params: ({ event }) => event } },
    'cart.changed': { actions: { type: 'keepCart', params: ({ event }) => event } },
    'shipping.changed': { actions: { type: 'keepShipping', params: ({ event }) => event } },
    'message.change': { actions: { type: 'keepMessage', params: ({ event }) => event } },
    'terms.change': { actions: { type: 'keepTerms', params: ({ event }) => event } },
    'majority.change': { actions: { type: 'keepMajority', params: ({ event }) => event } },
    'person.known': {
      actions: [
        { type: 'fillContact', params: ({ event }) => event },
        { type: 'fillBirthdate', params: ({ event }) => event },
      ],
    },
    'payment.return': { target: '.confirming', actions: { type: 'keepReturn', params: ({ event }) => event } },
    'checkout.clear': { target: '.arriving', actions: 'clear' },
  },
  states: {
    arriving: {
      description: 'A step is wanted, and what decides whether it can be shown is not all known yet.',
      always: [
        { guard: { type: 'arrivesAt', params: { step: 'summary' } }, target: 'summary' },
        { guard: { type: 'arrivesAt', params: { step: 'address' } }, target: 'address' },
        { guard: { type: 'arrivesAt', params: { step: 'shipping' } }, target: 'shipping' },
        { guard: { type: 'arrivesAt', params: { step: 'payment' } }, target: 'payment' },
      ],
    },
    summary: {
      on: { 'summary.complete': { target: 'arriving', actions: { type: 'want', params: { step: 'address' } } } },
    },
    address: {
      always: { guard: { type: 'isNoLongerAllowed', params: { step: 'address' } }, target: 'arriving' },
      on: {
        'address.complete': {
          target: 'arriving',
          actions: [
            { type: 'keepAddress', params: ({ event }) => event },
            // What needs no delivery asks for none.
            { type: 'want', params: ({ context }) => ({ step: context.shipping.kind === 'NO_DELIVERY' ? 'payment' : 'shipping' }) },
          ],
        },
      },
    },
    shipping: {
      always: { guard: { type: 'isNoLongerAllowed', params: { step: 'shipping' } }, target: 'arriving' },
      on: { 'shipping.complete': { target: 'arriving', actions: { type: 'want', params: { step: 'payment' } } } },
    },
    payment: {
      always: { guard: { type: 'isNoLongerAllowed', params: { step: 'payment' } }, target: 'arriving' },
      on: {
        'order.place': [
          { guard: 'canPayAgain', target: 'repaying' },
          { guard: 'canPlaceOrder', target: 'validating', actions: { type: 'noteAttempt', params: ({ event }) => event } },
        ],
      },
    },
    validating: {
      invoke: {
        src: 'validateOrder',
        input: ({ context }) => validationBody(context),
        // The cart may have changed while it was validated: what is sent is the order that was attempted, or nothing.
        onDone: [{ guard: 'isStillTheOrder', target: 'placing' }, { target: 'payment' }],
        onError: { target: 'payment', actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'announceRefusal'] },
      },
      on: { 'step.visit': {} },
    },
    placing: {
      invoke: {
        src: 'placeOrder',
        input: ({ context }) => orderBody(context, context.attempt?.key ?? ''),
        onDone: [
          {
            guard: { type: 'needsPaymentPage', params: ({ event }) => ({ placed: event.output }) },
            target: 'redirected',
            actions: { type: 'keepPlaced', params: ({ event }) => ({ placed: event.output }) },
          },
          { target: 'confirming', actions: { type: 'keepPlaced', params: ({ event }) => ({ placed: event.output }) } },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'payment',
            actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'announceRefusal'],
          },
          { target: 'payment', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
      on: { 'step.visit': {} },
    },
    repaying: {
      invoke: {
        src: 'payAgain',
        input: ({ context }) => orderInHand(context),
        onDone: [
          {
            guard: { type: 'needsPaymentPage', params: ({ event }) => ({ placed: event.output }) },
            target: 'redirected',
            actions: { type: 'keepPlaced', params: ({ event }) => ({ placed: event.output }) },
          },
          { target: 'confirming', actions: { type: 'keepPlaced', params: ({ event }) => ({ placed: event.output }) } },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'failed',
            actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'forgetOrder', 'announceRefusal'],
          },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
      on: { 'step.visit': {} },
    },
    redirected: {
      description: 'The browser leaves for the payment page.',
      entry: 'leaveForPayment',
    },
    confirming: {
      description: 'The order is read until it tells what became of the payment; coming back from the payment page proves nothing.',
      entry: 'forgetReads',
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            src: 'readOrder',
            input: ({ context }) => orderInHand(context),
            onDone: [
              {
                guard: { type: 'hasSucceeded', params: ({ event }) => ({ order: event.output }) },
                target: '#checkout.success',
                actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
              },
              {
                guard: { type: 'wasCancelled', params: ({ event }) => ({ order: event.output }) },
                target: '#checkout.cancelled',
                actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
              },
              {
                guard: { type: 'hasFailed', params: ({ event }) => ({ order: event.output }) },
                target: '#checkout.failed',
                actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
              },
              { target: 'waiting', actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) } },
            ],
            onError: [
              {
                guard: { type: 'isRefused', params: ({ event }) => event },
                target: '#checkout.failed',
                actions: { type: 'keepFailure', params: ({ event }) => event },
              },
              { target: 'waiting', actions: 'countRead' },
            ],
          },
        },
        waiting: {
          always: { guard: 'isReadOften', target: '#checkout.late' },
          after: { readInterval: 'reading' },
        },
      },
    },
    success: { entry: ['announceConfirmed', 'finish'] },
    cancelled: {
      on: {
        'payment.retry': { guard: 'hasOrder', target: 'repaying' },
        'cart.return': { target: 'arriving', actions: { type: 'want', params: { step: 'summary' } } },
      },
    },
    failed: {
      on: {
        'payment.retry': { guard: 'hasOrder', target: 'repaying' },
        'cart.return': { target: 'arriving', actions: { type: 'want', params: { step: 'summary' } } },
      },
    },
    late: { description: 'The payment is still open after many reads: the e-mail will tell.' },
  },
});

export type CheckoutEvent =
  | { type: 'step.visit'; step: CheckoutStep }
  | { type: 'summary.complete' }
  | ({ type: 'address.complete' } & AddressStep)
  | { type: 'shipping.complete' }
  | { type: 'message.change'; message: string }
  | { type: 'terms.change'; accepted: boolean }
  | { type: 'majority.change'; majority: Partial<MajorityProof> }
  /** `key` becomes the idempotency key when the order differs from the one last attempted. */
  | { type: 'order.place'; key: string }
  | ({ type: 'payment.return' } & PaymentReturn)
  | { type: 'payment.retry' }
  | { type: 'cart.return' }
  | { type: 'cart.changed'; cart: CartFacts }
  | { type: 'shipping.changed'; shipping: ShippingFacts }
  /** Signed in: fills what the shopper has not typed. */
  | { type: 'person.known'; contact: Contact; birthdate: string | null }
  /** Signed out. */
  | { type: 'checkout.clear' };

export type CheckoutEmitted =
  | { type: 'payment.redirected'; url: string }
  | { type: 'order.confirmed'; id: string }
  /** The order was refused: cart and fees may not be what the shopper saw. */
  | { type: 'order.refused' };
