import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { mails } from '#backend/tables/mail.ts';
import { orders } from '#backend/tables/order.ts';
import { parameters } from '#backend/tables/site.ts';
import type { AdminOrder, OrderSheet } from '#schemas/admin-order.ts';
import type { PlacedOrder } from '#schemas/order.ts';
import type { BankListReport, Reconciliation, UnconfirmedPayment } from '#schemas/payment-books.ts';
import { type RunningSimulator, startSimulator } from '../../../tools/payment-simulator/start.ts';
import { onOneEngine } from '../databases.ts';
import { openPaymentShop, type PaymentShop } from './payment-shop.ts';
import { bankPair, type Changed, signedMessage } from './signed-by-hand.ts';

let simulator: RunningSimulator;
beforeAll(async () => {
  simulator = await startSimulator({ port: 0, retryDelaysMs: [] });
});
afterAll(() => simulator.stop());

const head = 'Site;Rank;TransactionId;IdAppel;Reference;Type;NumberOfAuthorization;Amount;Status;ErrorCode';

onOneEngine('a payment that names no shop', (db) => {
  let shop: PaymentShop;
  beforeEach(async () => {
    shop = await openPaymentShop(db(), { method: 'E_TRANSACTION', mode: 'LIVE', simulator, publicKey: bankPair.publicKey });
  });
  afterEach(() => shop.close());

  /** A success that the bank signed: whose account took the money, it does not say. */
  const paid = async (changed: Changed = {}): Promise<PlacedOrder> => {
    const { order } = await shop.placeOne();
    const written = { attempt: await shop.attemptOf(order), keys: shop.keys, mode: shop.mode, now: shop.now() };
    await shop.notify(signedMessage('E_TRANSACTION', 'paid', written, changed));
    return order;
  };
  /** A row of the shop's own list for an order, as the bank writes it. */
  const rowOf = async (order: PlacedOrder, changed: Record<string, string> = {}) => {
    const [capture] = await shop.captures(order);
    const row = {
      ...{ site: shop.keys.site, rank: `0${shop.keys.rank}`, transaction: capture?.transaction, call: '1' },
      ...{ type: 'Autorisation', authorisation: '123456', amount: String(order.total), status: 'Télécollecté', error: '' },
      ...{ reference: (await shop.attemptOf(order)).providerReference, ...changed },
    };
    return [
      ...[row.site, row.rank, row.transaction, row.call, row.reference, row.type],
      ...[row.authorisation, row.amount, row.status, row.error],
    ].join(';');
  };
  const sendList = (rows: readonly string[], encoding: BufferEncoding = 'latin1') => {
    const form = new FormData();
    form.set('file', new File([Buffer.from([head, ...rows].join('\r\n'), encoding)], 'liste.csv', { type: 'text/csv' }));
    return shop.call<BankListReport>('POST', '/admin/payment/bank-list', form, shop.asAdmin);
  };
  const lead = ({ id }: PlacedOrder, step: string, more: object = {}) =>
    shop.call<OrderSheet>('PUT', `/admin/order/${id}/status`, { step, ...more }, shop.asAdmin);
  const sheet = ({ id }: PlacedOrder) => shop.accept<OrderSheet>('GET', `/admin/order/${id}`, undefined, shop.asAdmin);
  const confirm = ({ id }: PlacedOrder, amount: number) =>
    shop.call('POST', `/admin/order/${id}/payment/confirm`, { amount }, shop.asAdmin);
  const waiting = () =>
    shop.accept<{ total: number; payments: UnconfirmedPayment[] }>('GET', '/admin/payment/unconfirmed', undefined, shop.asAdmin);
  const typesOf = async (order: PlacedOrder) => (await sheet(order)).history.map(({ type }) => type);

  it('looks paid to its shopper, and to the shop paid and to be confirmed: order, lists, e-mail', async () => {
    await db().insert(parameters).values({ idSite: shop.idSite, key: 'COMPANY_EMAIL', value: 'maison@shop.test' }).onConflictDoNothing();
    const order = await paid();
    expect(await shop.state(order)).toMatchObject({ outcome: 'paid', status: 'PAID' });
    expect(await sheet(order)).toMatchObject({ isPaymentUnconfirmed: true, order: { status: 'PAID' } });
    const listed = (query: string) => shop.accept<{ orders: AdminOrder[] }>('GET', `/admin/order${query}`, undefined, shop.asAdmin);
    expect((await listed('?unconfirmed=true')).orders).toMatchObject([{ id: order.id, isPaymentUnconfirmed: true }]);
    const { providerReference } = await shop.attemptOf(order);
    expect(await waiting()).toMatchObject({ total: 1, payments: [{ idOrder: order.id, providerReference, amount: order.total }] });
    const told = await db()
      .select()
      .from(mails)
      .where(and(eq(mails.idSite, shop.idSite), eq(mails.idOrder, order.id)));
    expect(told.find(({ kind }) => kind === 'ORDER_NOTICE')?.text).toContain('à confirmer');
    expect(told.find(({ kind }) => kind === 'ORDER_CONFIRMED')?.text).not.toContain('à confirmer');
  });

  it('is not worked on until it is confirmed, or somebody says to go on without', async () => {
    const [waits, goesOn, isRefunded] = [await paid(), await paid(), await paid()];
    expect(await lead(waits, 'PREPARING')).toMatchObject({ status: 409 });
    expect(await sheet(waits)).toMatchObject({ order: { status: 'PAID' } });
    expect(await confirm(waits, waits.total)).toMatchObject({ success: true });
    expect(await lead(waits, 'PREPARING')).toMatchObject({ success: true, data: { isPaymentUnconfirmed: false } });
    expect(await typesOf(waits)).toEqual(['order.placed', 'payment.paid', 'payment.confirmed', 'order.preparing']);

    expect(await lead(goesOn, 'PREPARING', { despiteUnconfirmed: true })).toMatchObject({ data: { isPaymentUnconfirmed: true } });
    expect(await lead(goesOn, 'SHIPPED')).toMatchObject({ status: 409 });
    expect(await typesOf(goesOn)).toEqual(['order.placed', 'payment.paid', 'payment.unconfirmed', 'order.preparing']);

    // Money that never came is not refunded: the order ends, and nothing waits any more.
    expect(await lead(isRefunded, 'REFUNDED')).toMatchObject({ success: true });
    expect((await waiting()).payments.map(({ idOrder }) => idOrder)).toContain(isRefunded.id);
    const [refund] = await shop.refunds(isRefunded);
    await shop.accept('POST', `/admin/payment/refund/${refund?.id}/confirm`, { reference: 'jamais reçu' }, shop.asAdmin);
    expect((await waiting()).payments.map(({ idOrder }) => idOrder)).toEqual([goesOn.id]);
  });

  it('is confirmed by a person with the amount that the list says, and no other', async () => {
    const order = await paid();
    expect(await confirm(order, order.total - 1)).toMatchObject({ status: 422, data: [{ key: 'amount' }] });
    expect(await sheet(order)).toMatchObject({ isPaymentUnconfirmed: true });
    expect(await confirm(order, order.total)).toMatchObject({ success: true });
    expect(await confirm(order, order.total)).toMatchObject({ success: true });
    expect((await typesOf(order)).filter((type) => type === 'payment.confirmed')).toHaveLength(1);
  });

  it('is confirmed by the bank’s list, which leaves alone what it does not hold or holds otherwise', async () => {
    const [first, second, absent] = [await paid(), await paid(), await paid()];
    const stranger = String(Number(shop.keys.site) + 1);
    const rows = [
      await rowOf(first, { error: '00105', authorisation: '', status: 'Refusé', transaction: '77' }),
      await rowOf(first),
      await rowOf(second, { site: stranger }),
    ];
    const report = await sendList(rows);
    expect(report).toMatchObject({
      data: { rows: 3, waiting: 2, confirmed: [{ idOrder: first.id }], doubtful: [{ idOrder: second.id, doubt: 'OTHER_SHOP' }] },
    });
    expect((await waiting()).payments.map(({ idOrder }) => idOrder)).toEqual([second.id, absent.id]);
    // The same again, in another encoding, changes nothing more.
    expect(await sendList(rows, 'utf8')).toMatchObject({ data: { confirmed: [], waiting: 2 } });
    expect(await typesOf(first)).toEqual(['order.placed', 'payment.paid', 'payment.confirmed']);
  });

  it('is not confirmed by an attempt that this shop’s list has as refused', async () => {
    const order = await paid({ transaction: '4711' });
    const refused = await rowOf(order, { transaction: '4711', authorisation: '', error: '00105', status: 'Refus' });
    expect(await sendList([refused])).toMatchObject({ data: { confirmed: [], doubtful: [{ doubt: 'NOT_ACCEPTED' }] } });
    expect(await sheet(order)).toMatchObject({ isPaymentUnconfirmed: true });
  });

  it('waits for a list that can be read, and for the shop’s own site and rank', async () => {
    await paid();
    const form = new FormData();
    form.set('file', new File(['a;b\n1;2'], 'x.csv'));
    expect(await shop.call('POST', '/admin/payment/bank-list', form, shop.asAdmin)).toMatchObject({ status: 422, data: [{ key: 'file' }] });
    await shop.accept('PUT', '/admin/payment/provider/E_TRANSACTION', { mode: 'LIVE', values: { site: '' } }, shop.asAdmin);
    expect(await sendList([])).toMatchObject({ status: 409 });
  });

  it('stands in the books once it has waited for more than a day', async () => {
    const order = await paid();
    const books = () => shop.accept<Reconciliation>('GET', '/admin/payment/reconciliation', undefined, shop.asAdmin);
    expect((await books()).problems).toEqual([]);
    const paidAt = new Date(shop.now().getTime() - 86_400_001);
    await db().update(orders).set({ paidAt }).where(eq(orders.id, order.id));
    expect((await books()).problems).toMatchObject([{ kind: 'UNCONFIRMED', idOrder: order.id, amount: order.total }]);
    await confirm(order, order.total);
    expect((await books()).problems).toEqual([]);
  });
});
