import { isPlainPress } from '#client/plain-press.ts';
import { bootElement, type Held } from '../page-scripts.ts';

/*
 * Stands in pages whose first script is a file (ADR 0079), and holds what is pressed, sent or chosen, and Escape, before that file is there: a
 * moment later the first script takes it over. Where the file is lost, browsers do it as without scripts.
 */

const held: Held[] = [];
const listening = new AbortController();
const listen = (name: string, listener: (event: Event) => void) =>
  addEventListener(name, listener, { capture: true, signal: listening.signal });

/** What a press may be for code. Browsers do by themselves what the other controls are for. */
const pressed = 'button:not([popovertarget],[commandfor]),[data-opens],[data-asks]';

const hold = (event: Event) => {
  const { type, target } = event;
  if (!(target instanceof Element) || (event instanceof MouseEvent && !isPlainPress(event))) return;
  if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
  const control = type === 'click' ? target.closest<HTMLElement>(pressed) : target;
  if (!(control instanceof HTMLElement)) return;
  if (type === 'click' || type === 'submit') {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  held.push({ type, target: control, submitter: (event as SubmitEvent).submitter });
};
for (const type of ['click', 'submit', 'change', 'keydown']) listen(type, hold);

/** Ends the holding; what was held is done again, now heard by whoever listens. */
globalThis.releaseHeld = () => {
  listening.abort();
  for (const { type, target, submitter } of held.splice(0)) {
    if (type === 'click') target.click();
    else if (type === 'submit') (target as HTMLFormElement).requestSubmit(submitter);
    else if (type === 'keydown') target.dispatchEvent(new KeyboardEvent(type, { key: 'Escape', bubbles: true }));
    else target.dispatchEvent(new Event(type, { bubbles: type === 'change' }));
  }
};
listen('error', ({ type, target }) => {
  // Styles that are lost are the first script's business too.
  if (target instanceof HTMLLinkElement) held.push({ type, target, submitter: null });
  else if (target instanceof Element && target.id === bootElement) globalThis.releaseHeld?.();
});
