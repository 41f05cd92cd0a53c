import { and, eq, sum } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { createApp } from '#backend/app.ts';
import { changeStatus } from '#backend/commerce/order/flows/change-status.ts';
import { expireOrders } from '#backend/commerce/order/flows/expire-orders.ts';
import { askReviews } from '#backend/commerce/order-mail/ask-reviews.ts';
import { type OutgoingMail, sendWaiting } from '#backend/foundation/mail/send-waiting.ts';
import { declinations } from '#backend/tables/catalogue.ts';
import { mails } from '#backend/tables/mail.ts';
import { orders } from '#backend/tables/order.ts';
import { parameters, siteLanguages } from '#backend/tables/site.ts';
import { stockMoves } from '#backend/tables/stock.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { Order, PlacedOrder } from '#schemas/order.ts';
import { onOneEngine } from '../databases.ts';
import { openShop, orderBody, type Shop } from './shop.ts';

onOneEngine('a shop', (db) => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await openShop(db());
  });

  const set = (values: Readonly<Record<string, string>>) =>
    Promise.all(
      Object.entries(values).map(([key, value]) =>
        db()
          .insert(parameters)
          .values({ idSite: shop.idSite, key, value })
          .onConflictDoUpdate({ target: [parameters.idSite, parameters.key], set: { value } }),
      ),
    );

  const stockOf = async (id: number) => {
    const [row] = await db()
      .select({ stock: declinations.stock, held: declinations.held, promised: declinations.promised })
      .from(declinations)
      .where(eq(declinations.id, id));
    return row;
  };

  /** Fills a cart of its own with pieces of a product, and orders it. */
  async function order({ idProduct, idDeclination }: { idProduct: number; idDeclination: number }, quantity = 1, headers = {}) {
    const added = await shop.add(idDeclination, quantity);
    if (!added.success) return added;
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', {
      products: [{ idProduct, quantity }],
      postalCode: '85190',
      country: 250,
    });
    return shop.place(orderBody(added.data, carrier ?? { id: 0, price: 0 }), headers);
  }
  async function placed(...wanted: Parameters<typeof order>): Promise<PlacedOrder> {
    const answer = await order(...wanted);
    if (!answer.success || !('reference' in answer.data)) throw new Error(answer.message);
    return answer.data;
  }

  it('that makes to order takes every order at once, and its ledger stays exact', async () => {
    await set({ HANDLE_STOCK: 'false' });
    const product = await shop.product({ name: 'Robe', price: 9000, stock: 3 });
    const all = await Promise.all(Array.from({ length: 8 }, () => placed(product)));
    expect(await stockOf(product.idDeclination)).toEqual({ stock: 3, held: 8, promised: 5 });
    const paid = await Promise.all(all.slice(0, 6).map((each) => shop.pay(each)));
    expect(paid.map((answer) => answer.status)).toEqual(Array(6).fill(200));
    expect(await stockOf(product.idDeclination)).toEqual({ stock: -3, held: 2, promised: 5 });
    shop.later(31);
    await expireOrders(db(), shop.at());
    expect(await stockOf(product.idDeclination)).toEqual({ stock: -3, held: 0, promised: 3 });
    // The money of the last two comes when their time is over: they are made all the same.
    await Promise.all(all.slice(6).map((each) => shop.pay(each)));
    expect(await stockOf(product.idDeclination)).toEqual({ stock: -5, held: 0, promised: 5 });
    const ledger = and(eq(stockMoves.idSite, shop.idSite), eq(stockMoves.idDeclination, product.idDeclination));
    const [moved] = await db()
      .select({ quantity: sum(stockMoves.quantity) })
      .from(stockMoves)
      .where(ledger);
    expect(Number(moved?.quantity)).toBe(-8);
  });

  it('that begins to limit orders to its stock sells nothing that is owed already', async () => {
    await set({ HANDLE_STOCK: 'false' });
    const product = await shop.product({ name: 'Robe', price: 9000, stock: 1 });
    await shop.pay(await placed(product, 3));
    await set({ HANDLE_STOCK: 'true' });
    expect(await order(product)).toMatchObject({ status: 422, message: 'Only 0 items remaining in stock' });
    const own = eq(declinations.id, product.idDeclination);
    await db().update(declinations).set({ stock: 4 }).where(own);
    expect(await order(product, 5)).toMatchObject({ status: 422, message: 'Only 4 items remaining in stock' });
    await shop.pay(await placed(product, 4));
    expect(await stockOf(product.idDeclination)).toMatchObject({ stock: 0, held: 0 });
  });

  it('cannot oversell by mistake: the database refuses a stock below what was promised', async () => {
    const { idDeclination } = await shop.product({ name: 'Robe', price: 9000, stock: 1 });
    const own = eq(declinations.id, idDeclination);
    await expect(db().update(declinations).set({ stock: -1 }).where(own)).rejects.toThrow();
    await expect(db().update(declinations).set({ held: 2 }).where(own)).rejects.toThrow();
    await db().update(declinations).set({ stock: -1, promised: 1 }).where(own);
  });

  it('without anybody to collect its payments refuses an order before anything is written', async () => {
    const product = await shop.product({ name: 'Robe', price: 9000, stock: 1 });
    const cart = await shop.cartWith(product.idDeclination);
    const app = createApp({
      db: db(),
      logger: pino({ level: 'silent' }),
      mediaStore: { read: async () => null, write: async () => {}, has: async () => false },
      config: { siteId: shop.idSite, webOrigin: 'http://shop.test', checkAnswers: true, paymentSandbox: false },
      now: shop.now,
    });
    const response = await app.request('/order', {
      method: 'POST',
      headers: { idSite: String(shop.idSite), userLang: 'en_US', 'content-type': 'application/json' },
      body: JSON.stringify(orderBody(cart, { id: 1, price: 0 })),
    });
    expect([response.status, await response.json()]).toMatchObject([
      503,
      { success: false, message: 'This shop cannot take payments online at the moment. Nothing has been ordered: contact the shop.' },
    ]);
    expect(await db().select().from(orders).where(eq(orders.idSite, shop.idSite))).toEqual([]);
    expect(await stockOf(product.idDeclination)).toMatchObject({ held: 0 });
  });

  it('that changes its method of payment goes on with the attempt that is open', async () => {
    const product = await shop.product({ name: 'Robe', price: 9000, stock: 1 });
    const first = await placed(product);
    await set({ PAYMENT_METHOD: 'MONETICO' });
    const again = await shop.accept<PlacedOrder>('POST', `/order/${first.id}/payment?key=${first.key}`, {});
    expect(again.payment).toEqual(first.payment);
    await shop.pay(first, 'failed');
    await shop.accept('POST', `/order/${first.id}/payment?key=${first.key}`, {});
    expect(await shop.accept<Order>('GET', `/order/${first.id}?key=${first.key}`)).toMatchObject({
      payment: { method: 'MONETICO', isTest: true },
    });
  });

  it('of one language sells in it, whatever ONLY_SELL_ON_FRENCH_VERSION says', async () => {
    await set({ ONLY_SELL_ON_FRENCH_VERSION: 'true' });
    const { idDeclination } = await shop.product({ name: 'Robe', price: 9000, stock: 3 });
    expect(await shop.add(idDeclination, 1)).toMatchObject({ status: 409 });
    const french = and(eq(siteLanguages.idSite, shop.idSite), eq(siteLanguages.code, 'fr_FR'));
    await db().update(siteLanguages).set({ isValid: false }).where(french);
    expect(await shop.add(idDeclination, 1)).toMatchObject({ status: 200 });
  });

  it('that hides its prices shows none in a cart from before, and takes no order of it', async () => {
    const { idDeclination } = await shop.product({ name: 'Robe', price: 9000, stock: 3 });
    const cart = await shop.cartWith(idDeclination);
    await set({ HIDE_PRODUCT_PRICES: 'true' });
    expect(await shop.accept('POST', `/cart/${cart.id}`, {})).toMatchObject({
      total: 0,
      products: [{ price: 0, fixedPrice: 0, total: 0, issue: 'NOT_SOLD' }],
    });
    expect(await shop.place(orderBody(cart, { id: 1, price: 590 }))).toMatchObject({ status: 409 });
  });

  async function handOver({ id }: PlacedOrder, ...events: ('order.preparing' | 'order.shipped' | 'order.delivered' | 'order.refunded')[]) {
    for (const type of events) {
      const [row] = await db().select().from(orders).where(eq(orders.id, id));
      if (row) await changeStatus(db(), row, { type }, shop.at());
    }
  }
  const day = 24 * 60;
  const ask = () => askReviews(db(), shop.now(), 'http://shop.test');
  const reviewsOf = async ({ id }: PlacedOrder) =>
    (await db().select().from(mails).where(eq(mails.idOrder, id))).filter(({ kind }) => kind === 'REVIEW_ASKED');

  it('asks for a review once, in the shopper’s language, however many processes ask at the same time', async () => {
    await set({ ORDER_REVIEW_DELAY: '2', SEND_MAIL_AS_NAME: 'Marie', SEND_MAIL_AS_MAIL: 'marie@penderie.test' });
    const product = await shop.product({ name: 'Robe <Colette>', price: 9000, stock: 2 });
    const bought = await placed(product, 1, { userLang: 'fr_FR' });
    await shop.pay(bought);
    await handOver(bought, 'order.preparing', 'order.shipped', 'order.delivered');
    shop.later(2 * day);
    await Promise.all([ask(), ask(), ask()]);
    await ask();
    const [mail, ...more] = await reviewsOf(bought);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'zoe@example.test', subject: `Votre avis sur la commande ${bought.reference}` });
    expect(mail?.html).toContain('Robe &lt;Colette&gt;');
    expect(mail?.html).toContain(`/order/follow?order=${bought.id}&amp;key=${bought.key}`);
    const sent: OutgoingMail[] = [];
    await sendWaiting(db(), { send: async (out) => void sent.push(out) }, shop);
    expect(sent.find(({ subject }) => subject === mail?.subject)?.from).toEqual({ name: 'Marie', address: 'marie@penderie.test' });
  });

  it('asks nobody who was refunded, who waits for a person, or whose order was handed over long before', async () => {
    const product = await shop.product({ name: 'Robe', price: 9000, stock: 4 });
    const [recent, refunded, alerted, old] = await Promise.all(Array.from({ length: 4 }, () => placed(product)));
    if (!recent || !refunded || !alerted || !old) throw new Error('no orders');
    for (const each of [recent, refunded, alerted, old]) await shop.pay(each);
    await handOver(old, 'order.preparing', 'order.shipped', 'order.delivered');
    shop.later(5 * day);
    for (const each of [recent, refunded, alerted]) await handOver(each, 'order.preparing', 'order.shipped', 'order.delivered');
    await handOver(refunded, 'order.refunded');
    await db().update(orders).set({ alert: 'PAID_TWICE' }).where(eq(orders.id, alerted.id));
    // The parameter is switched on 34 days after the last was handed over: 30 days of grace after a delay of 7.
    shop.later(34 * day);
    await set({ ORDER_REVIEW_DELAY: '7' });
    await ask();
    expect(await Promise.all([recent, refunded, alerted, old].map(async (each) => (await reviewsOf(each)).length))).toEqual([1, 0, 0, 0]);
  });
});
