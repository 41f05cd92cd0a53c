import { and, asc, eq } from 'drizzle-orm';
import { factsOf, readOrder } from '#backend/commerce/order/index.ts';
import { returnsOfOrder } from '#backend/commerce/returns/index.ts';
import { withdrawalsOfOrder } from '#backend/commerce/withdrawal/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { orderEvents, orders } from '#backend/tables/order.ts';
import type { ShopCalendar } from '#domain/withdrawal-period.ts';
import { stepsFrom } from '#machines/order-machine.ts';
import type { OrderSheet } from '#schemas/admin-order.ts';

/** An order as the shop works on it. Throws ApiError 404. */
export async function readOrderSheet(db: Database, site: { id: number } & ShopCalendar, id: string): Promise<OrderSheet> {
  const idSite = site.id;
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
    isPaymentUnconfirmed: row.isPaymentUnconfirmed,
    steps: stepsFrom(row.status, factsOf(row)),
    history: events.map(({ type, status, byEmail: by, createdAt }) => ({ type, status, by, createdAt: createdAt.toISOString() })),
    returns: await returnsOfOrder(db, row),
    withdrawals: await withdrawalsOfOrder(db, site, id),
  };
}
