import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { products } from '#backend/tables/catalogue.ts';
import { invoices } from '#backend/tables/invoice.ts';
import { orderLines } from '#backend/tables/order.ts';
import { paymentAttempts, paymentCaptures, paymentPayouts } from '#backend/tables/payment.ts';
import { users } from '#backend/tables/people.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { PlacedOrder } from '#schemas/order.ts';
import type { Session } from '#schemas/user.ts';
import { onOneEngine } from '../databases.ts';
import { type Headers, openShop, orderBody, type Shop } from './shop.ts';

onOneEngine('the books of sales', (db) => {
  let shop: Shop;
  let desk: Headers;
  let order: PlacedOrder;
  beforeAll(async () => {
    shop = await openShop(db());
    const email = `desk-${shop.idSite}@example.test`;
    const body = { email, password: 'une longue phrase de passe', firstname: 'Desk', lastname: 'Team', acceptTerms: true };
    const { token } = await shop.accept<Session>('POST', '/register', body);
    await db().update(users).set({ role: 'ADMIN' }).where(eq(users.email, email));
    desk = { Authorization: token };
    const coat = await shop.product({ name: 'Manteau', price: 8000, stock: 2, marginScheme: true, vatRate: 0 });
    const own = and(eq(products.idSite, shop.idSite), eq(products.id, coat.idProduct));
    await db().update(products).set({ purchasePrice: 2000 }).where(own);
    const tried = await place(coat);
    order = await place(coat);
    await shop.pay(tried);
    await settle(tried, order);
    // Paid dearer afterwards: what the order knew counts.
    await db().update(products).set({ purchasePrice: 7000 }).where(own);
    const payout = { provider: 'stripe' as const, day: '2026-11-20', amount: order.total - 100, fees: 100, reference: 'po_1' };
    await db()
      .insert(paymentPayouts)
      .values({ idSite: shop.idSite, ...payout });
  });
  async function place({ idProduct, idDeclination }: { idProduct: number; idDeclination: number }): Promise<PlacedOrder> {
    const cart = await shop.cartWith(idDeclination);
    const to = { products: [{ idProduct, quantity: 1 }], postalCode: '85190', country: 250 };
    const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', to);
    if (!carrier) throw new Error('no carrier');
    return shop.accept<PlacedOrder>('POST', '/order', orderBody(cart, carrier));
  }
  /** Books for an order as real money what another paid at the test bank, whose own rows count in no book. */
  async function settle({ id: tried }: PlacedOrder, { id: idOrder }: PlacedOrder): Promise<void> {
    const [capture] = await db().select().from(paymentCaptures).where(eq(paymentCaptures.idOrder, tried));
    const [invoice] = await db().select().from(invoices).where(eq(invoices.idOrder, tried));
    const [attempt] = await db().select().from(paymentAttempts).where(eq(paymentAttempts.idOrder, idOrder));
    const [line] = await db().select().from(orderLines).where(eq(orderLines.idOrder, idOrder));
    if (!capture || !invoice || !attempt || !line) throw new Error('nothing was paid');
    const { id: _capture, ...paid } = capture;
    const { id: _invoice, ...written } = invoice;
    await db()
      .insert(paymentCaptures)
      .values({ ...paid, idOrder, idAttempt: attempt.id, transaction: 'real', isTest: false });
    const content = { ...written.content, lines: written.content.lines.map((each) => ({ ...each, idLine: line.id })) };
    await db()
      .insert(invoices)
      .values({ ...written, idOrder, content, reference: 'FA-1', isTest: false });
  }
  const read = async (path: string) =>
    (await shop.app.request(path, { headers: { idSite: String(shop.idSite), userLang: 'en_US', ...desk } })).text();
  const cents = (field = '') => Number(field.replace(',', ''));

  it('report the VAT on the margin of a used piece, by what it had cost when it was ordered', async () => {
    const rows = (await read('/admin/sales/report.csv?lang=en')).split('\r\n').map((row) => row.split(/[;,]/));
    const margin = rows.filter((row) => row.join().includes('TMA1'));
    expect(margin).toHaveLength(1);
    expect(margin.join()).toContain('20');
    const entries = (await read('/admin/sales/fec.txt')).split('\r\n').map((row) => row.split('\t'));
    const credit = (account: string) =>
      entries.filter((row) => row[4] === account).reduce((sum, row) => sum + cents(row[12]) - cents(row[11]), 0);
    // A sixth of what the piece and its shipping brought above 20.00.
    expect(credit('445710')).toBe(Math.round((order.total - 2000) / 6));
    expect(credit('707100')).toBe(order.total - Math.round((order.total - 2000) / 6));
  });

  it('tell nobody but the shop what a piece had cost', async () => {
    const seen = await shop.accept<object>('GET', `/order/${order.id}?key=${order.key}`);
    const data = await shop.accept<object>('GET', '/admin/person/data?email=zoe@example.test', undefined, desk);
    expect(JSON.stringify([seen, data])).not.toContain('purchasePrice');
    expect(JSON.stringify(data)).toContain('Manteau');
  });

  it('book the payment and the payout, so that nobody owes anything', async () => {
    const entries = (await read('/admin/sales/fec.txt?from=2026-11-01&to=2026-11-30')).split('\r\n').map((row) => row.split('\t'));
    const credit = (account: string) =>
      entries.filter((row) => row[4] === account).reduce((sum, row) => sum + cents(row[12]) - cents(row[11]), 0);
    expect([credit('411000'), credit('511700')]).toEqual([0, 0]);
    expect([credit('512000'), credit('627800')]).toEqual([100 - order.total, -100]);
    const before = await read('/admin/sales/fec.txt?from=2026-10-01&to=2026-10-31');
    expect(before.trim().split('\r\n'), 'nothing but the header').toHaveLength(1);
  });
});
