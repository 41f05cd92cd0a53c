import { consentTo, type Purpose } from '#client/consent.ts';
import { announceCart, storedCount } from '#client/shop/cart-memory.ts';
import { showWishlist } from '#client/wishlist-memory.ts';
import type { EarlyPage } from '#renderer/react/early-page.ts';
import { onceParsed } from './framework.ts';

/**
 * Shows personal data before the page's code runs: the number of pieces in the cart, the products of the wish list, and the request for
 * consent.
 */
export function showWhatIsOwn(page: EarlyPage): void {
  // If this script is in the page itself, as on the cart's page, this runs before the first paint.
  announceCart();
  const show = () => {
    if (page.isLive) return;
    for (const element of document.querySelectorAll<HTMLElement>('[data-cart-count]')) showCount(element, storedCount());
    showWishlist();
    for (const notice of document.querySelectorAll<HTMLElement>('[data-cookie-notice]')) askForConsent(notice);
  };
  onceParsed(show);
  // Another tab changed the cart or answered; the page came back as it was left.
  const showAgain = () => {
    announceCart();
    show();
  };
  addEventListener('storage', showAgain);
  addEventListener('pageshow', ({ persisted }) => persisted && showAgain());
}

function showCount(element: HTMLElement, count: number): void {
  const { none = '', one = '', many = '' } = element.dataset;
  const badge = element.querySelector<HTMLElement>('[data-count-badge]');
  const name = element.querySelector<HTMLElement>('[data-count-name]');
  if (badge) {
    badge.hidden = count === 0;
    badge.textContent = count > 99 ? '99+' : count === 0 ? '' : String(count);
  }
  if (name) name.textContent = count === 0 ? none : count === 1 ? one : many.replace('#', String(count));
}

function askForConsent(notice: HTMLElement): void {
  const purposes = (notice.dataset.purposes?.split(' ') ?? []) as Purpose[];
  const question = notice.querySelector<HTMLElement>('section');
  if (question) question.hidden = purposes.every((purpose) => consentTo(purpose) !== null);
}
