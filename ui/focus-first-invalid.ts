/**
 * Moves the focus to the first refused control of a form, in the order of the page.
 *
 * @returns whether there was one.
 */
export function focusFirstInvalid(within: ParentNode | null): boolean {
  const control = within?.querySelector<HTMLElement>('[aria-invalid="true"]');
  control?.focus();
  return control !== null && control !== undefined;
}
