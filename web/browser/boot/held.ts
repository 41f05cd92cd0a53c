/** Id of the first script where it is a file. */
export const bootElement = 'boot';

/** What was pressed (`click`), sent or chosen before the first script was there. */
export type Held = { type: string; target: HTMLElement; submitter: HTMLElement | null | undefined };

declare global {
  /** Set where the first script is a file: hands over what was held until it came. */
  var releaseHeld: (() => void) | undefined;
}
