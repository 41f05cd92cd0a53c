import { and, asc, eq, inArray } from 'drizzle-orm';
import { type ProductPicture, readImages } from '#backend/foundation/media/index.ts';
import { multipleOf, readShopRules } from '#backend/foundation/settings/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { readThrough } from '#backend/platform/read-cache/read-through.ts';
import { declinations, declinationValues, priceHistory, products, productVariations, variationValues } from '#backend/tables/catalogue.ts';
import { localised } from '#backend/tables/columns.ts';
import { declinationPath, productPath } from '#domain/addresses.ts';
import { capacityText } from '#domain/wine-features.ts';
import type { CartProduct } from '#schemas/cart.ts';
import type { RentalTerms } from '#schemas/rental.ts';
import type { Image } from '#schemas/site.ts';
import { readDecreasingDiscounts } from './decreasing-discounts.ts';
import { referencePrice } from './price.ts';
import { rentalTermsOf } from './rental-terms.ts';

type OfLine =
  | 'id'
  | 'quantity'
  | 'isDiscounted'
  | 'rental'
  | 'quantityDiscount'
  | 'customizations'
  | 'customizationTotal'
  | 'total'
  | 'stock'
  | 'issue';
/** A declination with what a cart and an order need of its product. Prices in cents, weight in grams, VAT in basis points. */
export type Item = Omit<CartProduct, OfLine> & {
  weight: number;
  vatRate: number;
  marginScheme: boolean;
  /** It can be bought or rented: it is valid, and the shop shows prices (HIDE_PRODUCT_PRICES). */
  isSold: boolean;
  /** Of what is for rent, and the pieces there are to rent. */
  terms: RentalTerms | null;
  pieces: number;
};

/** Reads declinations of a site by id, in a language; those that do not exist are left out. Where prices are hidden they have none. */
export function readItems(
  db: Database,
  { idSite, locale }: { idSite: number; locale: string },
  ids: readonly number[],
): Promise<ReadonlyMap<number, Item>> {
  return readThrough({ db, idSite, kind: `item:${locale}` }, ids, async (missing) => {
    const items = await readStoredItems(db, { idSite, locale }, missing);
    return items.map((item) => ({ key: item.idDeclination, idProduct: item.idProduct, value: item }));
  });
}

async function readStoredItems(
  db: Database,
  { idSite, locale }: { idSite: number; locale: string },
  ids: readonly number[],
): Promise<Item[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ declination: declinations, product: products })
    .from(declinations)
    .innerJoin(products, and(eq(products.idSite, declinations.idSite), eq(products.id, declinations.idProduct)))
    .where(and(eq(declinations.idSite, idSite), inArray(declinations.id, [...ids])));
  const idProducts = [...new Set(rows.map(({ product }) => product.id))];
  // One after another: a transaction has one connection.
  const labels = await readLabels(db, idSite, ids, locale);
  const pictures = await readImages(db, idSite, idProducts, locale);
  const references = await readReferencePrices(db, idSite, ids);
  const steps = await readDecreasingDiscounts(db, idSite, idProducts);
  const rules = await readShopRules(db, idSite);
  return rows.map(({ declination, product }) => ({
    idProduct: product.id,
    idDeclination: declination.id,
    name: localised(product, locale).name,
    declinationLabel: [bottleLabel(declination, locale), labels.get(declination.id)].filter(Boolean).join(' · '),
    url: productPath(product.type, product.slug, product.id),
    image: pictureOf(pictures, product.id, declination.id),
    offer: product.offer,
    type: product.type,
    isDematerialized: product.isDematerialized,
    isPerishable: product.isPerishable,
    isSealed: product.isSealed,
    ...(declination.producerGuarantee && { producerGuarantee: declination.producerGuarantee }),
    hasShippingFees: product.hasShippingFees,
    sellByMultipleOf: multipleOf({ type: product.type, sellByMultipleOf: declination.sellByMultipleOf }, rules),
    capacity: declination.capacity,
    capacityUnit: declination.capacityUnit,
    reference: declination.reference,
    price: rules.hidesPrices ? 0 : declination.price,
    fixedPrice: rules.hidesPrices ? 0 : declination.fixedPrice,
    referencePrice: rules.hidesPrices ? null : (references.get(declination.id) ?? null),
    decreasingDiscounts: rules.hidesPrices ? [] : (steps.get(product.id) ?? []),
    weight: product.weight,
    vatRate: product.vatRate,
    marginScheme: product.marginScheme,
    isSold: declination.isValid && product.isValid && !rules.hidesPrices,
    terms: rentalTermsOf(product),
    pieces: declination.stock,
  }));
}

/** The address of a declination's sheet, without a language in front. */
export const itemPath = ({ url, type, idDeclination }: Pick<Item, 'url' | 'type' | 'idDeclination'>): string =>
  declinationPath({ url, isWine: type === 'WINE' }, idDeclination);

/** Vintage and size of a bottle: « 2022 · 75 cl ». */
const bottleLabel = (declination: typeof declinations.$inferSelect, locale: string): string =>
  [declination.year, capacityText(declination, locale)].filter(Boolean).join(' · ');

/** The declination's own first picture, else the product's. */
function pictureOf(pictures: readonly ProductPicture[], idProduct: number, idDeclination: number): Image | null {
  const own = pictures.filter((picture) => picture.idProduct === idProduct);
  const best = own.find((picture) => picture.idDeclination === idDeclination) ?? own.find((picture) => picture.idDeclination === null);
  return best?.image ?? null;
}

/** Values of declinations in the order of the product's axes, e.g. "38 · Bordeaux". */
async function readLabels(db: Database, idSite: number, ids: readonly number[], locale: string): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: declinationValues.idDeclination, label: variationValues.label, translations: variationValues.translations })
    .from(declinationValues)
    .innerJoin(
      variationValues,
      and(eq(variationValues.idSite, declinationValues.idSite), eq(variationValues.id, declinationValues.idValue)),
    )
    .innerJoin(declinations, and(eq(declinations.idSite, declinationValues.idSite), eq(declinations.id, declinationValues.idDeclination)))
    .innerJoin(
      productVariations,
      and(
        eq(productVariations.idSite, declinations.idSite),
        eq(productVariations.idProduct, declinations.idProduct),
        eq(productVariations.idVariation, declinationValues.idVariation),
      ),
    )
    .where(and(eq(declinationValues.idSite, idSite), inArray(declinationValues.idDeclination, [...ids])))
    .orderBy(asc(productVariations.position));
  const labels = new Map<number, string>();
  for (const { id, label } of rows.map((row) => localised(row, locale)))
    labels.set(id, labels.has(id) ? `${labels.get(id)} · ${label}` : label);
  return labels;
}

async function readReferencePrices(db: Database, idSite: number, ids: readonly number[]): Promise<ReadonlyMap<number, number | null>> {
  const rows = await db
    .select({ id: priceHistory.idDeclination, price: priceHistory.price, since: priceHistory.since })
    .from(priceHistory)
    .where(and(eq(priceHistory.idSite, idSite), inArray(priceHistory.idDeclination, [...ids])))
    .orderBy(asc(priceHistory.since), asc(priceHistory.id));
  return new Map(ids.map((id) => [id, referencePrice(rows.filter((row) => row.id === id))]));
}
