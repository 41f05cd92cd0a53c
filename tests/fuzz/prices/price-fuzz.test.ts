import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { paymentAttempts } from '#backend/tables/payment.ts';
import { discountOnShipping } from '#domain/discounts.ts';
import type { Cart } from '#schemas/cart.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { Order } from '#schemas/order.ts';
import type { Product } from '#schemas/product.ts';
import { orderBody } from '../../integration/commerce/shop.ts';
import { onDatabase } from '../../integration/databases.ts';
import { engine, holds, runs } from '../asked.ts';
import { fees, linePrice, takenOff, unitPrice, vat, type Wanted } from './reckoning.ts';
import { type OpenPlan, openPlan, plan, reprice, type Stocked } from './shop-of.ts';

/** Carts in all, and in each shop. */
const carts = runs({ fast: 50, rest: 400 });
const cartsPerShop = 25;

const line = fc.record({
  which: fc.nat(7),
  times: fc.integer({ min: 1, max: 9 }),
  length: fc.integer({ min: 0, max: 12 }),
  choice: fc.constantFrom('' as const, 'one' as const, 'two' as const),
  isTicked: fc.boolean(),
});
const cart = fc.record({
  lines: fc.uniqueArray(line, { selector: ({ which }) => which, minLength: 1, maxLength: 4 }),
  code: fc.option(fc.nat(2)),
  place: fc.constantFrom({ alphaTwo: 'FR', postalCode: '85190', id: 250 }, { alphaTwo: 'BE', postalCode: '1000', id: 56 }),
  carrier: fc.nat(2),
});
type Planned = { lines: { which: number; times: number; length: number; choice: '' | 'one' | 'two'; isTicked: boolean }[] } & {
  code: number | null;
  place: { alphaTwo: string; postalCode: string; id: number };
  carrier: number;
};
type Line = Wanted & { goods: Stocked };

const answersOf = ({ goods: { ids, made }, length, choice, isTicked }: Line) =>
  made
    ? [
        { id: ids.text, answers: { value: 'é'.repeat(length) } },
        { id: ids.choice, answers: { value: choice } },
        { id: ids.box, answers: { value: isTicked ? 'yes' : '' } },
      ]
    : [];

/** Reads the sheet of everything the shop sells. */
async function look({ shop, stock }: OpenPlan): Promise<void> {
  for (const { idProduct, ...goods } of stock)
    expect(await shop.accept<Product>('GET', `/product/${idProduct}`)).toMatchObject({ price: unitPrice(goods) });
}

/** Fills the cart line by line; each line is asked its price on the sheet first, where it is made with something. */
async function fill({ shop }: OpenPlan, lines: readonly Line[]): Promise<Cart> {
  let filled: Cart | undefined;
  for (const each of lines) {
    const { idProduct, idDeclination, made } = each.goods;
    const { quantity } = each;
    const customizations = answersOf(each);
    if (made) {
      const asked = { quantity, customizations };
      const shown = await shop.accept('POST', `/cart/product/${idProduct}/declination/${idDeclination}/customize/price`, asked);
      expect(shown).toMatchObject({ price: unitPrice(each.goods), customizationTotal: linePrice(each).made, total: linePrice(each).total });
    }
    const form = new FormData();
    form.set('quantity', String(quantity));
    form.set('customizations', JSON.stringify(customizations));
    filled = await shop.accept<Cart>('POST', `/cart/${filled?.id ?? 'new'}/product/${idDeclination}`, form);
  }
  if (!filled) throw new Error('no line');
  return filled;
}

/** Follows one cart from the sheet to the order, and holds every amount on the way to what was reckoned by hand. */
async function follow(open: OpenPlan, planned: Planned): Promise<void> {
  const { shop } = open;
  // Codes are tried by one address as often as a person would.
  shop.later(16);
  const lines = planned.lines.flatMap(({ which, times, ...each }): Line[] => {
    const goods = open.stock[which];
    return goods ? [{ ...each, goods, quantity: times * goods.multiple }] : [];
  });
  const code = planned.code === null ? null : (open.plan.codes[planned.code] ?? null);
  const discountCode = code ? `CODE${planned.code}` : '';
  const filled = await fill(open, lines);
  const subtotal = lines.reduce((sum, each) => sum + linePrice(each).total, 0);
  const off = takenOff(code, subtotal, 0).products;
  expect(filled).toMatchObject({ subtotal, discount: 0, total: subtotal });
  const seen = await shop.accept<Cart>('POST', `/cart/${filled.id}`, { discountCode });
  expect(seen.products.map(({ price, customizationTotal, total }) => [price, customizationTotal, total])).toEqual(
    lines.map((each) => [unitPrice(each.goods), linePrice(each).made, linePrice(each).total]),
  );
  expect(seen).toMatchObject({ subtotal, discount: off, total: subtotal - off });

  const wanted = lines.map(({ goods: { idProduct, idDeclination }, quantity }) => ({ idProduct, idDeclination, quantity }));
  const asked = { products: wanted, postalCode: planned.place.postalCode, country: planned.place.id };
  const isSent = lines.some(({ goods }) => !goods.isDematerialized);
  const reckoned = fees(open.plan.tariffs, lines, planned.place.alphaTwo, open.plan.free);
  const expected = isSent ? reckoned.flatMap((price, at) => (price === null ? [] : [{ id: open.carriers[at], price }])) : [];
  const answer = await shop.call<Carrier[]>('POST', '/calculate/shipping-fees', asked);
  const offered = answer.success ? answer.data : [];
  if (!answer.success && expected.length > 0) throw new Error(answer.message);
  const sorted = [...offered.map(({ id, price }) => ({ id, price }))].sort((one, other) => one.id - other.id);
  expect(sorted).toEqual(expected);
  if (isSent && offered.length === 0) return;

  const carrier = offered[planned.carrier % Math.max(1, offered.length)] ?? null;
  const fee = carrier?.price ?? 0;
  const taken = takenOff(code, subtotal, fee);
  const total = subtotal - taken.products + fee - taken.shipping;
  // Amount that the checkout shows before the order is sent.
  expect(discountOnShipping(seen.appliedDiscount, { onProducts: seen.discount, shipping: fee })).toBe(taken.shipping);
  const body = orderBody(seen, { id: carrier?.id ?? 0, price: fee }, { discountCode, total });
  if (body.address.delivery) Object.assign(body.address.delivery, { postalCode: planned.place.postalCode, idCountry: planned.place.id });
  const placed = await shop.place(carrier ? body : { ...body, delivery: { type: 'NO_DELIVERY' } });
  if (!placed.success) throw new Error(`${placed.status} ${placed.message}`);
  expect(placed.data.total).toBe(total);
  const attempts = await shop.db
    .select({ amount: paymentAttempts.amount })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.idOrder, placed.data.id));
  expect(attempts).toEqual(total > 0 ? [{ amount: total }] : []);

  const order = await shop.accept<Order>('GET', `/order/${placed.data.id}?key=${placed.data.key}`);
  const tax = vat(lines, taken, fee);
  expect(order).toMatchObject({ subtotal, discount: taken.products + taken.shipping, shipping: fee, total, vat: tax.all });
  expect(
    order.lines.map(({ price, quantity, customizationTotal, total: cost, vat: share }) => [
      price,
      quantity,
      customizationTotal,
      cost,
      share,
    ]),
  ).toEqual(lines.map((each, at) => [unitPrice(each.goods), each.quantity, linePrice(each).made, linePrice(each).total, tax.lines[at]]));
}

/** A shop and those who come to it. */
const shopAndCarts = fc.tuple(plan, fc.array(cart, { minLength: cartsPerShop, maxLength: cartsPerShop, size: 'max' }));

onDatabase('any cart of any shop', engine(inject('databaseUrl') ? 'PostgreSQL' : 'PGlite'), (db) => {
  it(
    'costs on the sheet, in the cart, at the bank and on the order what the specification says, to the cent',
    () =>
      holds(
        shopAndCarts,
        Math.ceil(carts / cartsPerShop),
        async ([planned, all]) => {
          const open = await openPlan(db(), planned);
          await look(open);
          const some = Math.ceil(all.length / 2);
          for (const each of all.slice(0, some)) await follow(open, each);
          await reprice(open);
          await look(open);
          for (const each of all.slice(some)) await follow(open, each);
        },
        { name: 'carts', each: cartsPerShop },
      ),
    Math.max(120_000, carts * 2000),
  );
});
