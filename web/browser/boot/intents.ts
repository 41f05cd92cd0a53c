import { type EarlyPage, waitsAttribute } from '#renderer/react/early-page.ts';
import type { Framework } from './framework.ts';
import { controlOf, isPending, needsCode } from './pending.ts';

/** Distance from the screen at which a block is hydrated, as in `Visible`. */
const margin = '300px';

/** Keys that do nothing alone. */
const modifiers = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|Fn|NumLock)$/;

const passive = { capture: true, passive: true } as const;

/**
 * Starts the page's code at the first intent: the pointer on something that needs it or a press there, the focus in it, a key, typing, or
 * a scroll that brings a block near which waits for its code. Links to other pages are none: they work without.
 */
export function followIntents(page: EarlyPage, { start }: Framework): void {
  const listening = new AbortController();
  const listen = (names: readonly string[], listener: (event: Event) => void) => {
    for (const name of names) addEventListener(name, listener, { ...passive, signal: listening.signal });
  };
  const begin = () => {
    listening.abort();
    start();
  };
  listen(['pointerover', 'pointerdown', 'touchstart', 'focusin'], ({ target }) => {
    const control = controlOf(target);
    if (control && needsCode(control)) begin();
  });
  listen(['keydown'], (event) => {
    if (!(event instanceof KeyboardEvent) || modifiers.test(event.key) || event.ctrlKey || event.metaKey) return;
    // Enter in a field that needs no code, such as that of a search, opens another page.
    const isTyping = event.target instanceof HTMLInputElement && event.key !== 'Tab' && !isPending(event.target);
    if (!isTyping) begin();
  });
  // A change may have been held until this script was there.
  listen(['input', 'change'], ({ target }) => {
    if (target instanceof Element && isPending(target)) begin();
  });
  let isWatching = false;
  listen(['scroll'], () => {
    if (isWatching) return;
    isWatching = true;
    whenNear(document.querySelectorAll(`[${waitsAttribute}]`), begin);
  });
  for (const name of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(
      name,
      () => {
        page.hasActed = true;
      },
      { ...passive, once: true },
    );
}

/** Calls `then` when one of the elements, or what a wrapper without a box holds, comes near the screen. */
export function whenNear(elements: Iterable<Element>, then: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: margin },
  );
  for (const element of elements) observer.observe(element.hasAttribute(waitsAttribute) ? (element.firstElementChild ?? element) : element);
}
