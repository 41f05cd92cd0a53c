import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { expireOrders } from '#backend/commerce/order/flows/expire-orders.ts';
import { signedNotification } from '#backend/commerce/payment/providers/sandbox/provider.ts';
import { type MailTransport, sendWaiting } from '#backend/foundation/mail/send-waiting.ts';
import { runOnce } from '#backend/platform/jobs/scheduler.ts';
import { cartLines } from '#backend/tables/cart.ts';
import { declinations } from '#backend/tables/catalogue.ts';
import { mails } from '#backend/tables/mail.ts';
import { orders } from '#backend/tables/order.ts';
import { paymentEvents } from '#backend/tables/payment.ts';
import { stockMoves } from '#backend/tables/stock.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { Order, PlacedOrder } from '#schemas/order.ts';
import { onOneEngine } from '../databases.ts';
import { attemptOf, openShop, orderBody, type Shop } from './shop.ts';

onOneEngine('a payment', (db) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(db());
  });

  async function placeOne(stock = 1, headers = {}) {
    const product = await shop.product({ name: 'Robe <Colette>', price: 4500, stock });
    const cart = await shop.cartWith(product.idDeclination);
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', {
      products: [{ idProduct: product.idProduct, quantity: 1 }],
      postalCode: '85190',
      country: 250,
    });
    const answer = await shop.place(orderBody(cart, carrier ?? { id: 0, price: 0 }), headers);
    if (!answer.success) throw new Error(answer.message);
    return { ...product, cart, order: answer.data };
  }
  const read = (order: PlacedOrder) => shop.accept<Order>('GET', `/order/${order.id}?key=${order.key}`);
  const retry = (order: PlacedOrder) => shop.call<PlacedOrder>('POST', `/order/${order.id}/payment?key=${order.key}`, {});
  const row = async (order: PlacedOrder) => (await db().select().from(orders).where(eq(orders.id, order.id)))[0];
  const stockOf = async (id: number) => (await db().select().from(declinations).where(eq(declinations.id, id)))[0]?.stock;
  /** E-mails to who ordered. */
  const mailsOf = (order: PlacedOrder) =>
    db()
      .select()
      .from(mails)
      .where(and(eq(mails.idOrder, order.id), ne(mails.kind, 'ORDER_NOTICE')))
      .orderBy(mails.id);

  it('makes the order paid, takes its pieces out of the stock, empties the cart and writes one e-mail', async () => {
    const { order, idDeclination, cart } = await placeOne();
    expect((await shop.pay(order)).status).toBe(200);
    expect(await read(order)).toMatchObject({ status: 'PAID', paymentStatus: 'paid' });
    expect(await stockOf(idDeclination)).toBe(0);
    expect(await db().select().from(stockMoves).where(eq(stockMoves.idOrder, order.id))).toMatchObject([{ quantity: -1, reason: 'SOLD' }]);
    expect(await shop.accept('POST', `/cart/${cart.id}`, {})).toMatchObject({ products: [], totalProduct: 0 });
    const [mail, ...more] = await mailsOf(order);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'zoe@example.test', subject: `Your order ${order.reference} is confirmed` });
    expect(mail?.html).toContain('Robe &lt;Colette&gt;');
    expect(mail?.html).not.toContain('<Colette>');
    expect(mail?.html).toContain(`/order/follow?order=${order.id}&amp;key=${order.key}`);
    expect(mail?.text).toContain('€50.90');
    expect(mail?.text).toContain('14 days');
  });

  it('is confirmed in the language of the order', async () => {
    const { order } = await placeOne(1, { userLang: 'fr_FR' });
    await shop.pay(order);
    const [mail] = await mailsOf(order);
    expect(mail?.subject).toBe(`Votre commande ${order.reference} est confirmée`);
    expect(mail?.html).toContain('<html lang="fr">');
  });

  it('told twice counts once, also when both notifications arrive together', async () => {
    const { order, idDeclination } = await placeOne(3);
    const id = randomUUID();
    const answers = await Promise.all([shop.pay(order, 'paid', { id }), shop.pay(order, 'paid', { id }), shop.pay(order, 'paid', { id })]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(await stockOf(idDeclination)).toBe(2);
    expect(await mailsOf(order)).toHaveLength(1);
    expect(
      await db()
        .select()
        .from(paymentEvents)
        .where(eq(paymentEvents.idAttempt, attemptOf(order))),
    ).toHaveLength(1);
  });

  it('with a forged, altered or old signature is refused and changes nothing', async () => {
    const { order } = await placeOne();
    const facts = {
      id: randomUUID(),
      shop: shop.idSite,
      attempt: attemptOf(order),
      outcome: 'paid' as const,
      amount: order.total,
      currency: 'EUR',
    };
    const signed = await signedNotification(db(), facts, shop.now());
    const old = await signedNotification(db(), facts, new Date(shop.now().getTime() - 301_000));
    const other = await openShop(db());
    const foreign = await signedNotification(db(), { ...facts, shop: other.idSite }, shop.now());
    const wrong: RequestInit[] = [
      { ...signed, body: String(signed.body).replace('}', ' }') },
      { ...signed, headers: { ...signed.headers, 'x-sandbox-signature': `t=1,v1=${'0'.repeat(64)}` } },
      { ...signed, headers: {} },
      { ...signed, headers: { ...signed.headers, 'x-sandbox-shop': '999999' } },
      { ...signed, headers: { ...signed.headers, 'x-sandbox-shop': 'x' } },
      { ...signed, headers: { ...foreign.headers } },
      old,
    ];
    for (const init of wrong) expect((await shop.app.request('/payment/sandbox/notify', init)).status).toBe(400);
    expect((await shop.app.request('/payment/sandbox/notify', foreign)).status).toBe(404);
    expect(await read(order)).toMatchObject({ status: 'PENDING_PAYMENT', paymentStatus: 'created' });
  });

  it.each([{ amount: 1 }, { currency: 'USD' }])(
    'of another amount or currency does not pay the order but calls a person: %o',
    async (change) => {
      const { order } = await placeOne();
      expect((await shop.pay(order, 'paid', change)).status).toBe(200);
      expect(await read(order)).toMatchObject({ status: 'PENDING_PAYMENT' });
      expect(await row(order)).toMatchObject({ alert: 'WRONG_AMOUNT' });
    },
  );

  it('that was cancelled or refused can be made again while the pieces are held', async () => {
    const { order, cart } = await placeOne();
    await shop.pay(order, 'cancelled');
    expect(await read(order)).toMatchObject({ status: 'PENDING_PAYMENT', paymentStatus: 'cancelled' });
    expect(await shop.accept('POST', `/cart/${cart.id}`, {})).toMatchObject({ totalProduct: 1 });
    const second = await retry(order);
    expect(second).toMatchObject({ status: 200, data: { id: order.id, reference: order.reference, key: order.key } });
    if (!second.success) throw new Error(second.message);
    expect(attemptOf(second.data)).not.toBe(attemptOf(order));
    expect(await retry(order)).toEqual(second);
    await shop.pay(second.data, 'failed');
    const third = await retry(order);
    if (!third.success) throw new Error(third.message);
    await shop.pay(third.data);
    expect(await read(order)).toMatchObject({ status: 'PAID', paymentStatus: 'paid' });
    expect(await retry(order)).toMatchObject({ status: 200, data: { payment: { kind: 'none' } } });
  });

  it('never goes back: a refusal after the payment is ignored', async () => {
    const { order } = await placeOne();
    await shop.pay(order);
    await shop.pay(order, 'failed');
    expect(await read(order)).toMatchObject({ status: 'PAID', paymentStatus: 'paid' });
  });

  it('made a second time is not swallowed: the order asks for a person', async () => {
    const { order } = await placeOne();
    await shop.pay(order);
    await shop.pay(order);
    expect(await row(order)).toMatchObject({ status: 'PAID', alert: 'PAID_TWICE' });
  });

  it('that comes too late still counts while the pieces are there', async () => {
    const { order, idDeclination } = await placeOne();
    shop.later(31);
    await expireOrders(db(), shop.at());
    await shop.pay(order);
    expect(await read(order)).toMatchObject({ status: 'PAID' });
    expect(await stockOf(idDeclination)).toBe(0);
  });

  it('that comes when somebody else has the pieces is kept and asks for a person', async () => {
    const { order, idDeclination } = await placeOne();
    shop.later(31);
    await expireOrders(db(), shop.at());
    await db().update(declinations).set({ stock: 0 }).where(eq(declinations.id, idDeclination));
    expect((await shop.pay(order)).status).toBe(200);
    expect(await row(order)).toMatchObject({ status: 'CANCELLED', alert: 'PAID_WITHOUT_STOCK' });
    expect(await read(order)).toMatchObject({ paymentStatus: 'paid' });
    expect((await mailsOf(order)).map(({ kind }) => kind)).toEqual(['ORDER_CANCELLED', 'ORDER_PAID_TOO_LATE']);
  });

  it('leaves in the cart what was added since the order was placed', async () => {
    const { order, idDeclination, cart } = await placeOne(5);
    await shop.add(idDeclination, 2, { cart: cart.id });
    const hat = await shop.product({ name: 'Chapeau', price: 3000, stock: 1 });
    await shop.add(hat.idDeclination, 1, { cart: cart.id });
    await shop.pay(order);
    const lines = await db()
      .select()
      .from(cartLines)
      .where(and(eq(cartLines.idSite, shop.idSite), eq(cartLines.idCart, cart.id)));
    expect(new Map(lines.map((line) => [line.idDeclination, line.quantity]))).toEqual(
      new Map([
        [idDeclination, 2],
        [hat.idDeclination, 1],
      ]),
    );
  });

  it('is made on the page of the test bank, which says that it is none and sends the shopper back', async () => {
    const { order } = await placeOne();
    const path = `/sandbox/bank/${attemptOf(order)}`;
    const page = await shop.app.request(path);
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain('Test bank – no real payment');
    expect(html).toContain('€50.90');
    const token = /name="token" value="([0-9a-f]+)"/.exec(html)?.[1] ?? '';
    const send = (fields: Record<string, string>, headers = {}) =>
      shop.app.request(path, { method: 'POST', body: new URLSearchParams(fields), headers });
    expect((await send({ decision: 'accept', token: 'forged' })).status).toBe(403);
    expect((await send({ decision: 'accept', token }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send({ decision: 'steal', token })).status).toBe(403);
    expect(await read(order)).toMatchObject({ status: 'PENDING_PAYMENT', paymentStatus: 'redirected' });
    const accepted = await send({ decision: 'accept', token });
    expect(accepted.status).toBe(303);
    expect(accepted.headers.get('location')).toBe(`/en/order/success?order=${order.id}&key=${order.key}`);
    expect(await read(order)).toMatchObject({ status: 'PAID' });
    expect((await send({ decision: 'cancel', token })).status).toBe(409);
    expect(await (await shop.app.request(path)).text()).toContain('This payment is over');
    expect((await shop.app.request(`/sandbox/bank/${randomUUID()}`)).status).toBe(404);
  });

  it.each([
    ['refuse', 'error', 'failed'],
    ['cancel', 'cancel', 'cancelled'],
  ])('that the shopper chose to %s leads to /order/%s', async (decision, to, status) => {
    const { order } = await placeOne();
    const path = `/sandbox/bank/${attemptOf(order)}`;
    const token = /name="token" value="([0-9a-f]+)"/.exec(await (await shop.app.request(path)).text())?.[1] ?? '';
    const back = await shop.app.request(path, { method: 'POST', body: new URLSearchParams({ decision, token }) });
    expect(back.headers.get('location')).toMatch(new RegExp(`^/en/order/${to}\\?order=`));
    expect(await read(order)).toMatchObject({ status: 'PENDING_PAYMENT', paymentStatus: status });
  });

  it('that the bank is still deciding on keeps the pieces and refuses another order of the same cart', async () => {
    const { order } = await placeOne();
    await shop.pay(order, 'pending');
    shop.later(60);
    await expireOrders(db(), shop.at());
    expect(await read(order)).toMatchObject({ status: 'PENDING_PAYMENT', paymentStatus: 'pending' });
    expect(await retry(order)).toMatchObject({ status: 409, message: expect.stringContaining('still processing') });
    await shop.pay(order);
    expect(await read(order)).toMatchObject({ status: 'PAID' });
  });

  it('leaves e-mails that are sent once, by whichever process comes first', async () => {
    const { order } = await placeOne();
    await shop.pay(order);
    const sent: string[] = [];
    const transport: MailTransport = { send: async ({ subject }) => void sent.push(subject) };
    await Promise.all([sendWaiting(db(), transport, shop), sendWaiting(db(), transport, shop)]);
    expect(sent.filter((subject) => subject.includes(order.reference) && !subject.startsWith('Nouvelle'))).toHaveLength(1);
  });

  it('and other jobs run in one process at a time, until that process dies', async () => {
    let runs = 0;
    const job = {
      name: `test-${randomUUID()}`,
      everySeconds: 10,
      run: async () => {
        runs += 1;
        return 0;
      },
    };
    const parts = { db: db(), logger: pino({ level: 'silent' }), now: shop.now };
    await runOnce(parts, job, 'first');
    await runOnce(parts, job, 'second');
    await runOnce(parts, job, 'first');
    expect(runs).toBe(2);
    shop.later(5);
    await runOnce(parts, job, 'second');
    expect(runs).toBe(3);
  });
});
