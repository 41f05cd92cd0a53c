import { assign, emit, fromPromise, setup } from 'xstate';
import { type CallFailure, isRefusal, readFailure } from '#domain/call-failure.ts';
import { type QuantityRule, quantityMessage, quantityRefusal } from '#domain/quantity.ts';
import type { Cart, CartProduct } from '#schemas/cart.ts';
import type { RentalDates } from '#schemas/rental.ts';
import type { Lang } from '#schemas/site.ts';

type Line = Pick<CartProduct, 'id' | 'idProduct'>;
type RuledLine = Line & Pick<CartProduct, 'sellByMultipleOf' | 'type'>;

/** One write to the cart. `key` is made at the click and stays the same however often the write is sent. */
export type CartWrite = { key: string } & (
  | { kind: 'add'; idDeclination: number; quantity: number; rental?: RentalDates | undefined }
  | { kind: 'setQuantity'; line: Line; quantity: number }
  | { kind: 'remove'; line: Line }
  | { kind: 'discount'; code: string }
  | { kind: 'removeDiscount' }
);

/** Pieces that a shopper asked to add. `rule` is what her page knew of their quantities; `rental` says on which days. */
export type PendingAddition = {
  key: string;
  idDeclination: number;
  quantity: number;
  rental?: RentalDates | undefined;
  rule: QuantityRule;
};

export type CartContext = {
  /** Id of the cart; null when there is none. */
  id: string | null;
  cart: Cart | null;
  /** Writes in their order; while one is on its way it is the first. Its additions are stored as well, until `removeStored`. */
  queue: readonly CartWrite[];
  /** Message of the last refused write, in `lang`. */
  error: string | null;
  /** Reason why the last discount code was refused. It is shown only at the code's field. */
  discountError: string | null;
  /** Another tab changed the cart while an answer was on its way, which may be older than that change. */
  isOutdated: boolean;
  lang: Lang;
};

export type CartEvent =
  /** Asked for on this page, or found in the stored queue at its start. */
  | ({ type: 'cart.add' } & PendingAddition)
  | { type: 'cart.quantity.set'; key: string; line: RuledLine; quantity: number }
  | { type: 'cart.remove'; key: string; line: Line }
  | { type: 'cart.discount.apply'; key: string; code: string }
  /** The only way a code leaves the cart but an order paid with it: reading the cart again never takes it off. */
  | { type: 'cart.discount.remove'; key: string }
  | { type: 'cart.retry' }
  | { type: 'cart.error.dismiss' }
  /** Something that this machine did not do may have changed the cart: read it again. */
  | { type: 'cart.refresh' }
  /** Another tab changed the cart, or has none any more. */
  | { type: 'cart.changed.elsewhere'; id: string | null }
  /** Signed in: the server merged the guest's cart into the person's. */
  | { type: 'cart.claim' }
  /** Signed out. */
  | { type: 'cart.clear' };

export type CartEmitted =
  /** This tab changed the cart: other tabs read it again. */
  { type: 'cart.changed'; id: string | null } | { type: 'cart.product.added' } | { type: 'cart.write.refused'; message: string };

/** "message key : error key : error", as the specification's error catalogue has it. */
export const failureText = ({ message, fieldErrors }: CallFailure): string =>
  message + fieldErrors.map(({ key, error }) => ` ${key} : ${error}`).join('');

/** A line's stock is the server's to judge: what the line itself holds is not known here. */
const ruleOf = (line: RuledLine): QuantityRule => ({ sellByMultipleOf: line.sellByMultipleOf, stock: null, isWine: line.type === 'WINE' });

export const isOfDiscount = ({ kind }: CartWrite): boolean => kind === 'discount' || kind === 'removeDiscount';

const refusalText = (quantity: number, rule: QuantityRule, lang: Lang): string => {
  const refusal = quantityRefusal(quantity, rule);
  return refusal ? quantityMessage(refusal, lang) : '';
};

const allKeys = ({ context }: { context: CartContext }) => ({ keys: context.queue.map(({ key }) => key) });
const firstKey = ({ context }: { context: CartContext }) => ({ keys: context.queue.slice(0, 1).map(({ key }) => key) });

/** A quantity set twice while it waits is sent once: only the last waiting one of a line counts. The first may be on its way. */
function enqueue(queue: readonly CartWrite[], write: CartWrite): CartWrite[] {
  const isReplaced = (waiting: CartWrite, index: number) =>
    index > 0 && write.kind === 'setQuantity' && waiting.kind === 'setQuantity' && waiting.line.id === write.line.id;
  return [...queue.filter((waiting, index) => !isReplaced(waiting, index)), write];
}

/**
 * The cart in the browser. Restored from its stored id and refreshed at start; a refused refresh forgets it, no answer keeps
 * its id and offers a retry. Writes run one after another. Effects (calls, storage, toasts) are provided from outside.
 */
export const cartMachine = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    emitted: {} as CartEmitted,
    /** `cart`: as it was a moment ago, where that is known. */
    input: {} as { id: string | null; cart?: Cart | null; lang: Lang },
  },
  actors: {
    /** POST /cart/{id} as MAIN_CART with an empty discount code: the cart keeps the code it has, on every tab the same. */
    refreshCart: fromPromise<Cart, { id: string }>(() => Promise.reject(new Error('refreshCart is not provided'))),
    /** The signed-in person's own cart, with the guest's merged into it. */
    claimCart: fromPromise<Cart, { id: string | null }>(() => Promise.reject(new Error('claimCart is not provided'))),
    writeCart: fromPromise<Cart, { id: string | null; write: CartWrite }>(() => Promise.reject(new Error('writeCart is not provided'))),
  },
  guards: {
    hasCart: ({ context }) => context.cart !== null,
    hasId: ({ context }) => context.id !== null,
    isAdding: ({ context }) => context.queue[0]?.kind === 'add',
    isRefusedCode: ({ context: { queue } }, { error }: { error: unknown }) =>
      queue[0] !== undefined && isOfDiscount(queue[0]) && isRefusal(readFailure(error)),
    hasWrites: ({ context }) => context.queue.length > 0,
    isOutdated: ({ context }) => context.isOutdated,
    isRefused: (_, { error }: { error: unknown }) => isRefusal(readFailure(error)),
    breaksQuantityRule: (_, { quantity, rule }: { quantity: number; rule: QuantityRule }) => quantityRefusal(quantity, rule) !== null,
    isOthersCart: ({ context }, { error }: { error: unknown }) => context.id !== null && isRefusal(readFailure(error)),
    isGoneElsewhere: (_, { id }: { id: string | null }) => id === null,
  },
  delays: {
    /** From a call without an answer to the next try, in ms. */
    retryDelay: 15_000,
  },
  actions: {
    enqueue: assign({
      queue: ({ context }, { write }: { write: CartWrite }) => enqueue(context.queue, write),
      error: null,
      discountError: ({ context }, { write }: { write: CartWrite }) => (isOfDiscount(write) ? null : context.discountError),
    }),
    dequeue: assign({ queue: ({ context }) => context.queue.slice(1) }),
    keepCart: assign({ cart: (_, { cart }: { cart: Cart }) => cart, id: (_, { cart }: { cart: Cart }) => cart.id }),
    adoptId: assign({ id: (_, { id }: { id: string | null }) => id }),
    /** Lines go with their cart, and what was to be changed of them; additions make another one. */
    forgetCart: assign({ id: null, cart: null, queue: ({ context }) => context.queue.filter(({ kind }) => kind === 'add') }),
    markOutdated: assign({ isOutdated: true }),
    markCurrent: assign({ isOutdated: false }),
    forgetWrites: assign({ queue: [], error: null, discountError: null }),
    keepDiscountMessage: assign({ discountError: (_, { message }: { message: string }) => message }),
    keepMessage: assign({ error: (_, { message }: { message: string }) => message }),
    dismissError: assign({ error: null }),
    /** Additions that were made, refused or given up leave the stored queue. */
    removeStored: (_, _params: { keys: readonly string[] }) => undefined,
    announceChange: emit(({ context }) => ({ type: 'cart.changed', id: context.id }) as const),
    announceAdded: emit({ type: 'cart.product.added' }),
    announceRefusal: emit(({ context }) => ({ type: 'cart.write.refused', message: context.error ?? '' }) as const),
  },
}).createMachine({
  id: 'cart',
  context: ({ input: { id, cart = null, lang } }) => ({
    ...{ id, lang, cart: cart?.id === id ? cart : null },
    ...{ queue: [], error: null, discountError: null, isOutdated: false },
  }),
  initial: 'starting',
  on: {
    'cart.add': [
      {
        guard: { type: 'breaksQuantityRule', params: ({ event }) => event },
        actions: [
          { type: 'removeStored', params: ({ event }) => ({ keys: [event.key] }) },
          { type: 'keepMessage', params: ({ context, event }) => ({ message: refusalText(event.quantity, event.rule, context.lang) }) },
          'announceRefusal',
        ],
      },
      {
        actions: {
          type: 'enqueue',
          params: ({ event: { key, idDeclination, quantity, rental } }) => ({
            write: { kind: 'add', key, idDeclination, quantity, rental },
          }),
        },
      },
    ],
    'cart.quantity.set': [
      {
        guard: { type: 'breaksQuantityRule', params: ({ event: { quantity, line } }) => ({ quantity, rule: ruleOf(line) }) },
        actions: [
          {
            type: 'keepMessage',
            params: ({ context, event: { quantity, line } }) => ({ message: refusalText(quantity, ruleOf(line), context.lang) }),
          },
          'announceRefusal',
        ],
      },
      {
        actions: {
          type: 'enqueue',
          params: ({ event: { key, line, quantity } }) => ({ write: { kind: 'setQuantity', key, line, quantity } }),
        },
      },
    ],
    'cart.remove': {
      actions: { type: 'enqueue', params: ({ event: { key, line } }) => ({ write: { kind: 'remove', key, line } }) },
    },
    'cart.discount.apply': {
      actions: { type: 'enqueue', params: ({ event: { key, code } }) => ({ write: { kind: 'discount', key, code } }) },
    },
    'cart.discount.remove': {
      actions: { type: 'enqueue', params: ({ event: { key } }) => ({ write: { kind: 'removeDiscount', key } }) },
    },
    'cart.error.dismiss': { actions: 'dismissError' },
    'cart.changed.elsewhere': [
      {
        guard: { type: 'isGoneElsewhere', params: ({ event }) => event },
        target: '.none',
        actions: [{ type: 'removeStored', params: allKeys }, 'forgetCart', 'forgetWrites'],
      },
      { target: '.refreshing', actions: { type: 'adoptId', params: ({ event }) => event } },
    ],
    'cart.claim': '.claiming',
    'cart.clear': {
      target: '.none',
      actions: [{ type: 'removeStored', params: allKeys }, 'forgetCart', 'forgetWrites', 'announceChange'],
    },
  },
  states: {
    starting: {
      always: [{ guard: 'hasCart', target: 'refreshing' }, { guard: 'hasId', target: 'restoring' }, { target: 'none' }],
    },
    none: {
      always: { guard: 'hasWrites', target: 'writing' },
    },
    restoring: {
      description: 'The stored cart is refreshed as MAIN_CART with an empty discount code; the code that it has stays on it.',
      entry: 'markCurrent',
      invoke: {
        src: 'refreshCart',
        input: ({ context }) => ({ id: context.id ?? '' }),
        onDone: { target: 'created', actions: { type: 'keepCart', params: ({ event }) => ({ cart: event.output }) } },
        onError: [
          { guard: { type: 'isRefused', params: ({ event }) => event }, target: 'none', actions: ['forgetCart', 'announceChange'] },
          { target: 'unreachable' },
        ],
      },
    },
    unreachable: {
      description: 'No answer: the id is kept, and the cart is asked for again on demand.',
      on: { 'cart.retry': 'restoring' },
      after: { retryDelay: 'restoring' },
    },
    claiming: {
      entry: 'markCurrent',
      invoke: {
        src: 'claimCart',
        input: ({ context }) => ({ id: context.id }),
        onDone: {
          target: 'created',
          actions: [{ type: 'keepCart', params: ({ event }) => ({ cart: event.output }) }, 'announceChange'],
        },
        onError: [
          // The browser's cart is somebody else's or gone: the person's own is claimed without it.
          { guard: { type: 'isOthersCart', params: ({ event }) => event }, target: 'claiming', reenter: true, actions: 'forgetCart' },
          { guard: { type: 'isRefused', params: ({ event }) => event }, target: 'starting' },
          { target: 'unclaimed' },
        ],
      },
      on: {
        'cart.changed.elsewhere': { actions: 'markOutdated' },
      },
    },
    unclaimed: {
      description: 'No answer: whose cart it is now is not known, and it is claimed again.',
      on: { 'cart.retry': 'claiming', 'cart.changed.elsewhere': {} },
      after: { retryDelay: 'claiming' },
    },
    created: {
      always: [
        { guard: 'hasWrites', target: 'writing' },
        { guard: 'isOutdated', target: 'refreshing' },
      ],
      on: { 'cart.refresh': 'refreshing' },
    },
    refreshing: {
      description: 'The cart stays on show while it is read again.',
      entry: 'markCurrent',
      invoke: {
        src: 'refreshCart',
        // With no code either: this tab's may have been taken off in another one.
        input: ({ context }) => ({ id: context.id ?? '' }),
        onDone: { target: 'created', actions: { type: 'keepCart', params: ({ event }) => ({ cart: event.output }) } },
        onError: [
          { guard: { type: 'isRefused', params: ({ event }) => event }, target: 'none', actions: ['forgetCart', 'announceChange'] },
          { guard: 'hasCart', target: 'stale' },
          { target: 'unreachable' },
        ],
      },
    },
    stale: {
      description: 'No answer: the cart on show may be older than what the shop has, and is read again.',
      always: { guard: 'hasWrites', target: 'writing' },
      on: { 'cart.refresh': 'refreshing', 'cart.retry': 'refreshing' },
      after: { retryDelay: 'refreshing' },
    },
    writing: {
      invoke: {
        src: 'writeCart',
        input: ({ context }) => {
          const [write] = context.queue;
          if (!write) throw new Error('writing is entered with a write in the queue');
          return { id: context.id, write };
        },
        onDone: [
          {
            guard: 'isAdding',
            target: 'created',
            actions: [
              { type: 'keepCart', params: ({ event }) => ({ cart: event.output }) },
              { type: 'removeStored', params: firstKey },
              'dequeue',
              'announceChange',
              'announceAdded',
            ],
          },
          {
            target: 'created',
            actions: [{ type: 'keepCart', params: ({ event }) => ({ cart: event.output }) }, 'dequeue', 'announceChange'],
          },
        ],
        onError: [
          {
            guard: { type: 'isRefusedCode', params: ({ event }) => event },
            target: 'refused',
            actions: ['dequeue', { type: 'keepDiscountMessage', params: ({ event }) => ({ message: readFailure(event.error).message }) }],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'refused',
            actions: [
              { type: 'removeStored', params: firstKey },
              'dequeue',
              { type: 'keepMessage', params: ({ event }) => ({ message: failureText(readFailure(event.error)) }) },
              'announceRefusal',
            ],
          },
          { target: 'interrupted' },
        ],
      },
      on: {
        // The answer that is on its way brings the whole cart, but maybe one from before that change.
        'cart.changed.elsewhere': { actions: 'markOutdated' },
      },
    },
    refused: {
      description: 'What the server holds is read again, for a refusal says that it is not what the shopper saw.',
      always: [{ guard: 'hasId', target: 'refreshing' }, { target: 'none' }],
    },
    interrupted: {
      description: 'A write got no answer: it stays first in the queue, with its key, and is sent again.',
      on: { 'cart.retry': 'writing' },
      after: { retryDelay: 'writing' },
    },
  },
});
