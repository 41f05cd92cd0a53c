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
  /** What a person or client is answered, as something to compare. */
  see: (shop: OpenShop) => Promise<unknown>;
  /** What `see` gives with the default. */
  before: unknown;
  /** What it gives with `value`. */
  after: unknown;
};
