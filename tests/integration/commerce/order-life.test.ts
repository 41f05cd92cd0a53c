import { randomUUID } from 'node:crypto';
import { and, asc, eq, ne } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { expireOrders } from '#backend/commerce/order/flows/expire-orders.ts';
import { openSession } from '#backend/foundation/people/sessions.ts';
import { declinations } from '#backend/tables/catalogue.ts';
import { mails } from '#backend/tables/mail.ts';
import { orders } from '#backend/tables/order.ts';
import { users } from '#backend/tables/people.ts';
import { stockMoves } from '#backend/tables/stock.ts';
import { messages as orderStatusMessages } from '#messages/generated/domain/order-status.ts';
import type { AdminReturn, OrderSheet } from '#schemas/admin-order.ts';
import type { Mail } from '#schemas/calls/admin.ts';
import type { Carrier, PickupMonth } from '#schemas/delivery.ts';
import type { OrderDocument } from '#schemas/invoice.ts';
import type { OrderBody, OrderStep } from '#schemas/order.ts';
import type { OrderBack } from '#schemas/order-back.ts';
import type { Session } from '#schemas/user.ts';
import { onOneEngine } from '../databases.ts';
import { type Headers, openShop, orderBody, type Shop } from './shop.ts';

onOneEngine('the shop leads an order', (db) => {
  let shop: Shop;
  let admin: Headers;
  let zoe: Headers;
  let carrier: Carrier;
  let dress: { idProduct: number; idDeclination: number };

  async function signUp(name: string): Promise<Headers> {
    const email = `${name}-${shop.idSite}@example.test`;
    const person = { email, password: 'une longue phrase de passe', firstname: name, lastname: 'Martin', acceptTerms: true };
    const { token } = await shop.accept<Session>('POST', '/register', person);
    return { Authorization: token };
  }
  const emailOf = (name: string) => `${name}-${shop.idSite}@example.test`;

  beforeAll(async () => {
    shop = await openShop(db());
    admin = await signUp('nora');
    await db()
      .update(users)
      .set({ role: 'ADMIN' })
      .where(eq(users.email, emailOf('nora')));
    zoe = await signUp('zoe');
    dress = await shop.product({ name: 'Robe', price: 4500, stock: 40 });
    const place = { products: [{ idProduct: dress.idProduct, quantity: 1 }], postalCode: '85190', country: 250 };
    const [first] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', place);
    if (!first) throw new Error('no carrier');
    carrier = first;
  });

  /** As time passes she signs in again: an idle session ends, and refunds need a recent one. */
  async function signInNora(): Promise<void> {
    const [nora] = await db()
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, emailOf('nora')));
    admin = { Authorization: await openSession(db(), shop.idSite, nora?.id ?? 0, shop.now()) };
  }
  beforeEach(signInNora);

  async function placed(change: Partial<OrderBody> = {}, who: Headers = {}) {
    const added = await shop.add(dress.idDeclination, 1, { headers: who });
    if (!added.success) throw new Error(added.message);
    const answer = await shop.place({ ...orderBody(added.data, carrier), ...change }, who);
    if (!answer.success) throw new Error(answer.message);
    return answer.data;
  }
  async function paid(change: Partial<OrderBody> = {}, who: Headers = {}) {
    const order = await placed(change, who);
    await shop.pay(order);
    return order;
  }
  const collect: Partial<OrderBody> = {
    delivery: { type: 'CLICK_AND_COLLECT' },
    dateSchedule: '2026-11-28',
    idSchedule: 0,
    total: 4500,
  };
  async function slot(): Promise<number> {
    const { slots } = await shop.accept<PickupMonth>('GET', '/calendar/1/date/allowed/11/2026');
    return slots.find(({ date }) => date === '2026-11-28')?.idSchedule ?? 0;
  }
  const lead = ({ id }: { id: string }, step: OrderStep, more: object = {}) =>
    shop.call<OrderSheet>('PUT', `/admin/order/${id}/status`, { step, ...more }, admin);
  const sheet = ({ id }: { id: string }) => shop.accept<OrderSheet>('GET', `/admin/order/${id}`, undefined, admin);
  const toldOf = ({ id }: { id: string }) =>
    db()
      .select()
      .from(mails)
      .where(and(eq(mails.idSite, shop.idSite), eq(mails.idOrder, id), ne(mails.kind, 'ORDER_NOTICE')))
      .orderBy(asc(mails.id));
  const kindsOf = async (order: { id: string }) => (await toldOf(order)).map(({ kind }) => kind);
  const stock = async () => {
    const [row] = await db().select().from(declinations).where(eq(declinations.id, dress.idDeclination));
    return { stock: row?.stock, held: row?.held };
  };

  it('from paid to delivered, with an e-mail for each step, and keeps who did it and when', async () => {
    const order = await paid({}, { userLang: 'fr_FR' });
    expect((await sheet(order)).steps).toEqual(['PREPARING', 'REFUNDED']);
    expect(await lead(order, 'PREPARING')).toMatchObject({
      status: 200,
      data: { order: { status: 'PREPARING' }, steps: ['SHIPPED', 'REFUNDED'] },
    });
    shop.later(60);
    await signInNora();
    const tracking = { link: 'https://suivi.example/8X1', number: '8X1' };
    expect(await lead(order, 'SHIPPED', { tracking })).toMatchObject({
      data: { order: { delivery: { tracking } }, steps: ['DELIVERED', 'REFUNDED'] },
    });
    expect(await lead(order, 'DELIVERED')).toMatchObject({ data: { steps: ['REFUNDED'] } });
    expect((await sheet(order)).history).toMatchObject([
      { type: 'order.placed', by: null },
      { type: 'payment.paid', status: 'PAID', by: null },
      { type: 'order.preparing', by: emailOf('nora') },
      { type: 'order.shipped', status: 'SHIPPED', by: emailOf('nora'), createdAt: shop.now().toISOString() },
      { type: 'order.delivered', by: emailOf('nora') },
    ]);
    const told = await toldOf(order);
    expect(told.map(({ kind }) => kind)).toEqual(['ORDER_CONFIRMED', 'ORDER_PREPARING', 'ORDER_SHIPPED', 'ORDER_DELIVERED']);
    expect(told[2]).toMatchObject({ to: 'zoe@example.test', subject: `Votre commande ${order.reference} est expédiée` });
    expect(told[2]?.html).toContain('https://suivi.example/8X1');
    expect(told[2]?.text).toContain(`http://shop.test/order/follow?order=${order.id}&key=${order.key}`);
    expect(told[3]?.text).toContain('jusqu’au vendredi 4 décembre 2026 inclus');
    const read = await shop.accept<{ status: string }>('GET', `/order/${order.id}?key=${order.key}`);
    expect(read.status).toBe('DELIVERED');
  });

  it('to the shop’s counter, in the shopper’s language, with place, day and hours', async () => {
    const idSchedule = await slot();
    const order = await paid({ ...collect, idSchedule });
    await lead(order, 'PREPARING');
    expect(await lead(order, 'SHIPPED')).toMatchObject({ status: 409 });
    expect(await lead(order, 'READY_FOR_PICKUP')).toMatchObject({ data: { steps: ['COLLECTED', 'REFUNDED'] } });
    expect(await lead(order, 'COLLECTED')).toMatchObject({ status: 200 });
    const told = await toldOf(order);
    expect(told.map(({ kind }) => kind)).toEqual(['ORDER_CONFIRMED', 'ORDER_PREPARING', 'ORDER_READY_FOR_PICKUP', 'ORDER_COLLECTED']);
    expect(told[2]?.text).toContain('28 November 2026, from 10:00 to 12:00');
    expect(told[2]?.text).toContain('La Penderie, Aizenay');
    expect(told[2]?.text).toContain('http://shop.test/en/order/follow');
  });

  it('once: the same step again changes nothing, and two at the same moment are one', async () => {
    const order = await paid();
    await lead(order, 'PREPARING');
    const answers = await Promise.all([lead(order, 'SHIPPED'), lead(order, 'SHIPPED'), lead(order, 'SHIPPED')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await sheet(order)).history.filter(({ type }) => type === 'order.shipped')).toHaveLength(1);
    expect((await kindsOf(order)).filter((kind) => kind === 'ORDER_SHIPPED')).toHaveLength(1);
    expect(await lead(order, 'PREPARING')).toMatchObject({ status: 409, message: expect.stringContaining('Reload the page') });
  });

  it('nowhere that its machine does not lead to, and tells nobody of it', async () => {
    const order = await placed();
    expect((await sheet(order)).steps).toEqual(['CANCELLED']);
    for (const step of ['PREPARING', 'SHIPPED', 'READY_FOR_PICKUP', 'DELIVERED', 'COLLECTED', 'REFUNDED'] as const)
      expect(await lead(order, step)).toMatchObject({ status: 409 });
    expect(await shop.call('PUT', `/admin/order/${order.id}/status`, { step: 'PAID' }, admin)).toMatchObject({ status: 422 });
    expect(await kindsOf(order)).toEqual([]);
  });

  it('for administrators of its site alone', async () => {
    const order = await paid();
    const path = `/admin/order/${order.id}`;
    const step = { step: 'PREPARING' };
    for (const [headers, status] of [
      [{}, 401],
      [zoe, 403],
    ] as const) {
      expect(await shop.call('GET', path, undefined, headers)).toMatchObject({ status });
      expect(await shop.call('PUT', `${path}/status`, step, headers)).toMatchObject({ status });
      expect(await shop.call('GET', '/admin/order-back', undefined, headers)).toMatchObject({ status });
      expect(await shop.call('POST', '/admin/mail/1/send-again', undefined, headers)).toMatchObject({ status });
    }
    const other = await openShop(db());
    const person = {
      email: 'ida@example.test',
      password: 'une longue phrase de passe',
      firstname: 'Ida',
      lastname: 'P',
      acceptTerms: true,
    };
    const { token } = await other.accept<Session>('POST', '/register', person);
    await db().update(users).set({ role: 'ADMIN' }).where(eq(users.idSite, other.idSite));
    expect(await other.call('GET', path, undefined, { Authorization: token })).toMatchObject({ status: 404 });
    expect(await other.call('PUT', `${path}/status`, step, { Authorization: token })).toMatchObject({ status: 404 });
    expect((await sheet(order)).order.status).toBe('PAID');
    expect(await shop.call('GET', `/admin/order/${randomUUID()}`, undefined, admin)).toMatchObject({ status: 404 });
  });

  it('out of the way while it is unpaid: its pieces are free again, and the shopper learns that nothing was charged', async () => {
    const before = await stock();
    const order = await placed();
    expect(await stock()).toMatchObject({ held: (before.held ?? 0) + 1 });
    expect(await lead(order, 'CANCELLED')).toMatchObject({ data: { order: { status: 'CANCELLED', paymentStatus: 'expired' }, steps: [] } });
    expect(await stock()).toEqual(before);
    expect((await toldOf(order))[0]).toMatchObject({
      kind: 'ORDER_CANCELLED',
      text: expect.stringContaining('The shop has cancelled this order'),
    });
  });

  it('not out of the way while the bank is deciding on its payment', async () => {
    const order = await placed();
    await shop.pay(order, 'pending');
    expect(await lead(order, 'CANCELLED')).toMatchObject({ status: 409 });
  });

  it('that was not paid in time is told once; one that gave way to another of the same cart is not', async () => {
    const late = await placed();
    const cart = await shop.cartWith(dress.idDeclination);
    const first = await shop.place(orderBody(cart, carrier));
    const second = await shop.place(orderBody(cart, carrier));
    if (!first.success || !second.success) throw new Error('not placed');
    expect((await sheet(first.data)).history.at(-1)).toMatchObject({ type: 'order.replaced', status: 'CANCELLED' });
    shop.later(31);
    await expireOrders(db(), shop.at());
    await expireOrders(db(), shop.at());
    expect(await kindsOf(late)).toEqual(['ORDER_CANCELLED']);
    expect((await toldOf(late))[0]?.text).toContain('did not arrive in time');
    expect(await kindsOf(first.data)).toEqual([]);
  });

  it('back: what is refunded has its credit note and its e-mail, and its pieces are for sale again where the shop has them', async () => {
    const before = await stock();
    const order = await paid();
    expect((await stock()).stock).toBe((before.stock ?? 0) - 1);
    expect(await lead(order, 'REFUNDED', { restock: true })).toMatchObject({
      data: { order: { status: 'REFUNDED', paymentStatus: 'refunded' }, steps: [] },
    });
    await lead(order, 'REFUNDED', { restock: true });
    expect(await stock()).toEqual(before);
    const moves = await db().select().from(stockMoves).where(eq(stockMoves.idOrder, order.id)).orderBy(asc(stockMoves.id));
    expect(moves).toMatchObject([
      { quantity: -1, reason: 'SOLD', byEmail: null },
      { quantity: 1, reason: 'RETURNED', byEmail: emailOf('nora') },
    ]);
    const documents = await shop.accept<OrderDocument[]>('GET', `/order/${order.id}/documents`, undefined, admin);
    expect(documents.map(({ kind }) => kind)).toEqual(['INVOICE', 'CREDIT_NOTE']);
    expect((await toldOf(order)).at(-1)).toMatchObject({ kind: 'ORDER_REFUNDED', text: expect.stringContaining('€50.90') });
    const gone = await paid();
    await lead(gone, 'REFUNDED');
    expect((await stock()).stock).toBe((before.stock ?? 0) - 1);
  });

  it('whose statuses have one name each, in the list of statuses and in the orders’ file', async () => {
    const headers = { ...admin, userLang: 'fr_FR' };
    const order = await paid({ ...collect, idSchedule: await slot() });
    await lead(order, 'PREPARING');
    await lead(order, 'READY_FOR_PICKUP');
    const named = await shop.accept<{ id: string; value: string }[]>('GET', '/list/order/status', undefined, headers);
    const name = named.find(({ id }) => id === 'READY_FOR_PICKUP')?.value ?? '';
    expect(name).toBe('Prête à retirer');
    await shop.asReal();
    const file = await shop.app.request('/admin/order/export.csv?lang=fr', { headers: { idSite: String(shop.idSite), ...admin } });
    expect(await file.text()).toContain(name);
    expect(orderStatusMessages.fr.READY_FOR_PICKUP).toBe(name);
  });

  it('that money came for after it was cancelled can be paid back, and needs nobody’s hand then', async () => {
    const scarf = await shop.product({ name: 'Foulard', price: 4500, stock: 1 });
    const late = await shop.place(orderBody(await shop.cartWith(scarf.idDeclination), carrier));
    if (!late.success) throw new Error(late.message);
    shop.later(31);
    await signInNora();
    await expireOrders(db(), shop.at());
    expect((await sheet(late.data)).steps).toEqual([]);
    await shop.cartWith(scarf.idDeclination).then((cart) => shop.place(orderBody(cart, carrier)));
    await shop.pay(late.data);
    expect(await sheet(late.data)).toMatchObject({ alert: 'PAID_WITHOUT_STOCK', steps: ['REFUNDED'] });
    expect(await lead(late.data, 'REFUNDED')).toMatchObject({ data: { alert: null, order: { status: 'REFUNDED' } } });
  });

  it('that was paid twice is warned of until somebody says that it is looked after', async () => {
    const order = await paid();
    const settle = () => shop.call<OrderSheet>('POST', `/admin/order/${order.id}/alert/settle`, undefined, admin);
    await db().update(orders).set({ alert: 'PAID_TWICE' }).where(eq(orders.id, order.id));
    expect(await settle()).toMatchObject({ status: 200, data: { alert: null, steps: ['PREPARING', 'REFUNDED'] } });
    expect(await settle()).toMatchObject({ status: 200 });
    expect((await sheet(order)).history.slice(2)).toMatchObject([{ type: 'alert.settled', status: 'PAID', by: emailOf('nora') }]);
    await db().update(orders).set({ alert: 'PAID_WITHOUT_STOCK' }).where(eq(orders.id, order.id));
    expect(await settle()).toMatchObject({ status: 409 });
    expect(await shop.call('POST', `/admin/order/${order.id}/alert/settle`, undefined, zoe)).toMatchObject({ status: 403 });
  });

  it('and its returns: listed, found, decided on once, with the pieces back in the stock', async () => {
    zoe = await shop
      .accept<Session>('POST', '/login', { email: emailOf('zoe'), password: 'une longue phrase de passe' })
      .then(({ token }) => ({ Authorization: token }));
    const order = await paid({}, zoe);
    for (const step of ['PREPARING', 'SHIPPED', 'DELIVERED'] as const) await lead(order, step);
    const line = (await sheet(order)).order.lines[0]?.id;
    const products = [{ id: line, quantity: 1, reason: 'SIZE' }];
    const back = await shop.accept<OrderBack>('POST', `/order/${order.id}/back-products`, { products, message: 'Trop petite' }, zoe);
    const list = (query: string) =>
      shop.accept<{ total: number; returns: AdminReturn[] }>('GET', `/admin/order-back${query}`, undefined, admin);
    expect(await list('?status=ASKED')).toMatchObject({
      total: 1,
      returns: [
        {
          id: back.id,
          orderReference: order.reference,
          message: 'Trop petite',
          steps: ['LABEL_SENT', 'RECEIVED', 'REFUSED'],
          mostRefund: 5090,
        },
      ],
    });
    expect(await list(`?search=${order.reference}`)).toMatchObject({ total: 1 });
    expect(await list('?search=nobody')).toMatchObject({ total: 0, returns: [] });
    expect(await list('?status=REFUNDED')).toMatchObject({ total: 0 });
    const before = await stock();
    const received = { step: 'RECEIVED', restock: true };
    for (let time = 0; time < 2; time += 1) await shop.accept('PUT', `/admin/order-back/${back.id}`, received, admin);
    expect((await stock()).stock).toBe((before.stock ?? 0) + 1);
    expect((await sheet(order)).returns).toMatchObject([
      {
        status: 'RECEIVED',
        history: [
          { status: 'ASKED', by: null },
          { status: 'RECEIVED', by: emailOf('nora') },
        ],
      },
    ]);
    await shop.accept('PUT', `/admin/order-back/${back.id}`, { step: 'REFUNDED' }, admin);
    // Pieces that the return brought back are not put back again, and its refund is not repeated.
    await lead(order, 'REFUNDED', { restock: true });
    expect((await stock()).stock).toBe((before.stock ?? 0) + 1);
    expect((await toldOf(order)).at(-1)?.text).toContain('€5.90');
    const told = await db()
      .select()
      .from(mails)
      .where(and(eq(mails.idSite, shop.idSite), eq(mails.kind, 'RETURN')))
      .orderBy(asc(mails.id));
    expect(told.map(({ occasion }) => occasion)).toEqual(['ASKED', 'RECEIVED', 'REFUNDED'].map((status) => `return-${back.id}-${status}`));
  });

  it('and has a message tried anew that was given up, and only then', async () => {
    const order = await paid();
    const [mail] = await toldOf(order);
    if (!mail) throw new Error('no e-mail');
    const again = () => shop.call<Mail>('POST', `/admin/mail/${mail.id}/send-again`, undefined, admin);
    const nextAttemptAt = new Date(shop.now().getTime() + 60_000);
    await db().update(mails).set({ attempts: 2, nextAttemptAt, failure: '550' }).where(eq(mails.id, mail.id));
    expect(await again()).toMatchObject({ status: 200, data: { attempts: 2, nextAttemptAt: nextAttemptAt.toISOString() } });
    await db().update(mails).set({ attempts: 8, nextAttemptAt: null, givenUpAt: shop.now() }).where(eq(mails.id, mail.id));
    const givenUp = () => shop.accept<{ total: number }>('GET', '/admin/mail?state=GIVEN_UP', undefined, admin);
    expect(await givenUp()).toMatchObject({ total: 1, mails: [{ id: mail.id }] });
    expect(await again()).toMatchObject({ status: 200, data: { attempts: 0, givenUpAt: null, nextAttemptAt: null, failure: '550' } });
    expect(await givenUp()).toMatchObject({ total: 0 });
    await db().update(mails).set({ sentAt: shop.now() }).where(eq(mails.id, mail.id));
    expect(await again()).toMatchObject({ status: 409 });
    expect(await shop.call('POST', '/admin/mail/2147483647/send-again', undefined, admin)).toMatchObject({ status: 404 });
  });

  it('tells nobody of an order whose account was erased', async () => {
    const order = await paid();
    await db().update(orders).set({ email: '' }).where(eq(orders.id, order.id));
    expect(await lead(order, 'PREPARING')).toMatchObject({ status: 200 });
    expect(await kindsOf(order)).toEqual(['ORDER_CONFIRMED']);
  });
});
