import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** The link that opened something, for its focus afterwards; where it is hidden by then, the button of the menu that it stands in. */
export const openerOf = (link: HTMLElement) => (): HTMLElement | null =>
  link.checkVisibility() ? link : document.querySelector<HTMLElement>(`[popovertarget="${link.closest('[popover]')?.id}"]`);

/**
 * Renders a part over the page, in a React root of its own.
 * @param render gives what is shown; `close` is for it to call
 * @param opener has the focus again when the part is closed, without the page moving; a function is asked then
 * @returns what closes it
 */
export function openOverPage(render: (close: () => void) => ReactNode, opener: HTMLElement | (() => HTMLElement | null)): () => void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
    const element = typeof opener === 'function' ? opener() : opener;
    element?.focus({ preventScroll: true });
  };
  root.render(render(close));
  return close;
}
