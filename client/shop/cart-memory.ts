import type { PendingAddition } from '#machines/cart-machine.ts';
import { pendingAdditionNames, readData, readText, writeData, writeText } from '../storage.ts';

/** Data of the cart that is known without its machine: the stored id, the last number of pieces, and the pending additions. */

/** Stored value that means there is no cart. */
const noCart = 'new';

export function storedCartId(): string | null {
  const id = readText('cart');
  return id === null || id === '' || id === noCart ? null : id;
}

/** Pieces in the cart as last seen by any tab. */
export function storedCount(): number {
  return storedCartId() === null ? 0 : (readData('cartSummary', checkSummary)?.count ?? 0);
}

/** Keeps the cart's id and count; a new `stamp` makes other tabs read the cart again. */
export function rememberCart({ id, count, stamp }: { id: string | null; count: number; stamp: string | null }): void {
  writeText('cart', id ?? noCart);
  writeData('cartSummary', { count, stamp: stamp ?? cartStamp() });
  announceCart();
}

/**
 * Name of the cookie that tells the server which cart this browser has, so that a page can be made with it
 * (docs/decisions/browser-and-machines.md#the-cart-stands-in-its-page).
 */
export const cartCookie = 'cart';
/** Its life in seconds; each page that is opened begins it anew. */
const cookieSeconds = 30 * 86_400;

/**
 * Says what this browser has: on the document, for styles, that it keeps neither a cart nor an addition to one; to the server, by a
 * cookie, which cart. Nothing where there is no document.
 */
export function announceCart(): void {
  const { document, location } = globalThis;
  if (!document) return;
  const id = storedCartId();
  document.documentElement.toggleAttribute('data-no-cart', id === null && !hasPendingAdditions());
  const age = `Max-Age=${id ? cookieSeconds : 0}${location?.protocol === 'https:' ? '; Secure' : ''}`;
  document.cookie = `${cartCookie}=${id ?? ''}; Path=/; SameSite=Lax; ${age}`;
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
  announceCart();
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
