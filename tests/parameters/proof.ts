import type { Page } from 'playwright';
import type { ParameterKey } from '#schemas/parameters/index.ts';

export type Screen = 'phone' | 'desktop';

/**
 * Shows in a browser what a parameter does: the same page is looked at twice, with the default and with another legal
 * value, and a person would see the difference. `npm run generate` lists all proofs in docs/parameters.md.
 */
export type PageProof = {
  key: ParameterKey;
  /** Visible effect, as the test's title: "the logo is as high as it says". */
  title: string;
  /** Another legal value than the default. */
  value: string;
  /** Values that both looks have. */
  with?: Partial<Record<ParameterKey, string>>;
  /** Address of the page; by default the home page. */
  path?: string;
  /** By default the desktop. */
  screen?: Screen;
  /** `see` needs the page's scripts. By default they do not run, which is several times as fast. */
  needsScripts?: boolean;
  /** Returns what a person sees, as a value to compare: a computed style, a text, whether an element shows. */
  see: (page: Page) => Promise<unknown>;
  /** Result of `see` with the default. */
  before: unknown;
  /** Result of `see` with `value`. */
  after: unknown;
};
