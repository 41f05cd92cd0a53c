import { sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { invoiceSequences, invoiceSeries } from '#backend/tables/invoice.ts';
import { dateIn } from '#domain/time-zones.ts';
import type { InvoiceKind } from '#schemas/invoice.ts';

const prefixes = { INVOICE: 'FA', CREDIT_NOTE: 'AV' } as const satisfies Record<InvoiceKind, string>;

type Series = { idSite: number; kind: InvoiceKind; isTest: boolean; timeZone: string };

/**
 * The next number of a series and its date, e.g. `FA-89-26-000042`, `ESSAI-FA-89-26-000001` for the test bank's: kind, site, year in
 * the shop's time zone, count in that year (CGI annexe II 242 nonies A, I 7°). The rows of date and count stay locked until the
 * transaction ends, so that numbers have no gaps and dates never go back.
 */
export async function nextNumber(tx: Database, series: Series, now: Date) {
  const { idSite, kind, isTest, timeZone } = series;
  const issuedAt = await nextDate(tx, series, now);
  const year = Number(dateIn(timeZone, issuedAt).slice(0, 4));
  const { idSite: site, kind: ofKind, isTest: test, year: inYear, last } = invoiceSequences;
  const [row] = await tx
    .insert(invoiceSequences)
    .values({ idSite, kind, isTest, year, last: 1 })
    .onConflictDoUpdate({ target: [site, ofKind, test, inYear], set: { last: sql`${last} + 1` } })
    .returning({ last });
  if (!row) throw new Error('no number was given');
  const count = `${idSite}-${String(year).slice(2)}-${String(row.last).padStart(6, '0')}`;
  return { issuedAt, year, number: row.last, reference: `${isTest ? 'ESSAI-' : ''}${prefixes[kind]}-${count}` };
}

/** The date of the next invoice of a series, whose row it locks: now, or that of the last one where another process's clock was ahead. */
async function nextDate(tx: Database, { idSite, kind, isTest }: Series, now: Date): Promise<Date> {
  const { idSite: site, kind: ofKind, isTest: test, lastIssuedAt } = invoiceSeries;
  const [row] = await tx
    .insert(invoiceSeries)
    .values({ idSite, kind, isTest, lastIssuedAt: now })
    .onConflictDoUpdate({ target: [site, ofKind, test], set: { lastIssuedAt: sql`greatest(${lastIssuedAt}, excluded.last_issued_at)` } })
    .returning({ lastIssuedAt });
  if (!row) throw new Error('no date was given');
  return row.lastIssuedAt;
}
