import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { expireOrders } from '#backend/commerce/order/flows/expire-orders.ts';
import { discountCodes } from '#backend/tables/cart.ts';
import { mails } from '#backend/tables/mail.ts';
import { orders } from '#backend/tables/order.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { Order, OrderBody, PlacedOrder } from '#schemas/order.ts';
import { openShop, orderBody, type Shop } from '../commerce/shop.ts';
import { onOneEngine } from '../databases.ts';

/** Tuesday and Saturday after the day the tests begin on; the seed's slot of Tuesdays takes one order, that of Saturdays five. */
const [tuesday, saturday] = ['2026-11-24', '2026-11-28'];

onOneEngine('a payment that comes after its order was cancelled', (db) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(db());
  });

  const row = async ({ id }: PlacedOrder) => (await db().select().from(orders).where(eq(orders.id, id)))[0];
  const read = ({ id, key }: PlacedOrder) => shop.accept<Order>('GET', `/order/${id}?key=${key}`);
  const mailsOf = async ({ id }: PlacedOrder, kind: (typeof mails.$inferSelect)['kind']) =>
    db()
      .select()
      .from(mails)
      .where(and(eq(mails.idOrder, id), eq(mails.kind, kind)));
  const expire = () => expireOrders(db(), shop.at());

  async function place(
    { idDeclination, rent }: { idDeclination: number; rent?: readonly [string, string] },
    change: Partial<OrderBody> | ((carrier: Carrier) => Partial<OrderBody>) = {},
  ): Promise<PlacedOrder> {
    const added = await shop.add(idDeclination, 1, rent ? { rent } : {});
    if (!added.success) throw new Error(added.message);
    const cart = added.data;
    const products = cart.products.map(({ idProduct, quantity }) => ({ idProduct, quantity }));
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', { products, postalCode: '85190', country: 250 });
    if (!carrier) throw new Error('no carrier');
    const placed = await shop.place(orderBody(cart, carrier, typeof change === 'function' ? change(carrier) : change));
    if (!placed.success) throw new Error(placed.message);
    return placed.data;
  }

  const dress = () => shop.product({ name: 'Robe Colette', price: 4500, stock: 20 });

  async function slotOf(date: string): Promise<number> {
    const { slots } = await shop.accept<{ slots: { idSchedule: number; date: string }[] }>('GET', '/calendar/1/date/allowed/11/2026');
    const slot = slots.find((each) => each.date === date);
    if (!slot) throw new Error(`no slot on ${date}`);
    return slot.idSchedule;
  }
  const collected = (date: string, idSchedule: number): Partial<OrderBody> => ({
    address: { delivery: null, billing: null },
    delivery: { type: 'CLICK_AND_COLLECT' },
    dateSchedule: date,
    idSchedule,
    total: 4500,
  });

  it('does not bring it back into a pickup slot that another order has taken since: the money is kept for a refund', async () => {
    const product = await dress();
    const idSchedule = await slotOf(tuesday);
    const late = await place(product, collected(tuesday, idSchedule));
    shop.later(31);
    await expire();
    const next = await place(product, collected(tuesday, idSchedule));
    await shop.pay(next);
    expect((await shop.pay(late)).status).toBe(200);
    expect([await row(next), await row(late)]).toMatchObject([
      { status: 'PAID', alert: null },
      { status: 'CANCELLED', alert: 'PAID_TOO_LATE', paidAt: null },
    ]);
  });

  it('does not bring orders back beyond the places of a slot when many come at once', async () => {
    const product = await dress();
    const idSchedule = await slotOf(saturday);
    const late: PlacedOrder[] = [];
    for (let count = 0; count < 5; count += 1) late.push(await place(product, collected(saturday, idSchedule)));
    shop.later(31);
    await expire();
    for (let count = 0; count < 3; count += 1) await shop.pay(await place(product, collected(saturday, idSchedule)));
    await Promise.all(late.map((order) => shop.pay(order)));
    const rows = await Promise.all(late.map(row));
    expect(rows.map((each) => each?.status).sort()).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED', 'PAID', 'PAID']);
    expect(rows.filter((each) => each?.alert === 'PAID_TOO_LATE')).toHaveLength(3);
  });

  it('does not bring it back into a slot that has begun', async () => {
    const product = await dress();
    const late = await place(product, collected(tuesday, await slotOf(tuesday)));
    shop.later(4 * 24 * 60 + 1);
    await expire();
    await shop.pay(late);
    expect(await row(late)).toMatchObject({ status: 'CANCELLED', alert: 'PAID_TOO_LATE' });
  });

  it('is the same where nobody has cancelled the order yet: a slot that was given away is not taken twice', async () => {
    const product = await dress();
    const idSchedule = await slotOf(tuesday);
    const late = await place(product, collected(tuesday, idSchedule));
    shop.later(31);
    await shop.pay(await place(product, collected(tuesday, idSchedule)));
    await shop.pay(late);
    expect(await row(late)).toMatchObject({ status: 'CANCELLED', alert: 'PAID_TOO_LATE', paidAt: null });
    // An e-mail that says nothing was charged would be wrong.
    expect(await mailsOf(late, 'ORDER_CANCELLED')).toEqual([]);
  });

  it('does not use a discount code once more than it may be used', async () => {
    await db()
      .insert(discountCodes)
      .values({ idSite: shop.idSite, code: 'UNEFOIS', type: 'PERCENT', amount: 1000, detailType: ['PRODUCTS'], limitTotal: 1 });
    const product = await dress();
    const withCode = (carrier: Carrier) => ({ discountCode: 'UNEFOIS', total: 4050 + carrier.price });
    const late = await place(product, withCode);
    shop.later(31);
    await expire();
    await shop.pay(await place(product, withCode));
    await shop.pay(late);
    expect(await row(late)).toMatchObject({ status: 'CANCELLED', alert: 'PAID_TOO_LATE' });
  });

  it('does not use a code once more for a customer who has used it since', async () => {
    await db()
      .insert(discountCodes)
      .values({ idSite: shop.idSite, code: 'BIENVENUE', type: 'PERCENT', amount: 1000, detailType: ['PRODUCTS'], limitPerCustomer: 1 });
    const product = await dress();
    const withCode = (carrier: Carrier) => ({ discountCode: 'BIENVENUE', total: 4050 + carrier.price });
    const late = await place(product, withCode);
    shop.later(31);
    await expire();
    await shop.pay(await place(product, withCode));
    await shop.pay(late);
    expect(await row(late)).toMatchObject({ status: 'CANCELLED', alert: 'PAID_TOO_LATE' });
  });

  it('does not rent a piece twice on a day, nor for days that have begun', async () => {
    const gown = await shop.product({ name: 'Robe du soir', price: 0, stock: 1, offer: 'RENTAL' });
    const days = ['2026-12-04', '2026-12-06'] as const;
    const rented = (carrier: Carrier) => ({ total: 3000 + carrier.price });
    const late = await place({ ...gown, rent: days }, rented);
    shop.later(31);
    await expire();
    await shop.pay(await place({ ...gown, rent: days }, rented));
    await shop.pay(late);
    expect(await row(late)).toMatchObject({ status: 'CANCELLED', alert: 'PAID_WITHOUT_STOCK' });

    const other = await shop.product({ name: 'Robe verte', price: 0, stock: 1, offer: 'RENTAL' });
    const begun = await place({ ...other, rent: days }, rented);
    shop.later(14 * 24 * 60);
    await expire();
    await shop.pay(begun);
    expect(await row(begun)).toMatchObject({ status: 'CANCELLED', alert: 'PAID_TOO_LATE' });
  });

  it('counts while slot, code and pieces are still there', async () => {
    await db()
      .insert(discountCodes)
      .values({ idSite: shop.idSite, code: 'UNEFOIS', type: 'PERCENT', amount: 1000, detailType: ['PRODUCTS'], limitTotal: 1 });
    const late = await place(await dress(), { ...collected(tuesday, await slotOf(tuesday)), discountCode: 'UNEFOIS', total: 4050 });
    shop.later(31);
    await expire();
    await shop.pay(late);
    expect(await row(late)).toMatchObject({ status: 'PAID', alert: null });
  });

  it('is told to the customer as it is: what came is given back, in an e-mail and where the order is read', async () => {
    const product = await dress();
    const idSchedule = await slotOf(tuesday);
    const late = await place(product, collected(tuesday, idSchedule));
    shop.later(31);
    await expire();
    await shop.pay(await place(product, collected(tuesday, idSchedule)));
    const id = randomUUID();
    await Promise.all([shop.pay(late, 'paid', { id }), shop.pay(late, 'paid', { id })]);
    const [mail, ...more] = await mailsOf(late, 'ORDER_PAID_TOO_LATE');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'zoe@example.test', subject: `Your payment for the order ${late.reference} came too late` });
    expect(mail?.text).toContain('€45.00');
    expect(mail?.text).toContain('give it back');
    expect(await mailsOf(late, 'ORDER_CONFIRMED')).toEqual([]);
    expect(await read(late)).toMatchObject({ status: 'CANCELLED', paymentStatus: 'paid' });
    // Paid once more, all of it is to be given back: the alert says no less.
    await shop.pay(late);
    expect(await row(late)).toMatchObject({ alert: 'PAID_TOO_LATE' });
    // Nothing else can be done with it than giving the money back.
    expect(await shop.call('POST', `/order/${late.id}/payment?key=${late.key}`, {})).toMatchObject({ status: 409 });
  });
});
