import { asksAttribute, waitsAttribute } from '#renderer/react/early-page.ts';
import { isSentByChange } from '../sent-by-change.ts';

/** Controls that a person presses, chooses or types in. */
const controls =
  'a[href],button,input,select,textarea,summary,label,[role=button],[role=tab],[role=slider],[role=option],[contenteditable],video';

/** The control that an event is about. */
export const controlOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(controls) : null;

/** Returns whether the browser itself handles a button. */
const isNativeButton = (control: Element): boolean => control.matches('[popovertarget],[commandfor],[type=reset]');

/** Returns whether the page's code handles a press on a link; its address is for browsers without that code. */
export const isAskingLink = ({ dataset }: HTMLElement): boolean =>
  dataset.opens !== undefined || (dataset.asks !== undefined && matchMedia(dataset.asks).matches);

/** The part of the page that becomes alive together with an element. */
export const partOf = (element: Element): Element => element.closest(`[${waitsAttribute}]`) ?? document.body;

/**
 * Returns whether an element needs code that does not run yet. Static HTML needs none, except for the page's own listeners, as `forPage`
 * says.
 */
export function isPending(element: Element, forPage = false): boolean {
  if (element.closest(`[${waitsAttribute}]`)) return true;
  if (globalThis.earlyPage?.isLive) return false;
  return forPage || !element.closest('[data-baked]');
}

/** Returns whether pointing at, focusing or pressing a control must start the page's code. */
export function needsCode(control: HTMLElement): boolean {
  if (control.hasAttribute(asksAttribute) || control.dataset.opens) return true;
  if (control.matches('a[href]')) return false;
  if (isNativeButton(control)) return false;
  const field = control instanceof HTMLLabelElement ? control.control : control;
  if (field && isSender(field)) return true;
  return isPending(control);
}

/** Returns whether a change of a field changes the page, as a filter does. */
export const isSender = (field: Element): boolean =>
  (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.form !== null && isSentByChange(field, field.form);

/** Returns whether only the page's code handles a click on a button. A submit button is handled when its form is sent. */
export const isCodeButton = (control: HTMLElement): boolean =>
  control.matches('button,[role=button],[role=tab],[role=option]') &&
  !isNativeButton(control) &&
  !(control instanceof HTMLButtonElement && control.type === 'submit' && control.form);
