import { describe, expect, it } from 'vitest';
import { bottleCount, bottlesBeyond, type CountedLine } from '#domain/bottles.ts';

const wine = (quantity: number, capacity: number | null = 75, capacityUnit: CountedLine['capacityUnit'] = 'CENTILITRE'): CountedLine => ({
  type: 'WINE',
  quantity,
  capacity,
  capacityUnit,
  sellByMultipleOf: 1,
});
const box = (quantity: number, sellByMultipleOf: number): CountedLine => ({
  type: 'BOX',
  quantity,
  capacity: null,
  capacityUnit: null,
  sellByMultipleOf,
});
const shirt: CountedLine = { type: 'OTHER', quantity: 4, capacity: null, capacityUnit: null, sellByMultipleOf: 2 };

describe('the bottles of a parcel', () => {
  it.each<[string, CountedLine[], number | null]>([
    ['nothing', [], null],
    ['no wine', [shirt], null],
    ['six bottles', [wine(6)], 6],
    ['a bottle of 0.75 L', [wine(1, 0.75, 'LITER')], 1],
    ['a wine without a capacity', [wine(2, null, null)], 2],
    ['a magnum counts once', [wine(1, 1.5, 'LITER')], 1],
    ['a half bottle alone counts nothing yet', [wine(1, 37.5)], 0],
    ['two half bottles', [wine(2, 0.375, 'LITER')], 1],
    ['three half bottles, rounded down', [wine(3, 37.5)], 1],
    ['halves of two lines are added before they are rounded', [wine(1, 50), wine(1, 37.5)], 1],
    ['just under 75 cl', [wine(2, 74.9)], 1],
    ['a box counts its bottles', [box(2, 6)], 12],
    ['a box that says what it holds counts that', [{ ...box(2, 1), holds: 6 }], 12],
    ['all together', [wine(5), wine(3, 37.5), box(1, 3), shirt], 9],
  ])('%s', (_, lines, count) => {
    expect(bottleCount(lines)).toBe(count);
  });

  it.each([
    [5, { minimum: 6, maximum: 0 }, { missing: 1, over: 0 }],
    [6, { minimum: 6, maximum: 12 }, { missing: 0, over: 0 }],
    [12, { minimum: 6, maximum: 12 }, { missing: 0, over: 0 }],
    [15, { minimum: 6, maximum: 12 }, { missing: 0, over: 3 }],
    [500, { minimum: 0, maximum: 0 }, { missing: 0, over: 0 }],
  ])('%i bottles within %o', (count, limits, beyond) => {
    expect(bottlesBeyond(count, limits)).toEqual(beyond);
  });
});
