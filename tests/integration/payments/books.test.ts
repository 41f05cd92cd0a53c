import { randomUUID } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { mails } from '#backend/tables/mail.ts';
import type { PlacedOrder } from '#schemas/order.ts';
import type { Reconciliation } from '#schemas/payment-books.ts';
import { type RunningSimulator, startSimulator } from '../../../tools/payment-simulator/start.ts';
import { onOneEngine } from '../databases.ts';
import { openPaymentShop, type PaymentShop } from './payment-shop.ts';
import { type Changed, signedMessage, type Told } from './signed-by-hand.ts';

let simulator: RunningSimulator;
beforeAll(async () => {
  simulator = await startSimulator({ port: 0, retryDelaysMs: [] });
});
afterAll(() => simulator.stop());

onOneEngine('the books of payments', (db) => {
  let shop: PaymentShop;
  beforeEach(async () => {
    shop = await openPaymentShop(db(), { method: 'CUSTOM', mode: 'LIVE', simulator });
  });
  afterEach(() => shop.close());
  const send = async (order: PlacedOrder, told: Told, changed: Changed = {}) => {
    const written = { attempt: await shop.attemptOf(order), keys: shop.keys, mode: shop.mode, now: shop.now() };
    return shop.notify(signedMessage('CUSTOM', told, written, changed));
  };
  const books = (query = '') => shop.accept<Reconciliation>('GET', `/admin/payment/reconciliation${query}`, undefined, shop.asAdmin);

  it('hold orders, payments, refunds, invoices, credit notes and payouts of a day, and fit together', async () => {
    const first = await shop.placeOne();
    const second = await shop.placeOne();
    await send(first.order, 'paid');
    await send(second.order, 'paid');
    await shop.refund(first.order, { idempotencyKey: randomUUID(), amount: 1_000, reason: 'Un <bouton> manque' });
    const total = first.order.total + second.order.total;
    const payout = { provider: 'custom-stripe', day: shop.now().toISOString().slice(0, 10), amount: 5_000, fees: 120, reference: 'PO-1' };
    await shop.accept('POST', '/admin/payment/payout', payout, shop.asAdmin);
    await shop.accept('POST', '/admin/payment/payout', { ...payout, amount: 5_100 }, shop.asAdmin);
    const listed = await shop.accept('GET', '/admin/payment/payout', undefined, shop.asAdmin);
    expect(listed).toMatchObject({ total: 1, payouts: [{ amount: 5_100, fees: 120, by: expect.stringContaining('nora') }] });
    const found = await books();
    expect(found.total).toMatchObject({
      orders: { count: 2, total },
      payments: { count: 2, total },
      invoices: { count: 2, total },
      creditNotes: { count: 1, total: 1_000 },
      payouts: { count: 1, total: 5_100, fees: 120 },
    });
    // The simulator of this order was never paid: the refund is refused there, and a person has to see it.
    expect(found.problems.map(({ kind }) => kind)).toEqual(['REFUND_FAILED']);
    expect(await shop.orderRow(first.order)).toMatchObject({ alert: 'REFUND_FAILED' });
    const [refund] = await shop.refunds(first.order);
    await shop.accept('POST', `/admin/payment/refund/${refund?.id}/retry`, {}, shop.asAdmin);
    await shop.accept('POST', `/admin/payment/refund/${refund?.id}/confirm`, { reference: 'virement 12' }, shop.asAdmin);
    const after = await books();
    expect(after).toMatchObject({ problems: [], total: { refunds: { count: 1, total: 1_000 } }, notPaidOut: total - 1_000 - 5_220 });
    expect(await shop.orderRow(first.order)).toMatchObject({ alert: null, status: 'PAID' });
    expect(await shop.attemptOf(first.order)).toMatchObject({ status: 'partially_refunded' });
    const told = await db()
      .select()
      .from(mails)
      .where(and(eq(mails.idSite, shop.idSite), eq(mails.kind, 'ORDER_REFUNDED_PARTLY')));
    expect(told).toHaveLength(1);
    expect(told[0]?.html).toContain('Un &lt;bouton&gt; manque');
    const csv = await shop.app.request('/admin/payment/reconciliation.csv?lang=en', {
      headers: { idSite: String(shop.idSite), ...shop.asAdmin },
    });
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(await csv.text()).toContain(`total;2;${(total / 100).toFixed(2)};2;${(total / 100).toFixed(2)};1;10.00`);
  });

  it('name a second payment and a wrong amount until they are given back', async () => {
    const { order } = await shop.placeOne();
    await send(order, 'paid', { amount: 99 });
    expect((await books()).problems).toMatchObject([{ kind: 'EXTRA_PAYMENT', amount: 99, reference: order.reference }]);
    const [extra] = await shop.captures(order);
    await shop.refund(order, { idempotencyKey: randomUUID(), idCapture: extra?.id });
    expect((await books()).problems.map(({ kind }) => kind)).toEqual(['REFUND_FAILED']);
  });

  it('come with a page of what does not fit together and with how many there are, and as CSV with all of it', async () => {
    const references: string[] = [];
    for (const amount of [11, 12, 13]) {
      const { order } = await shop.placeOne();
      await send(order, 'paid', { amount });
      references.push(order.reference);
    }
    const page = async (query: string) => {
      const { problemCount, problems } = await books(query);
      expect(problemCount).toBe(3);
      return problems.map(({ reference }) => reference);
    };
    expect(await page('?nbItem=2')).toEqual(references.slice(0, 2));
    expect(await page('?nbItem=2&page=2')).toEqual(references.slice(2));
    expect(await page('?nbItem=2&page=3')).toEqual([]);
    const csv = await shop.app.request('/admin/payment/reconciliation.csv', { headers: { idSite: String(shop.idSite), ...shop.asAdmin } });
    const text = await csv.text();
    for (const reference of references) expect(text).toContain(reference);
  });

  it('name an order that is paid without the money or without its invoice, and one whose total or second payment is in doubt', async () => {
    const kindsOf = async (isPaid: boolean, what: SQL) => {
      const { order } = await shop.placeOne();
      if (isPaid) await send(order, 'paid');
      await db().execute(sql`update ${what} = ${order.id}`);
      return (await books()).problems.filter(({ idOrder }) => idOrder === order.id).map(({ kind }) => kind);
    };
    const now = shop.now().toISOString();
    expect(await kindsOf(true, sql`orders set subtotal = subtotal + 1, total = total + 1 where id`)).toEqual([
      ...['PAID_WITHOUT_PAYMENT', 'INVOICE_AMOUNT'],
    ]);
    expect(await kindsOf(false, sql`orders set paid_at = ${now} where id`)).toEqual(['PAID_WITHOUT_PAYMENT', 'NO_INVOICE']);
    const longAgo = new Date(shop.now().getTime() - 3 * 86_400_000).toISOString();
    expect(await kindsOf(true, sql`payment_attempts set status = 'pending', updated_at = ${longAgo} where id_order`)).toEqual([
      'UNDECIDED',
    ]);
  });

  it('refuse a period that ends before it begins, is too long, or is none', async () => {
    for (const query of ['?from=2026-11-21&to=2026-11-20', '?from=2024-01-01&to=2026-01-01', '?from=x']) {
      expect((await shop.call('GET', `/admin/payment/reconciliation${query}`, undefined, shop.asAdmin)).status, query).toBe(422);
    }
    expect(await shop.call('POST', '/admin/payment/payout', { provider: 'sandbox' }, shop.asAdmin)).toMatchObject({ status: 422 });
  });
});
