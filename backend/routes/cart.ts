import { ApiError } from '../api-error.ts';
import type { SignedIn, SiteContext } from '../context.ts';
import { addToCart } from '../flows/cart/add-to-cart.ts';
import { deleteCart, removeLine, setQuantity } from '../flows/cart/change-cart.ts';
import { newCart, type Shopper } from '../flows/cart/open-cart.ts';
import { refreshCart, refreshOpenCart } from '../flows/cart/refresh-cart.ts';
import { requireSelling } from '../flows/cart/selling.ts';
import { limitRate } from '../limit-rate.ts';
import { type Api, route } from '../route.ts';
import type { Services } from '../services.ts';

/** Discount codes tried from one place, so that they cannot be guessed. */
export const discountTries = { name: 'discount-code', limit: 60, windowSeconds: 900 };

/** Who shops in a call. Throws ApiError 404 on a site that does not sell. */
export function shopperOf({ site, user, services }: { site: SiteContext; user: SignedIn | null; services: Services }): Shopper {
  if (!site.isECommerce) throw new ApiError(404, 'shop.closed');
  return { idSite: site.id, idUser: user?.id ?? null, now: services.now() };
}

export function cartRoutes(app: Api): void {
  route(app, 'POST /cart', async (call) => {
    if (call.body.discountCode) await limitRate(call, discountTries, call.caller);
    const shopper = shopperOf(call);
    return call.db.transaction(async (tx) => refreshOpenCart(tx, shopper, await newCart(tx, shopper), call.body.discountCode));
  });
  route(app, 'POST /cart/{cartId}', async (call) => {
    if (call.body.discountCode) await limitRate(call, discountTries, call.caller);
    return refreshCart(call.db, shopperOf(call), call.params.cartId, call.body.discountCode);
  });
  route(app, 'POST /cart/{cartId}/product/{declinationId}', async (call) => {
    const shopper = shopperOf(call);
    await requireSelling(call.db, call.site.id, call.locale);
    const { quantity, idempotencyKey } = call.body;
    const addition = { idCart: call.params.cartId, idDeclination: call.params.declinationId, quantity, idempotencyKey };
    const cart = await addToCart(call.db, shopper, addition);
    call.say('cart.added');
    return cart;
  });
  route(app, 'PUT /cart/{cartId}/product/{productId}/quantity', (call) => {
    const { cartId: idCart, productId: idProduct } = call.params;
    return setQuantity(call.db, shopperOf(call), { idCart, idProduct, idCartProduct: call.body.idCartProduct }, call.body.quantity);
  });
  route(app, 'DELETE /cart/{cartId}/product/{productId}/{idCartProduct}', (call) => {
    const { cartId: idCart, productId: idProduct, idCartProduct } = call.params;
    return removeLine(call.db, shopperOf(call), { idCart, idProduct, idCartProduct });
  });
  route(app, 'DELETE /cart/{cartId}', async (call) => {
    await deleteCart(call.db, shopperOf(call), call.params.cartId);
    return null;
  });
}
