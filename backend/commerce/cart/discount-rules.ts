import type { DiscountRefusal } from '#schemas/cart.ts';

/** A code as the shop wrote it; cents, null: no limit. */
export type CodeTerms = {
  isValid: boolean;
  from: Date | null;
  until: Date | null;
  minimum: number;
  limitTotal: number | null;
  limitPerCustomer: number | null;
};

/** Facts for the check of a code. `base`: cents of the products it covers, null if the cart has none. `uses`: by other orders. */
export type CodeFacts = { now: Date; base: number | null; uses: { all: number; own: number } };

type Limits = Pick<CodeTerms, 'limitTotal' | 'limitPerCustomer'>;

/** Returns whether the maximum number of orders use a code. */
export const isUsedUp = ({ limitTotal }: Limits, uses: CodeFacts['uses']): boolean => limitTotal !== null && uses.all >= limitTotal;

/** Returns whether the maximum number of a customer's own orders use a code. */
export const isUsedByCustomer = ({ limitPerCustomer }: Limits, uses: CodeFacts['uses']): boolean =>
  limitPerCustomer !== null && uses.own >= limitPerCustomer;

/** Returns why a code does not apply, or null. Reasons that no change of the cart can solve come first. */
export function refusalOf(code: CodeTerms, { now, base, uses }: CodeFacts): DiscountRefusal | null {
  if (!code.isValid) return 'UNKNOWN';
  if (code.from && now < code.from) return 'NOT_YET';
  if (code.until && now >= code.until) return 'EXPIRED';
  if (isUsedUp(code, uses)) return 'USED_UP';
  if (isUsedByCustomer(code, uses)) return 'USED_BY_CUSTOMER';
  if (base === null) return 'NO_PRODUCT';
  return base < code.minimum ? 'MINIMUM' : null;
}
