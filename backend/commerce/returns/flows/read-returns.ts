import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { OrderRow } from '#backend/commerce/order/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { orderLines } from '#backend/tables/order.ts';
import { orderReturnEvents, orderReturnLines, orderReturns } from '#backend/tables/returns.ts';
import type { OrderBack } from '#schemas/order-back.ts';

export type ReturnRow = typeof orderReturns.$inferSelect;

/** The returns of an order as the API answers them, newest first. */
export async function readReturns(db: Database, order: Pick<OrderRow, 'idSite' | 'id' | 'reference' | 'currency'>): Promise<OrderBack[]> {
  const ofOrder = and(eq(orderReturns.idSite, order.idSite), eq(orderReturns.idOrder, order.id));
  const rows = await db.select().from(orderReturns).where(ofOrder).orderBy(desc(orderReturns.number));
  return wholeReturns(
    db,
    order.idSite,
    rows.map((row) => ({ row, order })),
  );
}

/** Returns of a site with their lines and steps, in the order given. */
export async function wholeReturns(
  db: Database,
  idSite: number,
  found: readonly { row: ReturnRow; order: Pick<OrderRow, 'reference' | 'currency'> }[],
): Promise<OrderBack[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ row }) => row.id);
  const lines = await db
    .select({ line: orderReturnLines, ordered: orderLines })
    .from(orderReturnLines)
    .innerJoin(orderLines, and(eq(orderLines.idSite, orderReturnLines.idSite), eq(orderLines.id, orderReturnLines.idOrderLine)))
    .where(and(eq(orderReturnLines.idSite, idSite), inArray(orderReturnLines.idReturn, ids)))
    .orderBy(asc(orderReturnLines.idOrderLine));
  const events = await db
    .select()
    .from(orderReturnEvents)
    .where(and(eq(orderReturnEvents.idSite, idSite), inArray(orderReturnEvents.idReturn, ids)))
    .orderBy(asc(orderReturnEvents.id));
  return found.map(({ row: { id, idOrder, number, status, message, answer, refund }, order }) => {
    const own = lines.filter(({ line }) => line.idReturn === id);
    return {
      id,
      idOrder,
      reference: `${order.reference}-R${number}`,
      status,
      message,
      answer,
      lines: own.map(({ line, ordered: { id: idLine, name, declinationLabel, image } }) => ({
        ...{ id: idLine, name, declinationLabel, image },
        ...{ quantity: line.quantity, reason: line.reason, total: line.total },
      })),
      total: own.reduce((sum, { line }) => sum + line.total, 0),
      refund,
      currency: order.currency,
      events: events
        .filter(({ idReturn }) => idReturn === id)
        .map((event) => ({ status: event.status, createdAt: event.createdAt.toISOString() })),
    };
  });
}
