import { sql } from 'drizzle-orm';
import { readShopRules } from '#backend/foundation/settings/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { batchReads, cacheBySite } from '#backend/platform/read-cache/coalesce.ts';

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
 * The same of what lies in a cart, and of `ids`; in a transaction too. A shopper who comes back from the bank finds the pieces that
 * orders made from the cart hold still there.
 */
export async function availabilityIn(
  db: Database,
  cart: { idSite: number; id: string },
  now: Date,
  ids: readonly number[] = [],
): Promise<Available> {
  const { limitsToStock } = await readShopRules(db, cart.idSite);
  return limitsToStock ? readLimits(db, cart.idSite, { ids, now, idCart: cart.id }) : unlimited(ids);
}

const unlimited = (ids: readonly number[]): Available => new Map(ids.map((id) => [id, null]));

/** Reads at the time of the latest call: the others came at the same moment. */
const lookOf = cacheBySite(50, (db, idSite) =>
  batchReads((asked: readonly StockQuery[]) => {
    const latest = Math.max(...asked.map(({ now }) => now.getTime()));
    return readLimits(db, idSite, { ids: [...new Set(asked.flatMap(({ ids }) => ids))], now: new Date(latest) });
  }),
);

type StockQuery = { ids: readonly number[]; now: Date; idCart?: string };

type Row = { id: number; isTracked: boolean; available: number };

/**
 * Holds that expired do not count, even before the job releases them. Written as it is sent: every list, sheet and cart asks it, and
 * building it anew took longer than answering it. The holds are summed by declination, without a join: however little the database knows
 * of its tables, it reads them by their index, once each.
 */
async function readLimits(db: Database, idSite: number, { ids, now, idCart }: StockQuery): Promise<Available> {
  const cart = sql`${idCart ?? null}::uuid`;
  // Numbers in one parameter, however many; what lies in a cart is found without reading the cart first.
  const read = await db.execute(sql`
    with wanted as materialized (
      select unnest(${`{${ids.join(',')}}`}::int[]) as id
      union
      select id_declination from cart_lines where id_site = ${idSite} and id_cart = ${cart}
    ), own as materialized (
      select id from orders where id_site = ${idSite} and id_cart = ${cart}
    )
    select d.id, d.set_quantity as "isTracked", d.stock - coalesce((
      select sum(h.quantity)::int from stock_holds h
      where h.id_site = d.id_site and h.id_declination = d.id and h.state = 'HELD'
        and h.expires_at > ${now.toISOString()}::timestamptz and h.from_day is null and h.id_order <> all (array(select id from own))
    ), 0) as available
    from declinations d
    where d.id_site = ${idSite} and d.id = any (array(select id from wanted))`);
  const { rows } = read as unknown as { rows: Row[] };
  return new Map(rows.map((row) => [row.id, row.isTracked ? Math.max(0, row.available) : null]));
}
