import { and, eq, inArray, not } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { insertAll } from '#backend/entities/insert-all.ts';
import { need } from '#backend/entities/mapping.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { declinations, products } from '#backend/tables/catalogue.ts';
import { boxContents, decreasingDiscounts, productAwards } from '#backend/tables/catalogue-details.ts';
import { customizations } from '#backend/tables/customization.ts';
import { recommendedProducts } from '#backend/tables/site-presentation.ts';
import type { Planned } from './plan.ts';
import type { ContentRecord, Named, ProductRecord } from './product-record.ts';
import { replaceRows } from './replace-rows.ts';
import { isOther } from './write-products.ts';

type Writing = { idSite: number; named: Named };

/**
 * Writes what products were given, their decreasing prices, what boxes hold, what is recommended beside them and what they are made
 * with, where it differs. All products and declinations are there already.
 */
export async function writeFacts(tx: Database, writing: Writing, changed: readonly Planned<ProductRecord>[]): Promise<void> {
  const { idSite, named } = writing;
  const sold = await readSold(tx, idSite);
  const differing = (key: keyof ProductRecord) =>
    changed.filter(({ record, before }) => isOther(before?.[key] ?? [], record[key])).map(({ record }) => record);
  const replace = async <T extends PgTable & { idSite: PgColumn }>(
    place: { key: keyof ProductRecord; table: T; owner: PgColumn },
    rowsOf: (record: ProductRecord) => T['$inferInsert'][],
  ) => {
    const records = differing(place.key);
    const ids = records.map(({ id }) => id);
    await replaceRows(tx, { ...place, idSite }, ids, records.flatMap(rowsOf));
  };
  await replace({ key: 'recommended', table: recommendedProducts, owner: recommendedProducts.idProduct }, ({ id, recommended }) =>
    recommended.map((slug, position) => ({ idSite, idProduct: id, idRecommended: need(sold.idOf, slug), position })),
  );
  await replace({ key: 'awards', table: productAwards, owner: productAwards.idProduct }, ({ id, awards }) =>
    awards.map(({ picture, ...award }, position) => ({
      ...{ idSite, idProduct: id, ...award, position, alt: picture?.alt ?? '' },
      idMedia: picture && need(named.pictures, picture.name),
    })),
  );
  await replace(
    { key: 'decreasingDiscounts', table: decreasingDiscounts, owner: decreasingDiscounts.idProduct },
    ({ id, decreasingDiscounts: steps }) => steps.map((step) => ({ idSite, idProduct: id, ...step })),
  );
  await replace({ key: 'contents', table: boxContents, owner: boxContents.idBox }, ({ id, contents }) =>
    contents.map((content, position) => ({ idSite, idBox: id, ...sold.held(content), position })),
  );
  await writeCustomizations(tx, writing, differing('customizations'));
}

/** Products by slug, and what a box holds of them: of a product with one declination that one, whether it is named or not. */
async function readSold(tx: Database, idSite: number) {
  const all = await tx.select({ id: products.id, slug: products.slug }).from(products).where(eq(products.idSite, idSite));
  const { id, idProduct, reference } = declinations;
  const rows = await tx.select({ id, idProduct, reference }).from(declinations).where(eq(declinations.idSite, idSite));
  const idOf = new Map(all.map((row) => [row.slug, row.id]));
  const byProduct = Map.groupBy(rows, (row) => row.idProduct);
  return {
    idOf,
    held: ({ product, reference: wanted, quantity }: ContentRecord) => {
      const own = byProduct.get(need(idOf, product)) ?? [];
      const named = wanted === null && own.length === 1 ? own[0] : own.find((row) => row.reference === wanted);
      return { idProduct: need(idOf, product), idDeclination: named?.id ?? null, quantity };
    },
  };
}

/** Known by their keys, they keep their ids, which carts name. */
async function writeCustomizations(tx: Database, { idSite, named }: Writing, records: readonly ProductRecord[]): Promise<void> {
  if (records.length === 0) return;
  const rows = records.flatMap(({ id, customizations: wanted }) =>
    wanted.map(({ form, ...row }, position) => ({
      ...{ ...row, idSite, idProduct: id, position },
      idForm: form === null ? null : need(named.forms, form),
    })),
  );
  const written = await insertAll(tx, customizations, rows, [customizations.idSite, customizations.idProduct, customizations.key]);
  const ofRecords = inArray(
    customizations.idProduct,
    records.map(({ id }) => id),
  );
  const isWritten = inArray(
    customizations.id,
    written.map(({ id }) => id),
  );
  await tx.delete(customizations).where(and(eq(customizations.idSite, idSite), ofRecords, not(isWritten)));
}
