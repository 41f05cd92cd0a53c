import { onPersonChange } from '#client/person.ts';
import { readText } from '#client/storage.ts';
import { showWishlist } from '#client/wishlist-memory.ts';

/**
 * Shows on the page's wishlist buttons, which are static HTML, which products are kept, on those that come later as well. Where an
 * account may know more, its list is read again. @returns what stops it
 */
export function followWishlist(): () => void {
  if (readText('wishlistChanges')) void import('#client/wishlist.ts').then(({ refreshWishlist }) => refreshWishlist());
  showWishlist();
  const observer = new MutationObserver(showWishlist);
  observer.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('storage', showWishlist);
  const stopPerson = onPersonChange(showWishlist);
  return () => {
    observer.disconnect();
    window.removeEventListener('storage', showWishlist);
    stopPerson();
  };
}
