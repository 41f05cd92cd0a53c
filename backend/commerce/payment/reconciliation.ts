import { and, eq, gte, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { readSettings } from '#backend/foundation/settings/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { invoices } from '#backend/tables/invoice.ts';
import { orders } from '#backend/tables/order.ts';
import { paymentCaptures, paymentPayouts, paymentRefunds } from '#backend/tables/payment.ts';
import { dateIn, instantIn } from '#domain/time-zones.ts';
import type { BookDay, BookProblem, Reconciliation } from '#schemas/payment-books.ts';
import { findProblems } from './book-problems.ts';
import { isTested, type Period, readDoubtful } from './doubtful-orders.ts';

type Site = { id: number; timeZone: string };
type Days = { from?: string | undefined; to?: string | undefined };
/** The books of a period with all that does not fit together. */
export type WholeReconciliation = Omit<Reconciliation, 'problemCount'>;

/** Days without an answer of a day, and at most. */
const usualDays = 30;
const maxDays = 400;

const dayMs = 86_400_000;
const addDays = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** `readReconciliation` with a page of what does not fit together. */
export async function listReconciliation(
  db: Database,
  site: Site,
  { page, nbItem, ...days }: Days & { page: number; nbItem: number },
  now: Date,
): Promise<Reconciliation> {
  const { problems, ...books } = await readReconciliation(db, site, days, now);
  return { ...books, problemCount: problems.length, problems: problems.slice((page - 1) * nbItem, page * nbItem) };
}

/**
 * The shop's money day by day, in the site's currency of today, and what does not fit together, in any. Payments in test are in none of it. Throws ApiError 422: a period that ends
 * before it begins, or is too long.
 */
export async function readReconciliation(
  db: Database,
  { id: idSite, timeZone }: Site,
  asked: Days,
  now: Date,
): Promise<WholeReconciliation> {
  const to = asked.to ?? dateIn(timeZone, now);
  const from = asked.from ?? addDays(to, 1 - usualDays);
  if (from > to) throw ApiError.fields([{ key: 'to', message: 'csv.period' }]);
  if (addDays(from, maxDays) <= to) throw ApiError.fields([{ key: 'from', message: 'payment.period-too-long' }]);
  const days: BookDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push({ day, ...emptyDay() });
  const starts = days.map(({ day }) => instantIn(timeZone, day, '00:00'));
  const period = { start: instantIn(timeZone, from, '00:00'), end: instantIn(timeZone, addDays(to, 1), '00:00') };
  const { CURRENCY: currency } = await readSettings(db, idSite);
  await addSums(db, { idSite, currency }, { days, starts, period });
  const problems: BookProblem[] = [];
  const add = (problem: BookProblem): boolean => {
    const at = new Date(problem.at);
    const day = at < period.end ? days[starts.findLastIndex((start) => start <= at)] : undefined;
    if (day) day.problems += 1;
    return day !== undefined;
  };
  for await (const books of readDoubtful(db, idSite, period)) problems.push(...findProblems(books, now).filter(add));
  problems.sort((a, b) => compare(a.at, b.at) || compare(a.reference, b.reference));
  const notPaidOut = await balanceOf(db, { idSite, currency });
  if (notPaidOut < 0) {
    const owed: BookProblem = {
      kind: 'PAYOUT_DIFFERS',
      idOrder: null,
      reference: '',
      amount: -notPaidOut,
      currency,
      at: now.toISOString(),
    };
    add(owed);
    problems.push(owed);
  }
  return { from, to, currency, days, total: totalOf(days), problems, notPaidOut };
}

type Book = Exclude<keyof BookDay, 'day' | 'problems' | 'payouts'>;
type Summed = PgTable & { idSite: PgColumn; currency: PgColumn };
type Purse = { idSite: number; currency: string };
type DaysAt = { days: BookDay[]; starts: readonly Date[]; period: Period };

/** Adds to each day what was paid, given back and written on it. The database adds it up: it is a number a day, of however many rows. */
async function addSums(db: Database, { idSite, currency }: Purse, { days, starts, period: { start, end } }: DaysAt): Promise<void> {
  const bounds = `{${starts.map((each) => each.toISOString()).join(',')}}`;
  const add = async (book: Book, table: Summed, moment: PgColumn, cents: PgColumn, idOrder: PgColumn, only?: SQL) => {
    const rows = await db
      .select({
        day: sql<number>`width_bucket(${moment}, ${bounds}::timestamptz[])`,
        count: sql<number>`count(*)::int`,
        total: sql<string>`sum(${cents})`,
      })
      .from(table)
      .where(
        and(
          eq(table.idSite, idSite),
          eq(table.currency, currency),
          gte(moment, start),
          lt(moment, end),
          only,
          sql`not ${isTested(idSite, idOrder)}`,
        ),
      )
      .groupBy(sql`1`);
    for (const { day, count, total } of rows) {
      const found = days[day - 1];
      if (found) found[book] = { count, total: Number(total) };
    }
  };
  const { createdAt, amount, idOrder } = paymentCaptures;
  await add('orders', orders, orders.paidAt, orders.total, orders.id);
  await add('payments', paymentCaptures, createdAt, amount, idOrder);
  const isDone = eq(paymentRefunds.status, 'DONE');
  await add('refunds', paymentRefunds, paymentRefunds.updatedAt, paymentRefunds.amount, paymentRefunds.idOrder, isDone);
  for (const [book, kind] of [['invoices', 'INVOICE'] as const, ['creditNotes', 'CREDIT_NOTE'] as const]) {
    const isOfKind = and(eq(invoices.kind, kind), eq(invoices.isTest, false));
    await add(book, invoices, invoices.issuedAt, invoices.total, invoices.idOrder, isOfKind);
  }
  const payouts = await db
    .select()
    .from(paymentPayouts)
    .where(
      and(
        eq(paymentPayouts.idSite, idSite),
        eq(paymentPayouts.currency, currency),
        gte(paymentPayouts.day, days[0]?.day ?? ''),
        lte(paymentPayouts.day, days.at(-1)?.day ?? ''),
      ),
    );
  const byDay = new Map(days.map((day) => [day.day, day]));
  for (const { day, amount, fees } of payouts) {
    const found = byDay.get(day);
    if (!found) continue;
    found.payouts.count += 1;
    found.payouts.total += amount;
    found.payouts.fees += fees;
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const none = () => ({ count: 0, total: 0 });
const emptyDay = (): Omit<BookDay, 'day'> => ({
  ...{ orders: none(), payments: none(), refunds: none(), invoices: none(), creditNotes: none() },
  ...{ payouts: { ...none(), fees: 0 }, problems: 0 },
});

function totalOf(days: readonly BookDay[]): Omit<BookDay, 'day'> {
  const total = emptyDay();
  for (const day of days) {
    for (const key of ['orders', 'payments', 'refunds', 'invoices', 'creditNotes', 'payouts'] as const) {
      total[key].count += day[key].count;
      total[key].total += day[key].total;
    }
    total.payouts.fees += day.payouts.fees;
    total.problems += day.problems;
  }
  return total;
}

/** Cents that providers hold: what came, less what went back and what they paid out or kept. */
async function balanceOf(db: Database, { idSite, currency }: Purse): Promise<number> {
  const isReal = and(eq(paymentCaptures.idSite, idSite), eq(paymentCaptures.isTest, false), eq(paymentCaptures.currency, currency));
  const [came] = await db
    .select({ cents: sql<string>`coalesce(sum(${paymentCaptures.amount}), 0)` })
    .from(paymentCaptures)
    .where(isReal);
  const [back] = await db
    .select({ cents: sql<string>`coalesce(sum(${paymentRefunds.amount}), 0)` })
    .from(paymentRefunds)
    .innerJoin(paymentCaptures, and(eq(paymentCaptures.idSite, paymentRefunds.idSite), eq(paymentCaptures.id, paymentRefunds.idCapture)))
    .where(and(isReal, eq(paymentRefunds.status, 'DONE')));
  const [out] = await db
    .select({ cents: sql<string>`coalesce(sum(${paymentPayouts.amount} + ${paymentPayouts.fees}), 0)` })
    .from(paymentPayouts)
    .where(and(eq(paymentPayouts.idSite, idSite), eq(paymentPayouts.currency, currency), ne(paymentPayouts.provider, 'sandbox')));
  return Number(came?.cents ?? 0) - Number(back?.cents ?? 0) - Number(out?.cents ?? 0);
}
