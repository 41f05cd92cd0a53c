/**
 * Moves the focus to the first refused control of a form, in the order of the page, and its message into sight.
 *
 * @returns whether there was one.
 */
export function focusFirstInvalid(within: ParentNode | null): boolean {
  const control = within?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!control) return false;
  control.focus();
  const [message] = (control.getAttribute('aria-describedby') ?? '').split(' ');
  if (message) document.getElementById(message)?.scrollIntoView({ block: 'nearest' });
  return true;
}

/**
 * Moves the focus to the message that stands where a form's choice would be, e.g. that no carrier goes there: without the choice
 * there is no control to be refused.
 *
 * @returns whether there was one.
 */
export function focusMessage(within: ParentNode | null): boolean {
  const message = within?.querySelector<HTMLElement>('[data-tone="error"], [data-tone="warning"]');
  if (!message) return false;
  message.tabIndex = -1;
  message.focus();
  return true;
}
