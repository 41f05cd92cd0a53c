import { and, eq } from 'drizzle-orm';
import { insertAll } from '#backend/entities/insert-all.ts';
import { need } from '#backend/entities/mapping.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { declinations } from '#backend/tables/catalogue.ts';
import { boxContents, decreasingDiscounts, productAwards } from '#backend/tables/catalogue-details.ts';
import type { Archive } from '../archive.ts';
import { pictureColumns, withAlt } from '../picture-columns.ts';
import type { PictureIndex } from './import-look.ts';

type Imported = {
  /** Products by slug. */
  ids: ReadonlyMap<string, number>;
  pictures: PictureIndex;
};

/** Writes what products were given, their decreasing prices and what boxes hold; all of it anew. The declinations are there already. */
export async function importProductFacts(tx: Database, { site, products }: Archive, { ids, pictures }: Imported): Promise<void> {
  const idSite = site.id;
  for (const table of [productAwards, decreasingDiscounts, boxContents]) await tx.delete(table).where(eq(table.idSite, idSite));
  const idOf = (slug: string) => need(ids, slug);
  await insertAll(
    tx,
    productAwards,
    products.flatMap(({ slug, awards }) =>
      awards.map(({ name, year, medal, picture, translations }, position) => ({
        ...{ idSite, idProduct: idOf(slug), name, year, medal, position },
        ...pictureColumns(pictures, picture),
        translations: withAlt(translations, picture),
      })),
    ),
  );
  await insertAll(
    tx,
    decreasingDiscounts,
    products.flatMap((product) => product.decreasingDiscounts.map((step) => ({ idSite, idProduct: idOf(product.slug), ...step }))),
  );
  const references = await idsByReference(tx, idSite);
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  await insertAll(
    tx,
    boxContents,
    products.flatMap(({ slug, contents }) =>
      contents.map(({ product, reference, quantity }, position) => {
        const held = bySlug.get(product)?.declinations ?? [];
        const named = reference ?? (held.length === 1 ? held[0]?.reference : undefined);
        const idDeclination = named === undefined ? null : need(references, named);
        return { idSite, idBox: idOf(slug), idProduct: idOf(product), idDeclination, quantity, position };
      }),
    ),
  );
}

async function idsByReference(tx: Database, idSite: number): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ id: declinations.id, reference: declinations.reference })
    .from(declinations)
    .where(and(eq(declinations.idSite, idSite), eq(declinations.isValid, true)));
  return new Map(rows.map(({ id, reference }) => [reference, id]));
}
