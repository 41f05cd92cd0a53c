import { type Look, lookElement, lookOf } from '../../.storybook/looks.ts';

/** Puts another look on the story that is shown, at once: nothing fades from colour to colour. */
export function wear({ sheet }: Look): void {
  const element = document.getElementById(lookElement);
  if (element) element.textContent = sheet;
}

/**
 * Runs a step while nothing on the page is on its way from one value to another, then gives the story its look back.
 * A bar whose end nobody knows moves by the browser's own doing, whatever a style says of animations. Pictures are not smoothed: how
 * they are hangs on the size from which Chromium scales them down, which is whatever size it has decoded before.
 */
export async function withoutTransitions<Result>(step: () => Promise<Result>): Promise<Result> {
  const still = document.createElement('style');
  still.textContent = [
    '*,*::before,*::after{transition:none!important;image-rendering:pixelated!important}',
    'progress:indeterminate{appearance:none!important}',
  ].join('');
  document.head.append(still);
  try {
    return await step();
  } finally {
    wear(lookOf(undefined));
    still.remove();
  }
}
