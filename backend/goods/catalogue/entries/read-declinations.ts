import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { readNames } from '#backend/entities/entry-names.ts';
import { namedIds, readItemRows, toItems } from '#backend/entities/item-rows.ts';
import type { ReadContext } from '#backend/entities/mapping.ts';
import { pictureList } from '#backend/entities/picture-list.ts';
import { isAmong } from '#backend/entities/table-columns.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { declinations, declinationValues, priceHistory, variations, variationValues } from '#backend/tables/catalogue.ts';
import { productImages } from '#backend/tables/site-presentation.ts';
import { Picture } from '#schemas/entities/parts.ts';
import type { ProductEntry } from '#schemas/entities/product.ts';
import { type PriceChange, reducedPrice } from '../price.ts';

const imagesOfDeclinations = pictureList(Picture, productImages, 'idDeclination', { where: isNotNull(productImages.idDeclination) });

type Written = ProductEntry['declinations'][number];
type ReadDeclination = Written & { id: number; price: number };
type Ids = readonly number[] | undefined;
type Discount = ProductEntry['discount'];

/**
 * Reads what is sold of each product, of `products` alone where not all are read. Returns it by the product's id, with the price of each. Stock is what the shop has now, with what
 * unpaid orders hold of it. The price history is left out where the price and the reduction tell it.
 */
export async function readDeclinations(
  db: Database,
  { idSite, ...context }: ReadContext,
  products?: readonly number[],
): Promise<(idProduct: number, discount: Discount) => ReadDeclination[]> {
  const rows = await db
    .select()
    .from(declinations)
    .where(and(eq(declinations.idSite, idSite), eq(declinations.isValid, true), products && isAmong(declinations.idProduct, products)))
    .orderBy(asc(declinations.position), asc(declinations.id));
  const among = products && rows.map(({ id }) => id);
  const values = await readValues(db, idSite, among);
  const images = await readItemRows(db, imagesOfDeclinations, idSite, among);
  const history = await readHistory(db, idSite, among);
  const names = products ? await readNames(db, idSite, namedIds(imagesOfDeclinations, images)) : context.names;
  const byProduct = Map.groupBy(rows, ({ idProduct }) => idProduct);
  const read = (row: (typeof rows)[number], discount: Discount): ReadDeclination => {
    const { id, reference, year, capacity, capacityUnit, fixedPrice, sellByMultipleOf, wineLabel, producerGuarantee } = row;
    const changes = history.get(id) ?? [];
    const isTold = isToldByDiscount(changes, fixedPrice, discount);
    return {
      ...{ id, reference, year, capacity, capacityUnit, sellByMultipleOf, price: fixedPrice },
      values: Object.fromEntries(values.get(id) ?? []),
      // Below zero are pieces that are promised but not made yet: they belong to orders, which stay.
      stock: Math.max(0, row.stock),
      images: toItems(imagesOfDeclinations, images, id, { ...context, idSite, names }) as Written['images'],
      ...{ wineLabel, producerGuarantee },
      priceHistory: isTold ? [] : changes.map(({ price, since }) => ({ price, since: since.toISOString() })),
    };
  };
  return (idProduct, discount) => (byProduct.get(idProduct) ?? []).map((row) => read(row, discount));
}

/** Returns whether an import would write the same prices from the price and the reduction alone. The date of the first price never matters. */
function isToldByDiscount(changes: readonly PriceChange[], fixedPrice: number, discount: Discount) {
  const reduced = reducedPrice(fixedPrice, discount);
  const told = reduced === fixedPrice ? [fixedPrice] : [fixedPrice, reduced];
  const began = discount && new Date(discount.since).getTime();
  return (
    changes.length === told.length && changes.every(({ price, since }, i) => price === told[i] && (i === 0 || since.getTime() === began))
  );
}

/** The axes and values of each declination, by its id; of those `among` ids where not all are read. */
async function readValues(db: Database, idSite: number, among: Ids): Promise<ReadonlyMap<number, [key: string, label: string][]>> {
  const rows = await db
    .select({ id: declinationValues.idDeclination, key: variations.key, label: variationValues.label })
    .from(declinationValues)
    .innerJoin(variations, and(eq(variations.idSite, declinationValues.idSite), eq(variations.id, declinationValues.idVariation)))
    .innerJoin(
      variationValues,
      and(eq(variationValues.idSite, declinationValues.idSite), eq(variationValues.id, declinationValues.idValue)),
    )
    .where(and(eq(declinationValues.idSite, idSite), among && isAmong(declinationValues.idDeclination, among)));
  return new Map([...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => [id, own.map(({ key, label }) => [key, label])]));
}

/** Every price of each declination, in order of time. */
async function readHistory(db: Database, idSite: number, among: Ids): Promise<ReadonlyMap<number, PriceChange[]>> {
  const rows = await db
    .select({ id: priceHistory.idDeclination, price: priceHistory.price, since: priceHistory.since })
    .from(priceHistory)
    .where(and(eq(priceHistory.idSite, idSite), among && isAmong(priceHistory.idDeclination, among)))
    .orderBy(asc(priceHistory.since), asc(priceHistory.id));
  return Map.groupBy(rows, ({ id }) => id);
}
