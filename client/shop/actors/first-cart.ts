import type { Cart } from '#schemas/cart.ts';
import { rememberCart, storedCartId } from '../cart-memory.ts';

/** One tab makes the cart at a time; the next finds it. Without locks (plain http) two at once may make two. */
const inTurn = <T>(make: () => Promise<T>, signal: AbortSignal): Promise<T> =>
  typeof navigator !== 'undefined' && navigator.locks ? navigator.locks.request('first-cart', { signal }, make) : make();

/**
 * Sends an addition of a shopper who has no cart, `new` unless another tab has made one meanwhile. The id is stored as soon as it
 * is known, before the next tab's turn.
 */
export function addToFirstCart(add: (cartId: string) => Promise<Cart>, signal: AbortSignal): Promise<Cart> {
  return inTurn(async () => {
    const cart = await add(storedCartId() ?? 'new');
    if (storedCartId() === null) rememberCart({ id: cart.id, count: cart.totalProduct, stamp: null });
    return cart;
  }, signal);
}
