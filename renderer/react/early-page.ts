/**
 * What a page's first script (`web/browser/boot`) and the code that comes later know in common: what people asked before that code
 * ran. The first script notes it and shows that it did; here it is done, once, when the part of the page that it belongs to is alive.
 */

/** Where an element stands in its part of the page: which child of which child leads to it. */
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
  /** Whether the page is hydrated. Blocks of mode `visible` may still wait for their code. */
  isLive: boolean;
  /** Whether a person has done anything on the page: it stands where she wants it. */
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

/** What stands where such a way leads. */
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

/** What stands where something was asked, which may have been made anew since. */
const elementOf = ({ part, steps, target }: Ask): Element | undefined => (target.isConnected ? target : elementAt(part, steps));

/** Whether it leads to another page. */
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
