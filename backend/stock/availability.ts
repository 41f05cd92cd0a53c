import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { declinations } from '../db/tables/catalogue.ts';
import { orders } from '../db/tables/order.ts';
import { stockHolds } from '../db/tables/stock.ts';
import { gatheredLook, keptBySite } from '../shared-look.ts';
import { readShopRules } from '../site/shop-rules.ts';

/** Pieces that can be bought, by declination; null where there is no limit. */
type Available = ReadonlyMap<number, number | null>;

/**
 * Pieces that can be bought now, by declination; null where there is no limit: stock is not tracked, or the shop makes to
 * order what it does not have (HANDLE_STOCK off). Read anew each time; calls that ask at the same time share one query.
 */
export async function availabilityNow(db: Database, idSite: number, ids: readonly number[], now: Date): Promise<Available> {
  if (ids.length === 0) return new Map();
  const { limitsToStock } = await readShopRules(db, idSite);
  return limitsToStock ? lookOf(db, idSite)({ ids, now }) : unlimited(ids);
}

/**
 * The same as `availabilityNow` in a transaction, or for a cart: a shopper who comes back from the bank finds the pieces that orders
 * made from `exceptCart` hold still there.
 */
export async function availabilityOf(
  db: Database,
  idSite: number,
  ids: readonly number[],
  now: Date,
  exceptCart: string,
): Promise<Available> {
  if (ids.length === 0) return new Map();
  const { limitsToStock } = await readShopRules(db, idSite);
  return limitsToStock ? readLimits(db, idSite, { ids, now, exceptCart }) : unlimited(ids);
}

const unlimited = (ids: readonly number[]): Available => new Map(ids.map((id) => [id, null]));

/** With the clock of the call that asked last: the others asked in the same moment. */
const lookOf = keptBySite(50, (db, idSite) =>
  gatheredLook((asked: readonly Asked[]) => {
    const latest = Math.max(...asked.map(({ now }) => now.getTime()));
    return readLimits(db, idSite, { ids: [...new Set(asked.flatMap(({ ids }) => ids))], now: new Date(latest) });
  }),
);

type Asked = { ids: readonly number[]; now: Date; exceptCart?: string };

/** Holds that expired do not count, even before the job releases them. */
async function readLimits(db: Database, idSite: number, { ids, now, exceptCart }: Asked): Promise<Available> {
  // One parameter, however many ids.
  const among = (column: PgColumn) => sql`${column} = any(${`{${ids.join(',')}}`}::int[])`;
  const held = db
    .select({ idDeclination: stockHolds.idDeclination, quantity: sql<number>`sum(${stockHolds.quantity})::int`.as('quantity') })
    .from(stockHolds)
    .innerJoin(orders, and(eq(orders.idSite, stockHolds.idSite), eq(orders.id, stockHolds.idOrder)))
    .where(
      and(
        eq(stockHolds.idSite, idSite),
        among(stockHolds.idDeclination),
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
    .where(and(eq(declinations.idSite, idSite), among(declinations.id)));
  return new Map(rows.map((row) => [row.id, row.isTracked ? Math.max(0, row.available) : null]));
}
