import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendRefunds } from '#backend/commerce/payment/flows/send-refunds.ts';
import { invoices } from '#backend/tables/invoice.ts';
import type { PaymentStep, PlacedOrder } from '#schemas/order.ts';
import type { Payment } from '../../../tools/payment-simulator/core/books.ts';
import type { Decision, Notice } from '../../../tools/payment-simulator/core/desk.ts';
import { type RunningSimulator, startSimulator } from '../../../tools/payment-simulator/start.ts';
import { onOneEngine } from '../databases.ts';
import { methods } from './keys.ts';
import { openPaymentShop, type PaymentShop } from './payment-shop.ts';

let simulator: RunningSimulator;
beforeAll(async () => {
  simulator = await startSimulator({ port: 0, pendingMs: 20, retryDelaysMs: [50, 50] });
});
afterAll(() => simulator.stop());

type Shown = Payment & { capturedCents: number; refundedCents: number };

/** The same as the contract, with every message made by the simulator, which knows the protocols and not our adapters. */
onOneEngine('payments through the simulator', (db) => {
  describe.each(methods)('%s', (method) => {
    let shop: PaymentShop;
    beforeEach(async () => {
      shop = await openPaymentShop(db(), { method, simulator });
    });
    afterEach(() => shop.close());

    /** Acts as the browser: it sends the form, or opens the page; then the provider has the payment. */
    async function open(order: PlacedOrder): Promise<string> {
      const { payment } = order;
      if (payment.kind === 'form') await submit(payment);
      const { session, providerReference } = await shop.attemptOf(order);
      const { payments } = await shop.control<{ payments: Shown[] }>('GET', '/payments');
      const found = payments.filter(({ id, reference }) => id === session || reference === providerReference || reference === session);
      if (found.length !== 1 || !found[0]) throw new Error(`${found.length} payments at the provider`);
      return found[0].id;
    }
    async function submit({ action, fields }: Extract<PaymentStep, { kind: 'form' }>): Promise<void> {
      const body = new URLSearchParams(fields.map(({ name, value }) => [name, value]));
      const response = await fetch(action, { method: 'POST', body, redirect: 'manual' });
      if (response.status >= 400) throw new Error(`the bank refuses the form: ${response.status} ${await response.text()}`);
    }
    const decide = (id: string, decision: Decision) => shop.control('POST', `/payments/${id}/decide`, { decision });
    const tell = (id: string, notice: Partial<Notice> & Pick<Notice, 'outcome'>, times = 1, parallel = false) =>
      shop.control<{ deliveries: { status: number; acknowledged: boolean }[] }>('POST', `/payments/${id}/notifications`, {
        ...notice,
        times,
        parallel,
      });
    const atProvider = (id: string) => shop.control<Shown>('GET', `/payments/${id}`);
    const isPaid = (order: PlacedOrder) => expect.poll(async () => (await shop.state(order)).outcome, { timeout: 10_000 }).toBe('paid');

    it('the provider takes what we send, and its success pays', async () => {
      const { order } = await shop.placeOne();
      const id = await open(order);
      await decide(id, 'accept');
      await isPaid(order);
      expect(await shop.captures(order)).toMatchObject([{ amount: order.total, isExtra: false }]);
      expect(await atProvider(id)).toMatchObject({ capturedCents: order.total, state: 'paid' });
      const { entries } = await shop.control<{ entries: { refused?: string; target: string }[] }>('GET', '/journal?refused');
      expect(entries.filter(({ target }) => target.includes(id))).toEqual([]);
    });

    it('a refused card and then another one pays once', async () => {
      const { order } = await shop.placeOne();
      const id = await open(order);
      await decide(id, 'refuse-and-stay').catch(() => decide(id, 'refuse'));
      await decide(id, 'accept').catch(() => tell(id, { outcome: 'success' }));
      await isPaid(order);
      expect(await shop.captures(order)).toHaveLength(1);
    });

    it('another amount, reference or key, a broken or missing signature pays nothing', async () => {
      const { order } = await shop.placeOne();
      const id = await open(order);
      for (const change of [{ signature: 'broken' }, { signature: 'missing' }, { reference: 'NOBODYKNOWS1' }] as const) {
        const { deliveries } = await tell(id, { outcome: 'success', ...change });
        expect(deliveries[0]?.acknowledged && method !== 'MONETICO' && !('reference' in change), JSON.stringify(change)).toBe(false);
      }
      expect((await shop.state(order)).outcome).toBe('waiting');
      expect(await shop.captures(order)).toEqual([]);
      await tell(id, { outcome: 'success', amountCents: order.total - 1 });
      expect(await shop.orderRow(order)).toMatchObject({ status: 'PENDING_PAYMENT', alert: 'WRONG_AMOUNT' });
    });

    it('a hundred copies of a success, many at once, pay once', async () => {
      const { order } = await shop.placeOne();
      const id = await open(order);
      const { deliveries } = await tell(id, { outcome: 'success' }, 100, true);
      expect(deliveries.filter(({ acknowledged }) => !acknowledged)).toEqual([]);
      expect(deliveries).toHaveLength(100);
      expect(await shop.captures(order)).toHaveLength(1);
      expect(await db().select().from(invoices).where(eq(invoices.idOrder, order.id))).toHaveLength(1);
    });

    it('a refusal that comes after the success undoes nothing', async () => {
      const { order } = await shop.placeOne();
      const id = await open(order);
      await decide(id, 'accept');
      await isPaid(order);
      await tell(id, { outcome: 'refusal' });
      expect(await shop.orderRow(order)).toMatchObject({ status: 'PAID', alert: null });
    });

    if (method !== 'CAWL')
      it('a notification of the test platform pays nothing in a shop that takes real money', async () => {
        const live = await openPaymentShop(db(), { method, mode: 'LIVE', simulator });
        const before = shop;
        shop = live;
        try {
          const { order } = await live.placeOne();
          const id = await open(order);
          // Notifications of e-Transactions from its test platform have no authorisation; the simulator sends no others.
          const isSilent = method === 'E_TRANSACTION';
          await tell(id, { outcome: 'success', ...(isSilent ? {} : { mode: 'test' as const }) });
          expect((await live.state(order)).outcome).toBe('waiting');
          if (isSilent) return;
          await tell(id, { outcome: 'success', mode: 'production' });
          expect(await live.state(order)).toMatchObject({ outcome: 'paid', isTest: false });
        } finally {
          shop = before;
          await live.close();
        }
      });

    if (method !== 'MONETICO' && method !== 'E_TRANSACTION')
      it('gives back in parts through the provider, its books equal ours', async () => {
        const { order } = await shop.placeOne();
        const id = await open(order);
        await decide(id, 'accept');
        await isPaid(order);
        const answer = await shop.refund(order, { idempotencyKey: randomUUID(), amount: 1_000 });
        // Cawl takes a refund first and tells later that it is done.
        expect(answer.success && answer.data.refunds).toMatchObject([{ status: method === 'CAWL' ? 'PENDING' : 'DONE', amount: 1_000 }]);
        await expect.poll(async () => (await shop.refunds(order)).map(({ status }) => status), { timeout: 10_000 }).toEqual(['DONE']);
        expect(await atProvider(id)).toMatchObject({ refundedCents: 1_000 });
        await shop.accept('PUT', `/admin/order/${order.id}/status`, { step: 'REFUNDED' }, shop.asAdmin);
        await sendRefunds(shop.parts, shop.at());
        await sendRefunds(shop.parts, shop.at());
        expect(await atProvider(id)).toMatchObject({ capturedCents: order.total, refundedCents: order.total });
        await expect
          .poll(async () => (await shop.refunds(order)).map(({ status }) => status), { timeout: 10_000 })
          .toEqual(['DONE', 'DONE']);
        expect(await shop.attemptOf(order)).toMatchObject({ status: 'refunded' });
      });

    if (method !== 'MONETICO' && method !== 'E_TRANSACTION')
      it('gives back once when the answer of the provider is lost', async () => {
        const { order } = await shop.placeOne();
        const id = await open(order);
        await decide(id, 'accept');
        await isPaid(order);
        await shop.control('POST', '/faults', { provider: shop.provider, kind: 'lost-answer', times: 3 });
        try {
          await shop.refund(order, { idempotencyKey: randomUUID(), amount: 1_500 });
        } finally {
          await shop.control('DELETE', '/faults');
        }
        shop.later(24 * 60 + 5);
        await sendRefunds(shop.parts, shop.at());
        await expect.poll(async () => (await shop.refunds(order))[0], { timeout: 10_000 }).toMatchObject({ status: 'DONE', amount: 1_500 });
        expect(await shop.refunds(order)).toHaveLength(1);
        expect(await atProvider(id)).toMatchObject({ refundedCents: 1_500 });
      });

    it('checks the keys with a call to the provider', async () => {
      const settings = await shop.accept('POST', `/admin/payment/provider/${method}/check`, {}, shop.asAdmin);
      const canTry = method !== 'MONETICO' && method !== 'E_TRANSACTION';
      expect(settings).toMatchObject({ isReady: true, check: { call: canTry ? 'accepted' : 'reachable' } });
      const wrong = { STRIPE: 'secretKey', CUSTOM: 'secretKey', CAWL: 'apiSecret' }[method as 'STRIPE' | 'CUSTOM' | 'CAWL'];
      if (!canTry) return;
      const value = wrong === 'secretKey' ? `sk_test_${randomUUID().replaceAll('-', '')}` : randomUUID();
      await shop.accept('PUT', `/admin/payment/provider/${method}`, { mode: 'TEST', values: { [wrong]: value } }, shop.asAdmin);
      const refused = await shop.accept<{ check: { fields: { key: string; state: string }[] } }>(
        ...(['POST', `/admin/payment/provider/${method}/check`, {}, shop.asAdmin] as const),
      );
      expect(refused).toMatchObject({ check: { call: 'refused' } });
      expect(refused.check.fields).toContainEqual({ key: wrong, state: 'refused' });
    });
  });
});
