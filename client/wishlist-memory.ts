import { readData } from './storage.ts';

/*
 * The wishlist as this browser keeps it: the first script of every page reads it, so nothing stands here but what it needs
 * (docs/decisions/accounts-and-shoppers.md#the-wishlist). `client/wishlist.ts` writes it.
 */

/** Numbers of the products that are kept, the newest first. */
export const wishedProducts = (): readonly number[] => readData('wishlist', (data) => (Array.isArray(data) ? data : null)) ?? [];

/** Shows on each button of the wishlist whether its product is kept. */
export function showWishlist(): void {
  const wished = wishedProducts();
  for (const button of document.querySelectorAll<HTMLElement>('[data-opens=wishlist]'))
    button.setAttribute('aria-pressed', `${wished.includes(Number(button.dataset.product))}`);
}
