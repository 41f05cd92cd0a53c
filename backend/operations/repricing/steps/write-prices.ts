import { and, asc, eq } from 'drizzle-orm';
import { addVersions } from '#backend/entities/add-versions.ts';
import { readByKeys, stateOf } from '#backend/entities/entry-state.ts';
import { isAmong } from '#backend/entities/table-columns.ts';
import { keyOf } from '#backend/entities/write-entries.ts';
import { reducedPrice, setPrices } from '#backend/goods/catalogue/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { declinations } from '#backend/tables/catalogue.ts';
import { sites } from '#backend/tables/site.ts';
import type { PricedProduct } from './read-priced-products.ts';
import { productRows } from './select-products.ts';

/** Author of prices, and the moment from which they apply. */
export type Writing = { idSite: number; idUser: number | null; now: Date };

/** New full prices of a product, by declination. */
export type NewPrices = { product: PricedProduct; prices: readonly { idDeclination: number; fixedPrice: number }[] };

/** Keeps orders from the rows of declinations until the end of the transaction; in the order that all take them in. */
export async function holdDeclinations(tx: Database, idSite: number, products: readonly number[]): Promise<void> {
  await tx
    .select({ id: declinations.id })
    .from(declinations)
    .where(and(eq(declinations.idSite, idSite), isAmong(declinations.idProduct, products)))
    .orderBy(asc(declinations.id))
    .for('no key update');
}

/**
 * Writes prices as the panel's form does: into the price history, with a version of each product, and what stood before it as one where
 * none holds it. To be called under `lockEntries`.
 */
export async function writePrices(tx: Database, { idSite, idUser, now }: Writing, changes: readonly NewPrices[]): Promise<void> {
  if (changes.length === 0) return;
  const [site] = await tx.select({ timeZone: sites.timeZone }).from(sites).where(eq(sites.id, idSite));
  if (!site) throw new Error(`there is no site ${idSite}`);
  const slugs = changes.map(({ product }) => product.slug);
  const readStates = async () => {
    const values = await readByKeys(tx, productRows, { idSite, timeZone: site.timeZone }, slugs);
    return new Map(values.map((value) => [keyOf(productRows, value), stateOf(productRows, value)]));
  };
  const before = await readStates();
  await setPrices(
    tx,
    idSite,
    changes.flatMap(({ product: { discount }, prices }) =>
      prices.map(({ idDeclination, fixedPrice }) => ({
        ...{ idDeclination, fixedPrice, price: reducedPrice(fixedPrice, discount), since: now },
      })),
    ),
  );
  const after = await readStates();
  const written = slugs.flatMap((key) => {
    const [old, state] = [before.get(key), after.get(key)];
    return old && state ? [{ key, before: old, after: state }] : [];
  });
  await addVersions(tx, productRows, idSite, written, { idUser, now });
}
