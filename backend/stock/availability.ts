import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { declinations } from '../db/tables/catalogue.ts';
import { orders } from '../db/tables/order.ts';
import { stockHolds } from '../db/tables/stock.ts';
import { readShopRules } from '../site/shop-rules.ts';

/**
 * Pieces that can be bought now, by declination; null where there is no limit: stock is not tracked, or the shop makes to
 * order what it does not have (HANDLE_STOCK off).
 * Holds that expired do not count, even before the job releases them; nor do those of orders made from `exceptCart`:
 * a shopper who comes back from the bank finds her own pieces still there.
 */
export async function availabilityOf(
  db: Database,
  idSite: number,
  ids: readonly number[],
  now: Date,
  exceptCart?: string,
): Promise<ReadonlyMap<number, number | null>> {
  if (ids.length === 0) return new Map();
  const { limitsToStock } = await readShopRules(db, idSite);
  if (!limitsToStock) return new Map(ids.map((id) => [id, null]));
  const held = db
    .select({ idDeclination: stockHolds.idDeclination, quantity: sql<number>`sum(${stockHolds.quantity})::int`.as('quantity') })
    .from(stockHolds)
    .innerJoin(orders, and(eq(orders.idSite, stockHolds.idSite), eq(orders.id, stockHolds.idOrder)))
    .where(
      and(
        eq(stockHolds.idSite, idSite),
        inArray(stockHolds.idDeclination, [...ids]),
        eq(stockHolds.state, 'HELD'),
        gt(stockHolds.expiresAt, now),
        isNull(stockHolds.fromDay),
        exceptCart ? ne(orders.idCart, exceptCart) : undefined,
      ),
    )
    .groupBy(stockHolds.idDeclination)
    .as('active_holds');
  const rows = await db
    .select({
      id: declinations.id,
      isTracked: declinations.setQuantity,
      available: sql<number>`${declinations.stock} - coalesce(${held.quantity}, 0)`,
    })
    .from(declinations)
    .leftJoin(held, eq(held.idDeclination, declinations.id))
    .where(and(eq(declinations.idSite, idSite), inArray(declinations.id, [...ids])));
  return new Map(rows.map((row) => [row.id, row.isTracked ? Math.max(0, row.available) : null]));
}
