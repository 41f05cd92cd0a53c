import { describe, expect, it } from 'vitest';
import { litrePrices, pricePerLitre } from '#domain/unit-price.ts';

describe('the price of a litre', () => {
  it('is rounded to the cent, whatever unit the bottle has', () => {
    expect(pricePerLitre({ price: 1250, capacity: 75, capacityUnit: 'CENTILITRE' })).toBe(1667);
    expect(pricePerLitre({ price: 3000, capacity: 1.5, capacityUnit: 'LITER' })).toBe(2000);
  });

  it('is not known without a capacity', () => {
    expect(pricePerLitre({ price: 1250, capacity: null, capacityUnit: null })).toBeNull();
    expect(litrePrices([{ price: 1250, capacity: 0, capacityUnit: 'LITER' }])).toBeNull();
  });

  it('goes from the lowest to the highest of several bottles', () => {
    const bottles = [
      { price: 1500, capacity: 75, capacityUnit: 'CENTILITRE' as const },
      { price: 3900, capacity: 1.5, capacityUnit: 'LITER' as const },
    ];
    expect(litrePrices(bottles)).toEqual({ least: 2000, most: 2600 });
  });
});
