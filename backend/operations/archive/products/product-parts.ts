import { and, asc, eq, inArray } from 'drizzle-orm';
import { insertAll } from '#backend/entities/insert-all.ts';
import type { EntityRows } from '#backend/entities/map-rows.ts';
import { need, type ReadContext, type WriteContext } from '#backend/entities/mapping.ts';
import { productRows } from '#backend/entities/product-rows.ts';
import { isAmong } from '#backend/entities/table-columns.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { declinations, declinationValues, productDiscounts, productVariations } from '#backend/tables/catalogue.ts';
import { boxContents, decreasingDiscounts, productAwards } from '#backend/tables/catalogue-details.ts';
import { customizations } from '#backend/tables/customization.ts';
import { productImages, productTags, recommendedProducts } from '#backend/tables/site-presentation.ts';
import type { ProductEntry } from '#schemas/entities/product.ts';
import { readDeclinations } from './read-declinations.ts';
import { type WrittenProducts, writeDeclinations } from './write-declinations.ts';

const around = [
  ...[productImages, productVariations, productTags, recommendedProducts, productDiscounts],
  ...[productAwards, decreasingDiscounts, customizations],
];

/** Takes away what stood around products that are sold no more; their own rows are kept for the orders that name them. */
async function removeAround(tx: Database, idSite: number, ids: readonly number[]): Promise<void> {
  for (const table of around) await tx.delete(table).where(and(eq(table.idSite, idSite), isAmong(table.idProduct, ids)));
  await tx.delete(boxContents).where(and(eq(boxContents.idSite, idSite), isAmong(boxContents.idBox, ids)));
  const sold = and(eq(declinations.idSite, idSite), isAmong(declinations.idProduct, ids));
  const these = tx.select({ id: declinations.id }).from(declinations).where(sold);
  await tx.delete(declinationValues).where(and(eq(declinationValues.idSite, idSite), inArray(declinationValues.idDeclination, these)));
  await tx.update(declinations).set({ isValid: false }).where(sold);
}

/** Writes the contents of boxes. A product with one declination needs no name of it. */
async function writeContents(tx: Database, products: WrittenProducts, { idSite, ids }: WriteContext): Promise<void> {
  const boxes = products.map(({ id }) => id);
  await tx.delete(boxContents).where(and(eq(boxContents.idSite, idSite), isAmong(boxContents.idBox, boxes)));
  const { id, idProduct, reference } = declinations;
  const isSold = and(eq(declinations.idSite, idSite), eq(declinations.isValid, true));
  const sold = Map.groupBy(await tx.select({ id, idProduct, reference }).from(declinations).where(isSold), (row) => row.idProduct);
  const rows = products.flatMap(({ id: idBox, value: { contents } }) =>
    contents.map(({ product, reference: named, quantity }, position) => {
      const held = need(ids.product, product);
      const own = sold.get(held) ?? [];
      const only = own.length === 1 ? own[0] : undefined;
      const one = named === null ? only : own.find((row) => row.reference === named);
      return { idSite, idBox, idProduct: held, idDeclination: one?.id ?? null, quantity, position };
    }),
  );
  await insertAll(tx, boxContents, rows);
}

/** Reads what boxes hold: a declination is named where its product has several. What a box held of products that are gone is gone. */
async function readContents(db: Database, { idSite, names }: ReadContext) {
  const rows = await db.select().from(boxContents).where(eq(boxContents.idSite, idSite)).orderBy(asc(boxContents.position));
  const byBox = Map.groupBy(rows, ({ idBox }) => idBox);
  return (idBox: number, soldOf: (id: number) => readonly { id: number; reference: string }[]): ProductEntry['contents'] =>
    (byBox.get(idBox) ?? []).flatMap(({ idProduct, idDeclination, quantity }) => {
      const product = names.product?.get(idProduct);
      const sold = soldOf(idProduct);
      const reference = sold.length > 1 ? (sold.find(({ id }) => id === idDeclination)?.reference ?? null) : null;
      return product === undefined ? [] : [{ product, reference, quantity }];
    });
}

/** Rows of products: mapped fields, and by hand prices, stock and contents of boxes. */
export const productParts: EntityRows<ProductEntry> = {
  ...productRows,
  hooks: {
    remove: removeAround,
    finish: async (tx, products, context) => {
      await writeDeclinations(tx, products, context);
      await writeContents(tx, products, context);
    },
    complete: async (db, context) => {
      const declinationsOf = await readDeclinations(db, context);
      const contentsOf = await readContents(db, context);
      return (value, idProduct) => {
        const own = declinationsOf(idProduct, value.discount);
        // The price of a product stands in its declinations; those of another price say so.
        const price = own[0]?.price ?? 0;
        const sold = own.map(({ price: one, ...rest }) => ({ ...rest, ...(one !== price && { price: one }) }));
        return { ...value, price, declinations: sold, contents: contentsOf(idProduct, (id) => declinationsOf(id, null)) };
      };
    },
  },
};
