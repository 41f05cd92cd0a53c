import { and, eq, inArray } from 'drizzle-orm';
import { insertAll } from '#backend/entities/insert-all.ts';
import { keepNumbers } from '#backend/entities/keep-numbers.ts';
import { need, type WriteContext } from '#backend/entities/mapping.ts';
import { isAmong } from '#backend/entities/table-columns.ts';
import { type NewPrice, reducedPrice, setPrices } from '#backend/goods/catalogue/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { declinations, declinationValues, priceHistory } from '#backend/tables/catalogue.ts';
import { productImages } from '#backend/tables/site-presentation.ts';
import type { ProductEntry } from '#schemas/entities/product.ts';
import { readAxes } from './read-axes.ts';

/** Products with their ids. */
export type WrittenProducts = readonly { id: number; value: ProductEntry }[];

/** Time before its reduction for which a product counts as sold at its full price, in ms. */
const fullPriceBefore = 30 * 86_400_000;

/** Writes the declinations of all products, with their values, pictures and price history. Stock that unpaid orders hold stays theirs. */
export async function writeDeclinations(tx: Database, products: WrittenProducts, context: WriteContext): Promise<void> {
  const { idSite, now = new Date() } = context;
  const all = products.flatMap(({ id: idProduct, value: product }) =>
    product.declinations.map((declination, position) => ({ product, declination, position, idProduct })),
  );
  const ofProducts = isAmong(
    declinations.idProduct,
    products.map(({ id }) => id),
  );
  const before = await tx
    .select({ id: declinations.id, reference: declinations.reference, held: declinations.held })
    .from(declinations)
    .where(eq(declinations.idSite, idSite))
    .for('update');
  const held = new Map(before.map((row) => [row.reference, row.held]));
  const numberOf = await keepNumbers(
    tx,
    declinations,
    new Map(before.map((row) => [row.reference, row.id])),
    all.map(({ declination: { reference, id } }) => ({ key: reference, id })),
  );
  await tx
    .update(declinations)
    .set({ isValid: false })
    .where(and(eq(declinations.idSite, idSite), ofProducts));
  // The price is the full one until setPrices has written the history with it.
  const rows = all.map(({ product, declination, position, idProduct }) => {
    const {
      reference,
      price = product.price,
      stock,
      sellByMultipleOf,
      year,
      capacity,
      capacityUnit,
      wineLabel,
      producerGuarantee,
    } = declination;
    return {
      ...{ id: numberOf(reference), idSite, idProduct, reference, position, sellByMultipleOf, year, capacity, capacityUnit, isValid: true },
      ...{ price, fixedPrice: price, stock: Math.max(stock, held.get(reference) ?? 0), promised: 0, wineLabel, producerGuarantee },
    };
  });
  const written = await insertAll(tx, declinations, rows, [declinations.idSite, declinations.reference]);
  const idOf = new Map(written.map(({ reference, id }) => [reference, id]));

  const isNew = ({ reference }: { reference: string }) => !held.has(reference);
  await insertAll(
    tx,
    priceHistory,
    all.flatMap(({ declination }) =>
      (isNew(declination) ? declination.priceHistory : []).map(({ price, since }) => ({
        ...{ idSite, idDeclination: need(idOf, declination.reference), price, since: new Date(since) },
      })),
    ),
  );
  const full: NewPrice[] = [];
  const toPay: NewPrice[] = [];
  for (const { product, declination } of all) {
    const idDeclination = need(idOf, declination.reference);
    const fixedPrice = declination.price ?? product.price;
    const began = product.discount ? new Date(product.discount.since) : now;
    if (isNew(declination) && declination.priceHistory.length === 0 && product.discount)
      full.push({ idDeclination, price: fixedPrice, fixedPrice, since: new Date(began.getTime() - fullPriceBefore) });
    toPay.push({ idDeclination, price: reducedPrice(fixedPrice, product.discount), fixedPrice, since: isNew(declination) ? began : now });
  }
  await setPrices(tx, idSite, full);
  await setPrices(tx, idSite, toPay);

  const axes = await readAxes(tx, idSite);
  const ofThese = tx
    .select({ id: declinations.id })
    .from(declinations)
    .where(and(eq(declinations.idSite, idSite), ofProducts));
  await tx.delete(declinationValues).where(and(eq(declinationValues.idSite, idSite), inArray(declinationValues.idDeclination, ofThese)));
  await insertAll(
    tx,
    declinationValues,
    all.flatMap(({ declination: { reference, values } }) =>
      Object.entries(values).map(([key, label]) => ({
        ...{ idSite, idDeclination: need(idOf, reference) },
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
        ...{ idDeclination: need(idOf, reference), idMedia: need(context.ids.picture, name) },
      })),
    ),
  );
}
