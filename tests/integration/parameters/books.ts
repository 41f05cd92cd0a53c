import { eq } from 'drizzle-orm';
import { exportFec } from '#backend/operations/exchange/export-sales-books.ts';
import { invoices } from '#backend/tables/invoice.ts';
import { orderLines } from '#backend/tables/order.ts';
import { paymentPayouts } from '#backend/tables/payment.ts';
import type { PlacedOrder } from '#schemas/order.ts';
import type { ParameterKey } from '#schemas/parameters/index.ts';
import type { OpenShop } from '../commerce/shop.ts';
import type { RuleProof } from './proof.ts';
import { fill, order } from './shopping.ts';

const place = async (shop: OpenShop): Promise<PlacedOrder> => {
  const placed = await order(shop, await fill(shop, { quantity: 1, vatRate: 2000 }, { quantity: 1, vatRate: 2000 }));
  if (!placed.success) throw new Error(placed.message);
  return placed.data;
};

/** Writes real invoices of each category from the one of a trial payment, and a payout; gives the accounts that they are booked on. */
async function accountsOf(shop: OpenShop): Promise<string[]> {
  const tried = await place(shop);
  await shop.pay(tried);
  const [home, abroad] = [await place(shop), await place(shop)];
  const [paper] = await shop.db.select().from(invoices).where(eq(invoices.idOrder, tried.id));
  const [, rented] = await shop.db.select().from(orderLines).where(eq(orderLines.idOrder, home.id)).orderBy(orderLines.id);
  if (!paper || !rented) throw new Error('nothing was invoiced');
  await shop.db.update(orderLines).set({ rentFrom: '2026-12-01', rentTo: '2026-12-03', deposit: 0 }).where(eq(orderLines.id, rented.id));
  const { id: _id, content, ...row } = paper;
  const lines = content.lines.map((line, at) => ({ ...line, idLine: at === 1 ? rented.id : line.idLine }));
  const rates = [...content.rates, { vatRate: 0, marginScheme: true, gross: 1000, vat: 0 }];
  const written = { ...row, isTest: false };
  await shop.db.insert(invoices).values([
    { ...written, idOrder: home.id, reference: 'FA-1', content: { ...content, lines, rates } },
    { ...written, idOrder: abroad.id, reference: 'FA-2', number: row.number + 1, content: { ...content, taxation: 'EXPORT' } },
  ]);
  const payout = { provider: 'stripe' as const, day: '2026-11-20', amount: 900, fees: 100, reference: 'po_1' };
  await shop.db.insert(paymentPayouts).values({ idSite: shop.idSite, ...payout });
  // Refund and payment book on the same accounts as payout and invoice.
  const { text } = await exportFec(shop.db, {
    site: { id: shop.idSite, timeZone: 'Europe/Paris' },
    period: { from: undefined, to: undefined },
    now: shop.now(),
  });
  const rows = text.trim().split('\r\n').slice(1);
  return [...new Set(rows.map((line) => line.split('\t')[4] ?? ''))].sort();
}

const usual: readonly (readonly [ParameterKey, string, string])[] = [
  ['FEC_ACCOUNT_CUSTOMERS', '411000', 'customers'],
  ['FEC_ACCOUNT_VAT', '445710', 'collected VAT'],
  ['FEC_ACCOUNT_PROVIDERS', '511700', 'payment providers'],
  ['FEC_ACCOUNT_BANK', '512000', 'the bank'],
  ['FEC_ACCOUNT_FEES', '627800', 'fees on payments'],
  ['FEC_ACCOUNT_SERVICES', '706000', 'services'],
  ['FEC_ACCOUNT_GOODS', '707000', 'goods'],
  ['FEC_ACCOUNT_MARGIN', '707100', 'sales under the margin scheme'],
  ['FEC_ACCOUNT_UNTAXED', '707900', 'sales abroad'],
];
const numbers = usual.map(([, number]) => number);
const own = '999WEB';

export const proofs: readonly RuleProof[] = usual.map(([key, number, what]) => ({
  key,
  title: `the file of accounting entries books ${what} on this account`,
  value: own,
  see: accountsOf,
  before: numbers,
  after: [...numbers.filter((each) => each !== number), own],
}));
