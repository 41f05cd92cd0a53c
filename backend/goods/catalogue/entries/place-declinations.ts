import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { insertAll } from '#backend/entities/insert-all.ts';
import { keepNumbers } from '#backend/entities/keep-numbers.ts';
import { need, type WriteContext } from '#backend/entities/mapping.ts';
import { isAmong } from '#backend/entities/table-columns.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { declinations, priceHistory } from '#backend/tables/catalogue.ts';
import type { ProductEntry } from '#schemas/entities/product.ts';
import { type NewPrice, setPrices } from '../flows/set-prices.ts';
import { reducedPrice } from '../price.ts';

/** A declination with its product and its place in it. */
export type Placed = { product: ProductEntry; declination: ProductEntry['declinations'][number]; position: number; idProduct: number };

/** Time before its reduction for which a product counts as sold at its full price, in ms. */
const fullPriceBefore = 30 * 86_400_000;

/** Columns that an entry says and nothing else counts. */
const toRow = ({ declination, position }: Placed) => {
  const { sellByMultipleOf, year, capacity, capacityUnit, wineLabel, producerGuarantee } = declination;
  return { position, sellByMultipleOf, year, capacity, capacityUnit, wineLabel, producerGuarantee, isValid: true };
};

const fullPrice = ({ declination, product }: Placed): number => declination.price ?? product.price;
const priceToPay = (placed: Placed): number => reducedPrice(fullPrice(placed), placed.product.discount);

const switchOff = (tx: Database, idSite: number, products: readonly number[]) =>
  tx
    .update(declinations)
    .set({ isValid: false })
    .where(and(eq(declinations.idSite, idSite), isAmong(declinations.idProduct, products)));

/**
 * Writes the rows of declinations as a folder has them, with its stock and the prices they had; stock that unpaid orders hold stays
 * theirs. Returns the ids by reference.
 */
export async function placeFromFolder(
  tx: Database,
  all: readonly Placed[],
  products: readonly number[],
  { idSite, now = new Date() }: WriteContext,
): Promise<ReadonlyMap<string, number>> {
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
  await switchOff(tx, idSite, products);
  // The price is the full one until setPrices has written the history with it.
  const rows = all.map((placed) => {
    const { reference, stock } = placed.declination;
    const price = fullPrice(placed);
    return {
      ...{ ...toRow(placed), id: numberOf(reference), idSite, idProduct: placed.idProduct, reference },
      ...{ price, fixedPrice: price, stock: Math.max(stock, held.get(reference) ?? 0), promised: 0 },
    };
  });
  const written = await insertAll(tx, declinations, rows, [declinations.idSite, declinations.reference]);
  const idByReference = new Map(written.map(({ reference, id }) => [reference, id]));

  const isNew = ({ reference }: { reference: string }) => !held.has(reference);
  await insertAll(
    tx,
    priceHistory,
    all.flatMap(({ declination }) =>
      (isNew(declination) ? declination.priceHistory : []).map(({ price, since }) => ({
        ...{ idSite, idDeclination: need(idByReference, declination.reference), price, since: new Date(since) },
      })),
    ),
  );
  const full: NewPrice[] = [];
  const toPay: NewPrice[] = [];
  for (const placed of all) {
    const { product, declination } = placed;
    const idDeclination = need(idByReference, declination.reference);
    const fixedPrice = fullPrice(placed);
    const began = product.discount ? new Date(product.discount.since) : now;
    if (isNew(declination) && declination.priceHistory.length === 0 && product.discount)
      full.push({ idDeclination, price: fixedPrice, fixedPrice, since: new Date(began.getTime() - fullPriceBefore) });
    toPay.push({ idDeclination, price: priceToPay(placed), fixedPrice, since: isNew(declination) ? began : now });
  }
  await setPrices(tx, idSite, full);
  await setPrices(tx, idSite, toPay);
  return idByReference;
}

/**
 * Writes the rows of declinations as the panel has them. Stock, holds and earlier prices stay as they are counted; a new one has no stock
 * yet. A price that changes is added to its history from now on. Returns the ids by reference.
 */
export async function placeCounted(
  tx: Database,
  all: readonly Placed[],
  products: readonly number[],
  { idSite, now = new Date() }: WriteContext,
): Promise<ReadonlyMap<string, number>> {
  const references = all.map(({ declination }) => declination.reference);
  const { id, idProduct, reference } = declinations;
  const before = await tx
    .select({ id, idProduct, reference })
    .from(declinations)
    .where(and(eq(declinations.idSite, idSite), or(isAmong(idProduct, products), inArray(reference, references))))
    .orderBy(asc(id))
    .for('no key update');
  const present = await rename(tx, idSite, before, all);
  await switchOff(tx, idSite, products);
  for (const placed of all) {
    const found = present.get(placed.declination.reference);
    if (found === undefined) continue;
    await tx
      .update(declinations)
      .set(toRow(placed))
      .where(and(eq(declinations.idSite, idSite), eq(id, found)));
  }
  const added = all.filter(({ declination }) => !present.has(declination.reference));
  const rows = added.map((placed) => {
    const price = fullPrice(placed);
    const own = { idSite, idProduct: placed.idProduct, reference: placed.declination.reference };
    return { ...toRow(placed), ...own, price, fixedPrice: price, stock: 0 };
  });
  const written = await insertAll(tx, declinations, rows);
  const idByReference = new Map([...present, ...written.map((row) => [row.reference, row.id] as const)]);
  const prices = all.map((placed) => ({
    ...{
      idDeclination: need(idByReference, placed.declination.reference),
      price: priceToPay(placed),
      fixedPrice: fullPrice(placed),
      since: now,
    },
  }));
  await setPrices(tx, idSite, prices);
  return idByReference;
}

type Present = { id: number; idProduct: number; reference: string };

/** Gives rows that an entry names by their id its other references, where no other row has them. Returns the ids by reference then. */
async function rename(
  tx: Database,
  idSite: number,
  before: readonly Present[],
  all: readonly Placed[],
): Promise<ReadonlyMap<string, number>> {
  const byId = new Map(before.map((row) => [row.id, row]));
  const moved = new Map(
    all.flatMap(({ declination: { id, reference }, idProduct }) => {
      const row = id === undefined ? undefined : byId.get(id);
      return row && row.idProduct === idProduct && row.reference !== reference ? [[row.id, reference] as const] : [];
    }),
  );
  const idByReference = new Map(before.map((row) => [row.reference, row.id]));
  const isFree = (reference: string): boolean => {
    const holder = idByReference.get(reference);
    return holder === undefined || moved.has(holder);
  };
  // One that stays keeps the reference that another would have taken.
  for (let last = -1; last !== moved.size; ) {
    last = moved.size;
    for (const [id, reference] of moved) if (!isFree(reference)) moved.delete(id);
  }
  const set = (id: number, reference: string) =>
    tx
      .update(declinations)
      .set({ reference })
      .where(and(eq(declinations.idSite, idSite), eq(declinations.id, id)));
  // Two that exchange theirs cannot do so at once.
  for (const id of moved.keys()) await set(id, randomUUID());
  for (const [id, reference] of moved) await set(id, reference);
  return new Map(before.map((row) => [moved.get(row.id) ?? row.reference, row.id]));
}
