import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountDueOf, isCodeIdle } from '#domain/amount-due.ts';
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

  it('comes to what is due with the delivery: what it takes off in all, and what is left to pay', () => {
    const both = { id: 1, type: 'EURO' as const, amount: 5200, detailType: ['PRODUCTS' as const, 'SHIPPING_FEES' as const] };
    const cart = { total: 0, discount: 5000, appliedDiscount: both, lines: [] };
    const due = (of: typeof cart | (Omit<typeof cart, 'appliedDiscount'> & { appliedDiscount: null }), shipping: number) =>
      amountDueOf(of, { shipping, vat: 'INCLUDED', isExpress: false });
    expect(due(cart, 590)).toEqual({ discount: 5200, deducted: 0, total: 390 });
    expect(due(cart, 0)).toEqual({ discount: 5000, deducted: 0, total: 0 });
    expect(due({ total: 5000, discount: 0, appliedDiscount: null, lines: [] }, 590)).toEqual({ discount: 0, deducted: 0, total: 5590 });
  });

  it('for shipping has no effect where the delivery is free, which is not known before it is chosen', () => {
    const freeShipping = { id: 1, type: 'PERCENT' as const, amount: 10_000, detailType: ['SHIPPING_FEES' as const] };
    const cart = { discount: 0, appliedDiscount: freeShipping };
    const fees = [null, 0, 590].map((shipping) => (shipping === null ? null : { shipping, isExpress: false }));
    expect(fees.map((fee) => isCodeIdle(cart, fee))).toEqual([false, true, false]);
    expect(isCodeIdle(cart, { shipping: 590, isExpress: true }), 'express services keep their price').toBe(true);
    const free = { shipping: 0, isExpress: false };
    expect(isCodeIdle({ ...cart, appliedDiscount: null }, free)).toBe(false);
    expect(isCodeIdle({ discount: 500, appliedDiscount: { ...freeShipping, detailType: ['PRODUCTS'] } }, free)).toBe(false);
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
