import { asc, eq } from 'drizzle-orm';
import type { PriceChange } from '../catalogue/price.ts';
import { priceHistory } from '../catalogue/tables.ts';
import type { Database } from '../platform/database/database.ts';

/** As many prices as a cell tells: more than any shop changes one in the 30 days that a crossed-out price looks back. */
const maxPrices = 500;

/** The prices to pay that declinations had, by id, in order of time, the present one last. */
export async function readHistories(db: Database, idSite: number): Promise<ReadonlyMap<number, PriceChange[]>> {
  const rows = await db
    .select({ id: priceHistory.idDeclination, price: priceHistory.price, since: priceHistory.since })
    .from(priceHistory)
    .where(eq(priceHistory.idSite, idSite))
    .orderBy(asc(priceHistory.since), asc(priceHistory.id));
  const byDeclination = Map.groupBy(rows, ({ id }) => id);
  return new Map([...byDeclination].map(([id, all]) => [id, all.slice(-maxPrices).map(({ price, since }) => ({ price, since }))]));
}
