import { type RefObject, useEffect } from 'react';

/**
 * Opens a dialog when the page's address names it, now or later. When it is closed the address names it no more, so that the same
 * link opens it again.
 */
export function useHashDialog(dialog: RefObject<HTMLDialogElement | null>, anchor: string | undefined): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element || !anchor) return undefined;
    const isNamed = () => window.location.hash === `#${anchor}`;
    const follow = () => {
      if (isNamed() && !element.open) element.showModal();
      else if (!isNamed() && element.open && element.dataset.byAddress !== undefined) element.close();
      element.toggleAttribute('data-by-address', isNamed());
    };
    const forget = () => {
      if (!isNamed()) return;
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    };
    follow();
    window.addEventListener('hashchange', follow);
    element.addEventListener('close', forget);
    return () => {
      window.removeEventListener('hashchange', follow);
      element.removeEventListener('close', forget);
    };
  }, [dialog, anchor]);
}
