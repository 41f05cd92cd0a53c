import type { DecreasingDiscount } from './product.ts';

type Bought = { price: number; quantity: number };

/** The step that a quantity reaches: the furthest whose `from` it is not below; null before the first. */
export function stepReached(steps: readonly DecreasingDiscount[], quantity: number): DecreasingDiscount | null {
  return steps.reduce<DecreasingDiscount | null>(
    (best, step) => (step.from <= quantity && step.from > (best?.from ?? 0) ? step : best),
    null,
  );
}

/**
 * What a decreasing price takes off a line, in cents: a percentage of the whole line, rounded once, half up; or so many cents off
 * each piece, at most what it costs. `price` is what one piece costs without it, in cents. Sheet, cart and order all count with this.
 */
export function decreasingDiscountOn(steps: readonly DecreasingDiscount[], { price, quantity }: Bought): number {
  const step = stepReached(steps, quantity);
  if (!step) return 0;
  if (step.type === 'EURO') return Math.min(step.amount, price) * quantity;
  return Math.round((price * quantity * step.amount) / 10_000);
}

/** What a line costs, in cents, its decreasing price applied. */
export const lineTotal = (steps: readonly DecreasingDiscount[], bought: Bought): number =>
  bought.price * bought.quantity - decreasingDiscountOn(steps, bought);
