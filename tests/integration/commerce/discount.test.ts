import { beforeEach, expect, it } from 'vitest';
import { expireOrders } from '#backend/commerce/order/flows/expire-orders.ts';
import { discountCodes } from '#backend/tables/cart.ts';
import { productTags, tags } from '#backend/tables/site-presentation.ts';
import type { Cart } from '#schemas/cart.ts';
import type { Carrier, PickupMonth } from '#schemas/delivery.ts';
import type { Order, OrderBody } from '#schemas/order.ts';
import { onOneEngine } from '../databases.ts';
import { openShop, orderBody, type Shop } from './shop.ts';

onOneEngine('a discount code', (db) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(db());
  });

  const addCode = (code: string, terms: Partial<typeof discountCodes.$inferInsert> = {}) =>
    db()
      .insert(discountCodes)
      .values({ idSite: shop.idSite, code, type: 'PERCENT', amount: 1000, detailType: ['PRODUCTS'], ...terms });
  const apply = (cart: Pick<Cart, 'id'>, discountCode: string) =>
    shop.call<Cart>('POST', '/order/discount', { idCart: cart.id, discountCode });
  const refused = (part: string) => ({ status: 422, data: [{ key: 'discountCode', error: expect.stringContaining(part) }] });

  async function pieces(price: number, quantity: number): Promise<{ cart: Cart; idProduct: number }> {
    const { idDeclination, idProduct } = await shop.product({ name: 'Écharpe', price, stock: 50 });
    return { cart: await shop.cartWith(idDeclination, quantity), idProduct };
  }
  /** The order of a cart that has a code, for the customer of an address. */
  async function bodyOf(cart: Cart, idProduct: number, change: Partial<OrderBody> = {}, email = 'zoe@example.test'): Promise<OrderBody> {
    const place = { products: [{ idProduct, quantity: cart.totalProduct }], postalCode: '85190', country: 250 };
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', place);
    if (!carrier) throw new Error('no carrier');
    const body = orderBody(cart, carrier, { discountCode: cart.discountCode, ...change });
    return { ...body, user: { ...body.user, email } };
  }
  async function reduced(code: string, email?: string): Promise<OrderBody> {
    const { cart, idProduct } = await pieces(2500, 1);
    const answer = await apply(cart, code);
    if (!answer.success) throw new Error(answer.message);
    return bodyOf(answer.data, idProduct, {}, email);
  }

  it('is applied to a cart, whatever its case and how it was pasted, and taken off again', async () => {
    const { cart } = await pieces(2500, 2);
    expect(await apply(cart, ' dix ')).toMatchObject({
      status: 200,
      data: { discountCode: 'DIX', discount: 500, total: 4500, appliedDiscount: { type: 'PERCENT', amount: 1000 }, discountIssue: null },
    });
    expect(await apply(cart, '')).toMatchObject({ data: { discountCode: '', discount: 0, discountIssue: null } });
    expect(await apply(cart, 'Ｄi\u200Bx\u00A0')).toMatchObject({ data: { discountCode: 'DIX' } });
  });

  it('that is wrong, expired, not valid yet or one of two says so at its field', async () => {
    const { cart } = await pieces(2500, 1);
    await addCode('BIENTOT', { from: new Date('2027-01-01T00:00:00Z') });
    expect(await apply(cart, 'NOPE')).toMatchObject(refused('does not exist'));
    expect(await apply(cart, 'FINI')).toMatchObject(refused('expired'));
    expect(await apply(cart, 'BIENTOT')).toMatchObject(refused('not valid yet'));
    expect(await apply(cart, 'DIX + PORT')).toMatchObject(refused('One code per order'));
    await apply(cart, 'DIX');
    expect(await apply(cart, 'PORT')).toMatchObject(refused('first remove “DIX”'));
    expect(await shop.accept('POST', `/cart/${cart.id}`, { discountCode: 'DIX' })).toMatchObject({ discountCode: 'DIX' });
  });

  it('with a minimum waits on a cart that falls below it, and applies again above it', async () => {
    await addCode('GRAND', { minimum: 5000 });
    const { cart } = await pieces(2500, 1);
    expect(await apply(cart, 'GRAND')).toMatchObject(refused('€25.00 missing'));
    const [line] = cart.products;
    const setQuantity = (quantity: number) =>
      shop.accept<Cart>('PUT', `/cart/${cart.id}/product/${line?.idProduct}/quantity`, { quantity, idCartProduct: line?.id });
    await setQuantity(2);
    expect(await apply(cart, 'GRAND')).toMatchObject({ data: { discount: 500 } });
    const waiting = { discount: 0, discountCode: '', discountIssue: { code: 'GRAND', reason: 'MINIMUM', missing: 2500 } };
    expect(await setQuantity(1)).toMatchObject(waiting);
    expect(await shop.accept('POST', `/cart/${cart.id}`, { discountCode: 'GRAND' })).toMatchObject(waiting);
    expect(await setQuantity(3)).toMatchObject({ discount: 750, discountCode: 'GRAND', discountIssue: null });
  });

  it('for a tag takes off, and bears VAT on, what has the tag alone', async () => {
    await addCode('SOLO', { type: 'EURO', amount: 1200, tags: ['accessoires'] });
    const { cart, idProduct } = await pieces(2400, 1);
    expect(await apply(cart, 'SOLO')).toMatchObject(refused('no item'));
    const [tag] = await db().insert(tags).values({ idSite: shop.idSite, slug: 'accessoires', label: 'Accessoires' }).returning();
    await db()
      .insert(productTags)
      .values({ idSite: shop.idSite, idProduct, idTag: tag?.id ?? 0, position: 0 });
    const other = await shop.product({ name: 'Livre', price: 6000, stock: 5, vatRate: 550 });
    await shop.add(other.idDeclination, 1, { cart: cart.id });
    const answer = await apply(cart, 'SOLO');
    if (!answer.success) throw new Error(answer.message);
    expect(answer.data).toMatchObject({ subtotal: 8400, discount: 1200, total: 7200 });
    // Shipping is free from 80 €, before the code.
    const body = await bodyOf({ ...answer.data, totalProduct: 4 }, idProduct);
    const placed = await shop.place({ ...body, total: 7200 });
    if (!placed.success) throw new Error(placed.message);
    const order = await shop.accept<Order>('GET', `/order/${placed.data.id}?key=${placed.data.key}`);
    expect(order.lines.map(({ vat }) => vat)).toEqual([200, 313]);
  });

  it('limited to N uses is used N times, however many order at once', async () => {
    await addCode('TROIS', { limitTotal: 3 });
    const bodies = [];
    for (let customer = 0; customer < 6; customer += 1) bodies.push(await reduced('TROIS', `c${customer}@example.test`));
    const answers = await Promise.all(bodies.map((body) => shop.place(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422, 422, 422]);
    expect(answers.find(({ status }) => status === 422)).toMatchObject(refused('used as many times'));
    const { cart } = await pieces(2500, 1);
    expect(await apply(cart, 'TROIS')).toMatchObject(refused('used as many times'));

    // Orders that are never paid give their use back.
    shop.later(24 * 60);
    await expireOrders(db(), shop.at());
    expect(await apply(cart, 'TROIS')).toMatchObject({ status: 200 });
  });

  it('for one use of a customer is refused to the same address, and not to her order that replaces the unpaid one', async () => {
    await addCode('BIENVENUE', { limitPerCustomer: 1 });
    const body = await reduced('BIENVENUE');
    const first = await shop.place(body);
    expect(first).toMatchObject({ status: 200 });
    const again = await shop.place({ ...body, idempotencyKey: crypto.randomUUID(), message: 'again' });
    expect(again).toMatchObject({ status: 200 });
    const later = await reduced('BIENVENUE', 'ZOE@example.test');
    expect(await shop.place(later)).toMatchObject(refused('used this code before'));
    expect(await shop.place(await reduced('BIENVENUE', 'someone@example.test'))).toMatchObject({ status: 200 });
  });

  it('for shipping is neither named nor used up by an order that is collected for free', async () => {
    await addCode('UNPORT', { amount: 10_000, detailType: ['SHIPPING_FEES'], limitTotal: 1 });
    const body = await reduced('UNPORT');
    const { slots } = await shop.accept<PickupMonth>('GET', '/calendar/1/date/allowed/11/2026');
    const [slot] = slots;
    const collected: OrderBody = {
      ...body,
      address: { delivery: null, billing: null },
      delivery: { type: 'CLICK_AND_COLLECT' },
      dateSchedule: slot?.date ?? null,
      idSchedule: slot?.idSchedule ?? null,
      total: 2500,
    };
    const placed = await shop.place(collected);
    if (!placed.success) throw new Error(placed.message);
    const order = await shop.accept<Order>('GET', `/order/${placed.data.id}?key=${placed.data.key}`);
    expect(order).toMatchObject({ discount: 0, total: 2500 });
    expect(order).not.toHaveProperty('discountCode');
    const sent = await shop.place({ ...(await reduced('UNPORT', 'someone@example.test')), total: 2500 });
    expect(sent, 'it is there for an order that is sent').toMatchObject({ status: 200 });
  });

  it('cannot be guessed: tries are counted', async () => {
    const { cart } = await pieces(2500, 1);
    let status = 0;
    for (let tries = 0; tries < 70 && status !== 429; tries += 1) ({ status } = await apply(cart, `CODE${tries}`));
    expect(status).toBe(429);
  });
});
