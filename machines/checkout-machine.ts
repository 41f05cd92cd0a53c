import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import { isRefusal, readFailure } from '#domain/call-failure.ts';
import type { CheckoutEmitted, CheckoutEvent } from '#domain/checkout-events.ts';
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
  paymentWatches,
  type ShippingFacts,
  unknownCart,
  unknownShipping,
} from '#domain/checkout-steps.ts';
import type { MajorityProof } from '#domain/majority.ts';
import { amountDue, fingerprintOf, isAsPressed, isAttempted, type OrderValidation, orderBody, validationBody } from '#domain/order-body.ts';
import type { OrderBody, PaymentStep, PlacedOrder } from '#schemas/order.ts';
import type { PaymentState } from '#schemas/payments.ts';
import { type PaymentReturnOutput, paymentReturnMachine } from './payment-return-machine.ts';

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
    /** Charges the card that stands in the provider's fields; fails with what the shopper can do about it. */
    confirmCard: fromPromise<unknown, PaymentStep>(provided('confirmCard')),
    /** Follows the payment until the shop says what became of it. */
    watchPayment: paymentReturnMachine,
  },
  guards: {
    arrivesAt: ({ context }, { step }: { step: CheckoutStep }) => allowedStep(context) === step,
    wants: ({ context }, { step }: { step: CheckoutStep }) => context.wanted === step,
    isNoLongerAllowed: ({ context }, { step }: { step: CheckoutStep }) => isBefore(furthestStep(context, true), step),
    canPlaceOrder: ({ context }) => canPlaceOrder(context),
    /** Nothing is missing but an answer that is on its way. */
    canPlaceSoon: ({ context }) => canPlaceOrder(context, true),
    isAsPressed: ({ context }) => isAsPressed(context),
    isStillTheOrder: ({ context }) => isAttempted(context),
    /** The very order was placed before and not paid: it is paid, not placed again. */
    canPayAgain: ({ context }) => context.placed !== null && isAttempted(context),
    hasOrder: ({ context }) => hasUnpaidOrder(context),
    isRefused: (_, { error }: { error: unknown }) => isRefusal(readFailure(error)),
    needsPaymentPage: ({ context: { placed } }) => placed?.payment.kind === 'redirect' || placed?.payment.kind === 'form',
    isPaid: (_, { found }: { found: PaymentReturnOutput }) => found.order !== null,
    wasCancelled: (_, { found }: { found: PaymentReturnOutput }) => found.payment?.outcome === 'cancelled',
    /** In fields of the provider on our own page. */
    paysHere: ({ context: { placed } }) => placed?.payment.kind === 'element',
    /** They stand on the payment step, and are filled in. */
    paysOnTheStep: ({ context: { placed, wanted } }) => placed?.payment.kind === 'element' && wanted === 'payment',
  },
  actions: {
    want: assign({ wanted: (_, { step }: { step: CheckoutStep }) => step }),
    completeAddress: assign(({ context }, { contact, deliveryAddress, billingAddress, billingSame }: AddressStep) => ({
      ...{ contact, deliveryAddress, billingAddress, billingSame },
      // A cart that needs no delivery skips the step of shipping.
      wanted: context.shipping.kind === 'NO_DELIVERY' ? ('payment' as const) : ('shipping' as const),
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
    keepEarlyStart: assign({ earlyStartRequested: (_, { requested }: { requested: boolean }) => requested }),
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
      return {
        attempt: isSameOrder ? context.attempt : { key, fingerprint },
        pressed: null,
        placed: null,
        returned: null,
        payment: null,
        order: null,
        failure: null,
      };
    }),
    notePress: assign({ pressed: ({ context }, { key }: { key: string }) => ({ key, total: amountDue(context) }) }),
    forgetPress: assign({ pressed: null }),
    keepPlaced: assign({
      placed: (_, { placed }: { placed: PlacedOrder }) => placed,
      returned: null,
      payment: null,
      order: null,
      failure: null,
    }),
    keepReturn: assign({
      returned: (_, { id, key, cawl }: OrderReference) => ({ id, key, cawl }),
      wanted: null,
      payment: null,
      order: null,
      failure: null,
    }),
    keepWatch: assign(({ context }, { state, payment }: { state: string; payment: PaymentState | null }) => ({
      watch: paymentWatches.find((watch) => watch === state) ?? context.watch,
      payment: payment ?? context.payment,
    })),
    keepFound: assign((_, { payment, order }: PaymentReturnOutput) => ({ payment, order })),
    endWatch: assign({ watch: null }),
    lookAgain: sendTo('watch', { type: 'payment.look' }),
    stopLooking: sendTo('watch', { type: 'payment.stop' }),
    giveUp: sendTo('watch', { type: 'payment.give-up' }),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => readFailure(error) }),
    forgetOrder: assign({ placed: null, attempt: null, returned: null }),
    finish: assign({ attempt: null, message: '', termsAccepted: false, earlyStartRequested: false, majority: noMajority }),
    clear: assign({
      ...emptyMemory,
      termsAccepted: false,
      earlyStartRequested: false,
      majority: noMajority,
      pressed: null,
      returned: null,
      payment: null,
      order: null,
      failure: null,
    }),
    leaveForPayment: emit(({ context }) => {
      const step = context.placed?.payment ?? { kind: 'none' as const };
      return { type: 'payment.redirected', step } as const;
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
    earlyStartRequested: false,
    majority: noMajority,
    pressed: null,
    returned: null,
    watch: null,
    payment: null,
    order: null,
    failure: null,
  }),
  initial: 'arriving',
  on: {
    'step.visit': { target: '.arriving', actions: ['forgetPress', { type: 'want', params: ({ event }) => event }] },
    'cart.changed': { actions: { type: 'keepCart', params: ({ event }) => event } },
    'shipping.changed': { actions: { type: 'keepShipping', params: ({ event }) => event } },
    'message.change': { actions: { type: 'keepMessage', params: ({ event }) => event } },
    'terms.change': { actions: { type: 'keepTerms', params: ({ event }) => event } },
    'early-start.change': { actions: { type: 'keepEarlyStart', params: ({ event }) => event } },
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
      on: {
        // The page showed the step before this machine was there, and its button was pressed.
        'summary.complete': {
          guard: { type: 'wants', params: { step: 'summary' } },
          target: 'arriving',
          actions: { type: 'want', params: { step: 'address' } },
        },
        'address.complete': {
          guard: { type: 'wants', params: { step: 'address' } },
          target: 'arriving',
          actions: { type: 'completeAddress', params: ({ event }) => event },
        },
      },
    },
    summary: {
      on: { 'summary.complete': { target: 'arriving', actions: { type: 'want', params: { step: 'address' } } } },
    },
    address: {
      always: { guard: { type: 'isNoLongerAllowed', params: { step: 'address' } }, target: 'arriving' },
      on: {
        'address.complete': { target: 'arriving', actions: { type: 'completeAddress', params: ({ event }) => event } },
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
          { guard: 'canPlaceSoon', target: 'settling', actions: { type: 'notePress', params: ({ event }) => event } },
        ],
      },
    },
    settling: {
      description: 'Ordered while the cart or its fees are on their way, such as with a discount code: it waits for them, and is not lost.',
      always: [
        { guard: { type: 'isNoLongerAllowed', params: { step: 'payment' } }, target: 'arriving', actions: 'forgetPress' },
        {
          guard: 'isAsPressed',
          target: 'validating',
          actions: { type: 'noteAttempt', params: ({ context }) => ({ key: context.pressed?.key ?? '' }) },
        },
        // It costs more, or a code was refused: `pressed` stays, and the step says that nothing is ordered.
        { guard: 'canPlaceOrder', target: 'payment' },
      ],
      on: { 'step.visit': {} },
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
        onDone: { target: 'paying', actions: { type: 'keepPlaced', params: ({ event }) => ({ placed: event.output }) } },
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
        onDone: { target: 'paying', actions: { type: 'keepPlaced', params: ({ event }) => ({ placed: event.output }) } },
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
    paying: {
      description: 'The order stands: it is paid as its provider takes payments.',
      always: [
        { guard: 'needsPaymentPage', target: 'redirected' },
        { guard: 'paysOnTheStep', target: 'charging' },
        { guard: 'paysHere', target: 'entering' },
        { target: 'confirming' },
      ],
    },
    entering: {
      description: 'Another payment of an order, away from the payment step: the card is asked for here.',
      on: {
        'card.confirm': 'charging',
        'cart.return': { target: 'arriving', actions: { type: 'want', params: { step: 'summary' } } },
      },
    },
    charging: {
      description: 'The provider charges the card, and may ask for 3-D Secure. What it answers here is no proof: the payment is followed.',
      invoke: {
        src: 'confirmCard',
        input: ({ context }) => context.placed?.payment ?? { kind: 'none' },
        onDone: 'confirming',
        onError: [
          {
            guard: { type: 'wants', params: { step: 'payment' } },
            target: 'payment',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          { target: 'entering', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
      on: { 'step.visit': {} },
    },
    redirected: {
      description: 'The browser leaves for the payment page.',
      entry: 'leaveForPayment',
    },
    confirming: {
      description: 'The payment is followed until the order tells what became of it; coming back from the payment page proves nothing.',
      invoke: {
        id: 'watch',
        src: 'watchPayment',
        input: ({ context }) => orderInHand(context),
        onSnapshot: {
          actions: {
            type: 'keepWatch',
            params: ({ event: { snapshot } }) => ({ state: String(snapshot.value), payment: snapshot.context.payment }),
          },
        },
        onDone: [
          {
            guard: { type: 'isPaid', params: ({ event }) => ({ found: event.output }) },
            target: 'success',
            actions: { type: 'keepFound', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'wasCancelled', params: ({ event }) => ({ found: event.output }) },
            target: 'cancelled',
            actions: { type: 'keepFound', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'keepFound', params: ({ event }) => event.output } },
        ],
      },
      exit: 'endWatch',
      on: {
        'payment.look': { actions: 'lookAgain' },
        'payment.stop': { actions: 'stopLooking' },
        'payment.give-up': { actions: 'giveUp' },
        'payment.retry': { guard: 'hasOrder', target: 'repaying' },
        'cart.return': { target: 'arriving', actions: { type: 'want', params: { step: 'summary' } } },
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
  },
});
