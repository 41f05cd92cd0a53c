import { and, eq, notInArray } from 'drizzle-orm';
import { insertAll } from '#backend/entities/insert-all.ts';
import { need } from '#backend/entities/mapping.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { products } from '#backend/tables/catalogue.ts';
import { customizations } from '#backend/tables/customization.ts';
import { forms } from '#backend/tables/forms.ts';
import type { Archive } from '../archive.ts';

/** Writes what products can be made with: known by product and key, they keep their ids, which carts name. Products and forms are there already. */
export async function importCustomizations(tx: Database, { site, products: all }: Archive): Promise<void> {
  const idSite = site.id;
  const productIds = await idsBySlug(tx, products, idSite);
  const formIds = await idsBySlug(tx, forms, idSite);
  const rows = all.flatMap((product) =>
    product.customizations.map(({ form, customizationValues: values, ...customization }, position) => ({
      ...{ idSite, idProduct: need(productIds, product.slug), position },
      ...customization,
      values,
      idForm: form === null ? null : need(formIds, form),
    })),
  );
  const written = await insertAll(tx, customizations, rows, [customizations.idSite, customizations.idProduct, customizations.key]);
  const ids = written.map(({ id }) => id);
  await tx.delete(customizations).where(and(eq(customizations.idSite, idSite), notInArray(customizations.id, ids)));
}

async function idsBySlug(tx: Database, table: typeof products | typeof forms, idSite: number): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.select({ id: table.id, slug: table.slug }).from(table).where(eq(table.idSite, idSite));
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
