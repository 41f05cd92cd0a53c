import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { decreasingDiscounts } from '#backend/tables/catalogue-details.ts';
import type { DecreasingDiscount } from '#schemas/product.ts';

/** The steps of the decreasing prices of products, by product, each from the smallest quantity up. */
export async function readDecreasingDiscounts(
  db: Database,
  idSite: number,
  idProducts: readonly number[],
): Promise<ReadonlyMap<number, DecreasingDiscount[]>> {
  if (idProducts.length === 0) return new Map();
  const rows = await db
    .select()
    .from(decreasingDiscounts)
    .where(and(eq(decreasingDiscounts.idSite, idSite), inArray(decreasingDiscounts.idProduct, [...idProducts])))
    .orderBy(asc(decreasingDiscounts.from));
  const steps = new Map<number, DecreasingDiscount[]>();
  for (const { idProduct, from, type, amount } of rows) steps.set(idProduct, [...(steps.get(idProduct) ?? []), { from, type, amount }]);
  return steps;
}
