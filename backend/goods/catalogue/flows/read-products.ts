import { and, asc, eq, inArray } from 'drizzle-orm';
import { type ProductPicture, readImages } from '#backend/foundation/media/index.ts';
import { multipleOf, readShopRules } from '#backend/foundation/settings/index.ts';
import { availabilityNow } from '#backend/goods/stock/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { readThrough } from '#backend/platform/read-cache/read-through.ts';
import {
  declinations,
  declinationValues,
  priceHistory,
  productDiscounts,
  products,
  variations,
  variationValues,
} from '#backend/tables/catalogue.ts';
import { localised } from '#backend/tables/columns.ts';
import type { Declination, Discount } from '#schemas/product.ts';
import { type PriceChange, referencePrice } from '../price.ts';

type Row = typeof products.$inferSelect;
type Axis = 'size' | 'colour' | null;

/** A product with all that cards and sheets are made of. */
export type LoadedProduct = {
  row: Omit<Row, 'translations'>;
  /** Valid declinations, in order. */
  declinations: (Declination & { axes: { axis: Axis; label: string; colour: string | null }[] })[];
  discount: Discount | null;
  pictures: ProductPicture[];
  /** The shop tells no prices (HIDE_PRODUCT_PRICES): every amount here is 0. */
  isPriceHidden: boolean;
};

type StoredProduct = Omit<LoadedProduct, 'declinations'> & { declinations: Omit<LoadedProduct['declinations'][number], 'quantity'>[] };

/**
 * Reads products of a site in the order of `ids`; those without anything to sell are left out. One query a table, however
 * many products. What the shop's rules say of prices, stock and multiples is in them already; texts are in the language.
 */
export async function readProducts(
  db: Database,
  idSite: number,
  ids: readonly number[],
  { now, locale }: { now: Date; locale: string },
): Promise<LoadedProduct[]> {
  const stored = await readThrough({ db, idSite, kind: `product:${locale}` }, ids, async (missing) => {
    const read = await readStored(db, idSite, missing, locale);
    return read.map((product) => ({ key: product.row.id, idProduct: product.row.id, value: product }));
  });
  const found = ids.flatMap((id) => stored.get(id) ?? []);
  const sold = found.flatMap(({ declinations }) => declinations.map(({ id }) => id));
  const available = await availabilityNow(db, idSite, sold, now);
  return found.map((product) => ({
    ...product,
    declinations: product.declinations.map((declination) => ({ ...declination, quantity: available.get(declination.id) ?? 0 })),
  }));
}

/** All of them but how many pieces can be bought now, which changes with the clock. */
async function readStored(db: Database, idSite: number, list: number[], locale: string): Promise<StoredProduct[]> {
  if (list.length === 0) return [];
  const rows = await db
    .select()
    .from(products)
    .where(and(eq(products.idSite, idSite), inArray(products.id, list)));
  const sold = await db
    .select()
    .from(declinations)
    .where(and(eq(declinations.idSite, idSite), inArray(declinations.idProduct, list), eq(declinations.isValid, true)))
    .orderBy(asc(declinations.position), asc(declinations.id));
  const discounts = await readDiscounts(db, idSite, list);
  const soldIds = sold.map(({ id }) => id);
  const reduced = sold.filter(({ price, fixedPrice }) => price < fixedPrice).map(({ id }) => id);
  const histories = await readHistories(db, idSite, reduced);
  const values = await readValues(db, idSite, soldIds, locale);
  const rules = await readShopRules(db, idSite);
  const pictures = await readImages(db, idSite, list, locale);
  const byId = new Map(rows.map((row) => [row.id, { ...localised(row, locale), wine: wineOf(row, locale) }]));

  return list.flatMap((id) => {
    const row = byId.get(id);
    const discount = rules.hidesPrices ? null : (discounts.get(id) ?? null);
    const own = sold.filter(({ idProduct }) => idProduct === id);
    if (!row || own.length === 0) return [];
    const loaded = own.map((declination) => {
      const chosen = values.filter(({ idDeclination }) => idDeclination === declination.id);
      const { id: idDeclination, reference, year, capacity, capacityUnit, price, fixedPrice, setQuantity, sellByMultipleOf } = declination;
      return {
        ...{ id: idDeclination, reference, year, capacity, capacityUnit },
        ...(rules.hidesPrices ? noPrices : { price, fixedPrice, referencePrice: referencePrice(histories.get(idDeclination) ?? []) }),
        discount,
        setQuantity: setQuantity && rules.limitsToStock,
        sellByMultipleOf: multipleOf({ type: row.type, sellByMultipleOf }, rules),
        variations: chosen.map(({ idVariation, idValue, label, colour }) => ({ idVariation, id: idValue, label, colour })),
        axes: chosen.map(({ axis, label, colour }) => ({ axis, label, colour })),
        images: pictures.filter((picture) => picture.idDeclination === idDeclination).map(({ image }) => image),
        ...(declination.wineLabel && { wineLabel: declination.wineLabel }),
        ...(declination.producerGuarantee && { producerGuarantee: declination.producerGuarantee }),
      };
    });
    return [
      {
        row: rules.hidesPrices
          ? { ...row, rentalPrice: row.rentalPrice && 0, rentalDeposit: row.rentalDeposit && 0, rentalExtraDay: 0 }
          : row,
        ...{ declinations: loaded, discount, isPriceHidden: rules.hidesPrices },
        pictures: pictures.filter(({ idProduct }) => idProduct === id),
      },
    ];
  });
}

/** A wine's facts in a language: its soil stands among the product's translations. */
const wineOf = ({ wine, translations }: Row, locale: string): Row['wine'] =>
  wine && { ...wine, soil: translations[locale as keyof typeof translations]?.soil ?? wine.soil ?? null };

const noPrices = { price: 0, fixedPrice: 0, referencePrice: null };

async function readDiscounts(db: Database, idSite: number, ids: number[]): Promise<ReadonlyMap<number, Discount>> {
  const rows = await db
    .select()
    .from(productDiscounts)
    .where(and(eq(productDiscounts.idSite, idSite), inArray(productDiscounts.idProduct, ids)));
  return new Map(rows.map(({ id, idProduct, type, amount }) => [idProduct, { id, type, amount, detailType: ['PRODUCTS' as const] }]));
}

async function readHistories(db: Database, idSite: number, ids: number[]): Promise<ReadonlyMap<number, PriceChange[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: priceHistory.idDeclination, price: priceHistory.price, since: priceHistory.since })
    .from(priceHistory)
    .where(and(eq(priceHistory.idSite, idSite), inArray(priceHistory.idDeclination, ids)))
    .orderBy(asc(priceHistory.since), asc(priceHistory.id));
  return Map.groupBy(rows, ({ id }) => id);
}

async function readValues(db: Database, idSite: number, ids: number[], locale: string) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      idDeclination: declinationValues.idDeclination,
      idVariation: declinationValues.idVariation,
      idValue: variationValues.id,
      label: variationValues.label,
      colour: variationValues.colour,
      axis: variations.axis,
      translations: variationValues.translations,
    })
    .from(declinationValues)
    .innerJoin(
      variationValues,
      and(eq(variationValues.idSite, declinationValues.idSite), eq(variationValues.id, declinationValues.idValue)),
    )
    .innerJoin(variations, and(eq(variations.idSite, declinationValues.idSite), eq(variations.id, declinationValues.idVariation)))
    .where(and(eq(declinationValues.idSite, idSite), inArray(declinationValues.idDeclination, ids)))
    .orderBy(asc(variations.position), asc(variationValues.position));
  return rows.map((row) => localised(row, locale));
}
