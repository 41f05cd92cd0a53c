import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { foldedText } from '#backend/platform/database/list-filter.ts';
import { takeTurns } from '#backend/platform/take-turns.ts';
import { declinations, products } from '#backend/tables/catalogue.ts';
import { followProducts } from '../follow-changes.ts';
import { type Inventory, newInventory, type StockedProduct } from './inventory.ts';

/** Products read at once: few enough that other calls are answered in between. */
const productsAtOnce = 500;

/** The products of a site, sold or not, that the shop's own lists are answered from (`followProducts`). */
export const currentInventory = followProducts<Inventory>({
  readAll: async (db, idSite) => {
    const inventory = newInventory();
    const turn = takeTurns();
    for (let last: number | undefined = 0; last !== undefined; ) {
      const stocked = await readStocked(db, idSite, { after: last });
      for (const product of stocked) {
        inventory.put(product);
        await turn();
      }
      inventory.order(inventory.ids.length);
      last = stocked.at(-1)?.id;
    }
    return inventory;
  },
  update: async (db, idSite, inventory, ids) => {
    const stocked = await readStocked(db, idSite, { ids });
    for (const id of ids) inventory.drop(id);
    for (const product of stocked) inventory.put(product);
  },
  isWorn: (inventory) => inventory.isWorn(),
});

/** Products by their ids, or those that follow an id. */
async function readStocked(db: Database, idSite: number, among: { ids: readonly number[] } | { after: number }): Promise<StockedProduct[]> {
  const rows = await db
    .select({ id: products.id, name: products.name, slug: products.slug, offer: products.offer })
    .from(products)
    .where(and(eq(products.idSite, idSite), 'ids' in among ? inArray(products.id, [...among.ids]) : gt(products.id, among.after)))
    .orderBy(asc(products.id))
    .limit(productsAtOnce);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const own = await db
    .select({
      ...{ id: declinations.id, idProduct: declinations.idProduct, reference: declinations.reference },
      ...{ isTracked: declinations.setQuantity, stock: declinations.stock, held: declinations.held },
    })
    .from(declinations)
    .where(and(eq(declinations.idSite, idSite), inArray(declinations.idProduct, ids)))
    .orderBy(asc(declinations.position), asc(declinations.id));
  const byProduct = Map.groupBy(own, ({ idProduct }) => idProduct);
  return rows.map(({ id, name, slug, offer }) => ({
    ...{ id, name: foldedText(name), slug: foldedText(slug), isRental: offer === 'RENTAL' },
    declinations: (byProduct.get(id) ?? []).map((row) => ({ ...row, reference: foldedText(row.reference) })),
  }));
}
