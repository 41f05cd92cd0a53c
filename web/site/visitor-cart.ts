import { ApiFailure } from '#client/api-failure.ts';
import { cartCookie } from '#client/shop/cart-memory.ts';
import type { Cart } from '#schemas/cart.ts';
import { screens } from '#schemas/screens.ts';
import { log, serverCall } from '../api/server-api.ts';
import type { Route } from '../routing/routes.ts';

/** Fixed screens that show the visitor's cart. */
const cartScreens: ReadonlySet<string> = new Set(['cart', 'cart-address']);
const cartPaths: readonly string[] = screens.flatMap(({ component, pattern }) => (cartScreens.has(component) ? [pattern] : []));
/** Maximum wait of a page for the cart, in ms; after that the browser requests it. */
const waitMs = 2000;

/** The id of the cart that a browser says it has. */
export const cartIdOf = (cookies: string | undefined): string | undefined =>
  new RegExp(`(?:^|;\\s*)${cartCookie}=([0-9a-f-]{36})(?:;|$)`).exec(cookies ?? '')?.[1];

/** Returns whether the page at a path, in any language, is rendered with the visitor's cart, and so for that visitor alone. */
export const isMadeWithCart = (pathname: string, cookies: string | undefined): boolean =>
  cartPaths.includes(pathname.replace(/^\/[a-z]{2}(?=\/)/, '')) && cartIdOf(cookies) !== undefined;

/**
 * The visitor's cart for a screen that shows it, read as the browser reads it at its start. Undefined on other screens, without a cart,
 * for one that the shop refuses, and when the API does not answer: the browser asks for it then, and says what is wrong.
 */
export async function visitorCart(
  route: Route | { kind: 'failed' } | undefined,
  cookies: string | undefined,
  { token, locale }: { token: string | undefined; locale: string },
): Promise<Cart | undefined> {
  const cartId = cartIdOf(cookies);
  if (!cartId || route?.kind !== 'screen' || !cartScreens.has(route.component)) return undefined;
  // Her own address is to stand in the form, and the browser's code alone has it.
  if (token && route.component === 'cart-address') return undefined;
  try {
    const input = { params: { cartId }, body: { type: 'MAIN_CART', discountCode: '' } } as const;
    return await serverCall(locale, token)('POST /cart/{cartId}', input, { signal: AbortSignal.timeout(waitMs) });
  } catch (error) {
    if (!(error instanceof ApiFailure)) log.warn({ err: error }, 'a cart cannot be read for its page');
    return undefined;
  }
}
