import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { declinations, priceHistory } from '../db/tables/catalogue.ts';

/**
 * Sets the price of a declination (cents) and writes the price history with it, when the price to pay changes.
 * Every change of a price goes through here: the crossed-out price is computed from the history.
 */
export async function setPrice(
  tx: Database,
  idSite: number,
  idDeclination: number,
  { price, fixedPrice, since }: { price: number; fixedPrice: number; since: Date },
): Promise<void> {
  await tx
    .update(declinations)
    .set({ price, fixedPrice })
    .where(and(eq(declinations.idSite, idSite), eq(declinations.id, idDeclination)));
  const [last] = await tx
    .select({ price: priceHistory.price })
    .from(priceHistory)
    .where(and(eq(priceHistory.idSite, idSite), eq(priceHistory.idDeclination, idDeclination)))
    .orderBy(desc(priceHistory.since), desc(priceHistory.id))
    .limit(1);
  if (last?.price !== price) await tx.insert(priceHistory).values({ idSite, idDeclination, price, since });
}
