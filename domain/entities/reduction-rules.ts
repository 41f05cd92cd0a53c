import type { Discount } from '#schemas/entities/discount.ts';
import { type Fault, faultIf } from './fault.ts';

type Reduction = { type: string; amount: number };

/** A percentage of less than `min` basis points, or of more than all. `example` is one in basis points, for the sentence. */
export const percentFaults = ({ type, amount }: Reduction, { min, example }: { min: number; example: number }): Fault[] =>
  faultIf(type === 'PERCENT' && (amount < min || amount > 10_000), ['amount'], 'basis-points', { points: example, percent: example / 100 });

/** Lists the faults of a discount code. */
export const discountFaults = (code: Discount): Fault[] => [
  ...percentFaults(code, { min: 1, example: 2000 }),
  ...faultIf(code.from !== null && code.until !== null && code.from > code.until, ['until'], 'ends-before'),
];
