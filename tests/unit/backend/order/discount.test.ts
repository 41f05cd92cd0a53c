import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountOn, discountOnShipping } from '#domain/discounts.ts';

const price = { subtotal: 5000, shipping: 590 };

describe('a discount code', () => {
  it('takes a percentage off the products', () => {
    expect(discountOn({ id: 1, type: 'PERCENT', amount: 1000, detailType: ['PRODUCTS'] }, price)).toEqual({ products: 500, shipping: 0 });
  });

  it('takes shipping off when it covers SHIPPING_FEES', () => {
    expect(discountOn({ id: 1, type: 'PERCENT', amount: 10_000, detailType: ['SHIPPING_FEES'] }, price)).toEqual({
      products: 0,
      shipping: 590,
    });
  });

  it('spends euros on the products first, the rest on shipping', () => {
    const both = { id: 1, type: 'EURO', amount: 5200, detailType: ['PRODUCTS', 'SHIPPING_FEES'] } as const;
    expect(discountOn({ ...both, detailType: [...both.detailType] }, price)).toEqual({ products: 5000, shipping: 200 });
  });

  it('never takes more than there is to pay, nor adds anything', () => {
    fc.assert(
      fc.property(
        fc.record({
          id: fc.constant(1),
          type: fc.constantFrom('EURO' as const, 'PERCENT' as const),
          amount: fc.integer({ min: 0, max: 20_000 }),
          detailType: fc.subarray(['PRODUCTS' as const, 'SHIPPING_FEES' as const]),
        }),
        fc.record({ subtotal: fc.integer({ min: 0, max: 1_000_000 }), shipping: fc.integer({ min: 0, max: 10_000 }) }),
        (discount, cart) => {
          const off = discountOn(discount, cart);
          // The browser, which knows what the products were given, comes to the same for shipping.
          expect(discountOnShipping(discount, { onProducts: off.products, shipping: cart.shipping })).toBe(off.shipping);
          expect(off.products).toBeGreaterThanOrEqual(0);
          expect(off.shipping).toBeGreaterThanOrEqual(0);
          expect(off.products).toBeLessThanOrEqual(cart.subtotal);
          expect(off.shipping).toBeLessThanOrEqual(cart.shipping);
        },
      ),
    );
  });
});
