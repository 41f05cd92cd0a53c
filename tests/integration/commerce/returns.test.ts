import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { mails } from '#backend/tables/mail.ts';
import { orders } from '#backend/tables/order.ts';
import { users } from '#backend/tables/people.ts';
import { returnSettings } from '#backend/tables/returns.ts';
import type { OrderSheet } from '#schemas/admin-order.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { Order } from '#schemas/order.ts';
import type { OrderBack, OrderBackInfo, Returnable } from '#schemas/order-back.ts';
import type { Session } from '#schemas/user.ts';
import { onOneEngine } from '../databases.ts';
import { openShop, orderBody, type Shop } from './shop.ts';

type Backs = { ordersBack: OrderBack[]; returnable: Returnable };

onOneEngine('a return', (db) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(db());
  });

  async function signUp(email: string): Promise<Record<string, string>> {
    const person = { email, password: 'une longue phrase de passe', firstname: 'Zoé', lastname: 'Martin', acceptTerms: true };
    const { token } = await shop.accept<Session>('POST', '/register', person);
    return { authorization: `Bearer ${token}` };
  }
  /** An order of three pieces at 25 €, 10 % off, by a signed-in person, that has arrived. */
  async function arrived(): Promise<{ order: Order; me: Record<string, string>; line: number }> {
    const me = await signUp(`zoe-${shop.idSite}@example.test`);
    const { idDeclination, idProduct } = await shop.product({ name: 'Écharpe', price: 2500, stock: 9, offer: 'SECOND_HAND' });
    const added = await shop.add(idDeclination, 3, { headers: me });
    if (!added.success) throw new Error(added.message);
    const place = { products: [{ idProduct, quantity: 3 }], postalCode: '85190', country: 250 };
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', place);
    if (!carrier) throw new Error('no carrier');
    const placed = await shop.place(orderBody(added.data, carrier, { discountCode: 'DIX', total: 6750 + carrier.price }), me);
    if (!placed.success) throw new Error(placed.message);
    await shop.pay(placed.data);
    const own = and(eq(orders.idSite, shop.idSite), eq(orders.id, placed.data.id));
    await db().update(orders).set({ status: 'DELIVERED', handedOverAt: shop.now() }).where(own);
    const order = await shop.accept<Order>('GET', `/order/${placed.data.id}`, undefined, me);
    return { order, me, line: order.lines[0]?.id ?? 0 };
  }
  const ask = (order: Order, me: Record<string, string>, id: number, quantity: number) =>
    shop.call<OrderBack>(
      'POST',
      `/order/${order.id}/back-products`,
      { products: [{ id, quantity, reason: 'SIZE' }], message: 'Trop petite' },
      me,
    );
  const backs = (order: Order, me: Record<string, string>) => shop.accept<Backs>('GET', `/order-back?order=${order.id}`, undefined, me);

  it('is asked for by line and quantity, is acknowledged by e-mail, and gives back what was paid to the cent', async () => {
    const { order, me, line } = await arrived();
    expect((await backs(order, me)).returnable).toMatchObject({ state: 'OPEN', lines: [{ id: line, quantity: 3 }] });
    expect(await ask(order, me, line, 2)).toMatchObject({
      status: 200,
      data: {
        reference: `${order.reference}-R1`,
        status: 'ASKED',
        total: 4500,
        message: 'Trop petite',
        lines: [{ quantity: 2, reason: 'SIZE' }],
      },
    });
    expect(await ask(order, me, line, 1)).toMatchObject({ status: 200, data: { reference: `${order.reference}-R2`, total: 2250 } });
    expect(await backs(order, me)).toMatchObject({ ordersBack: [{ status: 'ASKED' }, { status: 'ASKED' }], returnable: { state: 'ALL' } });
    expect(await ask(order, me, line, 1)).toMatchObject({ status: 409 });
    const sent = await db()
      .select()
      .from(mails)
      .where(and(eq(mails.idSite, shop.idSite), eq(mails.kind, 'RETURN')))
      .orderBy(mails.id);
    expect(sent.map(({ subject }) => subject)).toEqual([
      `We have received your return request (${order.reference}-R1)`,
      `We have received your return request (${order.reference}-R2)`,
    ]);
  });

  it('of pieces asked for twice at once is taken once', async () => {
    const { order, me, line } = await arrived();
    const answers = await Promise.all([ask(order, me, line, 2), ask(order, me, line, 2)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)).toMatchObject({
      data: [{ key: 'products.0.quantity', error: 'Only 1 left to send back.' }],
    });
  });

  it('is possible for 14 days after delivery, second-hand pieces included', async () => {
    const { order, me, line } = await arrived();
    // Delivered on Friday 20 November: until the end of Friday 4 December.
    shop.later(14 * 24 * 60);
    const again = await db().select().from(users).where(eq(users.idSite, shop.idSite));
    const { token } = await shop.accept<Session>('POST', '/login', { email: again[0]?.email, password: 'une longue phrase de passe' });
    const late = { authorization: `Bearer ${token}` };
    expect((await backs(order, late)).returnable).toMatchObject({ state: 'OPEN', until: '2026-12-04T23:00:00.000Z' });
    shop.later(14 * 60);
    expect((await backs(order, late)).returnable.state).toBe('OVER');
    expect(await ask(order, late, line, 1)).toMatchObject({ status: 409, message: expect.stringContaining('14 days') });
    expect(me).not.toEqual(late);
  });

  it('is for the owner of the order alone', async () => {
    const { order, line } = await arrived();
    const other = await signUp(`other-${shop.idSite}@example.test`);
    expect(await shop.call('GET', `/order-back?order=${order.id}`, undefined, other)).toMatchObject({ status: 404 });
    expect(await ask(order, other, line, 1)).toMatchObject({ status: 404 });
    expect(await ask(order, {}, line, 1)).toMatchObject({ status: 401 });
    expect(await shop.call('PUT', '/admin/order-back/1', { step: 'RECEIVED' }, other)).toMatchObject({ status: 403 });
  });

  it('refuses a line of another order, one that stands twice, and none', async () => {
    const { order, me, line } = await arrived();
    expect(await ask(order, me, line + 1000, 1)).toMatchObject({ status: 422, data: [{ key: 'products.0.id' }] });
    const twice = [1, 1].map((quantity) => ({ id: line, quantity, reason: 'OTHER' }));
    const send = (products: object[]) => shop.call('POST', `/order/${order.id}/back-products`, { products }, me);
    expect(await send(twice)).toMatchObject({ status: 422, data: [{ key: 'products.1.id' }] });
    expect(await send([])).toMatchObject({ status: 422 });
  });

  it('is led on by an admin, step by step, and the customer is told', async () => {
    const { order, me, line } = await arrived();
    const asked = await ask(order, me, line, 1);
    if (!asked.success) throw new Error(asked.message);
    const admin = await signUp(`admin-${shop.idSite}@example.test`);
    await db()
      .update(users)
      .set({ role: 'ADMIN' })
      .where(eq(users.email, `admin-${shop.idSite}@example.test`));
    const step = (body: object) => shop.call<OrderBack>('PUT', `/admin/order-back/${asked.data.id}`, body, admin);
    expect(await step({ step: 'REFUNDED' })).toMatchObject({ status: 409 });
    expect(await step({ step: 'REFUSED' })).toMatchObject({ status: 422, data: [{ key: 'answer' }] });
    expect(await step({ step: 'LABEL_SENT' })).toMatchObject({ data: { status: 'LABEL_SENT' } });
    expect(await step({ step: 'RECEIVED' })).toMatchObject({ data: { status: 'RECEIVED', refund: null } });
    expect(await step({ step: 'REFUNDED', refund: 99_999 })).toMatchObject({ status: 422, data: [{ key: 'refund' }] });
    expect(await step({ step: 'REFUNDED' })).toMatchObject({ data: { status: 'REFUNDED', refund: 2250 } });
    const [back] = (await backs(order, me)).ordersBack;
    expect(back?.events.map(({ status }) => status)).toEqual(['ASKED', 'LABEL_SENT', 'RECEIVED', 'REFUNDED']);
  });

  it('gives back no more than is left of its order, and what was not refunded with a reason is refused', async () => {
    const { order, me, line } = await arrived();
    const email = `admin-${shop.idSite}@example.test`;
    const admin = await signUp(email);
    await db().update(users).set({ role: 'ADMIN' }).where(eq(users.email, email));
    const asked = [await ask(order, me, line, 1), await ask(order, me, line, 1), await ask(order, me, line, 1)];
    const ids = asked.map((answer) => (answer.success ? answer.data.id : 0));
    const step = (id: number | undefined, body: object) => shop.call<OrderBack>('PUT', `/admin/order-back/${id}`, body, admin);
    const mostOf = async (id: number | undefined) => {
      const { returns } = await shop.accept<OrderSheet>('GET', `/admin/order/${order.id}`, undefined, admin);
      return returns.find((back) => back.id === id)?.mostRefund;
    };
    for (const id of ids) await step(id, { step: 'RECEIVED' });
    const way = order.shipping;
    expect(await mostOf(ids[0])).toBe(2250 + way);
    expect(await step(ids[0], { step: 'REFUNDED', refund: 0 })).toMatchObject({ status: 422, data: [{ key: 'refund' }] });
    expect(await step(ids[0], { step: 'REFUNDED', refund: 2250 + way, answer: 'Merci !' })).toMatchObject({ status: 200 });
    expect(await mostOf(ids[1])).toBe(2250 + way);
    expect(await step(ids[1], { step: 'REFUNDED' })).toMatchObject({ data: { refund: 2250 } });
    expect(await mostOf(ids[2]), 'the way was given back before').toBe(2250);
    expect(await step(ids[2], { step: 'REFUNDED', refund: 2251 })).toMatchObject({ status: 422, data: [{ key: 'refund' }] });
    await shop.accept('PUT', `/admin/order/${order.id}/status`, { step: 'REFUNDED' }, admin);
    expect(await mostOf(ids[2]), 'the whole order was refunded meanwhile').toBe(0);
    expect(await step(ids[2], { step: 'REFUNDED' })).toMatchObject({ data: { status: 'REFUNDED', refund: 0 } });
    const texts = await db()
      .select({ text: mails.text })
      .from(mails)
      .where(and(eq(mails.idSite, shop.idSite), eq(mails.kind, 'RETURN')))
      .orderBy(mails.id);
    expect(texts.at(-1)?.text).toContain('Nothing of this order is left to give back to you.');
    // The word that went with one step is not said again with the next.
    expect(texts.filter(({ text }) => text.includes('Merci !'))).toHaveLength(1);
  });

  it('leaves the payment partly refunded, and refunded once all of it went back', async () => {
    const { order, me, line } = await arrived();
    const email = `admin-${shop.idSite}@example.test`;
    const admin = await signUp(email);
    await db().update(users).set({ role: 'ADMIN' }).where(eq(users.email, email));
    const paymentStatus = async () => (await shop.accept<Order>('GET', `/order/${order.id}`, undefined, me)).paymentStatus;
    const giveBack = async (quantity: number, refund?: number) => {
      const asked = await ask(order, me, line, quantity);
      if (!asked.success) throw new Error(asked.message);
      await shop.accept('PUT', `/admin/order-back/${asked.data.id}`, { step: 'RECEIVED' }, admin);
      await shop.accept('PUT', `/admin/order-back/${asked.data.id}`, { step: 'REFUNDED', refund }, admin);
    };
    expect(await paymentStatus()).toBe('paid');
    await giveBack(1);
    expect(await paymentStatus()).toBe('partially_refunded');
    await giveBack(2, 4500 + order.shipping);
    expect(await paymentStatus()).toBe('refunded');
  });

  it('says whether it is possible here, in the shop’s words, and offers reasons', async () => {
    expect(await shop.accept<OrderBackInfo>('GET', '/order/back-products/is-active')).toMatchObject({ isActive: true });
    const texts = { message: 'Non', returnAskDescription: '', labelSentDescription: '', productReceivedDescription: '' };
    await db()
      .insert(returnSettings)
      .values({ idSite: shop.idSite, isActive: false, ...texts, translations: { en_US: { message: 'No' } } });
    expect(await shop.accept('GET', '/order/back-products/is-active')).toMatchObject({ isActive: false, message: 'No' });
    const { order, me, line } = await arrived();
    expect(await ask(order, me, line, 1)).toMatchObject({ status: 409 });
    expect(await shop.accept('GET', '/order-generic-values/ORDER_BACK_REASON')).toContainEqual({
      id: 'SIZE',
      value: 'The size does not fit',
    });
    expect(await shop.call('GET', '/order-generic-values/NOTHING')).toMatchObject({ status: 404 });
  });
});
