import type { PriceEnding, RepricingRule } from '#schemas/repricing.ts';
import { readAmount } from '../call/amounts.ts';

/** Fields of the form. `NONE` rounds the prices as they are. */
export type RuleFields = { direction: 'UP' | 'DOWN' | 'NONE'; value: string; by: RepricingRule['by']; ending: PriceEnding };

/** Largest change in basis points, exclusive down and inclusive up. */
const maxDown = 10_000;
const maxUp = 100_000;

/** Reads the rule of a change, or which message of the form says what is wrong with it. */
export function readRule({ direction, value, by, ending }: RuleFields): RepricingRule | 'wrongValue' | 'tooMuch' {
  if (direction === 'NONE') return { by: 'AMOUNT', amount: 0, ending };
  const hundredths = readAmount(value);
  if (hundredths === null || hundredths <= 0) return 'wrongValue';
  const signed = direction === 'UP' ? hundredths : -hundredths;
  if (by === 'AMOUNT') return { by, amount: signed, ending };
  return signed <= -maxDown || signed > maxUp ? 'tooMuch' : { by, points: signed, ending };
}
