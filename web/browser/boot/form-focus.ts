import { onceParsed } from './framework.ts';

const storageName = 'form-focus';
type Place = { action: string; name: string };

/**
 * Keeps the focus in the field of a form, such as a search, if the next page has the same form. The page's code does so for pages that it
 * changes itself (`useSoftForms`); this is for pages that are loaded.
 */
export function keepFormFocus(): void {
  // After all listeners of the page: a form that it sends by itself is not sent by the browser.
  addEventListener('submit', ({ target, defaultPrevented }) => {
    const field = document.activeElement;
    if (defaultPrevented || !(field instanceof HTMLInputElement && field.form === target)) return;
    const place: Place = { action: field.form?.getAttribute('action') ?? '', name: field.name };
    withStorage((storage) => storage.setItem(storageName, JSON.stringify(place)));
  });
  const stored = withStorage((storage) => {
    const text = storage.getItem(storageName);
    storage.removeItem(storageName);
    return text;
  });
  if (!stored) return;
  const { action, name } = JSON.parse(stored) as Place;
  onceParsed(() => {
    const form = [...document.forms].find((other) => other.getAttribute('action') === action);
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement && document.activeElement === document.body) field.focus({ preventScroll: true });
  });
}

/** Storage may be forbidden or full: then the focus is where the browser puts it. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
