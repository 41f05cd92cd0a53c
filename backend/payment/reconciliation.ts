import { and, eq, gte, inArray, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { dateIn, instantIn } from '#domain/time-zones.ts';
import type { BookDay, Reconciliation } from '#schemas/payment-books.ts';
import { invoices } from '../invoice/tables.ts';
import { orders } from '../order/tables.ts';
import type { Database } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { type Books, findProblems } from './book-problems.ts';
import { paymentAttempts, paymentCaptures, paymentPayouts, paymentRefunds } from './tables.ts';

type Site = { id: number; timeZone: string };
type Period = { from?: string | undefined; to?: string | undefined };

/** Days without an answer of a day, and at most. */
const usualDays = 30;
const maxDays = 400;
/** Orders read at once. */
const atOnce = 1_000;

const dayMs = 86_400_000;
const addDays = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/**
 * The shop's money day by day, and what does not fit together. Payments in test are in none of it. Throws ApiError 422: a period that ends
 * before it begins, or is too long.
 */
export async function readReconciliation(db: Database, { id: idSite, timeZone }: Site, period: Period, now: Date): Promise<Reconciliation> {
  const to = period.to ?? dateIn(timeZone, now);
  const from = period.from ?? addDays(to, 1 - usualDays);
  if (from > to) throw ApiError.fields([{ key: 'to', message: 'csv.period' }]);
  if (addDays(from, maxDays) <= to) throw ApiError.fields([{ key: 'from', message: 'payment.period-too-long' }]);
  const start = instantIn(timeZone, from, '00:00');
  const end = instantIn(timeZone, addDays(to, 1), '00:00');
  const touched = await touchedOrders(db, idSite, start, end);
  const books = await readBooks(db, idSite, touched);
  const payouts = await db
    .select()
    .from(paymentPayouts)
    .where(and(eq(paymentPayouts.idSite, idSite), gte(paymentPayouts.day, from), lte(paymentPayouts.day, to)));
  const notPaidOut = await balanceOf(db, idSite);
  const isWithin = (at: Date) => at >= start && at < end;
  const problems = findProblems(books, now).filter(({ at }) => isWithin(new Date(at)));
  if (notPaidOut < 0) problems.push({ kind: 'PAYOUT_DIFFERS', idOrder: null, reference: '', amount: -notPaidOut, at: now.toISOString() });
  const dayOf = (at: Date) => dateIn(timeZone, at);
  const days: BookDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push({ day, ...emptyDay() });
  const at = new Map(days.map((each) => [each.day, each]));
  const add = (moment: Date | null, to: (day: BookDay) => { count: number; total: number }, cents: number) => {
    const day = moment && isWithin(moment) ? at.get(dayOf(moment)) : undefined;
    if (!day) return;
    const sum = to(day);
    sum.count += 1;
    sum.total += cents;
  };
  for (const order of books.orders) add(order.paidAt, (day) => day.orders, order.total);
  for (const capture of books.captures) add(capture.createdAt, (day) => day.payments, capture.amount);
  for (const refund of books.refunds) if (refund.status === 'DONE') add(refund.updatedAt, (day) => day.refunds, refund.amount);
  for (const { kind, issuedAt, total } of books.invoices)
    add(issuedAt, (day) => (kind === 'INVOICE' ? day.invoices : day.creditNotes), total);
  for (const { day, amount, fees } of payouts) {
    const found = at.get(day);
    if (!found) continue;
    found.payouts.count += 1;
    found.payouts.total += amount;
    found.payouts.fees += fees;
  }
  for (const problem of problems) {
    const day = at.get(dayOf(new Date(problem.at)));
    if (day) day.problems += 1;
  }
  return { from, to, currency: 'EUR', days, total: totalOf(days), problems, notPaidOut };
}

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

/** Orders that anything happened to in a period. */
async function touchedOrders(db: Database, idSite: number, start: Date, end: Date): Promise<string[]> {
  const between = (column: Parameters<typeof gte>[0]): SQL | undefined => and(gte(column, start), lt(column, end));
  const [paid, came, back, papers, undecided] = [
    await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.idSite, idSite), between(orders.paidAt))),
    await db
      .select({ id: paymentCaptures.idOrder })
      .from(paymentCaptures)
      .where(and(eq(paymentCaptures.idSite, idSite), between(paymentCaptures.createdAt))),
    await db
      .select({ id: paymentRefunds.idOrder })
      .from(paymentRefunds)
      .where(and(eq(paymentRefunds.idSite, idSite), sql`(${between(paymentRefunds.createdAt)} or ${between(paymentRefunds.updatedAt)})`)),
    await db
      .select({ id: invoices.idOrder })
      .from(invoices)
      .where(and(eq(invoices.idSite, idSite), between(invoices.issuedAt))),
    await db
      .select({ id: paymentAttempts.idOrder })
      .from(paymentAttempts)
      .where(
        and(
          eq(paymentAttempts.idSite, idSite),
          inArray(paymentAttempts.status, ['pending', 'authorized']),
          between(paymentAttempts.updatedAt),
        ),
      ),
  ];
  return [...new Set([...paid, ...came, ...back, ...papers, ...undecided].map(({ id }) => id))];
}

/** All that is known of the money of orders, without what was paid in test. */
async function readBooks(db: Database, idSite: number, ids: readonly string[]): Promise<Books> {
  const books: Books = { orders: [], captures: [], refunds: [], invoices: [], attempts: [] };
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce);
    const attempts = await db
      .select({
        idOrder: paymentAttempts.idOrder,
        isTest: paymentAttempts.isTest,
        status: paymentAttempts.status,
        amount: paymentAttempts.amount,
        updatedAt: paymentAttempts.updatedAt,
      })
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.idSite, idSite), inArray(paymentAttempts.idOrder, some)));
    const captures = await db
      .select()
      .from(paymentCaptures)
      .where(and(eq(paymentCaptures.idSite, idSite), inArray(paymentCaptures.idOrder, some)));
    const inTest = new Set([
      ...captures.filter(({ isTest }) => isTest).map(({ idOrder }) => idOrder),
      ...attempts.filter(({ isTest, status }) => isTest && (status === 'pending' || status === 'authorized')).map(({ idOrder }) => idOrder),
    ]);
    const isReal = ({ idOrder }: { idOrder: string }) => !inTest.has(idOrder);
    const found = await db
      .select({
        ...{ id: orders.id, reference: orders.reference, total: orders.total, paidAt: orders.paidAt, createdAt: orders.createdAt },
        isPaymentUnconfirmed: orders.isPaymentUnconfirmed,
      })
      .from(orders)
      .where(and(eq(orders.idSite, idSite), inArray(orders.id, some)));
    const refunds = await db
      .select()
      .from(paymentRefunds)
      .where(and(eq(paymentRefunds.idSite, idSite), inArray(paymentRefunds.idOrder, some)));
    const papers = await db
      .select({
        idOrder: invoices.idOrder,
        kind: invoices.kind,
        reference: invoices.reference,
        total: invoices.total,
        issuedAt: invoices.issuedAt,
      })
      .from(invoices)
      .where(and(eq(invoices.idSite, idSite), inArray(invoices.idOrder, some), eq(invoices.isTest, false)));
    books.orders.push(...found.filter(({ id }) => !inTest.has(id)));
    books.captures.push(...captures.filter(isReal));
    books.refunds.push(...refunds.filter(isReal));
    books.invoices.push(...papers.filter(isReal));
    books.attempts.push(...attempts.filter(isReal));
  }
  return books;
}

/** Cents that providers hold: what came, less what went back and what they paid out or kept. */
async function balanceOf(db: Database, idSite: number): Promise<number> {
  const isReal = and(eq(paymentCaptures.idSite, idSite), eq(paymentCaptures.isTest, false));
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
    .where(and(eq(paymentPayouts.idSite, idSite), ne(paymentPayouts.provider, 'sandbox')));
  return Number(came?.cents ?? 0) - Number(back?.cents ?? 0) - Number(out?.cents ?? 0);
}
