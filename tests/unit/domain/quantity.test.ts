import { describe, expect, it } from 'vitest';
import { coerceQuantity, isListCut, type QuantityRule, quantityChoices, quantityMessage, quantityRefusal } from '#domain/quantity.ts';
import type { Lang } from '#schemas/site.ts';

const free: QuantityRule = { sellByMultipleOf: 1, stock: null, isWine: false };

function said(quantity: number, rule: Partial<QuantityRule>, lang: Lang = 'en'): string | null {
  const refusal = quantityRefusal(quantity, { ...free, ...rule });
  return refusal && quantityMessage(refusal, lang);
}

describe('adding to the cart', () => {
  it('needs a quantity greater than 0', () => {
    expect(said(0, {})).toBe('Quantity must be greater than 0');
    expect(said(-6, { sellByMultipleOf: 6 })).toBe('Quantity must be greater than 0');
    expect(said(Number.NaN, {})).toBe('Quantity must be greater than 0');
    expect(said(0, {}, 'fr')).toBe('La quantité doit être supérieure à 0');
    expect(said(1, {})).toBeNull();
  });

  it('needs a multiple of the product’s sell-by multiple', () => {
    expect(said(4, { sellByMultipleOf: 3 })).toBe('This product can only be added by multiple of 3');
    expect(said(4, { sellByMultipleOf: 3 }, 'fr')).toBe('Ce produit ne peut être ajouté que par multiple de 3');
    expect(said(6, { sellByMultipleOf: 3 })).toBeNull();
  });

  it('speaks of bottles for wine', () => {
    expect(said(5, { sellByMultipleOf: 6, isWine: true })).toBe('This product can only be added by multiple of 6 bottles');
    expect(said(5, { sellByMultipleOf: 6, isWine: true }, 'fr')).toBe('Ce produit ne peut être ajouté que par multiple de 6 bouteilles');
  });

  it('is refused above the stock when stock is tracked', () => {
    expect(said(4, { stock: 3 })).toBe('Only 3 items remaining in stock');
    expect(said(2, { stock: 1 }, 'fr')).toBe('Il ne reste que 1 article en stock');
    expect(said(4, { stock: 3 }, 'fr')).toBe('Il ne reste que 3 articles en stock');
    expect(said(3, { stock: 3 })).toBeNull();
    expect(said(400, { stock: null })).toBeNull();
  });
});

describe('the quantity list', () => {
  it('holds multiples, at most 20', () => {
    const choices = quantityChoices({ sellByMultipleOf: 6, stock: null });
    expect(choices).toHaveLength(20);
    expect(choices.slice(0, 3)).toEqual([6, 12, 18]);
  });

  it('goes up to 1000', () => {
    expect(quantityChoices({ sellByMultipleOf: 300, stock: null })).toEqual([300, 600, 900]);
    expect(quantityChoices({ sellByMultipleOf: 500, stock: null })).toEqual([500, 1000]);
  });

  it('is cut where more than its 20 entries can be had, and then only', () => {
    expect(isListCut({ sellByMultipleOf: 1, stock: 21 })).toBe(true);
    expect(isListCut({ sellByMultipleOf: 1, stock: 20 })).toBe(false);
    expect(isListCut({ sellByMultipleOf: 6, stock: 125 })).toBe(false);
    expect(isListCut({ sellByMultipleOf: 6, stock: null })).toBe(true);
    expect(isListCut({ sellByMultipleOf: 50, stock: null })).toBe(false);
  });

  it('offers nothing that stock does not allow', () => {
    expect(quantityChoices({ sellByMultipleOf: 1, stock: 1 })).toEqual([1]);
    expect(quantityChoices({ sellByMultipleOf: 6, stock: 5 })).toEqual([]);
  });
});

describe('the quantity input', () => {
  it('is coerced to an integer', () => {
    expect(coerceQuantity('12', 6)).toBe(12);
    expect(coerceQuantity('12.9', 6)).toBe(12);
    expect(coerceQuantity(7, 1)).toBe(7);
  });

  it('falls back to the multiple when it is invalid', () => {
    expect(coerceQuantity('', 6)).toBe(6);
    expect(coerceQuantity('six', 6)).toBe(6);
    expect(coerceQuantity(Number.POSITIVE_INFINITY, 6)).toBe(6);
  });
});
