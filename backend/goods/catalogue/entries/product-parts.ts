import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { EntityRows } from '#backend/entities/map-rows.ts';
import type { WriteContext } from '#backend/entities/mapping.ts';
import { productRows } from '#backend/entities/product-rows.ts';
import { isAmong } from '#backend/entities/table-columns.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { declinations, declinationValues, productDiscounts, products, productVariations } from '#backend/tables/catalogue.ts';
import { boxContents, decreasingDiscounts, productAwards } from '#backend/tables/catalogue-details.ts';
import { customizations } from '#backend/tables/customization.ts';
import { productImages, productTags, recommendedProducts } from '#backend/tables/site-presentation.ts';
import type { ProductEntry } from '#schemas/entities/product.ts';
import { readContents, writeContents } from './contents-rows.ts';
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
  await tx
    .update(products)
    .set({ isValid: false })
    .where(and(eq(products.idSite, idSite), isAmong(products.id, ids)));
}

/** Writes since when the shop has products that have a row already, which an import leaves as it is. */
async function writeCreation(tx: Database, written: WrittenProducts, { idSite, hasCounts }: WriteContext): Promise<void> {
  if (hasCounts) return;
  for (const { id, value } of written) {
    if (value.createdAt === null) continue;
    const set = { createdAt: sql`${value.createdAt}::timestamptz` };
    await tx
      .update(products)
      .set(set)
      .where(and(eq(products.idSite, idSite), eq(products.id, id)));
  }
}

/** Of all declinations that are sold; by their names in SQL, for a select of one table leaves those of columns out. */
const ofDeclinations = (value: SQL): SQL<number | null> =>
  sql`(select ${value} from declinations d where d.id_site = products.id_site and d.id_product = products.id and d.is_valid)`;

/** Rows of products: mapped fields, and by hand prices, stock and contents of boxes. */
export const productParts: EntityRows<ProductEntry> = {
  ...productRows,
  computed: {
    price: ofDeclinations(sql`min(d.fixed_price)`),
    stock: ofDeclinations(sql`case when bool_and(d.set_quantity) then sum(greatest(0, d.stock - d.held))::int end`),
  },
  hooks: {
    remove: removeAround,
    finish: async (tx, written, context) => {
      await writeCreation(tx, written, context);
      await writeDeclinations(tx, written, context);
      await writeContents(tx, written, context);
    },
    complete: async (db, context, ids) => {
      const declinationsOf = await readDeclinations(db, context, ids);
      const contentsOf = await readContents(db, context, ids);
      return (value, idProduct) => {
        const own = declinationsOf(idProduct, value.discount);
        // The price of a product stands in its declinations; those of another price say so.
        const price = own[0]?.price ?? 0;
        const sold = own.map(({ price: one, ...rest }) => ({ ...rest, ...(one !== price && { price: one }) }));
        return { ...value, price, declinations: sold, contents: contentsOf(idProduct) };
      };
    },
  },
};
