import { and, asc, eq } from 'drizzle-orm';
import { stepsFrom } from '#machines/order-steps.ts';
import type { OrderSheet } from '#schemas/admin-order.ts';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/database.ts';
import { orderEvents, orders } from '../../db/tables/order.ts';
import { returnsOfOrder } from '../returns/admin-returns.ts';
import { factsOf } from './change-status.ts';
import { readOrder } from './read-order.ts';

/** An order as the shop works on it. Throws ApiError 404. */
export async function readOrderSheet(db: Database, { idSite, id }: { idSite: number; id: string }): Promise<OrderSheet> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.idSite, idSite), eq(orders.id, id)));
  if (!row) throw new ApiError(404, 'order.not-found');
  const events = await db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.idSite, idSite), eq(orderEvents.idOrder, id)))
    .orderBy(asc(orderEvents.id));
  return {
    order: await readOrder(db, row),
    customer: `${row.firstname} ${row.lastname}`.trim(),
    birthdate: row.birthdate,
    alert: row.alert,
    steps: stepsFrom(row.status, factsOf(row)),
    history: events.map(({ type, status, byEmail: by, createdAt }) => ({ type, status, by, createdAt: createdAt.toISOString() })),
    returns: await returnsOfOrder(db, row),
  };
}
