import { and, asc, desc, eq, gt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { StockLine, StockMove, StockState } from '#schemas/admin-stock.ts';
import { readItems } from '../catalogue/items.ts';
import { declinations, products } from '../catalogue/tables.ts';
import { orders } from '../order/tables.ts';
import type { Database } from '../platform/database/database.ts';
import { alphabetical, searchFilter } from '../platform/database/list-filter.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { orderReturns } from '../returns/tables.ts';
import { readSettings } from '../settings/read-parameters.ts';
import { stockMoves } from '../stock/tables.ts';
import { countAlerts } from '../stock-alert/alerts.ts';
import { stockAlerts } from '../stock-alert/tables.ts';

type Place = { idSite: number; locale: string };
type Page = { nbItem: number; page: number };
type StockQuery = Page & { state?: StockState | undefined; search?: string | undefined };

const toProduct = and(eq(products.idSite, declinations.idSite), eq(products.id, declinations.idProduct));
/** Pieces that can be sold. */
const left = sql<number>`${declinations.stock} - ${declinations.held}`;

/** The stock of a site by name of the product; `limit`: how few are few (STOCK_LIMIT_DISPLAY). */
export async function listStock(
  db: Database,
  place: Place,
  query: StockQuery,
): Promise<{ total: number; limit: number; lines: StockLine[] }> {
  const { STOCK_LIMIT_DISPLAY: limit } = await readSettings(db, place.idSite);
  const isTracked = eq(declinations.setQuantity, true);
  const states: Record<StockState, SQL | undefined> = {
    OUT: and(isTracked, lte(left, 0)),
    // What is rented comes back.
    LOW: and(isTracked, ne(products.offer, 'RENTAL'), gt(left, 0), lte(left, limit)),
    HELD: and(isTracked, gt(declinations.held, 0)),
    WAITED: sql`exists (select 1 from ${stockAlerts} where ${stockAlerts.idSite} = ${declinations.idSite}
      and ${stockAlerts.idDeclination} = ${declinations.id})`,
  };
  const filter = and(
    eq(declinations.idSite, place.idSite),
    query.state && states[query.state],
    searchFilter(query.search, [products.name, declinations.reference]),
  );
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(declinations).innerJoin(products, toProduct).where(filter);
  const rows = await db
    .select({ id: declinations.id })
    .from(declinations)
    .innerJoin(products, toProduct)
    .where(filter)
    .orderBy(alphabetical(products.name), asc(products.id), asc(declinations.position), asc(declinations.id))
    .limit(query.nbItem)
    .offset((query.page - 1) * query.nbItem);
  const ids = rows.map(({ id }) => id);
  return { total: count?.total ?? 0, limit, lines: await readLines(db, place, ids) };
}

/** One line of the stock. Throws ApiError 404. */
export async function readStockLine(db: Database, place: Place, id: number): Promise<StockLine> {
  const [line] = await readLines(db, place, [id]);
  if (!line) throw new ApiError(404, 'stock.not-found');
  return line;
}

async function readLines(db: Database, place: Place, ids: readonly number[]): Promise<StockLine[]> {
  const items = await readItems(db, place, ids);
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: declinations.id, isTracked: declinations.setQuantity, stock: declinations.stock, held: declinations.held })
    .from(declinations)
    .where(and(eq(declinations.idSite, place.idSite), or(...ids.map((id) => eq(declinations.id, id)))));
  const waiting = await countAlerts(db, place.idSite, ids);
  return ids.flatMap((id) => {
    const item = items.get(id);
    const row = rows.find((each) => each.id === id);
    if (!item || !row) return [];
    const { idProduct, name, declinationLabel, reference, image, url } = item;
    const { isTracked, stock, held } = row;
    return {
      ...{ idProduct, idDeclination: id, name, declinationLabel, reference, image, url, isTracked, stock, held },
      isRental: item.offer === 'RENTAL',
      isSold: item.isSold,
      waiting: waiting.get(id) ?? 0,
    };
  });
}

/** What changed the stock of a declination, newest first. Throws ApiError 404. */
export async function listMoves(
  db: Database,
  place: Place,
  id: number,
  { nbItem, page }: Page,
): Promise<{ total: number; moves: StockMove[] }> {
  await readStockLine(db, place, id);
  const own = and(eq(stockMoves.idSite, place.idSite), eq(stockMoves.idDeclination, id));
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(stockMoves).where(own);
  const rows = await db
    .select({ move: stockMoves, order: { id: orders.id, reference: orders.reference } })
    .from(stockMoves)
    .leftJoin(orderReturns, and(eq(orderReturns.idSite, stockMoves.idSite), eq(orderReturns.id, stockMoves.idReturn)))
    .leftJoin(
      orders,
      and(eq(orders.idSite, stockMoves.idSite), eq(orders.id, sql`coalesce(${stockMoves.idOrder}, ${orderReturns.idOrder})`)),
    )
    .where(own)
    .orderBy(desc(stockMoves.id))
    .limit(nbItem)
    .offset((page - 1) * nbItem);
  return {
    total: count?.total ?? 0,
    moves: rows.map(({ move: { quantity, reason, note, byEmail: by, createdAt, id: idMove }, order }) => ({
      ...{ id: idMove, quantity, reason, note, by, order, createdAt: createdAt.toISOString() },
    })),
  };
}
