import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from '#domain/allocate.ts';
import { vatIncluded, vatOf } from '#domain/vat.ts';

const goods = { marginScheme: false, hasShippingFees: true };

describe('sharing an amount out', () => {
  it('gives whole cents whose sum is the amount, each within a cent of its proportion', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1 }),
        (amount, weights) => {
          const sum = weights.reduce((a, b) => a + b, 0);
          fc.pre(sum > 0);
          const shares = allocate(amount, weights);
          expect(shares.reduce((a, b) => a + b, 0)).toBe(amount);
          shares.forEach((share, index) => {
            expect(Math.abs(share - (amount * (weights[index] ?? 0)) / sum)).toBeLessThan(1);
          });
        },
      ),
    );
  });

  it('gives the odd cent to the earlier of two equal shares', () => {
    expect(allocate(5, [1, 1])).toEqual([3, 2]);
  });
});

describe('VAT of an order', () => {
  it('is contained in the price: 20 % of 12.00 is 2.00', () => {
    expect(vatIncluded(1200, 2000)).toBe(200);
    expect(vatIncluded(1055, 550)).toBe(55);
  });

  it('is rounded once a line, not once a piece', () => {
    expect(vatOf({ lines: [{ ...goods, total: 3 * 99, vatRate: 2000 }], discount: 0, shipping: 0 }).lines).toEqual([50]);
  });

  it('is none for second-hand pieces under the margin scheme, nor for the shipping they cause', () => {
    const lines = [{ total: 4500, vatRate: 2000, marginScheme: true, hasShippingFees: true }];
    expect(vatOf({ lines, discount: 0, shipping: 590 })).toMatchObject({ lines: [0], shipping: 0 });
  });

  it('follows the goods for shipping: half of the fee at 20 %, half at 5.5 %', () => {
    const lines = [
      { ...goods, total: 2000, vatRate: 2000 },
      { ...goods, total: 2000, vatRate: 550 },
    ];
    expect(vatOf({ lines, discount: 0, shipping: 1200 }).shipping).toBe(vatIncluded(600, 2000) + vatIncluded(600, 550));
  });

  it('counts what is paid: a line that a code makes free bears none', () => {
    expect(vatOf({ lines: [{ ...goods, total: 2000, vatRate: 2000 }], discount: 2000, shipping: 0 }).lines).toEqual([0]);
  });
});
