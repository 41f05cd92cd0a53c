import { and, asc, eq, inArray } from 'drizzle-orm';
import { readSettings } from '#backend/foundation/settings/index.ts';
import { byteOrderMark, writeRows } from '#backend/platform/csv.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { invoices } from '#backend/tables/invoice.ts';
import { orderLines } from '#backend/tables/order.ts';
import { type BookedPaper, fecName, fecRows, formatAmount, readAccounts, writeFec } from '#domain/fec.ts';
import { type SoldLine, splitSales } from '#domain/sales-parts.ts';
import { reportSales } from '#domain/sales-report.ts';
import { dateIn } from '#domain/time-zones.ts';
import { messages } from '#messages/generated/entities/sales.ts';
import type { Exporting } from './export-orders.ts';
import { type Period, within } from './period.ts';
import { readMovements } from './read-movements.ts';

const atOnce = 1000;

/** Writes sales a day, category and VAT rate as CSV, as the reporting of sales to consumers wants them. */
export async function exportSalesReport(db: Database, { site, lang, period }: Exporting): Promise<string> {
  const { columns, categories } = messages[lang];
  const siren = (await readSiret(db, site.id)).slice(0, 9);
  const lines = reportSales(await readPapers(db, site, period));
  const rows = lines.map((line) => [
    ...[siren, line.day, line.currency, categories[line.category], formatAmount(line.vatRate)],
    ...[formatAmount(line.net), formatAmount(line.vat), formatAmount(line.net + line.vat), String(line.transactions)],
  ]);
  return byteOrderMark + writeRows([Object.values(columns), ...rows]);
}

/** Writes sales and payments of a period as a file of accounting entries (FEC), with the name that the law prescribes. */
export async function exportFec(
  db: Database,
  { site, period, now }: Pick<Exporting, 'site' | 'period'> & { now: Date },
): Promise<{ name: string; text: string }> {
  const papers = await readPapers(db, site, period);
  const movements = await readMovements(db, site, period);
  const lastDay = period.to ?? dateIn(site.timeZone, now);
  const settings = await readSettings(db, site.id);
  return { name: fecName(settings.COMPANY_SIRET, lastDay), text: writeFec(fecRows(readAccounts(settings), papers, movements)) };
}

const readSiret = async (db: Database, idSite: number): Promise<string> =>
  (await readSettings(db, idSite)).COMPANY_SIRET.replace(/\D/g, '');

/** Reads invoices and credit notes of a period, without those of the test bank, by their moment and number. */
async function readPapers(db: Database, site: { id: number; timeZone: string }, period: Period): Promise<BookedPaper[]> {
  const filter = and(eq(invoices.idSite, site.id), eq(invoices.isTest, false), within(invoices.issuedAt, period, site.timeZone));
  const order = [asc(invoices.issuedAt), asc(invoices.id)];
  const ids = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(filter)
    .orderBy(...order);
  const papers: BookedPaper[] = [];
  for (let from = 0; from < ids.length; from += atOnce) {
    const page = ids.slice(from, from + atOnce).map(({ id }) => id);
    const rows = await db
      .select()
      .from(invoices)
      .where(and(eq(invoices.idSite, site.id), inArray(invoices.id, page)))
      .orderBy(...order);
    const sold = await readSoldLines(
      db,
      site.id,
      rows.map(({ idOrder }) => idOrder),
    );
    for (const { kind, content, reference, currency, issuedAt } of rows)
      papers.push({
        ...{ reference, currency, isCreditNote: kind === 'CREDIT_NOTE', day: dateIn(site.timeZone, issuedAt) },
        parts: splitSales({ kind, content }, (idLine) => sold.get(idLine)),
      });
  }
  return papers;
}

/** Reads the lines of orders by id: which are services, and what their pieces cost the shop. */
async function readSoldLines(db: Database, idSite: number, idOrders: readonly string[]): Promise<ReadonlyMap<number, SoldLine>> {
  if (idOrders.length === 0) return new Map();
  const rows = await db
    .select({ id: orderLines.id, rentFrom: orderLines.rentFrom, purchasePrice: orderLines.purchasePrice })
    .from(orderLines)
    .where(and(eq(orderLines.idSite, idSite), inArray(orderLines.idOrder, [...new Set(idOrders)])));
  return new Map(rows.map(({ id, rentFrom, purchasePrice }) => [id, { isService: rentFrom !== null, purchasePrice }]));
}
