import { and, asc, eq, ne } from 'drizzle-orm';
import type { OrderRow } from '#backend/commerce/order/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { orderLines } from '#backend/tables/order.ts';
import { orderReturnLines, orderReturns } from '#backend/tables/returns.ts';
import { isPersonal, requiresSeal } from '#domain/withdrawal.ts';
import { type ShopCalendar, withdrawalEnd } from '#domain/withdrawal-period.ts';
import type { Returnable } from '#schemas/order-back.ts';

export type OrderLineRow = typeof orderLines.$inferSelect;
/** Pieces of an order that can be returned, with its lines. */
export type OpenOrder = Returnable & { rows: OrderLineRow[] };

/** The shop's clock and holidays, the moment, and whether it takes returns. */
export type ReturnContext = ShopCalendar & { isActive: boolean; now: Date };

const underway: readonly OrderRow['status'][] = ['SHIPPED', 'DELIVERED', 'COLLECTED'];

/**
 * Returns the pieces of an order that can still be returned at a given time. Pieces of a refused return can be requested again before the
 * deadline.
 */
export async function returnableOf(db: Database, order: OrderRow, { isActive, now, ...calendar }: ReturnContext): Promise<OpenOrder> {
  const rows = await db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.idSite, order.idSite), eq(orderLines.idOrder, order.id)))
    .orderBy(asc(orderLines.id));
  const returned = await db
    .select({ id: orderReturnLines.idOrderLine, quantity: orderReturnLines.quantity })
    .from(orderReturnLines)
    .innerJoin(orderReturns, and(eq(orderReturns.idSite, orderReturnLines.idSite), eq(orderReturns.id, orderReturnLines.idReturn)))
    .where(and(eq(orderReturns.idSite, order.idSite), eq(orderReturns.idOrder, order.id), ne(orderReturns.status, 'REFUSED')));
  // A rental is withdrawn from, not sent back for a change of mind (docs/decisions/law.md).
  const lines = rows.map((row) => {
    const isRental = row.rentFrom !== null;
    const sentBack = returned.filter(({ id }) => id === row.id).reduce((sum, { quantity }) => sum + quantity, 0);
    return {
      id: row.id,
      ...(isRental && { isRental: true as const }),
      ...(isPersonal(row) && { isPersonal: true as const }),
      ...(row.isPerishable && { isPerishable: true as const }),
      ...(requiresSeal(row, isRental) && { isSealed: true as const }),
      quantity: isRental ? 0 : row.quantity - sentBack,
    };
  });
  const until = order.handedOverAt && withdrawalEnd(order.handedOverAt, calendar);
  const state = !isActive
    ? 'INACTIVE'
    : !underway.includes(order.status)
      ? 'NOT_YET'
      : until && now >= until
        ? 'OVER'
        : lines.every(({ isRental }) => isRental)
          ? 'RENTAL'
          : lines.every(({ quantity }) => quantity === 0)
            ? 'ALL'
            : 'OPEN';
  return { state, until: until?.toISOString() ?? null, lines, rows };
}
