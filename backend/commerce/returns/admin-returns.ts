import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { leftToRefund, mostRefund, orderSearch, refundedByOrder } from '#backend/commerce/order/index.ts';
import { countRows } from '#backend/platform/database/count-rows.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { orders } from '#backend/tables/order.ts';
import { orderReturnEvents, orderReturns } from '#backend/tables/returns.ts';
import { returnStepsFrom } from '#machines/return-machine.ts';
import type { AdminReturn } from '#schemas/admin-order.ts';
import type { OrderBackStatus } from '#schemas/order-back.ts';
import { wholeReturns } from './flows/read-returns.ts';

type Page = { nbItem: number; page: number };
type ReturnsQuery = Page & { status?: OrderBackStatus | undefined; search?: string | undefined };

const toOrder = and(eq(orders.idSite, orderReturns.idSite), eq(orders.id, orderReturns.idOrder));

/** Returns of a shop, newest first. `search`: number of the order, name or e-mail. */
export async function listReturns(db: Database, idSite: number, query: ReturnsQuery): Promise<{ total: number; returns: AdminReturn[] }> {
  const filter = and(
    eq(orderReturns.idSite, idSite),
    query.status && eq(orderReturns.status, query.status),
    orderSearch(idSite, orderReturns.idOrder, query.search),
  );
  const total = await countRows(db, sql`${orderReturns} inner join ${orders} on ${toOrder} where ${filter}`);
  return { total, returns: await readAdminReturns(db, idSite, filter, query) };
}

/** The returns of an order as the shop works on them, newest first. */
export const returnsOfOrder = (db: Database, { idSite, id }: { idSite: number; id: string }): Promise<AdminReturn[]> =>
  readAdminReturns(db, idSite, and(eq(orderReturns.idSite, idSite), eq(orderReturns.idOrder, id)), { nbItem: 100, page: 1 });

async function readAdminReturns(db: Database, idSite: number, filter: SQL | undefined, { nbItem, page }: Page): Promise<AdminReturn[]> {
  const rows = await db
    .select({ row: orderReturns, order: orders })
    .from(orderReturns)
    .innerJoin(orders, toOrder)
    .where(filter)
    .orderBy(desc(orderReturns.createdAt), desc(orderReturns.id))
    .limit(nbItem)
    .offset((page - 1) * nbItem);
  const backs = await wholeReturns(db, idSite, rows);
  const ids = backs.map(({ id }) => id);
  const refunds = await refundedByOrder(
    db,
    idSite,
    rows.map(({ order }) => order.id),
  );
  const events = await db
    .select()
    .from(orderReturnEvents)
    .where(and(eq(orderReturnEvents.idSite, idSite), inArray(orderReturnEvents.idReturn, ids)))
    .orderBy(asc(orderReturnEvents.id));
  return backs.flatMap((back, index) => {
    const found = rows[index];
    if (!found) return [];
    const { order, row } = found;
    return {
      ...back,
      orderReference: order.reference,
      customer: `${order.firstname} ${order.lastname}`.trim(),
      email: order.email,
      createdAt: row.createdAt.toISOString(),
      steps: returnStepsFrom(back.status),
      mostRefund: mostRefund({ total: back.total, shipping: order.shipping, left: leftToRefund(order, refunds) }),
      history: events
        .filter(({ idReturn }) => idReturn === back.id)
        .map(({ status, byEmail: by, createdAt }) => ({ status, by, createdAt: createdAt.toISOString() })),
    };
  });
}
