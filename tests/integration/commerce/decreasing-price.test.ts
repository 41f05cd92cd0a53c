import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decreasingDiscounts } from '#backend/tables/catalogue-details.ts';
import { parameters } from '#backend/tables/site.ts';
import type { Cart } from '#schemas/cart.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { Order } from '#schemas/order.ts';
import type { DecreasingDiscount, Product } from '#schemas/product.ts';
import { byTier } from '../../tiers.ts';
import { onOneEngine } from '../databases.ts';
import { type OpenShop, openShop, orderBody } from './shop.ts';

const sixAndTwelve: DecreasingDiscount[] = [
  { from: 6, type: 'PERCENT', amount: 500 },
  { from: 12, type: 'PERCENT', amount: 1000 },
];

/** A wine of 75 cl with a decreasing price. */
async function bottle(
  shop: OpenShop,
  price: number,
  steps: readonly DecreasingDiscount[],
  seed: { stock?: number; vatRate?: number } = {},
) {
  const wine = await shop.product({ name: 'Cuvée', type: 'WINE', capacity: 75, price, stock: 1000, weight: 10, ...seed });
  if (steps.length > 0)
    await shop.db.insert(decreasingDiscounts).values(steps.map((step) => ({ ...step, idSite: shop.idSite, idProduct: wine.idProduct })));
  return wine;
}

/** Calculates the price of a line in whole numbers: half a cent and more is rounded up, once for the line. */
function byHand(steps: readonly DecreasingDiscount[], price: number, quantity: number): number {
  const step = steps.filter(({ from }) => quantity >= from).sort((a, b) => b.from - a.from)[0];
  if (!step) return price * quantity;
  if (step.type === 'EURO') return Math.max(0, price - step.amount) * quantity;
  const parts = BigInt(price * quantity) * BigInt(step.amount);
  return price * quantity - Number(parts / 10_000n) - (parts % 10_000n >= 5_000n ? 1 : 0);
}

onOneEngine('a decreasing price', (db) => {
  it('is told on the product’s sheet, from the smallest quantity up', async () => {
    const shop = await openShop(db());
    const { idProduct } = await bottle(shop, 1450, [...sixAndTwelve].reverse());
    expect((await shop.accept<Product>('GET', `/product/${idProduct}`)).decreasingDiscounts).toEqual(sixAndTwelve);
  });

  it('applies when the quantity reaches a step, and is withdrawn when it falls', async () => {
    const shop = await openShop(db());
    const { idProduct, idDeclination } = await bottle(shop, 1450, sixAndTwelve);
    let cart = await shop.cartWith(idDeclination, 5);
    expect(cart).toMatchObject({ subtotal: 7250, products: [{ quantityDiscount: 0, total: 7250 }] });
    const set = (quantity: number) => {
      const idCartProduct = cart.products[0]?.id;
      return shop.accept<Cart>('PUT', `/cart/${cart.id}/product/${idProduct}/quantity`, { quantity, idCartProduct });
    };
    cart = await set(6);
    expect(cart).toMatchObject({ subtotal: 8265, products: [{ price: 1450, quantityDiscount: 435, total: 8265, issue: null }] });
    cart = await set(12);
    expect(cart).toMatchObject({ subtotal: 15_660, products: [{ quantityDiscount: 1740, total: 15_660 }] });
    cart = await set(5);
    expect(cart).toMatchObject({ subtotal: 7250, total: 7250, products: [{ quantityDiscount: 0, total: 7250 }] });
  });

  it('is counted line by line: bottles of two wines do not add up', async () => {
    const shop = await openShop(db());
    const [one, other] = [await bottle(shop, 1000, sixAndTwelve), await bottle(shop, 1000, sixAndTwelve)];
    const cart = await shop.cartWith(one.idDeclination, 3);
    const both = await shop.add(other.idDeclination, 3, { cart: cart.id });
    expect(both).toMatchObject({ data: { subtotal: 6000, products: [{ quantityDiscount: 0 }, { quantityDiscount: 0 }] } });
  });

  it('is not told, nor given, by a shop that hides its prices', async () => {
    const shop = await openShop(db());
    const { idProduct } = await bottle(shop, 1450, sixAndTwelve);
    await shop.db.insert(parameters).values({ idSite: shop.idSite, key: 'HIDE_PRODUCT_PRICES', value: 'true' }).onConflictDoNothing();
    expect((await shop.accept<Product>('GET', `/product/${idProduct}`)).decreasingDiscounts).toEqual([]);
  });

  it('makes the cart cost what the sheet says and the order what the cart says, whatever the steps, to the cent', async () => {
    const shop = await openShop(db());
    const step = fc.record({
      from: fc.integer({ min: 2, max: 12 }),
      type: fc.constantFrom('PERCENT' as const, 'EURO' as const),
      amount: fc.integer({ min: 1, max: 2500 }),
    });
    const line = fc.record({
      price: fc.integer({ min: 1, max: 9000 }),
      quantity: fc.integer({ min: 1, max: 18 }),
      steps: fc.uniqueArray(step, { selector: ({ from }) => from, maxLength: 3 }),
    });
    let caller = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 3 }), fc.boolean(), async (lines, hasCode) => {
        let cart: Cart | undefined;
        const products = [];
        for (const { price, quantity, steps } of lines) {
          const wine = await bottle(shop, price, steps, { stock: quantity });
          const added = await shop.add(wine.idDeclination, quantity, cart ? { cart: cart.id } : {});
          if (!added.success) throw new Error(added.message);
          cart = added.data;
          products.push({ ...wine, quantity });
        }
        if (!cart) throw new Error('no cart');
        cart = await shop.accept<Cart>('POST', `/cart/${cart.id}`, { discountCode: hasCode ? 'DIX' : '' });
        const totals = lines.map(({ price, quantity, steps }) => byHand(steps, price, quantity));
        expect(cart.products.map(({ total }) => total)).toEqual(totals);
        const subtotal = totals.reduce((sum, total) => sum + total, 0);
        const off = hasCode ? Math.floor(subtotal / 10 + 0.5) : 0;
        expect(cart).toMatchObject({ subtotal, discount: off, total: subtotal - off });

        const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', { products, postalCode: '85190', country: 250 });
        const fee = subtotal >= 8000 ? 0 : 590;
        expect(carrier?.price).toBe(fee);
        const body = orderBody(cart, carrier ?? { id: 0, price: 0 }, { discountCode: hasCode ? 'DIX' : '', total: subtotal - off + fee });
        // Each from an address of its own: what one address holds without paying has a limit.
        caller += 1;
        const placed = await shop.place(body, { 'x-forwarded-for': `198.51.100.${caller}` });
        if (!placed.success) throw new Error(placed.message);
        const order = await shop.accept<Order>('GET', `/order/${placed.data.id}?key=${placed.data.key}`);
        expect(order).toMatchObject({ subtotal, shipping: fee, total: subtotal - off + fee });
        expect(order.lines.map(({ price, quantity, quantityDiscount, total }) => [price * quantity - quantityDiscount, total])).toEqual(
          totals.map((total) => [total, total]),
        );
      }),
      { numRuns: byTier({ fast: 5, rest: 12 }) },
    );
  });
});
