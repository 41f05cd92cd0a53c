import type { PriceEnding, RepricingRule } from '#schemas/repricing.ts';

/** An integer divided by another above zero, to the nearest; what lies in the middle goes up. Exact while the integer is. */
const divideRounded = (dividend: number, divisor: number): number => Math.floor((2 * dividend + divisor) / (2 * divisor));

/**
 * Computes the price (cents) that a rule makes of a price. Rounded to the cent once, then to the nearest price of the ending, the upper
 * one where both are as near, and never to one below a cent. A result below one is no price: it is given as it is calculated.
 * @example repricedCents(1234, { by: 'PERCENT', points: 1000, ending: '90' }) // 1390
 */
export function repricedCents(price: number, rule: RepricingRule): number {
  const exact = rule.by === 'AMOUNT' ? price + rule.amount : divideRounded(price * (10_000 + rule.points), 10_000);
  return exact < 1 ? exact : roundToEnding(exact, rule.ending);
}

function roundToEnding(price: number, ending: PriceEnding): number {
  if (ending === 'NONE') return price;
  const cents = Number(ending);
  const lower = Math.floor((price - cents) / 100) * 100 + cents;
  const upper = lower + 100;
  return lower < 1 || upper - price <= price - lower ? upper : lower;
}
