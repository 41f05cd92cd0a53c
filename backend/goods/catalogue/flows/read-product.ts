import { and, asc, eq, inArray } from 'drizzle-orm';
import { readSettings } from '#backend/foundation/settings/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { readThrough } from '#backend/platform/read-cache/read-through.ts';
import { declinations, products, productVariations, variations, variationValues } from '#backend/tables/catalogue.ts';
import { localised } from '#backend/tables/columns.ts';
import { pages } from '#backend/tables/site.ts';
import { productTags, recommendedProducts, tags } from '#backend/tables/site-presentation.ts';
import type { Product, ProductCard, Variation } from '#schemas/product.ts';
import { readDecreasingDiscounts } from '../decreasing-discounts.ts';
import { toCard } from '../product-card.ts';
import { readBoxContents } from '../steps/read-box-contents.ts';
import { readCustomizability } from './read-customizations.ts';
import { readProducts } from './read-products.ts';
import { readRatings } from './read-ratings.ts';

/** Time of a read, and language of its texts. */
type View = { now: Date; locale: string };

/** A product's sheet. Throws ApiError 404 where there is none, or it is no longer sold. */
export async function readProduct(db: Database, idSite: number, id: number, view: View): Promise<Product> {
  const [loaded] = await readProducts(db, idSite, [id], view);
  if (!loaded?.row.isValid) throw new ApiError(404, 'product.not-found');
  const { sizes: _, colours: __, ...card } = toCard(loaded);
  const {
    description,
    shortDescription,
    metaDescription,
    features,
    nutrition,
    hasShippingFees,
    isDematerialized,
    isPerishable,
    isSealed,
    mealIcons,
  } = loaded.row;
  const { axes, categories, decreasingDiscounts, customization, rating } = await readBeside(db, idSite, id, view.locale);
  const [variation1 = null, variation2 = null, variation3 = null] = axes;
  return {
    ...card,
    ...{ description, shortDescription, metaDescription, features, nutrition, hasShippingFees, isDematerialized, isPerishable, isSealed },
    mealIcons,
    ...{ variation1, variation2, variation3 },
    images: loaded.pictures.map(({ image }) => image),
    variations: axes,
    declination: loaded.declinations.map(({ axes: _axes, ...declination }) => ({ ...declination, image: declination.images[0] ?? null })),
    categories,
    decreasingDiscounts: loaded.isPriceHidden ? [] : decreasingDiscounts,
    customization,
    ...(rating && (await readSettings(db, idSite)).DISPLAY_PRODUCT_REVIEWS && { rating }),
    // The contents of a box are other products, which change without it.
    contents: card.type.type === 'BOX' ? await readBoxContents(db, idSite, id, view.locale) : [],
  };
}

/** The sheet of the product that a declination is one of. Throws ApiError 404 as `readProduct` does. */
export async function readProductOf(db: Database, idSite: number, idDeclination: number, view: View): Promise<Product> {
  const [row] = await db
    .select({ id: declinations.idProduct })
    .from(declinations)
    .where(and(eq(declinations.idSite, idSite), eq(declinations.id, idDeclination)));
  if (!row) throw new ApiError(404, 'product.not-found');
  return readProduct(db, idSite, row.id, view);
}

/** Reads the details of sheets that cards do not have. */
async function readBeside(db: Database, idSite: number, id: number, locale: string) {
  const found = await readThrough({ db, idSite, kind: `sheet:${locale}` }, [id], async (missing) => {
    const axes = await readAxes(db, idSite, missing, locale);
    const categories = await readCategories(db, idSite, missing, locale);
    const discounts = await readDecreasingDiscounts(db, idSite, missing);
    const customizability = await readCustomizability(db, idSite, missing);
    const ratings = await readRatings(db, idSite, missing);
    return missing.map((idProduct) => ({
      ...{ key: idProduct, idProduct },
      value: {
        axes: axes.get(idProduct) ?? [],
        categories: categories.get(idProduct) ?? [],
        decreasingDiscounts: discounts.get(idProduct) ?? [],
        customization: customizability.get(idProduct),
        rating: ratings.get(idProduct),
      },
    }));
  });
  const beside = found.get(id);
  if (!beside) throw new Error(`nothing was read of product ${id}`);
  return beside;
}

type AxisOfProduct = Exclude<Product['variation1'], null>;

async function readAxes(db: Database, idSite: number, idProducts: number[], locale: string): Promise<ReadonlyMap<number, AxisOfProduct[]>> {
  const rows = await db
    .select({
      idProduct: productVariations.idProduct,
      id: variations.id,
      label: variations.label,
      displayLabel: variations.displayLabel,
      translations: variations.translations,
    })
    .from(productVariations)
    .innerJoin(variations, and(eq(variations.idSite, productVariations.idSite), eq(variations.id, productVariations.idVariation)))
    .where(and(eq(productVariations.idSite, idSite), inArray(productVariations.idProduct, idProducts)))
    .orderBy(asc(productVariations.position));
  return byProduct(rows, (row) => {
    const { id, label, displayLabel } = localised(row, locale);
    return { id, label, ...(displayLabel ? { displayLabel } : {}) };
  });
}

/** Tags of products that a page lists, in each product's own order: the way back to its category. */
async function readCategories(
  db: Database,
  idSite: number,
  idProducts: number[],
  locale: string,
): Promise<ReadonlyMap<number, Product['categories']>> {
  const rows = await db
    .select({ idProduct: productTags.idProduct, tag: tags.slug, label: tags.label, url: pages.url, translations: tags.translations })
    .from(productTags)
    .innerJoin(tags, and(eq(tags.idSite, productTags.idSite), eq(tags.id, productTags.idTag)))
    .innerJoin(pages, and(eq(pages.idSite, tags.idSite), eq(pages.id, tags.idPage), eq(pages.isValid, true)))
    .where(and(eq(productTags.idSite, idSite), inArray(productTags.idProduct, idProducts)))
    .orderBy(asc(productTags.position));
  return byProduct(rows, ({ idProduct: _, ...row }) => localised(row, locale));
}

function byProduct<Row extends { idProduct: number }, T>(rows: readonly Row[], toFact: (row: Row) => T): ReadonlyMap<number, T[]> {
  const groups = Map.groupBy(rows, ({ idProduct }) => idProduct);
  return new Map([...groups].map(([idProduct, own]) => [idProduct, own.map(toFact)]));
}

/**
 * Products recommended beside a product that are sold and can be bought now, and the numbers of all that are recommended. Throws
 * ApiError 404 for an unknown product.
 */
export async function readRecommended(
  db: Database,
  idSite: number,
  id: number,
  view: View,
): Promise<{ products: ProductCard[]; recommended: number[] }> {
  const found = await readThrough({ db, idSite, kind: 'recommended' }, [id], async (missing) => {
    const known = await db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.idSite, idSite), inArray(products.id, missing)));
    const rows = await db
      .select({ idProduct: recommendedProducts.idProduct, id: recommendedProducts.idRecommended })
      .from(recommendedProducts)
      .where(and(eq(recommendedProducts.idSite, idSite), inArray(recommendedProducts.idProduct, missing)))
      .orderBy(asc(recommendedProducts.position));
    const byId = Map.groupBy(rows, ({ idProduct }) => idProduct);
    return known.map((product) => ({ key: product.id, idProduct: product.id, value: (byId.get(product.id) ?? []).map((row) => row.id) }));
  });
  const recommended = found.get(id);
  if (!recommended) throw new ApiError(404, 'product.not-found');
  const loaded = await readProducts(db, idSite, recommended, view);
  const sold = loaded.filter(({ row }) => row.isValid).map(toCard);
  return { products: sold.filter(({ setQuantity, quantity }) => !setQuantity || quantity > 0), recommended };
}

/** The axes of variation of a site with their values, in display order. */
export async function readVariations(db: Database, idSite: number, locale: string): Promise<Variation[]> {
  const axes = await db
    .select({ id: variations.id, label: variations.label, displayLabel: variations.displayLabel, translations: variations.translations })
    .from(variations)
    .where(eq(variations.idSite, idSite))
    .orderBy(asc(variations.position));
  const values = await db
    .select({
      idVariation: variationValues.idVariation,
      id: variationValues.id,
      label: variationValues.label,
      colour: variationValues.colour,
      translations: variationValues.translations,
    })
    .from(variationValues)
    .where(eq(variationValues.idSite, idSite))
    .orderBy(asc(variationValues.position));
  return axes.map((axis) => ({
    ...localised(axis, locale),
    values: values
      .filter(({ idVariation }) => idVariation === axis.id)
      .map((value) => {
        const { id, label, colour } = localised(value, locale);
        return { id, label, colour };
      }),
  }));
}
