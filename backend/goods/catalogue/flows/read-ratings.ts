import { and, avg, count, eq, inArray } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { productReviews } from '#backend/tables/product-review.ts';
import type { Rating } from '#schemas/product-review.ts';

/** Reads the ratings of products by their buyers, from published reviews; products without any are left out. */
export async function readRatings(db: Database, idSite: number, idProducts: readonly number[]): Promise<ReadonlyMap<number, Rating>> {
  const rows = await db
    .select({ idProduct: productReviews.idProduct, count: count(), average: avg(productReviews.rating) })
    .from(productReviews)
    .where(
      and(eq(productReviews.idSite, idSite), inArray(productReviews.idProduct, [...idProducts]), eq(productReviews.status, 'PUBLISHED')),
    )
    .groupBy(productReviews.idProduct);
  return new Map(rows.map((row) => [row.idProduct, { count: row.count, average: Math.round(Number(row.average) * 10) / 10 }]));
}
