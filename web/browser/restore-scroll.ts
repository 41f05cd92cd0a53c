import Router from 'next/router';
import { entryKey, findPlace, type ScrollPlace, savePlace, storePlaces } from './scroll-places.ts';

/** Time during which a growing page is moved back to its place, in ms. */
const holdMs = 5000;

/** Events that mean that a person scrolls the page. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const currentPlace = (): ScrollPlace => ({ x: window.scrollX, y: window.scrollY });

/** Moves the page to a place, again and again while it grows, until a person moves it. Returns the function that ends it. */
function hold({ x, y }: ScrollPlace): () => void {
  const move = () => window.scrollTo({ left: x, top: y, behavior: 'instant' });
  const observer = new ResizeObserver(move);
  const timer = setTimeout(() => release(), holdMs);
  const release = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const input of inputs) removeEventListener(input, release);
  };
  move();
  observer.observe(document.body);
  for (const input of inputs) addEventListener(input, release, { passive: true });
  return release;
}

/**
 * Returns whether the browser failed to restore the scroll position of a reloaded document, because it came late or is not high enough yet.
 */
const isAside = ({ y }: ScrollPlace): boolean =>
  y > 0 && (window.scrollY === 0 || window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1);

/** Returns whether the document was loaded by Reload, Back or Forward, and not by a link or an address. */
function isReturn(): boolean {
  const navigation = performance.getEntriesByType('navigation')[0];
  return navigation instanceof PerformanceNavigationTiming && /^(reload|back_forward)$/.test(navigation.type);
}

/**
 * Notes where pages are left, and restores it. `keyAtLoad`: of the history entry under which the document was left, whose router gives
 * it another one when it starts. Returns the function that ends it.
 */
export function restoreScroll(keyAtLoad: string): () => void {
  let key = entryKey();
  /** Position after the last scroll. A link to a part of the page has already moved it when its event arrives. */
  let last = currentPlace();
  /** Set from Back or Forward until the page is there. */
  let target: ScrollPlace | undefined;
  let isLeaving = false;
  let release = () => {};

  const keepBrowserOut = () => {
    history.scrollRestoration = 'manual';
  };
  const scrolled = () => {
    if (isLeaving) return;
    last = currentPlace();
    key = entryKey();
  };
  const leave = () => {
    if (isLeaving) return;
    release();
    savePlace(key, last);
    isLeaving = true;
  };
  /** A link is followed: `entryKey` is still that of the page that is left. */
  const started = () => {
    // Places on the next pages are known by the heights of what stands above: none of it is left without its layout.
    document.documentElement.dataset.whole = '';
    if (!isLeaving) [key, last] = [entryKey(), currentPlace()];
    leave();
  };
  /** Back or Forward: `entryKey` is that of the page to come already. */
  const travelled = () => {
    leave();
    key = entryKey();
    target = findPlace(key);
  };
  const arrived = () => {
    isLeaving = false;
    key = entryKey();
    if (target) release = hold(target);
    target = undefined;
    last = currentPlace();
  };
  /** Handles what the router ignores: a link to a part of the page, to which the browser has scrolled, or Back over one. */
  const movedWithin = ({ state }: PopStateEvent) => {
    if (entryKey() === key) return;
    travelled();
    if (state === null) target = undefined;
    arrived();
  };
  const left = () => {
    if (!isLeaving) savePlace(entryKey(), currentPlace());
    storePlaces();
    // The browser restores a document that is loaded anew, before any script of it runs.
    history.scrollRestoration = 'auto';
  };

  // If the person has already acted on the page, it stays where it is.
  const before = isReturn() && !globalThis.earlyPage?.hasActed ? findPlace(keyAtLoad) : undefined;
  if (before && isAside(before)) release = hold(before);

  keepBrowserOut();
  Router.beforePopState(({ options }) => {
    travelled();
    // A place that is known is restored; any other page begins at its top, or at the part that its address names.
    options.scroll = !target;
    return true;
  });
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('scroll', scrolled, { signal, passive: true });
  addEventListener('popstate', movedWithin, { signal });
  addEventListener('pagehide', left, { signal });
  addEventListener('pageshow', keepBrowserOut, { signal });
  const routerListeners = [
    ['routeChangeStart', started],
    ['hashChangeStart', started],
    ['routeChangeComplete', arrived],
    ['hashChangeComplete', arrived],
    ['routeChangeError', arrived],
  ] as const;
  for (const [name, listener] of routerListeners) Router.events.on(name, listener);
  return () => {
    release();
    Router.beforePopState(() => true);
    listening.abort();
    for (const [name, listener] of routerListeners) Router.events.off(name, listener);
  };
}
