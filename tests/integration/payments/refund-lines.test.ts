import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { openSession } from '#backend/foundation/people/sessions.ts';
import { declinations } from '#backend/tables/catalogue.ts';
import { invoices } from '#backend/tables/invoice.ts';
import { mails } from '#backend/tables/mail.ts';
import { orders } from '#backend/tables/order.ts';
import { paymentRefunds } from '#backend/tables/payment.ts';
import { users } from '#backend/tables/people.ts';
import { stockMoves } from '#backend/tables/stock.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { Order, PlacedOrder } from '#schemas/order.ts';
import type { OrderBack } from '#schemas/order-back.ts';
import type { OrderPayments } from '#schemas/payment-books.ts';
import { openShop, orderBody, type Shop } from '../commerce/shop.ts';
import { onOneEngine } from '../databases.ts';

onOneEngine('a refund for pieces of an order', (db) => {
  let shop: Shop;
  let admin: Record<string, string>;
  let idAdmin: number;
  beforeEach(async () => {
    shop = await openShop(db());
    const { idSite } = shop;
    const nora = {
      idSite,
      email: `nora-${idSite}@shop.test`,
      passwordHash: '',
      role: 'ADMIN' as const,
      firstname: 'Nora',
      lastname: 'Petit',
    };
    const [row] = await db().insert(users).values(nora).returning();
    idAdmin = row?.id ?? 0;
    admin = { Authorization: await openSession(db(), idSite, idAdmin, shop.now()) };
  });

  /** A paid order of three scarves at 25 € and a hat at 40 €, 10 % off, sent for nothing. */
  async function paid() {
    const scarf = await shop.product({ name: 'Écharpe', price: 2_500, stock: 9 });
    const hat = await shop.product({ name: 'Chapeau', price: 4_000, stock: 5, vatRate: 550 });
    const first = await shop.cartWith(scarf.idDeclination, 3);
    const cart = await shop.add(hat.idDeclination, 1, { cart: first.id });
    if (!cart.success) throw new Error(cart.message);
    const products = [scarf, hat].map(({ idProduct }) => ({ idProduct, quantity: 1 }));
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', { products, postalCode: '85190', country: 250 });
    if (!carrier) throw new Error('no carrier');
    const placed = await shop.place(orderBody(cart.data, { id: carrier.id, price: 0 }, { discountCode: 'DIX', total: 10_350 }));
    if (!placed.success) throw new Error(`${placed.message} ${JSON.stringify(placed.data)}`);
    await shop.pay(placed.data);
    const { lines } = await shop.accept<Order>('GET', `/order/${placed.data.id}?key=${placed.data.key}`);
    const [scarves, hats] = lines.map(({ id }) => id);
    return { order: placed.data, scarf, hat, scarves: scarves ?? 0, hats: hats ?? 0 };
  }
  const refund = (order: PlacedOrder, body: object) =>
    shop.call<OrderPayments>('POST', `/admin/order/${order.id}/refund`, { idempotencyKey: randomUUID(), ...body }, admin);
  const paymentsOf = (order: PlacedOrder) => shop.accept<OrderPayments>('GET', `/admin/order/${order.id}/payment`, undefined, admin);
  const stockOf = async ({ idDeclination }: { idDeclination: number }) =>
    (await db().select().from(declinations).where(eq(declinations.id, idDeclination)))[0]?.stock;
  const notesOf = async (order: PlacedOrder) =>
    (await db().select().from(invoices).where(eq(invoices.idOrder, order.id)).orderBy(invoices.id)).filter(
      ({ kind }) => kind === 'CREDIT_NOTE',
    );

  it('says what was paid for each line, and how many of its pieces are out', async () => {
    const { order, scarves, hats } = await paid();
    expect((await paymentsOf(order)).lines).toEqual([
      { id: scarves, paid: 6_750, credited: 0, out: 3 },
      { id: hats, paid: 3_600, credited: 0, out: 1 },
    ]);
  });

  it('credits them by name and puts those back on sale that are said to be, with one e-mail', async () => {
    const { order, scarf, hat, scarves, hats } = await paid();
    const lines = [
      { id: scarves, quantity: 2, restock: true },
      { id: hats, quantity: 1, restock: false },
    ];
    const body = { idempotencyKey: randomUUID(), amount: 8_100, lines, reason: 'Tachés' };
    const answers = await Promise.all([refund(order, body), refund(order, body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([await stockOf(scarf), await stockOf(hat)]).toEqual([8, 4]);
    const [note, ...others] = await notesOf(order);
    expect(others).toEqual([]);
    expect(note).toMatchObject({ total: 8_100 });
    expect(note?.content.lines.map(({ name, quantity, total, discount, vatRate }) => [name, quantity, total - discount, vatRate])).toEqual([
      ['Écharpe', 2, 4_500, 2000],
      ['Chapeau', 1, 3_600, 550],
    ]);
    const sent = await db().select().from(mails).where(eq(mails.idSite, shop.idSite));
    const [mail, ...repeated] = sent.filter(({ kind }) => kind === 'ORDER_REFUNDED_PARTLY');
    expect(repeated).toEqual([]);
    expect(mail?.text).toContain('It is about: 2 × Écharpe, 1 × Chapeau.');
    expect(mail?.text).toContain('Tachés');
    expect((await paymentsOf(order)).lines.map(({ credited, out }) => [credited, out])).toEqual([
      [2, 1],
      [1, 1],
    ]);
  });

  it('puts no piece back twice: by another refund, by a return, or with the whole order', async () => {
    const { order, scarf, hat, scarves } = await paid();
    const back = (quantity: number) => refund(order, { amount: 100, lines: [{ id: scarves, quantity, restock: true }] });
    expect(await back(2)).toMatchObject({ status: 200 });
    expect(await back(2)).toMatchObject({
      status: 422,
      data: [{ key: 'lines.0.quantity', error: 'Only 1 of it can still go back on sale.' }],
    });
    await db().update(orders).set({ status: 'DELIVERED', handedOverAt: shop.now(), idUser: idAdmin }).where(eq(orders.id, order.id));
    const products = [{ id: scarves, quantity: 3, reason: 'SIZE' }];
    const asked = await shop.accept<OrderBack>('POST', `/order/${order.id}/back-products`, { products }, admin);
    await shop.accept('PUT', `/admin/order-back/${asked.id}`, { step: 'RECEIVED', restock: true }, admin);
    expect(await stockOf(scarf)).toBe(9);
    await shop.accept('PUT', `/admin/order/${order.id}/status`, { step: 'REFUNDED', restock: true }, admin);
    expect([await stockOf(scarf), await stockOf(hat)]).toEqual([9, 5]);
    const moves = await db().select().from(stockMoves).where(eq(stockMoves.idDeclination, scarf.idDeclination)).orderBy(stockMoves.id);
    expect(moves.map(({ reason, quantity }) => [reason, quantity])).toEqual([
      ['SOLD', -3],
      ['RETURNED', 2],
      ['RETURNED', 1],
    ]);
  });

  it('refuses a line of another order, one that stands twice and more pieces than it has, and then changes nothing', async () => {
    const { order, scarf, scarves } = await paid();
    const other = await paid();
    const wrong = [
      [[{ id: other.scarves, quantity: 1, restock: true }], 'lines.0.id'],
      [[1, 1].map((quantity) => ({ id: scarves, quantity, restock: true })), 'lines.1.id'],
      [[{ id: scarves, quantity: 4 }], 'lines.0.quantity'],
      [[{ id: scarves, quantity: 0 }], 'lines.0.quantity'],
    ] as const;
    for (const [lines, key] of wrong) expect(await refund(order, { amount: 100, lines })).toMatchObject({ status: 422, data: [{ key }] });
    expect(await stockOf(scarf)).toBe(6);
    expect(await notesOf(order)).toEqual([]);
    expect(await db().select().from(paymentRefunds).where(eq(paymentRefunds.idOrder, order.id))).toEqual([]);
  });
});
