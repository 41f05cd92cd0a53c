import { isPlainPress } from '#client/plain-press.ts';
import { type ClosesOnBack, closeOnBack } from '#ui/close-on-back.ts';

/**
 * Adds to all panels of filters on the page what their static HTML cannot do. Their counts follow the choice, and Back closes the open one.
 * @returns the function that stops it
 */
export function followFilterPanels(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let open: { dialog: HTMLDialogElement; entry: ClosesOnBack } | undefined;
  const opened = (dialog: HTMLDialogElement) => {
    open = {
      dialog,
      entry: closeOnBack(() => {
        open = undefined;
        dialog.close();
      }),
    };
  };
  /** Closes what is open; `then` is done once its entry is out of the history. */
  const leave = (then?: () => void) => {
    const left = open;
    open = undefined;
    if (left?.dialog.open) left.dialog.close();
    left?.entry.closed(then);
  };
  const isInside = (target: EventTarget | null): target is Element => target instanceof Element && open?.dialog.contains(target) === true;

  const count = (form: HTMLFormElement) =>
    void import('./catalogue/product-list/live-filters.ts').then(({ showCounts }) => showCounts(form));
  const changed = ({ target }: Event) => {
    const form = target instanceof HTMLInputElement ? target.form : null;
    if (!form?.dataset.liveFilters || !form.closest('dialog[open]')) return;
    count(form);
  };
  const toggled = ({ target }: Event) => {
    if (!(target instanceof HTMLDialogElement) || !target.hasAttribute('data-closes-on-back')) return;
    if (target.open && open?.dialog !== target) opened(target);
    else if (!target.open && open?.dialog === target) leave();
  };
  /** Commands of buttons, for browsers that do not know them. */
  const commanded = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button[commandfor]') : null;
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'show-modal') dialog.showModal();
    else dialog.close();
  };
  // A link to another list replaces the entry of the list, not that of its open panel.
  const clicked = (event: MouseEvent) => {
    const link = isInside(event.target) ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !isPlainPress(event)) return;
    event.preventDefault();
    event.stopPropagation();
    leave(() => link.click());
  };
  const submitted = (event: SubmitEvent) => {
    const form = event.target;
    if (!isInside(form) || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopPropagation();
    leave(() => form.requestSubmit());
  };
  if (!('commandForElement' in HTMLButtonElement.prototype)) document.addEventListener('click', commanded, { signal });
  document.addEventListener('change', changed, { signal });
  document.addEventListener('input', changed, { signal });
  // A dialog tells of itself alone: events of these kinds do not rise.
  document.addEventListener('toggle', toggled, { capture: true, signal });
  document.addEventListener('click', clicked, { capture: true, signal });
  document.addEventListener('submit', submitted, { capture: true, signal });
  // It was opened, and perhaps chosen in, before the page's code ran.
  const early = document.querySelector<HTMLDialogElement>('dialog[data-closes-on-back][open]');
  if (early) opened(early);
  const form = early?.querySelector<HTMLFormElement>('form[data-live-filters]');
  if (form) count(form);
  return () => listening.abort();
}
