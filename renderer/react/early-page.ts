/**
 * State shared by a page's first script (`web/browser/boot`) and the code loaded later: actions of people before that code ran. The first
 * script queues and confirms them. This code runs them once, when the part of the page they belong to is hydrated.
 */

/** Path of an element within its part of the page: the index of each child on the way to it. */
type Steps = readonly number[];

/**
 * One thing that was asked. `part`: the part of the page that becomes alive in one piece, a block of mode `visible` or the page
 * itself; its HTML may be made anew meanwhile, so that `steps` lead to what stands where `target` stood.
 */
export type Ask = { part: Element; steps: Steps; target: HTMLElement } & (
  | { kind: 'click' }
  | { kind: 'change' }
  | { kind: 'submit'; submitter: HTMLElement | null }
  | { kind: 'key'; key: string }
);

export type EarlyPage = {
  /** In the order in which they were asked. */
  asks: Ask[];
  /** The page is hydrated. Blocks of mode `visible` may still wait for their code. */
  isLive: boolean;
  /** The person has acted on the page, so it must not scroll by itself. */
  hasActed: boolean;
};

declare global {
  /** Set by the page's first script. */
  var earlyPage: EarlyPage | undefined;
}

/** Says of a block's HTML that its code has not come. */
export const waitsAttribute = 'data-waits';
/** On what was pressed before its code was there, until that is done. */
export const askedAttribute = 'data-asked';
/** On what reacts to the pointer above it or to the focus; its value is the media query under which it reacts to a press as well. */
export const asksAttribute = 'data-asks';

/** The way from its part of the page to an element. */
export function stepsTo(element: Element, part: Element): Steps {
  const steps: number[] = [];
  for (let current = element; current !== part && current.parentElement; current = current.parentElement)
    steps.unshift([...current.parentElement.children].indexOf(current));
  return steps;
}

/** Returns the element at such a path. */
export const elementAt = (part: Element, steps: Steps): Element | undefined =>
  steps.reduce<Element | undefined>((element, step) => element?.children[step], part);

/** To be called once the page is hydrated: does what was asked of it before. */
export function becomeLive(): void {
  const page = globalThis.earlyPage;
  if (!page || page.isLive) return;
  page.isLive = true;
  for (const element of document.querySelectorAll(`[${asksAttribute}]`)) {
    // The pointer that is there already, and the focus, make no event again.
    if (element.matches(':hover')) element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    if (element.matches(':focus')) element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
  doAsked();
}

/** A control that is still switched off, as before its block's first effects, is looked at so often, in ms, and so long. */
const lookEveryMs = 20;
const enabledWithinMs = 2000;

/**
 * Does what was asked of the parts of the page that are alive, in its order; the rest waits for its own part, and what leads to
 * another page for everything before it. One at a time: what is asked twice builds on the first.
 */
export function doAsked(waitedMs = 0): void {
  setTimeout(() => {
    const { asks = [] } = globalThis.earlyPage ?? {};
    const index = asks.findIndex((ask, place) => !ask.part.hasAttribute(waitsAttribute) && !(place > 0 && isLeaving(ask)));
    const ask = asks[index];
    if (!ask) return;
    if (waitedMs < enabledWithinMs && elementOf(ask)?.matches(':disabled')) return doAsked(waitedMs + lookEveryMs);
    asks.splice(index, 1);
    doAgain(ask);
    doAsked();
  }, waitedMs && lookEveryMs);
}

/** Returns the target of an action, or the element that has replaced it since. */
const elementOf = ({ part, steps, target }: Ask): Element | undefined => (target.isConnected ? target : elementAt(part, steps));

/** Returns whether an action leads to another page. */
export const isLeaving = ({ kind, target }: Ask): boolean =>
  kind === 'submit' ? target.hasAttribute('action') : kind === 'click' && target.matches(`a[href]:not([data-opens],[${asksAttribute}])`);

function doAgain(ask: Ask): void {
  const { target } = ask;
  const element = elementOf(ask);
  const submitter = ask.kind === 'submit' ? (ask.submitter ?? target) : target;
  unmark(submitter);
  if (!(element instanceof HTMLElement)) return;
  unmark(element);
  if (ask.kind === 'click') element.click();
  else if (ask.kind === 'change') element.dispatchEvent(new Event('change', { bubbles: true }));
  else if (ask.kind === 'key') element.dispatchEvent(new KeyboardEvent('keydown', { key: ask.key, bubbles: true, cancelable: true }));
  else if (element instanceof HTMLFormElement) element.requestSubmit(ask.submitter?.isConnected ? ask.submitter : null);
}

/** Shows of a control that what it was pressed for is on its way. */
export function mark(control: Element): void {
  control.setAttribute(askedAttribute, '');
  control.setAttribute('aria-busy', 'true');
}

export function unmark(control: Element): void {
  if (!control.hasAttribute(askedAttribute)) return;
  control.removeAttribute(askedAttribute);
  control.removeAttribute('aria-busy');
}
