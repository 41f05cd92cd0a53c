import { and, eq, inArray } from 'drizzle-orm';
import { insertAll } from '#backend/entities/insert-all.ts';
import { need, type WriteContext } from '#backend/entities/mapping.ts';
import { isAmong } from '#backend/entities/table-columns.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { declinations, declinationValues } from '#backend/tables/catalogue.ts';
import { productImages } from '#backend/tables/site-presentation.ts';
import type { ProductEntry } from '#schemas/entities/product.ts';
import { type Placed, placeCounted, placeFromFolder } from './place-declinations.ts';
import { readAxes } from './read-axes.ts';

/** Products with their ids. */
export type WrittenProducts = readonly { id: number; value: ProductEntry }[];

/**
 * Writes the declinations of products, with their values, pictures and prices. Those that a product had keep their ids, which carts and
 * holds name; what it has no more is switched off.
 */
export async function writeDeclinations(tx: Database, products: WrittenProducts, context: WriteContext): Promise<void> {
  const { idSite } = context;
  const all: Placed[] = products.flatMap(({ id: idProduct, value: product }) =>
    product.declinations.map((declination, position) => ({ product, declination, position, idProduct })),
  );
  const ids = products.map(({ id }) => id);
  const idByReference = await (context.hasCounts ? placeFromFolder : placeCounted)(tx, all, ids, context);

  const ofProducts = and(eq(declinations.idSite, idSite), isAmong(declinations.idProduct, ids));
  const ofThese = tx.select({ id: declinations.id }).from(declinations).where(ofProducts);
  const axes = await readAxes(tx, idSite);
  await tx.delete(declinationValues).where(and(eq(declinationValues.idSite, idSite), inArray(declinationValues.idDeclination, ofThese)));
  await insertAll(
    tx,
    declinationValues,
    all.flatMap(({ declination: { reference, values } }) =>
      Object.entries(values).map(([key, label]) => ({
        ...{ idSite, idDeclination: need(idByReference, reference) },
        ...{ idVariation: need(axes, key).id, idValue: need(need(axes, key).values, label) },
      })),
    ),
  );
  await tx.delete(productImages).where(and(eq(productImages.idSite, idSite), inArray(productImages.idDeclination, ofThese)));
  await insertAll(
    tx,
    productImages,
    all.flatMap(({ declination: { reference, images }, idProduct }) =>
      images.map(({ name, ...texts }, position) => ({
        ...{ idSite, idProduct, ...texts, position },
        ...{ idDeclination: need(idByReference, reference), idMedia: need(context.ids.picture, name) },
      })),
    ),
  );
}
