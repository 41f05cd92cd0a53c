import { consentTo } from '#client/consent.ts';
import { hasPendingAdditions, onCartElsewhere } from '#client/shop/cart-memory.ts';
import { isAddressBegun, isWayChosen, storedSeen } from '#client/shop/checkout-memory.ts';
import { scriptPurposes } from '#registry/navigation/consent/consent-scripts.ts';
import { mayOpen } from '#registry/page/popup/remembered.ts';
import { type Framework, onceParsed } from './framework.ts';
import { whenNear } from './intents.ts';

/**
 * Starts the page's code where the page itself has a reason to: an addition to the cart that was left on its way, a script that waited
 * for a yes and has it, a popup that may open, an address that opens a window or a tab, an entry of the history that the router made,
 * and HTML that says nothing without code, once it is near the screen.
 */
export function followOwnReasons({ start, startWhenIdle }: Framework): void {
  if (hasPendingAdditions()) start();
  followCart(start);
  // The router moves such a page to its place, and changes it at Back.
  if ((history.state as { __N?: unknown } | null)?.__N) startWhenIdle();
  onceParsed(() => {
    if (hasConsentedScripts() || isMeasured() || isPopupDue()) startWhenIdle();
    followHash(start);
    addEventListener('hashchange', () => followHash(start));
    const unfinished = document.querySelectorAll('[data-starts]');
    if (unfinished.length > 0) whenNear(unfinished, startWhenIdle);
  });
}

/**
 * A page that was made with the cart shows it as it was then: where this browser knows of another one, or may, the code reads it again.
 * So it does where the checkout was begun: fee and address are known to the code alone.
 */
function followCart(start: () => void): void {
  const { cart } = document.documentElement.dataset;
  if (cart === undefined) return;
  if (cart !== storedSeen() || navigationType() === 'back_forward' || isWayChosen() || isAddressBegun()) start();
  onCartElsewhere(start);
}

/** Returns how the browser came to this document. */
export const navigationType = (): string | undefined =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type;

const hasConsentedScripts = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('script[type="text/plain"][data-consent]')].some(({ dataset }) => {
    const purpose = scriptPurposes.find((known) => known === dataset.consent);
    return purpose !== undefined && consentTo(purpose) === true;
  });

/** Returns whether measurement counts this page: the visitor agreed to one of its purposes, or it needs no consent. */
const isMeasured = (): boolean => {
  const { trackers } = document.querySelector<HTMLElement>('[data-trackers]')?.dataset ?? {};
  return trackers === 'exempt' || (trackers !== undefined && scriptPurposes.some((purpose) => consentTo(purpose) === true));
};

const isPopupDue = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('dialog[data-popup]')].some(({ dataset }) =>
    mayOpen(JSON.parse(dataset.popup ?? '') as Parameters<typeof mayOpen>[0], Date.now()),
  );

function followHash(start: () => void): void {
  const id = location.hash.slice(1);
  if (id && document.getElementById(decode(id))?.closest('dialog,[role=tabpanel]')) start();
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
