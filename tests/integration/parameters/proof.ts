import type { ParameterKey } from '#schemas/parameters/index.ts';
import type { OpenShop } from '../commerce/shop.ts';

/**
 * Shows what a parameter makes the API allow, compute, answer or send: the same is done twice, in a shop with the default
 * and in one with another legal value. `npm run generate` lists all proofs in docs/parameters.md.
 */
export type RuleProof = {
  key: ParameterKey;
  /** The rule, as the test's title: "an order is refused below the fewest bottles". */
  title: string;
  /** Another legal value than the default. */
  value: string;
  /** Values that both shops have. */
  with?: Partial<Record<ParameterKey, string>>;
  /** Returns the answer to a person or client, as a value to compare. */
  see: (shop: OpenShop) => Promise<unknown>;
  /** Result of `see` with the default. */
  before: unknown;
  /** Result of `see` with `value`. */
  after: unknown;
};
