import { and, asc, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { declinations } from '#backend/tables/catalogue.ts';
import { mails } from '#backend/tables/mail.ts';
import { orders } from '#backend/tables/order.ts';
import { paymentRefunds } from '#backend/tables/payment.ts';
import { users } from '#backend/tables/people.ts';
import { stockMoves } from '#backend/tables/stock.ts';
import type { OrderSheet } from '#schemas/admin-order.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { OrderDocument } from '#schemas/invoice.ts';
import type { Order, PlacedOrder } from '#schemas/order.ts';
import type { Session } from '#schemas/user.ts';
import { onOneEngine } from '../databases.ts';
import { type Headers, openShop, orderBody, type Shop } from './shop.ts';

onOneEngine('an order without an account', (db) => {
  let shop: Shop;
  let admin: Headers;
  let carrier: Carrier;
  let dress: { idProduct: number; idDeclination: number };

  beforeAll(async () => {
    shop = await openShop(db());
    dress = await shop.product({ name: 'Robe', price: 4500, stock: 60 });
    const place = { products: [{ idProduct: dress.idProduct, quantity: 1 }], postalCode: '85190', country: 250 };
    const [first] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', place);
    if (!first) throw new Error('no carrier');
    carrier = first;
    const email = `nora-${shop.idSite}@example.test`;
    const person = { email, password: 'une longue phrase de passe', firstname: 'Nora', lastname: 'Martin', acceptTerms: true };
    admin = { Authorization: (await shop.accept<Session>('POST', '/register', person)).token };
    await db().update(users).set({ role: 'ADMIN' }).where(eq(users.email, email));
  });

  async function placed(): Promise<PlacedOrder> {
    return shop.accept<PlacedOrder>('POST', '/order', orderBody(await shop.cartWith(dress.idDeclination), carrier), { userLang: 'fr_FR' });
  }
  async function paid(): Promise<PlacedOrder> {
    const order = await placed();
    await shop.pay(order);
    return order;
  }
  const read = ({ id, key }: PlacedOrder) => shop.accept<Order>('GET', `/order/${id}?key=${key}`);
  const cancel = ({ id, key }: PlacedOrder) => shop.call<Order>('POST', `/order/${id}/cancel?key=${key}`);
  const lead = ({ id }: PlacedOrder, step: string) => shop.call<OrderSheet>('PUT', `/admin/order/${id}/status`, { step }, admin);
  const stock = async () => {
    const [row] = await db().select().from(declinations).where(eq(declinations.id, dress.idDeclination));
    return { stock: row?.stock, held: row?.held };
  };
  const kindsOf = async ({ id }: PlacedOrder) => {
    const own = and(eq(mails.idSite, shop.idSite), eq(mails.idOrder, id));
    return (await db().select().from(mails).where(own).orderBy(asc(mails.id))).map(({ kind }) => kind);
  };
  const refundsOf = ({ id }: PlacedOrder) =>
    db()
      .select()
      .from(paymentRefunds)
      .where(and(eq(paymentRefunds.idSite, shop.idSite), eq(paymentRefunds.idOrder, id)));

  it('is found by its number and e-mail address, however they are written', async () => {
    const order = await paid();
    for (const [reference, email] of [
      [order.reference, 'zoe@example.test'],
      [` # ${order.reference.toLowerCase()} `, ' ZOE@Example.test '],
      [`N° ${order.reference.replaceAll('-', ' – ')}`, 'zoe@\u200Bexample.test'],
    ]) {
      const found = await shop.accept<{ id: string; key: string }>('POST', '/order/lookup', { reference, email });
      expect(found).toEqual({ id: order.id, key: order.key });
    }
    expect((await read(order)).reference).toBe(order.reference);
  });

  it('answers the same whichever of the two is wrong, and not for long', async () => {
    const other = await openShop(db());
    const order = await paid();
    const look = (reference: string, email: string) => shop.call('POST', '/order/lookup', { reference, email });
    const wrong = await Promise.all([look(order.reference, 'nora@example.test'), look('89-26-999999', 'zoe@example.test')]);
    expect(wrong[0]).toEqual(wrong[1]);
    expect(wrong[0]).toMatchObject({ status: 404, success: false, message: expect.stringContaining('Check both') });
    const elsewhere = { reference: order.reference, email: 'zoe@example.test' };
    expect((await other.call('POST', '/order/lookup', elsewhere)).status).toBe(404);
    const tries = [];
    for (let at = 0; at < 25; at++) tries.push((await other.call('POST', '/order/lookup', { ...elsewhere, reference: `X-${at}` })).status);
    expect(tries.slice(0, 15).every((status) => status === 404)).toBe(true);
    expect(tries.at(-1)).toBe(429);
  });

  it('stays open to who knows its e-mail address, however often strangers guess at it from elsewhere', async () => {
    const { reference, id } = await paid();
    const look = (place: number, email: string) =>
      shop.call('POST', '/order/lookup', { reference, email }, { 'x-forwarded-for': `10.7.${place >> 8}.${place & 255}` });
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) statuses.push((await look(1, `guess-${at}@example.test`)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
    // The right answer is refused as well, and says where the link is: whoever guesses learns nothing.
    expect(await look(1, 'zoe@example.test')).toMatchObject({ status: 429, message: expect.stringContaining('e-mails') });
    expect(await look(2, 'zoe@example.test')).toMatchObject({ status: 200, data: { id } });
    // From 48 places more, at most 10 each: still open, then shut for all.
    for (let place = 3; place < 51; place += 1)
      await Promise.all(Array.from({ length: 10 }, (_, at) => look(place, `guess-${place}-${at}@example.test`)));
    expect((await look(60, 'zoe@example.test')).status).toBe(200);
    await Promise.all(Array.from({ length: 10 }, (_, at) => look(61, `guess-${at}@example.test`)));
    expect((await look(62, 'zoe@example.test')).status).toBe(429);
  });

  it('is cancelled by its customer once, however often she presses: money, credit note, stock and e-mails', async () => {
    const before = await stock();
    const order = await paid();
    expect((await read(order)).cancellation).toEqual({ refund: order.total });
    const answers = await Promise.all([cancel(order), cancel(order), cancel(order)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await cancel(order)).data).toMatchObject({ status: 'REFUNDED', paymentStatus: 'refunded', cancellation: null });
    expect(await stock()).toEqual(before);
    const moves = await db()
      .select()
      .from(stockMoves)
      .where(and(eq(stockMoves.idSite, shop.idSite), eq(stockMoves.idOrder, order.id)));
    expect(moves.map(({ quantity }) => quantity).sort()).toEqual([-1, 1]);
    expect((await refundsOf(order)).map(({ amount, byEmail }) => ({ amount, byEmail }))).toEqual([{ amount: order.total, byEmail: null }]);
    const documents = await shop.accept<OrderDocument[]>('GET', `/order/${order.id}/documents?key=${order.key}`);
    expect(documents.map(({ kind, total }) => [kind, Math.abs(total)])).toEqual([
      ['INVOICE', order.total],
      ['CREDIT_NOTE', order.total],
    ]);
    expect(await kindsOf(order)).toEqual(['ORDER_CONFIRMED', 'ORDER_NOTICE', 'ORDER_REFUNDED', 'CANCELLATION_NOTICE']);
    const [mail] = await db()
      .select()
      .from(mails)
      .where(and(eq(mails.idOrder, order.id), eq(mails.kind, 'ORDER_REFUNDED')));
    expect(mail).toMatchObject({ subject: `Votre commande ${order.reference} est annulée` });
    expect(mail?.text).toContain('Comme vous l’avez demandé');
    const { history } = await shop.accept<OrderSheet>('GET', `/admin/order/${order.id}`, undefined, admin);
    expect(history.filter(({ type }) => type === 'order.withdrawn')).toEqual([expect.objectContaining({ status: 'REFUNDED', by: null })]);
  });

  it('that is not paid is cancelled without any money, and lets go of what it kept', async () => {
    const before = await stock();
    const order = await placed();
    expect((await read(order)).cancellation).toEqual({ refund: 0 });
    expect((await cancel(order)).data).toMatchObject({ status: 'CANCELLED' });
    expect(await stock()).toEqual(before);
    expect(await refundsOf(order)).toEqual([]);
    const [mail] = await db()
      .select()
      .from(mails)
      .where(and(eq(mails.idOrder, order.id), eq(mails.kind, 'ORDER_CANCELLED')));
    expect(mail?.text).toContain('Rien ne vous a été débité');
  });

  it('that is being prepared, or whose payment is to be looked at, is not cancelled from there', async () => {
    const order = await paid();
    await lead(order, 'PREPARING');
    expect((await read(order)).cancellation).toBeNull();
    expect(await cancel(order)).toMatchObject({ status: 409, message: expect.stringContaining('Write to the shop') });
    const disputed = await paid();
    await db().update(orders).set({ alert: 'DISPUTED' }).where(eq(orders.id, disputed.id));
    expect((await cancel(disputed)).status).toBe(409);
    expect([...(await refundsOf(order)), ...(await refundsOf(disputed))]).toEqual([]);
  });

  it('is either prepared or cancelled when both come at the same moment', async () => {
    for (let round = 0; round < 4; round++) {
      const order = await paid();
      const [byCustomer, byShop] = await Promise.all([cancel(order), lead(order, 'PREPARING')]);
      expect([byCustomer.status, byShop.status].sort()).toEqual([200, 409]);
      expect((await read(order)).status).toBe(byCustomer.status === 200 ? 'REFUNDED' : 'PREPARING');
      expect(await refundsOf(order)).toHaveLength(byCustomer.status === 200 ? 1 : 0);
    }
  });

  it('is cancelled by nobody else', async () => {
    const order = await paid();
    for (const path of [`/order/${order.id}/cancel`, `/order/${order.id}/cancel?key=wrong`])
      expect((await shop.call('POST', path)).status).toBe(404);
    expect((await read(order)).status).toBe('PAID');
  });
});
