import { and, asc, eq, inArray } from 'drizzle-orm';
import { readSettings } from '#backend/foundation/settings/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { invoices } from '#backend/tables/invoice.ts';
import { orderLines, type orders } from '#backend/tables/order.ts';
import { paymentAttempts } from '#backend/tables/payment.ts';
import { sites } from '#backend/tables/site.ts';
import { toLang } from '#schemas/site.ts';
import { invoiceContent } from '../content.ts';
import { nextNumber } from '../number.ts';
import { sellerOf } from '../seller.ts';

type OrderRow = typeof orders.$inferSelect;

/** Makes the invoice of an order that was just paid, in the transaction that made it paid and under the order's lock. */
export async function issueInvoice(tx: Database, order: OrderRow, now: Date): Promise<void> {
  const { idSite, id: idOrder, locale, currency, total, vat } = order;
  const [site] = await tx.select({ name: sites.name, timeZone: sites.timeZone }).from(sites).where(eq(sites.id, idSite));
  if (!site) throw new Error('the site of the order is gone');
  const { name, timeZone } = site;
  const rows = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.idSite, idSite), eq(orderLines.idOrder, idOrder)))
    .orderBy(asc(orderLines.id));
  const seller = sellerOf(await readSettings(tx, idSite, locale), name, toLang(locale));
  const content = invoiceContent(order, rows, { seller, timeZone, at: now });
  const isTest = await isPaidInTest(tx, order);
  const kind = 'INVOICE';
  const number = await nextNumber(tx, { idSite, kind, isTest, timeZone }, now);
  await tx.insert(invoices).values({ idSite, kind, isTest, ...number, idOrder, locale, currency, total, vat, content });
}

/** Returns whether no real money moved: the test bank, or the test environment of a provider. */
async function isPaidInTest(tx: Database, { idSite, id }: OrderRow): Promise<boolean> {
  const paid = await tx
    .select({ isTest: paymentAttempts.isTest })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.idSite, idSite),
        eq(paymentAttempts.idOrder, id),
        inArray(paymentAttempts.status, ['paid', 'partially_refunded', 'refunded']),
      ),
    );
  return paid.some(({ isTest }) => isTest);
}
