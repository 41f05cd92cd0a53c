import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { forgetPrepared } from '#backend/commerce/withdrawal/index.ts';
import { mails } from '#backend/tables/mail.ts';
import { orders } from '#backend/tables/order.ts';
import { users } from '#backend/tables/people.ts';
import { orderReturns } from '#backend/tables/returns.ts';
import { sites } from '#backend/tables/site.ts';
import { withdrawals } from '#backend/tables/withdrawals.ts';
import type { OrderSheet } from '#schemas/admin-order.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { PlacedOrder } from '#schemas/order.ts';
import type { Session } from '#schemas/user.ts';
import type { AdminWithdrawal, Withdrawal } from '#schemas/withdrawal.ts';
import { onOneEngine } from '../databases.ts';
import { type Headers, openShop, orderBody, type Shop } from './shop.ts';

onOneEngine('a withdrawal', (db) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(db());
  });

  const email = 'zoe@example.test';
  async function paid(change: { isPerishable?: boolean } = {}): Promise<PlacedOrder> {
    const { idDeclination, idProduct } = await shop.product({ name: 'Écharpe', price: 2500, stock: 9, ...change });
    const cart = await shop.cartWith(idDeclination, 2);
    const place = { products: [{ idProduct, quantity: 2 }], postalCode: '85190', country: 250 };
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', place);
    if (!carrier) throw new Error('no carrier');
    const placed = await shop.accept<PlacedOrder>('POST', '/order', orderBody(cart, carrier));
    await shop.pay(placed);
    return placed;
  }
  async function arrived(): Promise<PlacedOrder> {
    const placed = await paid();
    const own = and(eq(orders.idSite, shop.idSite), eq(orders.id, placed.id));
    await db().update(orders).set({ status: 'DELIVERED', handedOverAt: shop.now() }).where(own);
    return placed;
  }
  const prepare = async (body: object, headers: Headers = {}): Promise<string> =>
    (await shop.accept<{ key: string }>('POST', '/withdrawal', { name: 'Zoé Martin', email, ...body }, headers)).key;
  const read = (key: string) => shop.accept<Withdrawal>('GET', `/withdrawal/${key}`);
  const confirm = (key: string, lines?: number[]) => shop.call<Withdrawal>('POST', `/withdrawal/${key}/confirm`, lines ? { lines } : {});
  const mailsOf = (kind: 'WITHDRAWAL' | 'WITHDRAWAL_NOTICE' | 'RETURN') =>
    db()
      .select()
      .from(mails)
      .where(and(eq(mails.idSite, shop.idSite), eq(mails.kind, kind)))
      .orderBy(mails.id);
  const returns = () => db().select().from(orderReturns).where(eq(orderReturns.idSite, shop.idSite));
  async function signUp(address: string, role: 'CUSTOMER' | 'ADMIN' = 'CUSTOMER'): Promise<Headers> {
    const person = { email: address, password: 'une longue phrase de passe', firstname: 'Nora', lastname: 'Martin', acceptTerms: true };
    const { token } = await shop.accept<Session>('POST', '/register', person);
    await db().update(users).set({ role }).where(eq(users.email, address));
    return { Authorization: token };
  }
  const listed = async (admin: Headers) =>
    (await shop.accept<{ withdrawals: AdminWithdrawal[] }>('GET', '/admin/withdrawal', undefined, admin)).withdrawals;

  it('is declared by a guest in two steps, acknowledged with content, day and hour, and opens its return', async () => {
    const order = await arrived();
    const key = await prepare({ reference: order.reference });
    const prepared = await read(key);
    expect(prepared).toMatchObject({ name: 'Zoé Martin', confirmedAt: null, lines: [{ name: 'Écharpe', quantity: 2, isChosen: true }] });
    expect(await mailsOf('WITHDRAWAL'), 'the first step declares nothing').toEqual([]);
    shop.later(3);
    expect(await confirm(key)).toMatchObject({ status: 200, data: { confirmedAt: '2026-11-20T09:03:00.000Z' } });
    shop.later(3);
    expect(await confirm(key), 'the same again changes nothing').toMatchObject({ data: { confirmedAt: '2026-11-20T09:03:00.000Z' } });
    const [receipt, ...others] = await mailsOf('WITHDRAWAL');
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({ to: email, subject: expect.stringContaining(order.reference) });
    for (const said of ['Zoé Martin', order.reference, email, '20 Nov 2026', '10:03', 'Europe/Paris', '2 × Écharpe'])
      expect(receipt?.text).toContain(said);
    expect(await mailsOf('WITHDRAWAL_NOTICE')).toMatchObject([{ to: 'bonjour@penderie.test' }]);
    expect(await returns()).toMatchObject([{ idOrder: order.id, status: 'ASKED' }]);
    expect(await mailsOf('RETURN'), 'one acknowledgement is enough').toEqual([]);
  });

  it('asks for nothing but a name, the contract and an address, and goes on for an order that nobody finds', async () => {
    const refused = await shop.call('POST', '/withdrawal', { name: ' ', reference: '', email: 'no' });
    expect(refused).toMatchObject({ status: 422, data: [{ key: 'name' }, { key: 'reference' }, { key: 'email' }] });
    const order = await arrived();
    for (const body of [{ reference: 'ma commande de mardi' }, { reference: order.reference, email: 'another@example.test' }]) {
      const key = await prepare(body);
      expect(await read(key)).toMatchObject({ lines: null });
      expect(await confirm(key)).toMatchObject({ status: 200 });
    }
    const admin = await signUp(`desk-${shop.idSite}@example.test`, 'ADMIN');
    expect(await listed(admin)).toMatchObject([{ order: null }, { order: null, reference: 'ma commande de mardi' }]);
    expect(await returns()).toEqual([]);
  });

  it('finds the order by the key of its page, and a member’s own by its number alone', async () => {
    const order = await arrived();
    const other = { email: 'elsewhere@example.test', reference: order.reference };
    expect(await read(await prepare({ ...other, order: { id: order.id, key: order.key } }))).toMatchObject({ lines: [{ quantity: 2 }] });
    expect(await read(await prepare({ ...other, order: { id: order.id, key: 'wrong' } }))).toMatchObject({ lines: null });
    const me = await signUp(`nora-${shop.idSite}@example.test`);
    expect(await read(await prepare(other, me))).toMatchObject({ lines: null });
    const [user] = await db()
      .select()
      .from(users)
      .where(eq(users.email, `nora-${shop.idSite}@example.test`));
    await db()
      .update(orders)
      .set({ idUser: user?.id ?? null })
      .where(eq(orders.id, order.id));
    expect(await read(await prepare(other, me))).toMatchObject({ lines: [{ quantity: 2 }] });
  });

  it('leaves out items one by one, and is refused without any', async () => {
    const order = await paid({ isPerishable: true });
    const key = await prepare({ reference: order.reference });
    const { lines } = await read(key);
    expect(lines).toMatchObject([{ exclusion: 'PERISHABLE', isChosen: false }]);
    expect(await confirm(key, [lines?.[0]?.id ?? 0])).toMatchObject({ status: 422, data: [{ key: 'lines' }] });
  });

  it('of no item at all is refused, and withdraws from nothing', async () => {
    const order = await arrived();
    const key = await prepare({ reference: order.reference });
    expect(await confirm(key, [])).toMatchObject({ status: 422, data: [{ key: 'lines' }] });
    expect(await read(key)).toMatchObject({ confirmedAt: null });
    expect(await mailsOf('WITHDRAWAL')).toEqual([]);
    expect(await returns()).toEqual([]);
  });

  it('of what was not handed over yet opens no return, and the shop is told not to send it', async () => {
    const order = await paid();
    const key = await prepare({ reference: order.reference });
    expect(await confirm(key)).toMatchObject({ status: 200 });
    expect(await returns()).toEqual([]);
    const admin = await signUp(`desk-${shop.idSite}@example.test`, 'ADMIN');
    expect(await listed(admin)).toMatchObject([{ lastDay: null, isLate: false, refundBy: '2026-12-04', canOpenReturn: false }]);
    const sheet = await shop.accept<OrderSheet>('GET', `/admin/order/${order.id}`, undefined, admin);
    expect(sheet.withdrawals).toMatchObject([{ order: { reference: order.reference } }]);
    expect((await mailsOf('WITHDRAWAL_NOTICE'))[0]?.text).toMatch(/Nothing has left|Rien n’est encore parti/);
  });

  it('is in time on the last day and late the day after, recorded all the same; the shop may accept it', async () => {
    const order = await arrived();
    const inTime = await prepare({ reference: order.reference });
    // Delivered on Friday 20 November: until midnight of Friday 4 December.
    shop.later(14 * 24 * 60 + 13 * 60 + 59);
    const key = await prepare({ reference: order.reference });
    expect(shop.now().toISOString()).toBe('2026-12-04T22:59:00.000Z');
    expect(await shop.call('GET', `/withdrawal/${inTime}`), 'what was prepared two weeks ago').toMatchObject({ status: 404 });
    shop.later(2);
    const admin = await signUp(`desk-${shop.idSite}@example.test`, 'ADMIN');
    expect(await confirm(key)).toMatchObject({ status: 200 });
    expect(await returns()).toEqual([]);
    const [late] = await listed(admin);
    expect(late).toMatchObject({ isLate: true, lastDay: '2026-12-04', canOpenReturn: true, settled: null });
    const decide = (step: 'OPEN_RETURN' | 'SETTLE') =>
      shop.call<AdminWithdrawal>('PUT', `/admin/withdrawal/${late?.id}`, { step, note: 'Acceptée' }, admin);
    expect(await decide('OPEN_RETURN')).toMatchObject({ status: 200, data: { returnReference: `${order.reference}-R1` } });
    expect(await decide('SETTLE')).toMatchObject({ data: { settled: { note: 'Acceptée' } } });
    expect(await returns()).toHaveLength(1);
  });

  it('ends by the clock of the shop, in another time zone too', async () => {
    await db().update(sites).set({ timeZone: 'Pacific/Auckland' }).where(eq(sites.id, shop.idSite));
    const order = await arrived();
    // 20 November, 22:00 there: until midnight of 4 December there, 11:00 UTC.
    shop.later(14 * 24 * 60 + 119);
    expect(await confirm(await prepare({ reference: order.reference }))).toMatchObject({ status: 200 });
    expect(await returns()).toHaveLength(1);
  });

  it('of a rental that has begun says what its days cost and what goes back, to the cent', async () => {
    const { idDeclination, idProduct } = await shop.product({ name: 'Robe du soir', price: 0, stock: 1, offer: 'RENTAL' });
    const rented = await shop.add(idDeclination, 1, { rent: ['2026-12-01', '2026-12-03'] });
    if (!rented.success) throw new Error(rented.message);
    const place = { products: [{ idProduct, quantity: 1 }], postalCode: '85190', country: 250 };
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', place);
    if (!carrier) throw new Error('no carrier');
    const unasked = orderBody(rented.data, carrier, { requestsEarlyStart: false });
    expect(await shop.place(unasked)).toMatchObject({ status: 422, data: [{ key: 'requestsEarlyStart' }] });
    const order = await shop.accept<PlacedOrder>('POST', '/order', orderBody(rented.data, carrier));
    await shop.pay(order);
    // Tuesday 1 December, its first day of three.
    shop.later(11 * 24 * 60);
    expect(await confirm(await prepare({ reference: order.reference }))).toMatchObject({ status: 200 });
    const admin = await signUp(`desk-${shop.idSite}@example.test`, 'ADMIN');
    expect(await listed(admin)).toMatchObject([{ isLate: false, lines: [{ rental: { paid: 3000, owed: 1000 } }], lastDay: '2026-12-03' }]);
    expect((await mailsOf('WITHDRAWAL'))[0]?.text).toContain('€10.00 owed for the days that had begun, €20.00 to be refunded');
    // Once it is fully performed the right is lost; the declaration is recorded all the same.
    shop.later(3 * 24 * 60);
    expect(await confirm(await prepare({ reference: order.reference }))).toMatchObject({ status: 200 });
    const signedIn = { email: `desk-${shop.idSite}@example.test`, password: 'une longue phrase de passe' };
    const { token } = await shop.accept<Session>('POST', '/login', signedIn);
    expect((await listed({ Authorization: token }))[0]).toMatchObject({ isLate: true });
  });

  it('that nobody confirms is deleted after a day', async () => {
    const order = await arrived();
    await prepare({ reference: order.reference });
    const kept = await prepare({ reference: order.reference });
    await confirm(kept);
    shop.later(24 * 60 + 1);
    await forgetPrepared(db(), shop.now());
    expect(await db().select().from(withdrawals).where(eq(withdrawals.idSite, shop.idSite))).toHaveLength(1);
  });
});
