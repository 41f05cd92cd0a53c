import { and, asc, eq, inArray } from 'drizzle-orm';
import { byteOrderMark, writeRows, writeText } from '#backend/platform/csv.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { orders } from '#backend/tables/order.ts';
import { paymentAttempts } from '#backend/tables/payment.ts';
import { messages } from '#messages/generated/entities/payment.ts';
import type { Exporting } from './export-orders.ts';
import { decimalSign, shownDecimal } from './formats.ts';
import { momentCells, within } from './period.ts';

const atOnce = 1000;

/** Attempts to pay that were opened in a period as CSV, without those in test, the oldest first, piece by piece: also those that failed, as their status says. */
export async function* exportPayments(db: Database, { site, lang, period }: Exporting): AsyncGenerator<string> {
  const filter = and(
    eq(paymentAttempts.idSite, site.id),
    eq(paymentAttempts.isTest, false),
    within(paymentAttempts.createdAt, period, site.timeZone),
  );
  const order = [asc(paymentAttempts.createdAt), asc(paymentAttempts.id)];
  const ids = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(filter)
    .orderBy(...order);
  yield byteOrderMark + writeRows([Object.values(messages[lang].columns)]);
  for (let from = 0; from < ids.length; from += atOnce) {
    const page = ids.slice(from, from + atOnce).map(({ id }) => id);
    const rows = await db
      .select({ attempt: paymentAttempts, reference: orders.reference })
      .from(paymentAttempts)
      .innerJoin(orders, and(eq(orders.idSite, paymentAttempts.idSite), eq(orders.id, paymentAttempts.idOrder)))
      .where(and(eq(paymentAttempts.idSite, site.id), inArray(paymentAttempts.id, page)))
      .orderBy(...order);
    yield writeRows(
      rows.map(({ attempt, reference }) => [
        ...[reference, String(attempt.number), attempt.method, attempt.provider, attempt.status],
        writeText(attempt.transaction ?? ''),
        shownDecimal(attempt.amount, 2, decimalSign(lang)),
        attempt.currency,
        ...momentCells(attempt.createdAt, site.timeZone),
        ...momentCells(attempt.updatedAt, site.timeZone),
      ]),
    );
  }
}
