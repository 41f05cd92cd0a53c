import { and, desc, eq, or, sql } from 'drizzle-orm';
import { readSettings } from '#backend/foundation/settings/index.ts';
import { readItems } from '#backend/goods/catalogue/index.ts';
import { countAlerts, readWaitedFor } from '#backend/goods/stock-alert/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { currentInventory, findStocked } from '#backend/storefront/search/index.ts';
import { declinations } from '#backend/tables/catalogue.ts';
import { orders } from '#backend/tables/order.ts';
import { orderReturns } from '#backend/tables/returns.ts';
import { stockMoves } from '#backend/tables/stock.ts';
import type { StockLine, StockMove, StockState } from '#schemas/admin-stock.ts';

type Place = { idSite: number; locale: string };
type Page = { nbItem: number; page: number };
type StockQuery = Page & { state?: StockState | undefined; search?: string | undefined };

/** The stock of a site by name of the product; `limit`: how few are few (STOCK_LIMIT_DISPLAY). */
export async function listStock(
  db: Database,
  place: Place,
  query: StockQuery,
): Promise<{ total: number; limit: number; lines: StockLine[] }> {
  const { STOCK_LIMIT_DISPLAY: limit } = await readSettings(db, place.idSite);
  const waited = query.state === 'WAITED' ? await readWaitedFor(db, place.idSite) : new Set<number>();
  const choice = query.state && { state: query.state, limit, waited };
  const { total, ids } = findStocked(await currentInventory(db, place.idSite), { ...query, choice });
  return { total, limit, lines: await readLines(db, place, ids) };
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

/** Lists the stock moves of a declination, newest first. Throws ApiError 404. */
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
