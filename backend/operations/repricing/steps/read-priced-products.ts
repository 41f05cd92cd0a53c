import { and, asc, eq } from 'drizzle-orm';
import { isAmong } from '#backend/entities/table-columns.ts';
import type { Reduction } from '#backend/goods/catalogue/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { declinations, productDiscounts, products } from '#backend/tables/catalogue.ts';

/** A product with the full prices of what is sold of it, in order. */
export type PricedProduct = {
  id: number;
  slug: string;
  name: string;
  offer: 'NEW' | 'SECOND_HAND' | 'RENTAL';
  discount: Reduction | null;
  declinations: { id: number; fixedPrice: number }[];
};

/** Reads products by their ids, in that order; those that were deleted are left out. */
export async function readPricedProducts(db: Database, idSite: number, ids: readonly number[]): Promise<PricedProduct[]> {
  const found = await db
    .select({
      ...{ id: products.id, slug: products.slug, name: products.name, offer: products.offer },
      ...{ type: productDiscounts.type, amount: productDiscounts.amount },
    })
    .from(products)
    .leftJoin(productDiscounts, and(eq(productDiscounts.idSite, products.idSite), eq(productDiscounts.idProduct, products.id)))
    .where(and(eq(products.idSite, idSite), eq(products.isEntry, true), isAmong(products.id, ids)));
  const pieces = await db
    .select({ id: declinations.id, idProduct: declinations.idProduct, fixedPrice: declinations.fixedPrice })
    .from(declinations)
    .where(and(eq(declinations.idSite, idSite), eq(declinations.isValid, true), isAmong(declinations.idProduct, ids)))
    .orderBy(asc(declinations.position), asc(declinations.id));
  const piecesOf = Map.groupBy(pieces, ({ idProduct }) => idProduct);
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { type, amount, ...product } = row;
    const own = (piecesOf.get(id) ?? []).map(({ idProduct: _, ...piece }) => piece);
    return [{ ...product, discount: type && amount !== null ? { type, amount } : null, declinations: own }];
  });
}
