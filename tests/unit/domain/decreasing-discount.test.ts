import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decreasingDiscountOn, lineTotal, stepReached } from '#domain/discounts.ts';
import type { DecreasingDiscount } from '#schemas/product.ts';

const sixAndTwelve: DecreasingDiscount[] = [
  { from: 6, type: 'PERCENT', amount: 500 },
  { from: 12, type: 'PERCENT', amount: 1000 },
];

/** The same by the schoolbook: whole numbers of hundredths of a percent of a cent, half a cent and more going up. */
function byHand(steps: readonly DecreasingDiscount[], price: number, quantity: number): bigint {
  const reached = [...steps].filter(({ from }) => quantity >= from).sort((a, b) => b.from - a.from)[0];
  const whole = BigInt(price) * BigInt(quantity);
  if (!reached) return whole;
  if (reached.type === 'EURO') {
    let sum = 0n;
    for (let piece = 0; piece < quantity; piece += 1) sum += BigInt(Math.max(0, price - reached.amount));
    return sum;
  }
  const parts = whole * BigInt(reached.amount);
  const off = parts / 10_000n + (parts % 10_000n >= 5_000n ? 1n : 0n);
  return whole - off;
}

const steps = fc.uniqueArray(
  fc.oneof(
    fc.record({
      from: fc.integer({ min: 2, max: 60 }),
      type: fc.constant('PERCENT' as const),
      amount: fc.integer({ min: 1, max: 10_000 }),
    }),
    fc.record({ from: fc.integer({ min: 2, max: 60 }), type: fc.constant('EURO' as const), amount: fc.integer({ min: 1, max: 5_000 }) }),
  ),
  { selector: ({ from }) => from, maxLength: 6 },
);

describe('a decreasing price', () => {
  it('takes nothing off before its first step and the furthest step that is reached after', () => {
    expect(decreasingDiscountOn(sixAndTwelve, { price: 1450, quantity: 5 })).toBe(0);
    expect(decreasingDiscountOn(sixAndTwelve, { price: 1450, quantity: 6 })).toBe(435);
    expect(decreasingDiscountOn(sixAndTwelve, { price: 1450, quantity: 12 })).toBe(1740);
  });

  it('is withdrawn when the quantity falls', () => {
    expect([12, 11, 6, 5].map((quantity) => stepReached(sixAndTwelve, quantity)?.amount ?? 0)).toEqual([1000, 500, 500, 0]);
  });

  it('rounds once for the line, half a cent up, not once for each piece', () => {
    // 5 % of 3.33 is 16.65 cents: three pieces rounded one by one would be 51, the line is 49.95.
    expect(decreasingDiscountOn([{ from: 3, type: 'PERCENT', amount: 500 }], { price: 333, quantity: 3 })).toBe(50);
    expect(decreasingDiscountOn([{ from: 2, type: 'PERCENT', amount: 500 }], { price: 5, quantity: 2 })).toBe(1);
  });

  it('never makes a piece cost less than nothing', () => {
    expect(lineTotal([{ from: 2, type: 'EURO', amount: 900 }], { price: 500, quantity: 3 })).toBe(0);
  });

  it('comes to the same as counting by hand, for any steps, prices and quantities', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 1, max: 1000 }), (list, price, quantity) => {
        expect(BigInt(lineTotal(list, { price, quantity }))).toBe(byHand(list, price, quantity));
      }),
      { numRuns: 2000 },
    );
  });
});
