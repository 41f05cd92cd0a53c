import type { Page } from '@playwright/test';
import type { ParameterKey } from '#schemas/parameters/index.ts';

/**
 * Shows in a browser what a parameter does: the same page is looked at twice, with the default and with another legal
 * value, and a person would see the difference. `npm run generate` lists all proofs in docs/parameters.md.
 */
export type PageProof = {
  key: ParameterKey;
  /** What one sees, as the test's title: "the logo is as high as it says". */
  title: string;
  /** Another legal value than the default. */
  value: string;
  /** Values that both looks have. */
  with?: Partial<Record<ParameterKey, string>>;
  /** Address of the page; by default the home page. */
  path?: string;
  /**
   * Proofs of this name are looked at on one page, which has the values of them all: each sees something that the others leave alone
   * and touches nothing.
   */
  together?: string;
  /** By default the desktop. */
  screen?: 'phone' | 'desktop';
  /** What a person sees, as something to compare: a computed style, a text, whether an element shows. */
  see: (page: Page) => Promise<unknown>;
  /** What `see` gives with the default. */
  before: unknown;
  /** What it gives with `value`. */
  after: unknown;
};

/** The proofs that share a page with one; itself alone, where it has a page of its own. */
export const companionsOf = (proof: PageProof, all: readonly PageProof[]): readonly PageProof[] =>
  proof.together ? all.filter(({ together }) => together === proof.together) : [proof];
