import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountsDue, discountOn, discountOnShipping, isCodeIdle } from '#domain/discounts.ts';

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

  it('comes to what is due with the delivery: what it takes off in all, and what is left to pay', () => {
    const both = { id: 1, type: 'EURO' as const, amount: 5200, detailType: ['PRODUCTS' as const, 'SHIPPING_FEES' as const] };
    const cart = { total: 0, discount: 5000, appliedDiscount: both };
    expect(amountsDue(cart, 590)).toEqual({ discount: 5200, total: 390 });
    expect(amountsDue(cart, 0)).toEqual({ discount: 5000, total: 0 });
    expect(amountsDue({ total: 5000, discount: 0, appliedDiscount: null }, 590)).toEqual({ discount: 0, total: 5590 });
  });

  it('for shipping has no effect where the delivery is free, which is not known before it is chosen', () => {
    const freeShipping = { id: 1, type: 'PERCENT' as const, amount: 10_000, detailType: ['SHIPPING_FEES' as const] };
    const cart = { total: 5000, discount: 0, appliedDiscount: freeShipping };
    expect([null, 0, 590].map((shipping) => isCodeIdle(cart, shipping))).toEqual([false, true, false]);
    expect(isCodeIdle({ ...cart, appliedDiscount: null }, 0)).toBe(false);
    expect(isCodeIdle({ total: 4500, discount: 500, appliedDiscount: { ...freeShipping, detailType: ['PRODUCTS'] } }, 0)).toBe(false);
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
