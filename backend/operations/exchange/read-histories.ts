import { and, asc, eq } from 'drizzle-orm';
import type { PriceChange } from '#backend/goods/catalogue/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { declinations, priceHistory } from '#backend/tables/catalogue.ts';
import type { Among } from './among-products.ts';

/** Maximum number of prices in a cell: more than any shop changes one in the 30 days of a crossed-out price. */
const maxPrices = 500;

/** The prices to pay that declinations had, by id, in order of time, the present one last. */
export async function readHistories(db: Database, idSite: number, among: Among): Promise<ReadonlyMap<number, PriceChange[]>> {
  const rows = await db
    .select({ id: priceHistory.idDeclination, price: priceHistory.price, since: priceHistory.since })
    .from(priceHistory)
    .innerJoin(declinations, and(eq(declinations.idSite, priceHistory.idSite), eq(declinations.id, priceHistory.idDeclination)))
    .where(and(eq(priceHistory.idSite, idSite), among(declinations.idProduct)))
    .orderBy(asc(priceHistory.since), asc(priceHistory.id));
  const byDeclination = Map.groupBy(rows, ({ id }) => id);
  return new Map([...byDeclination].map(([id, all]) => [id, all.slice(-maxPrices).map(({ price, since }) => ({ price, since }))]));
}
