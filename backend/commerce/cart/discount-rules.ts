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

/** What a code meets. `base`: cents of the products it covers, null where the cart holds none. `uses`: by other orders. */
export type CodeFacts = { now: Date; base: number | null; uses: { all: number; own: number } };

type Limits = Pick<CodeTerms, 'limitTotal' | 'limitPerCustomer'>;

/** Whether as many orders use a code as may. */
export const isUsedUp = ({ limitTotal }: Limits, uses: CodeFacts['uses']): boolean => limitTotal !== null && uses.all >= limitTotal;

/** Whether a customer's own orders use a code as often as they may. */
export const isUsedByCustomer = ({ limitPerCustomer }: Limits, uses: CodeFacts['uses']): boolean =>
  limitPerCustomer !== null && uses.own >= limitPerCustomer;

/** Why a code does not apply, or null. What no change of the cart can mend comes first. */
export function refusalOf(code: CodeTerms, { now, base, uses }: CodeFacts): DiscountRefusal | null {
  if (!code.isValid) return 'UNKNOWN';
  if (code.from && now < code.from) return 'NOT_YET';
  if (code.until && now >= code.until) return 'EXPIRED';
  if (isUsedUp(code, uses)) return 'USED_UP';
  if (isUsedByCustomer(code, uses)) return 'USED_BY_CUSTOMER';
  if (base === null) return 'NO_PRODUCT';
  return base < code.minimum ? 'MINIMUM' : null;
}
