import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { type CartEvent, cartMachine, isOfDiscount } from '#machines/cart/cart-machine.ts';
import type { Cart } from '#schemas/cart.ts';
import { checkedApi } from '../../browser-api.ts';
import { pageLang } from '../../page-lang.ts';
import { notify } from '../../toasts.ts';
import { storedCartId, storedCount } from '../cart-memory.ts';
import type { Running } from '../lazy-store.ts';
import { announceProductAdded } from '../product-added.ts';
import type { CartStatus, CartView } from '../views.ts';
import { shopWords } from '../words.ts';
import { resumeAdditions } from './resume-additions.ts';
import { runningOf } from './run.ts';
import { sendCartWrite } from './send-cart-write.ts';
import { shareCart } from './share-cart.ts';

const asMainCart = { type: 'MAIN_CART', discountCode: '' } as const;
const refresh = (cartId: string, signal: AbortSignal): Promise<Cart> =>
  checkedApi.call('POST /cart/{cartId}', { params: { cartId }, body: asMainCart }, { signal });

const machine = cartMachine.provide({
  actors: {
    refreshCart: fromPromise(({ input, signal }) => refresh(input.id, signal)),
    claimCart: fromPromise(({ input: { id }, signal }) =>
      id ? refresh(id, signal) : checkedApi.call('POST /cart', { body: asMainCart }, { signal }),
    ),
    writeCart: fromPromise(({ input, signal }) => sendCartWrite(input, signal)),
  },
});

/** Starts the cart's machine from the stored id and the additions that were left waiting, and joins it to storage, other tabs and toasts. */
export function startCart(): Running<CartView, CartEvent> {
  const lang = pageLang();
  const actor = createActor(machine, { input: { id: storedCartId(), lang } });
  actor.on('cart.product.added', () => {
    notify({ kind: 'success', text: shopWords[lang].added });
    announceProductAdded();
  });
  actor.on('cart.write.refused', ({ message }) => notify({ kind: 'error', text: message }));
  shareCart(actor);
  window.addEventListener('online', () => actor.send({ type: 'cart.retry' }));
  actor.start();
  const send = resumeAdditions(actor);
  return { ...runningOf(actor, toCartView), send };
}

type CartSnapshot = SnapshotFrom<typeof cartMachine>;

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
