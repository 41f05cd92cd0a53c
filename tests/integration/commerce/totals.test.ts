import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Cart } from '#schemas/cart.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { Order } from '#schemas/order.ts';
import { onEveryDatabase } from '../databases.ts';
import { openShop, orderBody } from './shop.ts';

/** VAT in a price that includes it, by whole numbers: half a cent is rounded up. */
const vatIn = (cents: number, rate: number): number =>
  Number((2n * BigInt(cents) * BigInt(rate) + BigInt(10_000 + rate)) / (2n * BigInt(10_000 + rate)));

const line = fc.record({
  price: fc.integer({ min: 1, max: 30_000 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  vatRate: fc.constantFrom(2000, 1000, 550, 210),
});
const code = fc.constantFrom(
  { name: '', products: 0, shipping: 0 },
  { name: 'DIX', products: 0.1, shipping: 0 },
  { name: 'PORT', products: 0, shipping: 1 },
);

onEveryDatabase('random carts', (db) => {
  it('cost what an independent calculation says, as carts and as orders', async () => {
    const shop = await openShop(db());
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 5 }), code, async (lines, discount) => {
        let cart: Cart | undefined;
        const products = [];
        for (const { price, quantity, vatRate } of lines) {
          const added = await shop.product({ name: 'Article', price, stock: quantity, vatRate, weight: 100 });
          const answer = await shop.add(added.idDeclination, quantity, cart ? { cart: cart.id } : {});
          if (!answer.success) throw new Error(answer.message);
          cart = answer.data;
          products.push({ ...added, quantity });
        }
        if (!cart) throw new Error('no cart');
        cart = await shop.accept<Cart>('POST', `/cart/${cart.id}`, { discountCode: discount.name });

        const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
        const off = Math.floor(subtotal * discount.products + 0.5);
        expect(cart).toMatchObject({ subtotal, discount: off, total: subtotal - off });

        const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', { products, postalCode: '85190', country: 250 });
        const fee = subtotal >= 8000 ? 0 : 590;
        expect(carrier?.price).toBe(fee);
        const total = subtotal - off + fee - fee * discount.shipping;
        const body = orderBody(cart, carrier ?? { id: 0, price: 0 }, { discountCode: discount.name, total });
        const placed = await shop.place(body);
        if (!placed.success) throw new Error(placed.message);
        const order = await shop.accept<Order>('GET', `/order/${placed.data.id}?key=${placed.data.key}`);
        expect(order).toMatchObject({ subtotal, shipping: fee, total });
        // Without a discount a line's VAT is that of its price; with one, of a share that is right to the cent.
        order.lines.forEach((ordered) => {
          const paid = ordered.total - (off * ordered.total) / subtotal;
          expect(Math.abs(ordered.vat - vatIn(Math.round(paid), ordered.vatRate))).toBeLessThanOrEqual(off === 0 ? 0 : 1);
        });
      }),
      { numRuns: 15 },
    );
  });
});
