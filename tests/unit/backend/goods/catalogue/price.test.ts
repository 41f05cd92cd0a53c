import { expect, test } from 'vitest';
import { reducedPrice, referencePrice } from '#backend/goods/catalogue/price.ts';

const history = (...changes: [day: string, price: number][]) => changes.map(([day, price]) => ({ since: new Date(day), price }));

test.each([
  [4000, { type: 'PERCENT', amount: 2500 } as const, 3000],
  [1999, { type: 'PERCENT', amount: 1500 } as const, 1699],
  [1999, { type: 'EURO', amount: 500 } as const, 1499],
  [300, { type: 'EURO', amount: 500 } as const, 0],
  [1999, null, 1999],
])('%i cents with the reduction %j is %i', (fixed, reduction, price) => {
  expect(reducedPrice(fixed, reduction)).toBe(price);
});

test.each([
  ['no history', [], null],
  ['one price only', history(['2026-01-01', 5000]), null],
  ['a price that rose', history(['2026-01-01', 4000], ['2026-02-01', 5000]), null],
  ['a reduction: the price before it', history(['2026-01-01', 5000], ['2026-03-01', 4000]), 5000],
  ['successive reductions: the price before the first', history(['2026-01-01', 5000], ['2026-03-01', 4000], ['2026-03-10', 3000]), 5000],
  [
    'a price raised a week before: the lower one that applied in the 30 days',
    history(['2026-01-01', 4500], ['2026-02-22', 6000], ['2026-03-01', 4000]),
    4500,
  ],
  [
    'a low price that ended more than 30 days before does not count',
    history(['2026-01-01', 3000], ['2026-01-20', 6000], ['2026-03-01', 4000]),
    6000,
  ],
  ['a low price that still applied 30 days before counts', history(['2026-01-01', 4500], ['2026-02-05', 6000], ['2026-03-01', 4000]), 4500],
  [
    'a "reduction" to above the lowest price of the 30 days crosses nothing out',
    history(['2026-02-01', 4000], ['2026-02-20', 6000], ['2026-03-01', 4500]),
    null,
  ],
  [
    'a second reduction after the price went back up begins anew',
    history(['2026-01-01', 5000], ['2026-03-01', 4000], ['2026-03-05', 5000], ['2026-03-20', 4500]),
    null,
  ],
])('crossed-out price after %s', (_, changes, expected) => {
  expect(referencePrice(changes)).toBe(expected);
});
