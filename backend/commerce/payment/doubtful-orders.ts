import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { invoices } from '#backend/tables/invoice.ts';
import { orders } from '#backend/tables/order.ts';
import { paymentAttempts, paymentCaptures, paymentRefunds } from '#backend/tables/payment.ts';
import type { Books } from './book-problems.ts';

/** From a moment to before another. */
export type Period = { start: Date; end: Date };

/** Orders read at once. */
const atOnce = 200;

const undecided = sql.raw(`('pending', 'authorized')`);

/** Condition that an order was paid in test, or is being paid in test. */
export const isTested = (idSite: number, idOrder: SQLWrapper): SQL => sql`(
  exists (select from ${paymentCaptures} as tested where tested.id_site = ${idSite} and tested.id_order = ${idOrder} and tested.is_test)
  or exists (select from ${paymentAttempts} as tested where tested.id_site = ${idSite} and tested.id_order = ${idOrder}
    and tested.is_test and tested.status in ${undecided}))`;

/**
 * The books of the orders that something happened to in a period, without those of which `findProblems` can find nothing wrong, nor those
 * in test: some at a time, for a shop may have many.
 */
export async function* readDoubtful(db: Database, idSite: number, period: Period): AsyncGenerator<Books> {
  const ids = await doubtfulIds(db, idSite, period);
  for (let from = 0; from < ids.length; from += atOnce) yield await readBooks(db, idSite, ids.slice(from, from + atOnce));
}

/** All right is an order that is paid, once and in full, confirmed, with its invoice, and nothing else of money. */
async function doubtfulIds(db: Database, idSite: number, { start, end }: Period): Promise<string[]> {
  const within = (column: SQL) => sql`${column} >= ${start.toISOString()}::timestamptz and ${column} < ${end.toISOString()}::timestamptz`;
  const of = (table: SQLWrapper) => sql`${table} as o where o.id_site = ${idSite}`;
  const its = (table: SQLWrapper) => sql`${table} as its where its.id_site = ${idSite} and its.id_order = touched.id`;
  // One text is read in a moment; as many rows are not. Nearly in the order of their problems, which are sorted then.
  const read = await db.execute(sql`
    select string_agg(touched.id::text, ',' order by coalesce(orders.paid_at, orders.created_at), orders.reference) as ids
    from (
      select id from ${of(orders)} and ${within(sql`o.paid_at`)}
      union select id_order from ${of(paymentCaptures)} and ${within(sql`o.created_at`)}
      union select id_order from ${of(paymentRefunds)} and ${within(sql`o.created_at`)}
      union select id_order from ${of(paymentRefunds)} and ${within(sql`o.updated_at`)}
      union select id_order from ${of(invoices)} and ${within(sql`o.issued_at`)}
      union select id_order from ${of(paymentAttempts)} and o.status in ${undecided} and ${within(sql`o.updated_at`)}
    ) as touched
    join ${orders} on orders.id_site = ${idSite} and orders.id = touched.id
    where not (
      orders.paid_at is not null and not orders.is_payment_unconfirmed
      and coalesce((select sum(its.amount) = orders.total and not bool_or(its.is_extra) from ${its(paymentCaptures)}), false)
      and coalesce((select count(*) = 1 and bool_and(its.kind = 'INVOICE' and its.total = orders.total)
        from ${its(invoices)} and not its.is_test), false)
      and not exists (select from ${its(paymentRefunds)})
      and not exists (select from ${its(paymentAttempts)} and its.status in ${undecided})
    )
    and not ${isTested(idSite, sql`touched.id`)}`);
  const [row] = (read as unknown as { rows: { ids: string | null }[] }).rows;
  return row?.ids?.split(',') ?? [];
}

/** All that is known of the money of orders. */
async function readBooks(db: Database, idSite: number, ids: string[]): Promise<Books> {
  return {
    orders: await db
      .select({
        ...{ id: orders.id, reference: orders.reference, total: orders.total, paidAt: orders.paidAt, createdAt: orders.createdAt },
        currency: orders.currency,
        isPaymentUnconfirmed: orders.isPaymentUnconfirmed,
      })
      .from(orders)
      .where(and(eq(orders.idSite, idSite), inArray(orders.id, ids))),
    captures: await db
      .select()
      .from(paymentCaptures)
      .where(and(eq(paymentCaptures.idSite, idSite), inArray(paymentCaptures.idOrder, ids))),
    refunds: await db
      .select()
      .from(paymentRefunds)
      .where(and(eq(paymentRefunds.idSite, idSite), inArray(paymentRefunds.idOrder, ids))),
    invoices: await db
      .select({
        idOrder: invoices.idOrder,
        kind: invoices.kind,
        reference: invoices.reference,
        total: invoices.total,
        issuedAt: invoices.issuedAt,
      })
      .from(invoices)
      .where(and(eq(invoices.idSite, idSite), inArray(invoices.idOrder, ids), eq(invoices.isTest, false))),
    attempts: await db
      .select({
        idOrder: paymentAttempts.idOrder,
        status: paymentAttempts.status,
        amount: paymentAttempts.amount,
        updatedAt: paymentAttempts.updatedAt,
      })
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.idSite, idSite), inArray(paymentAttempts.idOrder, ids))),
  };
}
