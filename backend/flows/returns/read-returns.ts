import { and, asc, desc, eq } from 'drizzle-orm';
import type { OrderBack } from '#schemas/order-back.ts';
import type { Database } from '../../db/database.ts';
import { orderLines } from '../../db/tables/order.ts';
import { orderReturnEvents, orderReturnLines, orderReturns } from '../../db/tables/returns.ts';
import type { OrderRow } from '../order/change-status.ts';

/** The returns of an order as the API answers them, newest first. */
export async function readReturns(db: Database, order: Pick<OrderRow, 'idSite' | 'id' | 'reference'>): Promise<OrderBack[]> {
  const ofOrder = and(eq(orderReturns.idSite, order.idSite), eq(orderReturns.idOrder, order.id));
  const rows = await db.select().from(orderReturns).where(ofOrder).orderBy(desc(orderReturns.number));
  if (rows.length === 0) return [];
  const lines = await db
    .select({ line: orderReturnLines, ordered: orderLines })
    .from(orderReturnLines)
    .innerJoin(orderReturns, and(eq(orderReturns.idSite, orderReturnLines.idSite), eq(orderReturns.id, orderReturnLines.idReturn)))
    .innerJoin(orderLines, and(eq(orderLines.idSite, orderReturnLines.idSite), eq(orderLines.id, orderReturnLines.idOrderLine)))
    .where(ofOrder)
    .orderBy(asc(orderReturnLines.idOrderLine));
  const events = await db
    .select({ event: orderReturnEvents })
    .from(orderReturnEvents)
    .innerJoin(orderReturns, and(eq(orderReturns.idSite, orderReturnEvents.idSite), eq(orderReturns.id, orderReturnEvents.idReturn)))
    .where(ofOrder)
    .orderBy(asc(orderReturnEvents.id));
  return rows.map(({ id, number, status, message, answer, refund }) => {
    const own = lines.filter(({ line }) => line.idReturn === id);
    return {
      id,
      idOrder: order.id,
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
      events: events
        .filter(({ event }) => event.idReturn === id)
        .map(({ event }) => ({ status: event.status, createdAt: event.createdAt.toISOString() })),
    };
  });
}
