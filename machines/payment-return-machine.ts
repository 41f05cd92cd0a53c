import { assign, fromPromise, setup } from 'xstate';
import { isRefusal, readFailure } from '#domain/call-failure.ts';
import type { OrderReference } from '#domain/checkout-steps.ts';
import type { Order } from '#schemas/order.ts';
import type { PaymentState } from '#schemas/payments.ts';

/** Reads in a row, with back-off about 100 s, before the shopper is told that an e-mail will follow. */
const maxReads = 15;
/** Reads in a row without an answer before the shopper is told that the shop cannot be reached. */
const maxMisses = 4;
const firstWaitMs = 1000;
const maxWaitMs = 10_000;

export type PaymentReturnContext = OrderReference & {
  payment: PaymentState | null;
  /** The order, once it is paid. */
  order: Order | null;
  /** Reads since looking began, answered or not. */
  reads: number;
  /** Reads in a row that got no answer. */
  misses: number;
};

export type PaymentReturnEvent =
  | { type: 'payment.look' }
  | { type: 'payment.stop' }
  /** The shopper does not want to pay any more. */
  | { type: 'payment.give-up' };

/** Result: the state of the payment, null if it may not be read; and the order, once it is paid. */
export type PaymentReturnOutput = { payment: PaymentState | null; order: Order | null };

const provided = (name: string) => () => Promise.reject(new Error(`${name} is not provided`));
type Outcome = PaymentState['outcome'];

/**
 * Follows one payment after the shopper came back: asks the shop with back-off until it says what became of the payment. Looking
 * ends after a while, when it is stopped, or when the shop gives no answer, and can begin again each time.
 */
export const paymentReturnMachine = setup({
  types: {
    context: {} as PaymentReturnContext,
    events: {} as PaymentReturnEvent,
    input: {} as OrderReference,
    output: {} as PaymentReturnOutput,
  },
  actors: {
    /** GET /order/{id}/payment, or GET /order/cawl/result/{id} for who comes back from Cawl. */
    readPayment: fromPromise<PaymentState, OrderReference>(provided('readPayment')),
    /** POST /order/{id}/payment/cancel. */
    cancelPayment: fromPromise<PaymentState, OrderReference>(provided('cancelPayment')),
    /** GET /order/{id}. */
    readOrder: fromPromise<Order, OrderReference>(provided('readOrder')),
  },
  delays: {
    /** Until the next read, in ms: 1 s at first, half as long again each time, 10 s at most; longer where the shop says so. */
    backOff: ({ context: { reads, payment } }) =>
      Math.max(Math.min(firstWaitMs * 1.5 ** Math.max(0, reads - 1), maxWaitMs), payment?.retryAfterMs ?? 0),
  },
  guards: {
    is: ({ context: { payment } }, { outcome }: { outcome: Outcome }) => payment?.outcome === outcome,
    isRefused: (_, { error }: { error: unknown }) => isRefusal(readFailure(error)),
    isMissedOften: ({ context }) => context.misses >= maxMisses,
    /** Read often, or nothing more will change by itself. */
    isLookedForLong: ({ context: { reads, payment, misses } }) => reads >= maxReads || (misses === 0 && payment?.retryAfterMs === null),
  },
  actions: {
    keepPayment: assign({
      payment: (_, { payment }: { payment: PaymentState }) => payment,
      reads: ({ context }) => context.reads + 1,
      misses: 0,
    }),
    keepOrder: assign({ order: (_, { order }: { order: Order }) => order }),
    countMiss: assign({ reads: ({ context }) => context.reads + 1, misses: ({ context }) => context.misses + 1 }),
    beginAgain: assign({ reads: 0, misses: 0 }),
    forget: assign({ payment: null }),
  },
}).createMachine({
  id: 'paymentReturn',
  context: ({ input }) => ({ ...input, payment: null, order: null, reads: 0, misses: 0 }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'readPayment',
        input: ({ context: { id, key, cawl } }) => ({ id, key, cawl }),
        onDone: { target: 'judging', actions: { type: 'keepPayment', params: ({ event }) => ({ payment: event.output }) } },
        onError: [
          { guard: { type: 'isRefused', params: ({ event }) => event }, target: 'unreadable', actions: 'forget' },
          { target: 'waiting', actions: 'countMiss' },
        ],
      },
      on: { 'payment.stop': 'pendingLong', 'payment.give-up': 'cancelling' },
    },
    judging: {
      always: [
        { guard: { type: 'is', params: { outcome: 'paid' } }, target: 'opening' },
        { guard: { type: 'is', params: { outcome: 'refused' } }, target: 'refused' },
        { guard: { type: 'is', params: { outcome: 'cancelled' } }, target: 'cancelled' },
        { guard: { type: 'is', params: { outcome: 'over' } }, target: 'expired' },
        { guard: { type: 'is', params: { outcome: 'refund' } }, target: 'givenBack' },
        { target: 'waiting' },
      ],
    },
    waiting: {
      always: [
        { guard: 'isMissedOften', target: 'unreachable' },
        { guard: 'isLookedForLong', target: 'pendingLong' },
      ],
      after: { backOff: 'reading' },
      on: {
        'payment.stop': 'pendingLong',
        'payment.give-up': 'cancelling',
        'payment.look': { target: 'reading', actions: 'beginAgain' },
      },
    },
    cancelling: {
      invoke: {
        src: 'cancelPayment',
        input: ({ context: { id, key } }) => ({ id, key }),
        onDone: { target: 'judging', actions: { type: 'keepPayment', params: ({ event }) => ({ payment: event.output }) } },
        onError: { target: 'waiting', actions: 'countMiss' },
      },
    },
    opening: {
      description: 'It is paid: the order is read, to be shown.',
      invoke: {
        src: 'readOrder',
        input: ({ context: { id, key } }) => ({ id, key }),
        onDone: { target: 'paid', actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) } },
        onError: [
          { guard: { type: 'isRefused', params: ({ event }) => event }, target: 'unreadable', actions: 'forget' },
          { target: 'waiting', actions: 'countMiss' },
        ],
      },
    },
    pendingLong: {
      description: 'The payment is still open after many reads, or the shopper stopped them: an e-mail will tell.',
      on: { 'payment.look': { target: 'reading', actions: 'beginAgain' }, 'payment.give-up': 'cancelling' },
    },
    unreachable: {
      description: 'The shop gave no answer several times in a row: what became of the payment is not known.',
      on: { 'payment.look': { target: 'reading', actions: 'beginAgain' } },
    },
    paid: { type: 'final' },
    refused: { type: 'final' },
    cancelled: { type: 'final' },
    expired: { type: 'final', description: 'The order waits for no payment any more.' },
    givenBack: { type: 'final', description: 'The money came too late, and is given back.' },
    unreadable: { type: 'final', description: 'The order is not known, or its key does not open it.' },
  },
  output: ({ context: { payment, order } }) => ({ payment, order }),
});
