import type { PendingAddition } from '#machines/cart-machine.ts';
import { pendingAdditionNames, readData, readText, writeData, writeText } from '../storage.ts';

/** What is known of the cart without its machine: the stored id, how many pieces there were last, and which are to be added. */

/** What is stored where there is no cart. */
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
  markNoCart();
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
