import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { joinedQuery } from '#client/joined-query.ts';
import { isSentByChange } from './sent-by-change.ts';

/** Address of a GET form's answer on this site, without its empty fields; undefined for any other form. */
function addressOf(form: HTMLFormElement): string | undefined {
  const action = new URL(form.action, location.href);
  if (form.method !== 'get' || action.origin !== location.origin || /^\/(api|media|admin)(\/|$)/.test(action.pathname)) return undefined;
  const query = new URLSearchParams(joinedQuery(new FormData(form)));
  return query.size > 0 ? `${action.pathname}?${query.toString().replaceAll('%2C', ',')}` : action.pathname;
}

/** Returns whether a form of the new page is the one that was sent: by its id or, without one, by its action. */
function isSameForm(form: HTMLFormElement, other: HTMLFormElement): boolean {
  // A field named "id" or "action" hides the property of that name.
  const same = (name: string) => other.getAttribute(name) === form.getAttribute(name);
  return same('id') && (form.hasAttribute('id') || same('action'));
}

/** Finds the same field in the page that has come, whose HTML is new. */
function sameField(form: HTMLFormElement, field: Element | null): (() => HTMLElement | undefined) | undefined {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || field.form !== form) return undefined;
  const { name, value, tagName } = field;
  const byValue = field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);
  return () =>
    [...document.forms]
      .filter((other) => isSameForm(form, other))
      .flatMap((other) => [...other.elements])
      .find(
        (other): other is HTMLInputElement =>
          other.tagName === tagName &&
          (other as HTMLInputElement).name === name &&
          (!byValue || (other as HTMLInputElement).value === value),
      );
}

/**
 * Makes the site's GET forms, such as search and filters, change the page without loading it anew, and keeps the focus in them.
 * Without JavaScript the same forms load the same addresses.
 */
export function useSoftForms(): void {
  const router = useRouter();
  useEffect(() => {
    const send = async (form: HTMLFormElement, address: string) => {
      const find = sameField(form, document.activeElement);
      await router.push(address, undefined, { scroll: !form.hasAttribute('data-keep-scroll') });
      if (find && document.activeElement === document.body) find()?.focus({ preventScroll: true });
    };
    const submitted = (event: SubmitEvent) => {
      const form = event.target;
      const address = form instanceof HTMLFormElement && !event.defaultPrevented ? addressOf(form) : undefined;
      if (!(form instanceof HTMLFormElement) || address === undefined) return;
      event.preventDefault();
      void send(form, address);
    };
    const changed = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) || !target.form) return;
      if (isSentByChange(target, target.form)) target.form.requestSubmit();
    };
    document.addEventListener('submit', submitted);
    document.addEventListener('change', changed);
    return () => {
      document.removeEventListener('submit', submitted);
      document.removeEventListener('change', changed);
    };
  }, [router]);
}
