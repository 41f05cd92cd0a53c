import { isPlainPress } from '#client/plain-press.ts';
import { typeAhead } from '#client/type-ahead.ts';
import { bootElement } from '../../model/page-scripts.ts';

/*
 * Stands in pages whose first script is a file, and holds what is pressed, sent or chosen, and Escape, before that file is there: a moment
 * later the first script takes it over. Where the file is lost, browsers do it as without scripts
 * (docs/decisions/pages-and-caching.md#styles-and-the-first-script-are-files).
 */

const held: Event[] = [];
const listening = new AbortController();
const listen = (name: string, listener: (event: Event) => void) =>
  addEventListener(name, listener, { capture: true, signal: listening.signal });

/** Selector of controls whose press may need code. The browser handles the others itself. */
const pressed = 'button:not([popovertarget],[commandfor]),[data-opens],[data-asks]';

const hold = (event: Event) => {
  const { type, target } = event;
  // An event of another kind has neither a button nor keys.
  if (!(target instanceof Element) || !isPlainPress(event as MouseEvent)) return;
  if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
  const control = type === 'click' ? target.closest<HTMLElement>(pressed) : target;
  if (!(control instanceof HTMLElement)) return;
  if (type === 'click' || type === 'submit') {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  if (type === 'click') typeAhead(control);
  held.push(event);
};
for (const type of ['click', 'submit', 'change', 'keydown']) listen(type, hold);

/** Ends the holding; what was held is done again, now heard by whoever listens. */
globalThis.releaseHeld = () => {
  listening.abort();
  for (const event of held.splice(0)) {
    if (event instanceof SubmitEvent) (event.target as HTMLFormElement).requestSubmit(event.submitter);
    else event.target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
  }
};
listen('error', (event) => {
  // Styles that are lost are the first script's business too.
  if (event.target instanceof HTMLLinkElement) held.push(event);
  else if (event.target instanceof Element && event.target.id === bootElement) globalThis.releaseHeld?.();
});
