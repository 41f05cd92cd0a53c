import { describe, expect, it } from 'vitest';
import { percentOff } from '#registry/catalogue/products/reduction.ts';
import { shopSettings } from '#registry/catalogue/products/shop-settings.ts';
import { stockLabel } from '#registry/catalogue/products/stock.ts';
import { openingHours } from '#registry/content/company/opening-hours.ts';
import { readParameters } from '#schemas/parameters/index.ts';

const valuesOf = (values: Record<string, string>) =>
  readParameters(Object.entries(values).map(([type, value]) => ({ type, value }))).values;

describe('the stock in words', () => {
  const settings = shopSettings(valuesOf({ NOT_IN_STOCK_LABEL: 'Vendu' }));
  const pieces = (quantity: number) => ({ quantity, setQuantity: true, offer: 'NEW' as const });

  it.each([
    [0, 'Vendu'],
    [1, 'Dernier exemplaire'],
    [3, 'Plus que 3'],
    [4, 'En stock'],
  ])('%i pieces: %s', (quantity, label) => {
    expect(stockLabel(pieces(quantity), settings, 'fr')).toBe(label);
  });

  it('makes no haste about a second-hand piece, which was the only one from the start', () => {
    expect(stockLabel({ ...pieces(1), offer: 'SECOND_HAND' }, settings, 'fr')).toBe('En stock');
  });

  it('says nothing of stock that is not tracked', () => {
    expect(stockLabel({ ...pieces(0), setQuantity: false }, settings, 'en')).toBe('In stock');
  });

  it('keeps the stock to itself where the settings say so, but never that a piece is gone', () => {
    const silent = shopSettings(valuesOf({ USE_PRODUCT_STOCK: 'false' }));
    expect([8, 2, 0].map((quantity) => stockLabel(pieces(quantity), silent, 'en'))).toEqual(['', '', 'Sold out']);
  });

  it('makes to order what is gone, where orders are not held to the stock', () => {
    expect(stockLabel(pieces(0), shopSettings(valuesOf({ HANDLE_STOCK: 'false' })), 'en')).toBe('Made to order');
  });
});

it('announces a reduction only against the lowest price of the 30 days before', () => {
  expect(percentOff({ price: 2240, referencePrice: 3200 })).toBe(30);
  expect(percentOff({ price: 2240, referencePrice: null })).toBe(0);
  expect(percentOff({ price: 3200, referencePrice: 2900 })).toBe(0);
});

describe('the opening hours', () => {
  const values = valuesOf({
    OPENING_HOURS_TUESDAY: '10:00-12:30,14:30-19:00',
    OPENING_HOURS_WEDNESDAY: '10:00-12:30,14:30-19:00',
    OPENING_HOURS_SATURDAY: '10:00-18:00',
  });

  it('put equal neighbouring days on one line', () => {
    expect(openingHours(values, 'fr').map(({ days }) => days)).toEqual([
      'Lundi',
      'Mardi – mercredi',
      'Jeudi – vendredi',
      'Samedi',
      'Dimanche',
    ]);
  });

  it('are written as each language writes them', () => {
    expect(openingHours(values, 'fr')[1]?.hours.replace(/\s/g, ' ')).toBe('10 h – 12 h 30, 14 h 30 – 19 h');
    expect(openingHours(values, 'en')[1]?.hours.replace(/\s/g, ' ')).toBe('10:00 – 12:30, 14:30 – 19:00');
  });

  it('are left out when no day has any', () => {
    expect(openingHours(valuesOf({}), 'fr')).toEqual([]);
  });
});
