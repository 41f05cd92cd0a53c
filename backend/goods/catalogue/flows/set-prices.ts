import { and, desc, eq, sql } from 'drizzle-orm';
import { insertAll } from '#backend/entities/insert-all.ts';
import { intArray, isAmong } from '#backend/entities/table-columns.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { declinations, priceHistory } from '#backend/tables/catalogue.ts';

/** Prices in cents of a declination from a moment on. */
export type NewPrice = { idDeclination: number; price: number; fixedPrice: number; since: Date };

/**
 * Sets prices of declinations, and adds to the price history those to pay that change.
 * Every change of a price goes through here: the crossed-out price is computed from the history.
 */
export async function setPrices(tx: Database, idSite: number, prices: readonly NewPrice[]): Promise<void> {
  if (prices.length === 0) return;
  const ids = prices.map(({ idDeclination }) => idDeclination);
  const last = await tx
    .selectDistinctOn([priceHistory.idDeclination], {
      ...{ id: priceHistory.idDeclination, price: priceHistory.price, since: priceHistory.since },
    })
    .from(priceHistory)
    .where(and(eq(priceHistory.idSite, idSite), isAmong(priceHistory.idDeclination, ids)))
    .orderBy(priceHistory.idDeclination, desc(priceHistory.since), desc(priceHistory.id));
  const known = new Map(last.map((row) => [row.id, row]));
  const changed = prices.filter(({ idDeclination, price }) => known.get(idDeclination)?.price !== price);
  // A writer that waited for the lock has an earlier moment than the one before; the history has the order of the writes.
  const sinceOf = ({ idDeclination, since }: NewPrice) =>
    new Date(Math.max(since.getTime(), known.get(idDeclination)?.since.getTime() ?? since.getTime()));
  await insertAll(
    tx,
    priceHistory,
    changed.map((one) => ({ idSite, idDeclination: one.idDeclination, price: one.price, since: sinceOf(one) })),
  );
  const toPay = intArray(prices.map(({ price }) => price));
  const full = intArray(prices.map(({ fixedPrice }) => fixedPrice));
  await tx.execute(sql`
    update ${declinations} set price = priced.price, fixed_price = priced.fixed_price
    from unnest(${intArray(ids)}, ${toPay}, ${full}) as priced (id, price, fixed_price)
    where ${declinations.idSite} = ${idSite} and ${declinations.id} = priced.id`);
}
