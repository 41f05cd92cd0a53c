import { breakpoints } from '#schemas/cms/breakpoints.ts';

/** Returns whether a change of this field sends its form: `data-auto-submit` on the field, or on the form from the breakpoint it names. */
export function isSentByChange(field: Element, form: HTMLFormElement): boolean {
  if (field.hasAttribute('data-auto-submit')) return true;
  const from = form.dataset.autoSubmit;
  if (from === undefined || !(field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))) return false;
  return from === '' || matchMedia(`(min-width: ${breakpoints[from as keyof typeof breakpoints] ?? 0}px)`).matches;
}
