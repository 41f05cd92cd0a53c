import { ApiError } from '#backend/platform/http/api-error.ts';
import type { SignedIn, SiteContext } from '#backend/platform/http/context.ts';
import { type Api, route } from '#backend/platform/http/route.ts';
import type { Services } from '#backend/platform/http/services.ts';
import { limitFiles, limitNewCarts, limitRate } from '#backend/platform/rate-limits/limit-rate.ts';
import type { Lang } from '#schemas/site.ts';
import { addToCart } from './flows/add-to-cart.ts';
import { applyCode, removeCode } from './flows/apply-code.ts';
import { deleteCart, removeLine, setQuantity } from './flows/change-cart.ts';
import { lookAtCart, type Shopper } from './flows/open-cart.ts';
import { readCart } from './flows/read-cart.ts';
import { type Refresh, refreshCart, refreshNewCart } from './flows/refresh-cart.ts';
import { requireSelling } from './selling.ts';

/** Discount codes tried from one place, so that they cannot be guessed. */
export const discountTries = { name: 'discount-code', limit: 60, windowSeconds: 900 };

/** Additions with files that one place may make in an hour. */
const additionsWithFiles = { name: 'customization-file', limit: 60, windowSeconds: 3600 };

/** Shopper of a call. Throws ApiError 404 on a site that does not sell. */
type Caller = { site: SiteContext; user: SignedIn | null; locale: string; services: Services };

export function shopperOf({ site, user, locale, services }: Caller): Shopper {
  if (!site.isECommerce) throw new ApiError(404, 'shop.closed');
  return { idSite: site.id, idUser: user?.id ?? null, locale, now: services.now() };
}

const refreshOf = ({ body, lang }: { body: { discountCode: string }; lang: Lang }): Refresh => ({ discountCode: body.discountCode, lang });

export function cartRoutes(app: Api): void {
  route(app, 'POST /cart', async (call) => {
    if (call.body.discountCode) await limitRate(call, discountTries, call.caller);
    await limitNewCarts(call);
    return refreshNewCart(call.db, shopperOf(call), refreshOf(call));
  });
  route(app, 'POST /cart/{cartId}', async (call) => {
    if (call.body.discountCode) await limitRate(call, discountTries, call.caller);
    return refreshCart(call.db, shopperOf(call), call.params.cartId, refreshOf(call));
  });
  route(app, 'GET /cart/{id}/default', async (call) => {
    const shopper = shopperOf(call);
    return readCart(call.db, await lookAtCart(call.db, shopper, call.params.id), shopper.now);
  });
  route(app, 'POST /order/discount', async (call) => {
    const { idCart, discountCode } = call.body;
    if (discountCode === '') {
      const without = await removeCode(call.db, shopperOf(call), idCart, call.lang);
      call.say('cart.discount-removed');
      return without;
    }
    await limitRate(call, discountTries, call.caller);
    const cart = await applyCode(call.db, shopperOf(call), idCart, refreshOf(call));
    call.say('cart.discount-applied');
    return cart;
  });
  route(app, 'POST /cart/{cartId}/product/{declinationId}', async (call) => {
    const shopper = shopperOf(call);
    await requireSelling(call.db, call.site.id, call.locale);
    const { quantity, idempotencyKey, customizations, rentFrom, rentTo } = call.body;
    const made = { customizations, files: call.filesByKey, market: call.site.market };
    // Additions with files have the same limit as forms with files: files take storage until an order is placed.
    if (call.filesByKey.size > 0) await limitRate(call, additionsWithFiles, call.caller);
    await limitFiles(call, call.filesByKey.values());
    if (call.params.cartId === 'new') await limitNewCarts(call);
    const addition = {
      idCart: call.params.cartId,
      idDeclination: call.params.declinationId,
      quantity,
      rentFrom,
      rentTo,
      idempotencyKey,
      ...made,
    };
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
