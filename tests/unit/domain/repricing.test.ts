import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repricedCents } from '#domain/repricing.ts';
import { priceEndings } from '#schemas/repricing.ts';

const percent = (points: number, ending: (typeof priceEndings)[number] = 'NONE') => ({ by: 'PERCENT', points, ending }) as const;
const amount = (cents: number, ending: (typeof priceEndings)[number] = 'NONE') => ({ by: 'AMOUNT', amount: cents, ending }) as const;

describe('the price that a rule makes', () => {
  it.each([
    [1234, percent(1000), 1357],
    [1235, percent(1000), 1359], // 1358.5
    [1005, percent(-5000), 503], // 502.5
    [4999, percent(-2000), 3999], // 3999.2
    [100_000_000, percent(-1), 99_990_000],
    [99_999_999, percent(3333), 133_329_999], // 133 329 998.6667
    [1234, amount(-234), 1000],
    [1234, amount(500), 1734],
  ])('is exact to the cent, half a cent going up: %i by %o is %i', (price, rule, expected) => {
    expect(repricedCents(price, rule)).toBe(expected);
  });

  it.each([
    [1234, '90', 1190],
    [1239, '90', 1190],
    [1240, '90', 1290],
    [1290, '90', 1290],
    [1249, '00', 1200],
    [1250, '00', 1300],
    [1299, '50', 1250],
    [1300, '50', 1350],
    [1234, 'NONE', 1234],
    [30, '90', 90],
    [12, '00', 100],
  ] as const)('ends as it is to, at the nearest, and never below a cent: %i to ,%s is %i', (price, ending, expected) => {
    expect(repricedCents(price, amount(0, ending))).toBe(expected);
  });

  it('is given as it is calculated where it is none, so that nobody takes it for a price', () => {
    expect(repricedCents(500, amount(-500, '90'))).toBe(0);
    expect(repricedCents(500, amount(-700, '00'))).toBe(-200);
    expect(repricedCents(1, percent(-9999))).toBe(0);
  });

  it('differs from the exact one by half a cent at most, and by half a unit where it has an ending; a dearer piece is never cheaper after', () => {
    const price = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(
        price,
        price,
        fc.integer({ min: -9999, max: 100_000 }),
        fc.constantFrom(...priceEndings),
        (one, other, points, ending) => {
          const exact = (BigInt(one) * BigInt(10_000 + points) * 2n + 10_000n) / 20_000n;
          expect(repricedCents(one, percent(points))).toBe(Number(exact));
          const ended = repricedCents(one, percent(points, ending));
          if (exact > 100n) expect(Math.abs(ended - Number(exact))).toBeLessThanOrEqual(ending === 'NONE' ? 0 : 50);
          if (ending !== 'NONE' && exact >= 1n) expect(ended % 100).toBe(Number(ending));
          const [low, high] = [Math.min(one, other), Math.max(one, other)];
          expect(repricedCents(low, percent(points, ending))).toBeLessThanOrEqual(repricedCents(high, percent(points, ending)));
        },
      ),
    );
  });
});
