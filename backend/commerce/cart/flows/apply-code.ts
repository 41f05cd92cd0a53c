import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import type { Cart } from '#schemas/cart.ts';
import type { Lang } from '#schemas/site.ts';
import { setCode, tryCode } from '../discount-codes.ts';
import { openCart, type Shopper } from './open-cart.ts';
import { codeTrialOf, readLines } from './read-cart.ts';
import { type Refresh, refreshOpenCart } from './refresh-cart.ts';

/**
 * Applies a discount code to a cart, where it stands alone: another one that applies is not thrown out silently.
 * Throws ApiError 404 (cart), 422 (field `discountCode`: the code does not apply, or another one does).
 */
export async function applyCode(db: Database, shopper: Shopper, idCart: string, refresh: Refresh): Promise<Cart> {
  return db.transaction(async (tx) => {
    const cart = await openCart(tx, shopper, idCart);
    const { discountCode: code } = cart;
    if (code !== '' && code !== refresh.discountCode) {
      const tried = await tryCode(tx, { ...codeTrialOf(cart, await readLines(tx, cart, shopper.now)), code, now: shopper.now });
      const message = 'cart.discount-replace';
      if (tried && 'discount' in tried)
        throw new ApiError(422, message, { params: { code }, fields: [{ key: 'discountCode', message, params: { code } }] });
    }
    // A code that waits on the cart is tried like a new one, so that the field says why it does not apply.
    return refreshOpenCart(tx, shopper, cart, { ...refresh, mustApply: true });
  });
}

/** Takes the discount code off a cart; without one nothing happens. Throws ApiError 404 (cart). */
export async function removeCode(db: Database, shopper: Shopper, idCart: string, lang: Lang): Promise<Cart> {
  return db.transaction(async (tx) => {
    const cart = await openCart(tx, shopper, idCart);
    if (cart.discountCode !== '') await setCode(tx, cart, '');
    return refreshOpenCart(tx, shopper, { ...cart, discountCode: '' }, { discountCode: '', lang });
  });
}
