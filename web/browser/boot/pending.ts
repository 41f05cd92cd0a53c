import { asksAttribute, waitsAttribute } from '#renderer/react/early-page.ts';
import { isSentByChange } from '../sent-by-change.ts';

/** What a person presses, chooses or types in. */
const controls =
  'a[href],button,input,select,textarea,summary,label,[role=button],[role=tab],[role=slider],[role=option],[contenteditable],video';

/** The control that an event is about. */
export const controlOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(controls) : null;

/** Whether the browser does by itself what a button is for. */
const isNativeButton = (control: Element): boolean => control.matches('[popovertarget],[commandfor],[type=reset]');

/** Whether a press on a link is for the page's code, and its address for browsers without. */
export const isAskingLink = ({ dataset }: HTMLElement): boolean =>
  dataset.opens !== undefined || (dataset.asks !== undefined && matchMedia(dataset.asks).matches);

/** The part of the page that becomes alive together with an element. */
export const partOf = (element: Element): Element => element.closest(`[${waitsAttribute}]`) ?? document.body;

/**
 * Whether an element belongs to code that does not run yet: HTML that was made once for all needs none, but for what the page's own
 * listeners do for it, which `forPage` says.
 */
export function isPending(element: Element, forPage = false): boolean {
  if (element.closest(`[${waitsAttribute}]`)) return true;
  if (globalThis.earlyPage?.isLive) return false;
  return forPage || !element.closest('[data-baked]');
}

/** Whether the pointer on a control, the focus in it or a press on it is a reason to start the page's code. */
export function needsCode(control: HTMLElement): boolean {
  if (control.hasAttribute(asksAttribute) || control.dataset.opens) return true;
  if (control.matches('a[href]')) return false;
  if (isNativeButton(control)) return false;
  const field = control instanceof HTMLLabelElement ? control.control : control;
  if (field && isSender(field)) return true;
  return isPending(control);
}

/** Whether a change of a field changes the page: a filter, for one. */
export const isSender = (field: Element): boolean =>
  (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.form !== null && isSentByChange(field, field.form);

/** Whether a click on a button is heard by the page's code alone. What sends a form is heard when it is sent. */
export const isCodeButton = (control: HTMLElement): boolean =>
  control.matches('button,[role=button],[role=tab],[role=option]') &&
  !isNativeButton(control) &&
  !(control instanceof HTMLButtonElement && control.type === 'submit' && control.form);
