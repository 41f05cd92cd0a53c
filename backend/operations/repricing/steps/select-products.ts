import { and, asc, inArray } from 'drizzle-orm';
import { entryFilter } from '#backend/entities/list-entries.ts';
import type { EntityRows } from '#backend/entities/map-rows.ts';
import { isActive, keyColumn, ofKind } from '#backend/entities/table-columns.ts';
import { productParts } from '#backend/goods/catalogue/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { products } from '#backend/tables/catalogue.ts';
import type { RepricingSelection } from '#schemas/repricing.ts';

/** Rows of products, of whose values nobody here asks the type. */
export const productRows = productParts as unknown as EntityRows;

/** Finds the ids of the selected products, in the order of the shop. Throws ApiError 422 for a filter that is none. */
export async function selectProducts(
  db: Database,
  site: { id: number; timeZone: string },
  selection: RepricingSelection,
): Promise<number[]> {
  const rowSite = { idSite: site.id, timeZone: site.timeZone };
  const chosen =
    selection.of === 'KEYS'
      ? and(ofKind(productRows, site.id), isActive(productRows), inArray(keyColumn(productRows), selection.keys))
      : await entryFilter(db, productRows, rowSite, {
          search: selection.search,
          ...Object.fromEntries(Object.entries(selection.filters).map(([field, text]) => [`filter.${field}` as const, text])),
        });
  const found = await db.select({ id: products.id }).from(products).where(chosen).orderBy(asc(products.position), asc(products.id));
  return found.map(({ id }) => id);
}
