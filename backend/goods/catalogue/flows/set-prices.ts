import { and, desc, eq, sql } from 'drizzle-orm';
import { insertAll } from '#backend/entities/insert-all.ts';
import { isAmong } from '#backend/entities/table-columns.ts';
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
  // Who waited for the lock has an earlier moment than who held it; the history has the order in which prices were written.
  const sinceOf = ({ idDeclination, since }: NewPrice) =>
    new Date(Math.max(since.getTime(), known.get(idDeclination)?.since.getTime() ?? since.getTime()));
  await insertAll(
    tx,
    priceHistory,
    changed.map((one) => ({ idSite, idDeclination: one.idDeclination, price: one.price, since: sinceOf(one) })),
  );
  const listed = (numbers: readonly number[]) => sql`${`{${numbers.join(',')}}`}::int[]`;
  const toPay = listed(prices.map(({ price }) => price));
  const full = listed(prices.map(({ fixedPrice }) => fixedPrice));
  await tx.execute(sql`
    update ${declinations} set price = priced.price, fixed_price = priced.fixed_price
    from unnest(${listed(ids)}, ${toPay}, ${full}) as priced (id, price, fixed_price)
    where ${declinations.idSite} = ${idSite} and ${declinations.id} = priced.id`);
}
