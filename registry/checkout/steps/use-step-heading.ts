import { useEffect } from 'react';

let steppedBefore = false;

/**
 * Moves the focus to the page's heading when one step follows another without a page load, so that keyboards and screen readers
 * start at the new step. On a page load the browser's own order stands.
 */
export function useStepHeading(): void {
  useEffect(() => {
    if (steppedBefore) {
      const heading = document.querySelector<HTMLElement>('main h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    }
    steppedBefore = true;
  }, []);
}
