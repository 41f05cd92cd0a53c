/** Id of the element that holds a page's scripts as data. */
export const frameworkElement = 'framework';

/** The scripts of a page in the order in which they run: what its bundler writes into the page, and addresses. */
export type FrameworkScripts = { inline: string | null; files: readonly string[] };

/** Start of a page's code: with the page, or when a person first does something that needs it. */
export type FrameworkStart = 'load' | 'intent';

/** Id of the first script where it is a file. */
export const bootElement = 'boot';

declare global {
  /** Set where the first script is a file: hands over what was held until it came. */
  var releaseHeld: (() => void) | undefined;
}
