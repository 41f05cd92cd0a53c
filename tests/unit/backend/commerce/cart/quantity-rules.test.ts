import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkQuantity, fittingQuantity, type QuantityRules } from '#backend/commerce/cart/quantity-rules.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { message } from '#backend/platform/messages/message.ts';

const rules: QuantityRules = { type: 'OTHER', sellByMultipleOf: 1, available: 5 };

/** Returns the message about a quantity in both languages; null if it is accepted. */
function said(quantity: number, change: Partial<QuantityRules> = {}): [string, string] | null {
  try {
    checkQuantity(quantity, { ...rules, ...change });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [message('en', error.key, error.params), message('fr', error.key, error.params)];
  }
}

describe('a quantity', () => {
  it('is accepted up to the stock', () => {
    expect(said(5)).toBeNull();
    expect(said(1000, { available: null })).toBeNull();
  });

  it('must be greater than 0', () => {
    expect(said(0)).toEqual(['Quantity must be greater than 0', 'La quantité doit être supérieure à 0']);
  });

  it('must be a multiple of what the product is sold by; wine is counted in bottles', () => {
    expect(said(4, { sellByMultipleOf: 3 })?.[0]).toBe('This product can only be added by multiple of 3');
    expect(said(4, { sellByMultipleOf: 6, type: 'WINE' })?.[0]).toBe('This product can only be added by multiple of 6 bottles');
  });

  it('may not be more than what remains', () => {
    expect(said(6)?.[0]).toBe('Only 5 items remaining in stock');
    expect(said(2, { available: 1 })).toEqual(['Only 1 items remaining in stock', 'Il ne reste qu’un exemplaire en stock']);
    expect(said(1, { available: 0 })).toEqual(['Only 0 items remaining in stock', 'Cet article n’est plus en stock']);
  });
});

it('the fitting quantity is the largest that is accepted, or 0', () => {
  const anyRules = fc.record({ sellByMultipleOf: fc.integer({ min: 1, max: 12 }), available: fc.option(fc.integer({ min: 0, max: 100 })) });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), anyRules, (wanted, own) => {
      const fitting = fittingQuantity(wanted, own);
      if (fitting > 0) expect(said(fitting, own)).toBeNull();
      for (let more = fitting + 1; more <= wanted; more += 1) expect(said(more, own)).not.toBeNull();
    }),
  );
});
