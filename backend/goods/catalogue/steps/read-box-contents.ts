import { and, asc, eq } from 'drizzle-orm';
import { readImages } from '#backend/foundation/media/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { declinations, products } from '#backend/tables/catalogue.ts';
import { boxContents } from '#backend/tables/catalogue-details.ts';
import { localised } from '#backend/tables/columns.ts';
import { productPath } from '#domain/addresses.ts';
import type { BoxContent } from '#schemas/product.ts';

/**
 * Reads the contents of a box, in their order and in a language. A wine with several vintages is the one that the box names, else its only
 * one.
 */
export async function readBoxContents(db: Database, idSite: number, idBox: number, locale: string): Promise<BoxContent[]> {
  const rows = await db
    .select({ content: boxContents, product: products, declination: declinations })
    .from(boxContents)
    .innerJoin(products, and(eq(products.idSite, boxContents.idSite), eq(products.id, boxContents.idProduct)))
    .leftJoin(declinations, and(eq(declinations.idSite, boxContents.idSite), eq(declinations.id, boxContents.idDeclination)))
    .where(and(eq(boxContents.idSite, idSite), eq(boxContents.idBox, idBox)))
    .orderBy(asc(boxContents.position));
  const pictures = await readImages(
    db,
    idSite,
    rows.map(({ product }) => product.id),
    locale,
  );
  return rows.map(({ content, product, declination }) => {
    const own = pictures.filter(({ idProduct }) => idProduct === product.id);
    const picture =
      own.find(({ idDeclination }) => declination && idDeclination === declination.id) ?? own.find((each) => each.idDeclination === null);
    return {
      quantity: content.quantity,
      name: localised(product, locale).name,
      url: product.isValid ? productPath(product.type, product.slug, product.id) : null,
      image: picture?.image ?? null,
      appellation: product.wine?.appellation ?? null,
      year: declination?.year ?? null,
      capacity: declination?.capacity ?? null,
      capacityUnit: declination?.capacityUnit ?? null,
    };
  });
}
