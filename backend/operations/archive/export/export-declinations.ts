import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { z } from 'zod';
import { need } from '#backend/entities/mapping.ts';
import { type PriceChange, type Reduction, reducedPrice } from '#backend/goods/catalogue/index.ts';
import { declinations, declinationValues, priceHistory, variations, variationValues } from '#backend/tables/catalogue.ts';
import { productImages } from '#backend/tables/site-presentation.ts';
import type { ArchiveProduct } from '#schemas/archive.ts';
import type { Exported } from './exported.ts';

type Written = Omit<z.input<typeof ArchiveProduct>['declinations'][number], 'id' | 'price'>;
export type ExportedDeclination = Written & { id: number; fixedPrice: number };

/** A product's reduction as it is written. */
type Discounts = ReadonlyMap<number, Reduction & { since: string }>;

/** Exports the declinations of each product, by its id. The stock is the current one, including the pieces held by unpaid orders. */
export async function exportDeclinations(exported: Exported, discounts: Discounts): Promise<ReadonlyMap<number, ExportedDeclination[]>> {
  const { db, idSite } = exported;
  const rows = await db
    .select()
    .from(declinations)
    .where(and(eq(declinations.idSite, idSite), eq(declinations.isValid, true)))
    .orderBy(asc(declinations.position), asc(declinations.id));
  const values = await readValues(exported);
  const images = await readImages(exported);
  const history = await readHistory(exported);
  const written = rows.map((row) => {
    const { id, idProduct, reference, year, capacity, capacityUnit, fixedPrice, sellByMultipleOf } = row;
    const changes = history.get(id) ?? [];
    const isTold = isToldByDiscount(changes, fixedPrice, discounts.get(idProduct));
    return {
      ...{ id, idProduct, fixedPrice, reference, year, capacity, capacityUnit, sellByMultipleOf },
      values: Object.fromEntries(values.get(id) ?? []),
      // Below zero are pieces that are promised but not made yet: they belong to orders, which stay.
      stock: Math.max(0, row.stock),
      images: images.get(id) ?? [],
      priceHistory: isTold ? [] : changes.map(({ price, since }) => ({ price, since: since.toISOString() })),
    };
  });
  const byProduct = Map.groupBy(written, ({ idProduct }) => idProduct);
  return new Map([...byProduct].map(([id, own]) => [id, own.map(({ idProduct: _, ...one }) => one)]));
}

/**
 * Returns whether an import would write the same prices from the price and the reduction alone. The date of the first price never matters.
 */
function isToldByDiscount(changes: readonly PriceChange[], fixedPrice: number, discount: (Reduction & { since: string }) | undefined) {
  const reduced = reducedPrice(fixedPrice, discount ?? null);
  const told = reduced === fixedPrice ? [fixedPrice] : [fixedPrice, reduced];
  const began = discount && new Date(discount.since).getTime();
  return (
    changes.length === told.length && changes.every(({ price, since }, i) => price === told[i] && (i === 0 || since.getTime() === began))
  );
}

/** The axes and values of each declination, by its id. */
async function readValues({ db, idSite }: Exported): Promise<ReadonlyMap<number, [key: string, label: string][]>> {
  const rows = await db
    .select({ id: declinationValues.idDeclination, key: variations.key, label: variationValues.label })
    .from(declinationValues)
    .innerJoin(variations, and(eq(variations.idSite, declinationValues.idSite), eq(variations.id, declinationValues.idVariation)))
    .innerJoin(
      variationValues,
      and(eq(variationValues.idSite, declinationValues.idSite), eq(variationValues.id, declinationValues.idValue)),
    )
    .where(eq(declinationValues.idSite, idSite));
  return new Map([...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => [id, own.map(({ key, label }) => [key, label])]));
}

async function readImages({ db, idSite, pictures }: Exported): Promise<ReadonlyMap<number, Written['images']>> {
  const rows = await db
    .select()
    .from(productImages)
    .where(and(eq(productImages.idSite, idSite), isNotNull(productImages.idDeclination)))
    .orderBy(asc(productImages.position));
  const byDeclination = Map.groupBy(rows, ({ idDeclination }) => idDeclination ?? 0);
  return new Map(
    [...byDeclination].map(([id, own]) => [
      id,
      own.map(({ idMedia, alt, translations }) => ({ name: need(pictures, idMedia), alt, translations })),
    ]),
  );
}

/** Every price of each declination, in order of time. */
async function readHistory({ db, idSite }: Exported): Promise<ReadonlyMap<number, PriceChange[]>> {
  const rows = await db
    .select({ id: priceHistory.idDeclination, price: priceHistory.price, since: priceHistory.since })
    .from(priceHistory)
    .where(eq(priceHistory.idSite, idSite))
    .orderBy(asc(priceHistory.since), asc(priceHistory.id));
  return Map.groupBy(rows, ({ id }) => id);
}
