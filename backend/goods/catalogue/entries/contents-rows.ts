import { and, asc, eq } from 'drizzle-orm';
import { readNames } from '#backend/entities/entry-names.ts';
import { insertAll } from '#backend/entities/insert-all.ts';
import { need, type ReadContext, type WriteContext } from '#backend/entities/mapping.ts';
import { isAmong } from '#backend/entities/table-columns.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { declinations } from '#backend/tables/catalogue.ts';
import { boxContents } from '#backend/tables/catalogue-details.ts';
import type { ProductEntry } from '#schemas/entities/product.ts';
import type { WrittenProducts } from './write-declinations.ts';

type Sold = { id: number; idProduct: number; reference: string };

/** Reads what is sold of products, by the product's id. */
async function readSold(db: Database, idSite: number, products: readonly number[]): Promise<ReadonlyMap<number, Sold[]>> {
  if (products.length === 0) return new Map();
  const { id, idProduct, reference } = declinations;
  const isSold = and(eq(declinations.idSite, idSite), eq(declinations.isValid, true), isAmong(idProduct, [...new Set(products)]));
  return Map.groupBy(await db.select({ id, idProduct, reference }).from(declinations).where(isSold), (row) => row.idProduct);
}

/** Writes the contents of boxes. A product with one declination needs no name of it. */
export async function writeContents(tx: Database, products: WrittenProducts, { idSite, ids }: WriteContext): Promise<void> {
  const boxes = products.map(({ id }) => id);
  await tx.delete(boxContents).where(and(eq(boxContents.idSite, idSite), isAmong(boxContents.idBox, boxes)));
  const contents = products.flatMap(({ id: idBox, value }) =>
    value.contents.map((content, position) => ({ ...content, idBox, position, idProduct: need(ids.product, content.product) })),
  );
  const sold = await readSold(
    tx,
    idSite,
    contents.map(({ idProduct }) => idProduct),
  );
  const rows = contents.map(({ idBox, idProduct, reference, quantity, position }) => {
    const own = sold.get(idProduct) ?? [];
    const only = own.length === 1 ? own[0] : undefined;
    const one = reference === null ? only : own.find((row) => row.reference === reference);
    return { idSite, idBox, idProduct, idDeclination: one?.id ?? null, quantity, position };
  });
  await insertAll(tx, boxContents, rows);
}

/**
 * Reads what boxes hold, of `boxes` alone where not all are read: a declination is named where its product has several. What a box held
 * of products that are gone is gone.
 */
export async function readContents(
  db: Database,
  { idSite, names }: ReadContext,
  boxes?: readonly number[],
): Promise<(idBox: number) => ProductEntry['contents']> {
  const rows = await db
    .select()
    .from(boxContents)
    .where(and(eq(boxContents.idSite, idSite), boxes && isAmong(boxContents.idBox, boxes)))
    .orderBy(asc(boxContents.position));
  const held = rows.map(({ idProduct }) => idProduct);
  const slugs = boxes ? (await readNames(db, idSite, [{ kind: 'product', ids: held }])).product : names.product;
  const sold = await readSold(db, idSite, held);
  const byBox = Map.groupBy(rows, ({ idBox }) => idBox);
  return (idBox) =>
    (byBox.get(idBox) ?? []).flatMap(({ idProduct, idDeclination, quantity }) => {
      const product = slugs?.get(idProduct);
      const own = sold.get(idProduct) ?? [];
      const reference = own.length > 1 ? (own.find(({ id }) => id === idDeclination)?.reference ?? null) : null;
      return product === undefined ? [] : [{ product, reference, quantity }];
    });
}
