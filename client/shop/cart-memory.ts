import type { PendingAddition } from '#machines/cart-machine.ts';
import type { Cart } from '#schemas/cart.ts';
import { pendingAdditionNames, readData, readText, writeData, writeText } from '../storage.ts';

/** What is known of the cart without its machine: the stored id, how many pieces there were last, and which are to be added. */

/** What is stored where there is no cart. */
const noCart = 'new';

export function storedCartId(): string | null {
  const id = readText('cart');
  return id === null || id === '' || id === noCart ? null : id;
}

/** A cart and how many pieces it holds, as one text: what a page says of the cart that it was made with. */
export const cartSeen = ({ id, totalProduct }: Pick<Cart, 'id' | 'totalProduct'>): string => `${id} ${totalProduct}`;

/** The same of the cart that this browser has. */
export const storedSeen = (): string => cartSeen({ id: storedCartId() ?? noCart, totalProduct: storedCount() });

/** Pieces in the cart as last seen by any tab. */
export function storedCount(): number {
  return storedCartId() === null ? 0 : (readData('cartSummary', checkSummary)?.count ?? 0);
}

/** Keeps the cart's id and count; a new `stamp` makes other tabs read the cart again. */
export function rememberCart({ id, count, stamp }: { id: string | null; count: number; stamp: string | null }): void {
  writeText('cart', id ?? noCart);
  writeData('cartSummary', { count, stamp: stamp ?? cartStamp() });
  markNoCart();
  tellServer();
}

/** Name of the cookie that tells the server which cart this browser has, so that a page can be made with it (docs/adr/0087). */
export const cartCookie = 'cart';
/** Its life in seconds; each page that is opened begins it anew. */
const cookieSeconds = 30 * 86_400;

/** Tells the server, by a cookie, which cart this browser has. */
export function tellServer(): void {
  const id = storedCartId();
  const secure = globalThis.location?.protocol === 'https:' ? '; Secure' : '';
  if (globalThis.document)
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser, and sets no cookie before the page is left
    document.cookie = `${cartCookie}=${id ?? ''}; Path=/; SameSite=Lax; Max-Age=${id === null ? 0 : cookieSeconds}${secure}`;
}

/** Says on the document, where there is one, for styles: this browser keeps neither a cart nor an addition to one. */
export function markNoCart(): void {
  globalThis.document?.documentElement.toggleAttribute('data-no-cart', storedCartId() === null && !hasPendingAdditions());
}

/** Changes whenever a tab changes the cart; not when one only read it again, or tabs would call each other for ever. */
export const cartStamp = (): string => readData('cartSummary', checkSummary)?.stamp ?? '';

/** The same with the cart's id. */
export const cartMark = (): string => `${readText('cart')} ${cartStamp()}`;

/** A pending addition as it is stored: `at` is the moment of the click, in ms since 1970. */
export type StoredAddition = PendingAddition & { at: number };

/** Appends an addition to the stored queue. The cart's machine, here or on a later page, reads it, sends it and removes it. */
export function storeAddition(addition: PendingAddition): void {
  writeData(`cartAddition.${addition.key}`, { ...addition, at: Date.now() } satisfies StoredAddition);
  markNoCart();
}

export const hasPendingAdditions = (): boolean => pendingAdditionNames().length > 0;

/** Tells when another tab wrote what it knows of the cart, and when a page comes back that the browser kept, and no tab could tell. */
export function onCartElsewhere(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === 'cart' || key === 'cartSummary' || key === null) listener();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
}

function checkSummary(data: unknown): { count: number; stamp: string } | null {
  const { count, stamp } = Object(data) as { count?: unknown; stamp?: unknown };
  return typeof count === 'number' && typeof stamp === 'string' ? { count, stamp } : null;
}
