import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tellShop } from '#backend/app.ts';
import { expireOrders } from '#backend/commerce/order/flows/expire-orders.ts';
import { closeAttempts, readAttempts } from '#backend/commerce/payment/flows/read-attempts.ts';
import { sendRefunds } from '#backend/commerce/payment/flows/send-refunds.ts';
import type { Tell } from '#backend/platform/domain-events.ts';
import { declinations } from '#backend/tables/catalogue.ts';
import { invoices } from '#backend/tables/invoice.ts';
import { mails } from '#backend/tables/mail.ts';
import { parameters } from '#backend/tables/site.ts';
import type { PlacedOrder } from '#schemas/order.ts';
import { type RunningSimulator, startSimulator } from '../../../tools/payment-simulator/start.ts';
import { onBothEngines } from '../databases.ts';
import { methods, newKeys } from './keys.ts';
import { openPaymentShop, type PaymentShop } from './payment-shop.ts';
import { bankPair, type Changed, signedMessage, type Told, tells } from './signed-by-hand.ts';

let simulator: RunningSimulator;
beforeAll(async () => {
  simulator = await startSimulator({ port: 0, pendingMs: 20, retryDelaysMs: [] });
});
afterAll(() => simulator.stop());

onBothEngines('the contract of payments', (db) => {
  describe.each(methods)('%s', (method) => {
    let shop: PaymentShop;
    /** Set by a test: what happens in the middle of taking a payment in. */
    let interrupt: (() => void) | undefined;
    const tell: Tell = async (tx, name, event) => {
      await tellShop(tx, name, event);
      if (name === 'order.paid') interrupt?.();
    };
    beforeEach(async () => {
      interrupt = undefined;
      shop = await openPaymentShop(db(), { method, simulator, publicKey: bankPair.publicKey, tell });
    });
    afterEach(() => shop.close());

    const write = async (order: PlacedOrder, told: Told, changed: Changed = {}, number?: number) => {
      const all = await shop.attemptsOf(order.id);
      const attempt = number === undefined ? all[0] : all.find((each) => each.number === number);
      if (!attempt) throw new Error('no attempt');
      return signedMessage(method, told, { attempt, keys: shop.keys, mode: shop.mode, now: shop.now() }, changed);
    };
    const send = async (order: PlacedOrder, told: Told, changed: Changed = {}, number?: number) =>
      shop.notify(await write(order, told, changed, number));
    const retry = (order: PlacedOrder) => shop.accept<PlacedOrder>('POST', `/order/${order.id}/payment?key=${order.key}`, {});
    const stockOf = async (id: number) => (await db().select().from(declinations).where(eq(declinations.id, id)))[0]?.stock;
    const invoicesOf = (order: PlacedOrder) => db().select().from(invoices).where(eq(invoices.idOrder, order.id)).orderBy(invoices.id);
    const isRefused = async (response: Response) =>
      method === 'MONETICO' ? (await response.text()) === 'version=2\ncdr=1\n' : response.status === 400;

    it('starts with what the browser needs to pay, the same again for a repeated call', async () => {
      const { order } = await shop.placeOne();
      expect(order.isTest).toBe(true);
      const kinds = { STRIPE: 'element', CUSTOM: 'element', CAWL: 'redirect', MONETICO: 'form', E_TRANSACTION: 'form' };
      expect(order.payment.kind).toBe(kinds[method]);
      const again = await retry(order);
      const steady = ({ payment }: PlacedOrder) =>
        payment.kind === 'form'
          ? { ...payment, fields: payment.fields.filter(({ name }) => !/date|TIME|DISPLAY|MAC/.test(name)) }
          : payment;
      expect(steady(again)).toEqual(steady(order));
      expect(await shop.attemptsOf(order.id)).toHaveLength(1);
      expect(await shop.state(order)).toMatchObject({ outcome: 'waiting', method, isTest: true, canPay: true });
    });

    it('an order in another currency is opened in it, or refused in words where the provider does not take it', async () => {
      await db().insert(parameters).values({ idSite: shop.idSite, key: 'CURRENCY', value: 'CHF' });
      if (method === 'E_TRANSACTION') return expect(shop.placeOne()).rejects.toThrow(/^503 .*CHF/);
      const { order } = await shop.placeOne();
      expect(await shop.attemptOf(order)).toMatchObject({ currency: 'CHF' });
      if (order.payment.kind === 'form')
        expect(order.payment.fields).toContainEqual({ name: 'montant', value: `${(order.total / 100).toFixed(2)}CHF` });
    });

    it('a success makes the order paid, once in every book', async () => {
      const { order, idDeclination } = await shop.placeOne();
      const response = await send(order, 'paid');
      expect(response.status).toBe(200);
      if (method === 'MONETICO') expect(await response.text()).toBe('version=2\ncdr=0\n');
      expect(await shop.state(order)).toMatchObject({ outcome: 'paid', status: 'PAID', paymentStatus: 'paid', canPay: false });
      expect(await shop.captures(order)).toMatchObject([{ amount: order.total, currency: 'EUR', isExtra: false, isTest: true }]);
      expect(await stockOf(idDeclination)).toBe(2);
      expect(await invoicesOf(order)).toMatchObject([{ kind: 'INVOICE', isTest: true, total: order.total }]);
    });

    it('a success that does not name the shop waits for the bank to confirm it, another does not', async () => {
      const { order } = await shop.placeOne();
      await send(order, 'paid');
      expect(await shop.orderRow(order)).toMatchObject({ status: 'PAID', isPaymentUnconfirmed: method === 'E_TRANSACTION' });
    });

    it('a refusal and then a success on the same page pays', async () => {
      const { order } = await shop.placeOne();
      expect((await send(order, 'refused')).status).toBe(200);
      expect(await shop.state(order)).toMatchObject({ outcome: 'refused', canPay: true });
      await send(order, 'paid');
      expect(await shop.state(order)).toMatchObject({ outcome: 'paid' });
    });

    it('given up by the shopper leaves the order open for another try', async () => {
      const { order } = await shop.placeOne();
      if (tells(method, 'cancelled')) await send(order, 'cancelled');
      else await shop.accept('POST', `/order/${order.id}/payment/cancel?key=${order.key}`, {});
      expect(await shop.state(order)).toMatchObject({ outcome: 'cancelled', status: 'PENDING_PAYMENT', canPay: true });
      const second = await retry(order);
      expect(second.id).toBe(order.id);
      await send(second, 'paid');
      expect(await shop.state(order)).toMatchObject({ outcome: 'paid' });
    });

    if (tells(method, 'pending'))
      it('pending and then a success keeps the pieces meanwhile and pays', async () => {
        const { order } = await shop.placeOne();
        await send(order, 'pending');
        expect(await shop.state(order)).toMatchObject({ outcome: 'waiting', paymentStatus: 'pending', canPay: false });
        shop.later(60);
        expect((await shop.call('POST', `/order/${order.id}/payment?key=${order.key}`, {})).status).toBe(409);
        await expireOrders(db(), shop.at());
        await send(order, 'paid');
        expect(await shop.state(order)).toMatchObject({ outcome: 'paid' });
      });

    it('a hundred times the same success, all at once, pays once', async () => {
      const { order, idDeclination } = await shop.placeOne();
      const message = await write(order, 'paid');
      const answers = await Promise.all(Array.from({ length: 100 }, () => shop.notify(message)));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 200));
      expect(await shop.captures(order)).toHaveLength(1);
      expect(await stockOf(idDeclination)).toBe(2);
      expect(await invoicesOf(order)).toHaveLength(1);
      expect((await shop.events(order)).filter(({ source }) => source === 'notification')).toHaveLength(1);
      const sent = await db().select().from(mails).where(eq(mails.idOrder, order.id));
      expect(sent.filter(({ kind }) => kind === 'ORDER_CONFIRMED')).toHaveLength(1);
      expect(await shop.orderRow(order)).toMatchObject({ alert: null });
    });

    it('out of order, a success before what came before it stays a success', async () => {
      const { order } = await shop.placeOne();
      const earlier = await Promise.all(
        (['pending', 'refused', 'cancelled'] as const).filter((told) => tells(method, told)).map((told) => write(order, told)),
      );
      await send(order, 'paid');
      for (const message of earlier) expect((await shop.notify(message)).status).toBe(200);
      expect(await shop.state(order)).toMatchObject({ outcome: 'paid', paymentStatus: 'paid' });
      expect(await shop.orderRow(order)).toMatchObject({ status: 'PAID', alert: null });
    });

    it('another amount does not pay: it is flagged, and can be given back', async () => {
      const { order } = await shop.placeOne();
      await send(order, 'paid', { amount: order.total - 1 });
      expect(await shop.orderRow(order)).toMatchObject({ status: 'PENDING_PAYMENT', paidAt: null, alert: 'WRONG_AMOUNT' });
      expect(await shop.captures(order)).toMatchObject([{ amount: order.total - 1, isExtra: true }]);
      expect(await invoicesOf(order)).toEqual([]);
    });

    it('another currency does not pay', async () => {
      const { order } = await shop.placeOne();
      if (method === 'E_TRANSACTION') {
        // The notification names no currency: what was signed in the form is all that can be paid.
        expect(order.payment).toMatchObject({ fields: expect.arrayContaining([{ name: 'PBX_DEVISE', value: '978' }]) });
        return;
      }
      await send(order, 'paid', { currency: 'USD' });
      expect(await shop.orderRow(order)).toMatchObject({ status: 'PENDING_PAYMENT', paidAt: null, alert: 'WRONG_AMOUNT' });
    });

    it('of an order that is not there changes nothing', async () => {
      const { order } = await shop.placeOne();
      const { status } = await send(order, 'paid', { reference: 'ABCDEFGHIJKL' });
      expect(status).toBe(method === 'MONETICO' ? 200 : 404);
      expect(await shop.state(order)).toMatchObject({ outcome: 'waiting' });
      expect(await shop.captures(order)).toEqual([]);
    });

    it("signed with another shop's key is refused, also under that shop's own address", async () => {
      const { order } = await shop.placeOne();
      const foreign = await write(order, 'paid', { keys: newKeys(method, shop.mode) });
      expect(await isRefused(await shop.notify(foreign))).toBe(true);
      const other = await openPaymentShop(db(), { method, simulator, publicKey: bankPair.publicKey });
      try {
        const theirs = await write(order, 'paid', { keys: other.keys });
        expect(await isRefused(await shop.notify(theirs))).toBe(true);
        // Under the other shop's address it verifies, and names nothing of that shop.
        await shop.notify(method === 'E_TRANSACTION' ? await write(order, 'paid') : theirs, other.notifyPath);
      } finally {
        await other.close();
      }
      expect(await shop.state(order)).toMatchObject({ outcome: 'waiting' });
      expect(await shop.events(order)).toEqual([]);
    });

    it('with any byte changed, without a signature, or too long is refused and changes nothing', async () => {
      const { order } = await shop.placeOne();
      const message = await write(order, 'paid');
      const body = String(message.body);
      for (let at = 0; at < body.length; at += 7) {
        const changed = body.slice(0, at) + (body[at] === '7' ? '8' : '7') + body.slice(at + 1);
        const response = await shop.notify({ ...message, body: changed });
        // The text after the signature of a form is not signed; only such a change may be accepted.
        expect(response.status === 400 || (method === 'MONETICO' && (await response.text()).includes('cdr=1')), `byte ${at}`).toBe(true);
      }
      const bare = {
        ...message,
        headers: {},
        body: method === 'MONETICO' || method === 'E_TRANSACTION' ? body.replace(/&(MAC|Sign)=.*$/, '') : body,
      };
      expect(await isRefused(await shop.notify(bare))).toBe(true);
      expect(await isRefused(await shop.notify({ method: 'POST', body: '' }))).toBe(true);
      expect(await shop.state(order)).toMatchObject({ outcome: 'waiting' });
      expect(await shop.events(order)).toEqual([]);
    });

    it('from the test environment is refused by a shop that takes real money', async () => {
      const live = await openPaymentShop(db(), { method, mode: 'LIVE', simulator, publicKey: bankPair.publicKey });
      try {
        const { order } = await live.placeOne();
        expect(order.isTest).toBe(false);
        const attempt = await live.attemptOf(order);
        const written = { attempt, keys: live.keys, mode: live.mode, now: live.now() };
        // Cawl's notifications do not name their environment: each has webhook keys of its own.
        const fromTest: Changed = { mode: 'TEST', ...(method === 'CAWL' ? { keys: newKeys(method, 'TEST') } : {}) };
        expect(await isRefused(await live.notify(signedMessage(method, 'paid', written, fromTest)))).toBe(true);
        expect(await live.state(order)).toMatchObject({ outcome: 'waiting', isTest: false });
        expect((await live.notify(signedMessage(method, 'paid', written))).status).toBe(200);
        expect(await live.state(order)).toMatchObject({ outcome: 'paid', isTest: false });
        expect(await db().select().from(invoices).where(eq(invoices.idOrder, order.id))).toMatchObject([{ isTest: false }]);
      } finally {
        await live.close();
      }
    });

    it('replayed days after the payment changes nothing', async () => {
      const { order } = await shop.placeOne();
      const message = await write(order, 'paid');
      await shop.notify(message);
      shop.later(3 * 24 * 60);
      await shop.notify(message);
      await send(order, 'paid');
      expect(await shop.captures(order)).toHaveLength(1);
      expect(await shop.orderRow(order)).toMatchObject({ status: 'PAID', alert: null });
    });

    it('a crash between receipt and answer loses nothing: the repeated notification pays, once', async () => {
      const { order, idDeclination } = await shop.placeOne();
      const message = await write(order, 'paid');
      interrupt = () => {
        interrupt = undefined;
        throw new Error('the process died');
      };
      expect((await shop.notify(message)).status).toBe(500);
      expect(await shop.captures(order)).toEqual([]);
      expect(await shop.orderRow(order)).toMatchObject({ status: 'PENDING_PAYMENT' });
      expect((await shop.notify(message)).status).toBe(200);
      expect((await shop.notify(message)).status).toBe(200);
      expect(await shop.captures(order)).toHaveLength(1);
      expect(await stockOf(idDeclination)).toBe(2);
    });

    it('a second real payment is flagged, and given back on its own', async () => {
      const { order } = await shop.placeOne();
      await send(order, 'refused');
      await retry(order);
      await send(order, 'paid', { transaction: undefined as never }, 2);
      await send(order, 'paid', method === 'CAWL' || method === 'E_TRANSACTION' ? { transaction: '987654' } : {}, 1);
      expect(await shop.orderRow(order)).toMatchObject({ status: 'PAID', alert: 'PAID_TWICE' });
      const captures = await shop.captures(order);
      expect(captures.map(({ isExtra }) => isExtra)).toEqual([false, true]);
      const extra = captures[1];
      const answer = await shop.refund(order, { idempotencyKey: randomUUID(), idCapture: extra?.id });
      expect(answer.success && answer.data.refunds).toMatchObject([{ amount: order.total, cause: 'DUPLICATE', idCapture: extra?.id }]);
      expect(await invoicesOf(order)).toHaveLength(1);
    });

    it('after the order expired is honoured while the pieces are there, else given back', async () => {
      const first = await shop.placeOne(1);
      const second = await shop.placeOne(1);
      const messages = [await write(first.order, 'paid'), await write(second.order, 'paid')];
      shop.later(31);
      await expireOrders(db(), shop.at());
      await db().update(declinations).set({ stock: 0 }).where(eq(declinations.id, second.idDeclination));
      // Stripe signs when it sends.
      const fresh = method === 'STRIPE' || method === 'CUSTOM';
      for (const [index, { order }] of [first, second].entries()) {
        await shop.notify(fresh ? await write(order, 'paid') : (messages[index] ?? {}));
      }
      expect(await shop.orderRow(first.order)).toMatchObject({ status: 'PAID' });
      expect(await shop.orderRow(second.order)).toMatchObject({ status: 'CANCELLED', alert: 'PAID_WITHOUT_STOCK' });
      expect(await shop.state(second.order)).toMatchObject({ outcome: 'refund' });
      expect(await shop.refunds(second.order)).toMatchObject([{ cause: 'LATE', amount: second.order.total }]);
    });

    it('never given back twice for one request, and never above what was paid', async () => {
      const { order } = await shop.placeOne();
      await send(order, 'paid');
      const key = randomUUID();
      const body = { idempotencyKey: key, amount: 1_000, reason: 'Un bouton manque' };
      const answers = await Promise.all([shop.refund(order, body), shop.refund(order, body), shop.refund(order, body)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await shop.refunds(order)).toMatchObject([{ amount: 1_000, cause: 'PARTIAL' }]);
      expect((await invoicesOf(order)).map(({ kind, total }) => [kind, total])).toEqual([
        ['INVOICE', order.total],
        ['CREDIT_NOTE', 1_000],
      ]);
      const tooMuch = { idempotencyKey: randomUUID(), amount: order.total - 999 };
      const over = await shop.call('POST', `/admin/order/${order.id}/refund`, tooMuch, shop.asAdmin);
      expect([over.status, over.data]).toMatchObject([422, [{ key: 'amount' }]]);
      expect(await shop.refund(order, { idempotencyKey: randomUUID(), amount: 0 })).toMatchObject({ status: 422 });
      // Many at once, each within what is left, together above it.
      const most = await Promise.all(Array.from({ length: 4 }, () => shop.refund(order, { idempotencyKey: randomUUID(), amount: 2_000 })));
      expect(most.filter(({ status }) => status === 200)).toHaveLength(Math.floor((order.total - 1_000) / 2_000));
      const sum = (await shop.refunds(order)).reduce((total, { amount }) => total + amount, 0);
      expect(sum).toBeLessThanOrEqual(order.total);
      // The rest, with the order.
      await shop.accept('PUT', `/admin/order/${order.id}/status`, { step: 'REFUNDED' }, shop.asAdmin);
      await shop.accept('PUT', `/admin/order/${order.id}/status`, { step: 'REFUNDED' }, shop.asAdmin);
      expect((await shop.refunds(order)).reduce((total, { amount }) => total + amount, 0)).toBe(order.total);
      const notes = (await invoicesOf(order)).filter(({ kind }) => kind === 'CREDIT_NOTE');
      expect(notes.reduce((total, note) => total + note.total, 0)).toBe(order.total);
      expect(await shop.refund(order, { idempotencyKey: randomUUID(), amount: 1 })).toMatchObject({ status: 409 });
    });

    if (method === 'MONETICO' || method === 'E_TRANSACTION')
      it('is given back by a person, who confirms it', async () => {
        const { order } = await shop.placeOne();
        await send(order, 'paid');
        await shop.accept('PUT', `/admin/order/${order.id}/status`, { step: 'REFUNDED' }, shop.asAdmin);
        await sendRefunds(shop.parts, shop.at());
        const { refunds, refundsByItself } = await shop.payments(order);
        expect(refundsByItself).toBe(false);
        expect(refunds).toMatchObject([{ status: 'TO_CONFIRM', cause: 'ORDER', amount: order.total }]);
        const open = await shop.accept<{ total: number; refunds: object[] }>('GET', '/admin/payment/refund', undefined, shop.asAdmin);
        expect(open).toMatchObject({ total: 1, refunds: [{ orderReference: order.reference, provider: shop.provider }] });
        const confirm = () => shop.accept('POST', `/admin/payment/refund/${refunds[0]?.id}/confirm`, { reference: 'R-1' }, shop.asAdmin);
        await confirm();
        expect(await confirm()).toMatchObject({
          refunds: [{ status: 'DONE', providerReference: 'R-1' }],
          attempts: [{ status: 'refunded' }],
        });
        expect(await shop.call('POST', `/admin/payment/refund/${refunds[0]?.id}/retry`, {}, shop.asAdmin)).toMatchObject({ status: 409 });
      });

    if (method !== 'MONETICO' && method !== 'E_TRANSACTION')
      it('is read at the provider when the notification never comes', async () => {
        const { order } = await shop.placeOne();
        await shop.control('PUT', '/notifications/mode', { mode: 'drop' });
        try {
          const { session } = await shop.attemptOf(order);
          const { payments } = await shop.control<{ payments: { id: string }[] }>('GET', '/books');
          const payment = payments.find(({ id }) => id === session) ?? payments.at(-1);
          await shop.control('POST', `/payments/${payment?.id}/decide`, { decision: 'accept' });
          expect(await readAttempts(shop.parts, shop.at())).toBe(0);
          shop.later(3);
          await readAttempts(shop.parts, shop.at());
          expect(await shop.orderRow(order)).toMatchObject({ status: 'PAID' });
          expect((await shop.events(order)).map(({ source, outcome }) => [source, outcome])).toEqual([['read', 'applied']]);
          await readAttempts(shop.parts, shop.at());
          expect(await shop.captures(order)).toHaveLength(1);
        } finally {
          await shop.control('PUT', '/notifications/mode', { mode: 'send' });
        }
      });

    it('an attempt whose time is over ends at the provider and gives its pieces back', async () => {
      const { order, idDeclination } = await shop.placeOne(1);
      shop.later(31);
      await expireOrders(db(), shop.at());
      await closeAttempts(shop.parts, shop.at());
      const attempt = await shop.attemptOf(order);
      expect(attempt.status).toMatch(/expired|cancelled/);
      expect((await db().select().from(declinations).where(eq(declinations.id, idDeclination)))[0]).toMatchObject({ stock: 1, held: 0 });
      expect(await shop.state(order)).toMatchObject({ outcome: 'over', canPay: false, retryAfterMs: null });
      if (method === 'STRIPE' || method === 'CUSTOM') {
        expect(attempt.closedAt).not.toBeNull();
        expect(await shop.control('GET', `/payments/${attempt.session}`)).toMatchObject({ state: 'cancelled' });
      }
    });
  });
});
