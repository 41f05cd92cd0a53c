import { expect, it } from 'vitest';
import { capacityText } from '#domain/wine-features.ts';

it('writes a capacity under one litre in centilitres, whatever its unit', () => {
  const of = (capacity: number, capacityUnit: 'LITER' | 'CENTILITRE') => capacityText({ capacity, capacityUnit }, 'fr_FR');
  expect([of(0.75, 'LITER'), of(75, 'CENTILITRE'), of(37.5, 'CENTILITRE')]).toEqual(['75\u00a0cl', '75\u00a0cl', '37,5\u00a0cl']);
  expect([of(1, 'LITER'), of(150, 'CENTILITRE'), of(3, 'LITER')]).toEqual(['1\u00a0l', '1,5\u00a0l', '3\u00a0l']);
  expect(capacityText({ capacity: null, capacityUnit: null }, 'fr_FR')).toBe('');
});

it('is written in French for a locale that is none, such as what a header may hold', () => {
  for (const locale of ['', 'xx yy', '_']) expect(capacityText({ capacity: 1.5, capacityUnit: 'LITER' }, locale)).toBe('1,5\u00a0l');
});
