import { describe, expect, it } from 'vitest';
import { type Buyable, choose, firstChoice, valuesOfAxis } from '#registry/buying/choosing/choice.ts';

const [size, colour] = [
  { id: 1, label: 'Taille' },
  { id: 2, label: 'Couleur' },
];
const axes = [size, colour];
const sizes: Record<string, number> = { S: 11, M: 12 };
const colours: Record<string, number> = { noir: 21, camel: 22 };

const piece = (id: number, s: string, c: string, quantity: number): Buyable => ({
  id,
  year: null,
  price: 2000,
  referencePrice: null,
  quantity,
  setQuantity: true,
  sellByMultipleOf: 1,
  pictures: [],
  variations: [
    { idVariation: 1, id: sizes[s] ?? 0, label: s, colour: null },
    { idVariation: 2, id: colours[c] ?? 0, label: c, colour: null },
  ],
});
const smallBlack = piece(1, 'S', 'noir', 0);
const mediumBlack = piece(2, 'M', 'noir', 2);
const smallCamel = piece(3, 'S', 'camel', 1);
const all = [smallBlack, mediumBlack, smallCamel];

describe('choosing a declination', () => {
  it('starts with the first that can be bought', () => {
    expect(firstChoice(all)).toBe(mediumBlack);
    expect(firstChoice([smallBlack])).toBe(smallBlack);
  });

  it('tells what is sold out from what does not exist together', () => {
    const states = (axis: typeof size, chosen: Buyable) => valuesOfAxis(axis, chosen, all, axes).map(({ label, state }) => [label, state]);
    expect(states(size, mediumBlack)).toEqual([
      ['S', 'sold-out'],
      ['M', 'available'],
    ]);
    expect(states(colour, mediumBlack)).toEqual([
      ['noir', 'available'],
      ['camel', 'impossible'],
    ]);
  });

  it('keeps the other axes where it can, and moves them along where it cannot', () => {
    expect(choose(size, 11, mediumBlack, all, axes)).toEqual({ declination: smallBlack, isExact: true });
    expect(choose(colour, 22, mediumBlack, all, axes)).toEqual({ declination: smallCamel, isExact: false });
  });
});
