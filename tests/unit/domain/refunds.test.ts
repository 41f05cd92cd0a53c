import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paidOfPieces } from '#domain/refunds.ts';

it('ten pieces that are given back one by one give back all that was paid for them', () => {
  const line = { paid: 17_925, quantity: 10 };
  const proposed = Array.from({ length: 10 }, (_, before) => paidOfPieces(line, 1, before));
  expect(proposed.slice(0, 2)).toEqual([1792, 1793]);
  expect(proposed.reduce((sum, each) => sum + each, 0)).toBe(17_925);
});

it('however the pieces of a line are taken, they are worth what was paid, and none is worth less than nothing', () => {
  const line = fc.record({ paid: fc.nat(10_000_000), quantity: fc.integer({ min: 1, max: 60 }) });
  fc.assert(
    fc.property(line, fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 60 }), (bought, takes) => {
      let [before, given] = [0, 0];
      for (const take of [...takes, bought.quantity]) {
        const pieces = Math.min(take, bought.quantity - before);
        const worth = paidOfPieces(bought, pieces, before);
        expect(worth).toBeGreaterThanOrEqual(0);
        before += pieces;
        given += worth;
      }
      expect(given).toBe(bought.paid);
    }),
  );
});

it('pieces that are credited once more are worth what the last ones are', () => {
  expect(paidOfPieces({ paid: 100, quantity: 3 }, 1, 3)).toBe(34);
  expect(paidOfPieces({ paid: 100, quantity: 3 }, 3, 2)).toBe(100);
});
