import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import type { CartMoment } from '#domain/analytics/event-map.ts';
import { readFailure } from '#domain/call-failure.ts';
import { type CartEvent, type CartWrite, cartMachine, isOfDiscount } from '#machines/cart-machine.ts';
import { messages as shopMessages } from '#messages/generated/client/shop.ts';
import type { Cart } from '#schemas/cart.ts';
import { noteMachine } from '../../analytics/followed-machines.ts';
import { checkedApi } from '../../browser-api.ts';
import { pageLang } from '../../page-lang.ts';
import { pageCart } from '../../site.tsx';
import { notify } from '../../toasts.ts';
import { rememberCart, storedCartId, storedCount } from '../cart-memory.ts';
import type { Running } from '../late-actor.ts';
import { announceProductAdded } from '../product-added.ts';
import type { CartStatus, CartView } from '../views.ts';
import { removeStoredAdditions, sendStoredAdditions, shareCart } from './cart-storage.ts';
import { runningOf } from './run.ts';

const asMainCart = { type: 'MAIN_CART', discountCode: '' } as const;
const refresh = (cartId: string, signal: AbortSignal): Promise<Cart> =>
  checkedApi.call('POST /cart/{cartId}', { params: { cartId }, body: asMainCart }, { signal });

/** One tab makes the cart at a time; the next finds it. Without locks (plain http) two at once may make two. */
const inTurn = <T>(make: () => Promise<T>, signal: AbortSignal): Promise<T> =>
  typeof navigator !== 'undefined' && navigator.locks ? navigator.locks.request('first-cart', { signal }, make) : make();

/**
 * Sends an addition of a shopper who has no cart, `new` unless another tab has made one meanwhile. The id is stored as soon as it
 * is known, before the next tab's turn.
 */
function addToFirstCart(add: (cartId: string) => Promise<Cart>, signal: AbortSignal): Promise<Cart> {
  return inTurn(async () => {
    const cart = await add(storedCartId() ?? 'new');
    if (storedCartId() === null) rememberCart({ id: cart.id, count: cart.totalProduct, stamp: null });
    return cart;
  }, signal);
}

/** Sends one write of the cart. Without a cart an addition makes one; any other write there is a fault. */
function sendCartWrite({ id, write }: { id: string | null; write: CartWrite }, signal: AbortSignal): Promise<Cart> {
  const setDiscount = (idCart: string, discountCode: string) =>
    checkedApi.call('POST /order/discount', { body: { idCart, discountCode } }, { signal });
  if (write.kind === 'add') {
    const { idDeclination: declinationId, quantity, rental, key: idempotencyKey } = write;
    const body = { type: 'MAIN_CART', quantity, rentFrom: rental?.from, rentTo: rental?.to, idempotencyKey } as const;
    const add = (cartId: string) =>
      checkedApi.call('POST /cart/{cartId}/product/{declinationId}', { params: { cartId, declinationId }, body }, { signal });
    return id === null ? addToFirstCart(add, signal) : add(id);
  }
  if (id === null) throw new Error(`There is no cart for "${write.kind}"`);
  switch (write.kind) {
    case 'setQuantity': {
      const params = { cartId: id, productId: write.line.idProduct };
      const body = { quantity: write.quantity, idCartProduct: write.line.id };
      return checkedApi.call('PUT /cart/{cartId}/product/{productId}/quantity', { params, body }, { signal });
    }
    case 'remove': {
      const params = { cartId: id, productId: write.line.idProduct, idCartProduct: write.line.id };
      // A line that is not there is removed: by the call whose answer was lost, or in another tab.
      return checkedApi.call('DELETE /cart/{cartId}/product/{productId}/{idCartProduct}', { params }, { signal }).catch((error) => {
        if (readFailure(error).status === 404) return refresh(id, signal);
        throw error;
      });
    }
    case 'discount':
      return setDiscount(id, write.code);
    case 'removeDiscount':
      return setDiscount(id, '');
  }
}

const machine = cartMachine.provide({
  actors: {
    refreshCart: fromPromise(({ input, signal }) => refresh(input.id, signal)),
    claimCart: fromPromise(({ input: { id }, signal }) =>
      id ? refresh(id, signal) : checkedApi.call('POST /cart', { body: asMainCart }, { signal }),
    ),
    writeCart: fromPromise(({ input, signal }) => sendCartWrite(input, signal)),
  },
  actions: { removeStored: (_, { keys }) => removeStoredAdditions(keys) },
});

/**
 * Starts the cart's machine from the stored id and the cart that the page was made with, and joins it to storage, other tabs and toasts;
 * `resume` reads the stored queue.
 */
export function startCart(): Running<CartView, CartEvent> {
  const lang = pageLang();
  const actor = createActor(machine, { input: { id: storedCartId(), cart: pageCart(), lang } });
  actor.on('cart.product.added', () => {
    notify({ kind: 'success', text: shopMessages[lang].added });
    announceProductAdded();
  });
  actor.on('cart.write.refused', ({ message }) => notify({ kind: 'error', text: message }));
  shareCart(actor);
  noteMachine('cart', { getMoment: () => cartMoment(actor.getSnapshot()), subscribe: (listener) => actor.subscribe(listener) });
  window.addEventListener('online', () => actor.send({ type: 'cart.retry' }));
  actor.start();
  return { ...runningOf(actor, toCartView), resume: () => sendStoredAdditions(actor) };
}

type CartSnapshot = SnapshotFrom<typeof cartMachine>;

const cartMoment = ({ value, context: { cart } }: CartSnapshot): CartMoment => ({ state: value, cart });

const statuses: Record<CartSnapshot['value'], CartStatus> = {
  starting: 'restoring',
  none: 'none',
  restoring: 'restoring',
  unreachable: 'unreachable',
  claiming: 'refreshing',
  unclaimed: 'unreachable',
  created: 'created',
  refreshing: 'refreshing',
  stale: 'created',
  writing: 'writing',
  refused: 'refreshing',
  interrupted: 'interrupted',
};

function toCartView({ value, context: { cart, queue, error, discountError } }: CartSnapshot): CartView {
  const isCodeBusy = queue.some(isOfDiscount);
  return {
    status: statuses[value],
    cart,
    count: cart?.totalProduct ?? storedCount(),
    busy: queue.length > 0,
    error,
    discountError,
    isCodeBusy,
  };
}
