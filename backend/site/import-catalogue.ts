import { and, eq, notInArray, sql } from 'drizzle-orm';
import { reducedPrice } from '../catalogue/price.ts';
import { searchTextOf } from '../catalogue/search-text.ts';
import { setPrice } from '../catalogue/set-price.ts';
import type { Database } from '../db/database.ts';
import {
  declinations,
  declinationValues,
  productDiscounts,
  productImages,
  products,
  productTags,
  productVariations,
  recommendedProducts,
} from '../db/tables/catalogue.ts';
import type { Archive } from './archive.ts';
import type { PictureIndex } from './import-look.ts';
import { importTags } from './import-tags.ts';
import { type Axes, importVariations } from './import-variations.ts';
import { sanitiseHtml } from './sanitise-html.ts';

type ArchiveProduct = Archive['products'][number];
type ArchiveDeclination = ArchiveProduct['declinations'][number];
type Context = { tx: Database; idSite: number; pictures: PictureIndex; axes: Axes; tagIds: ReadonlyMap<string, number>; now: Date };

/** How long before its reduction a product is taken to have been sold at its full price. */
const fullPriceBefore = 30 * 86_400_000;

/**
 * Writes variations, tags and products of a site. Products are known by slug, declinations by reference: both keep their ids
 * when they are imported again, and those that are gone are kept for the orders that name them, but sold no more.
 */
export async function importCatalogue(
  tx: Database,
  archive: Archive,
  pictures: PictureIndex,
  pageIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const idSite = archive.site.id;
  const axes = await importVariations(tx, idSite, archive.variations);
  const tagIds = await importTags(tx, archive, pageIds);
  const context: Context = { tx, idSite, pictures, axes, tagIds, now };
  for (const table of [productImages, productVariations, productTags, recommendedProducts, productDiscounts]) {
    await tx.delete(table).where(eq(table.idSite, idSite));
  }
  const ids = new Map<string, number>();
  for (const [position, product] of archive.products.entries()) ids.set(product.slug, await importProduct(context, product, position));
  await linkRecommended(context, archive.products, ids);
  await retire(context, [...ids.values()]);
}

async function importProduct(context: Context, product: ArchiveProduct, position: number): Promise<number> {
  const { tx, idSite, now } = context;
  const { rental } = product;
  const values = {
    name: product.name,
    type: product.type,
    subtypeType: product.subtypeType,
    offer: product.offer,
    condition: product.condition,
    brand: product.brand,
    purchasePrice: product.purchasePrice,
    vatRate: product.vatRate,
    marginScheme: product.marginScheme,
    rentalPrice: rental?.price ?? null,
    rentalDays: rental?.days ?? null,
    rentalDeposit: rental?.deposit ?? null,
    shortDescription: product.shortDescription,
    description: sanitiseHtml(product.description),
    metaDescription: product.metaDescription,
    features: product.features,
    weight: product.weight,
    hasShippingFees: product.hasShippingFees,
    isDematerialized: product.isDematerialized,
    position,
    isValid: true,
    searchName: searchTextOf(product.name, product.brand),
    searchText: searchTextOf(
      product.shortDescription,
      product.description,
      ...product.tags,
      ...product.features.map(({ value }) => value),
      ...product.declinations.flatMap(({ reference, values: labels }) => [reference, ...Object.values(labels)]),
    ),
  };
  const [row] = await tx
    .insert(products)
    .values({ idSite, slug: product.slug, createdAt: now, ...values })
    .onConflictDoUpdate({ target: [products.idSite, products.slug], set: values })
    .returning({ id: products.id });
  if (!row) throw new Error(`Product ${product.slug} was not written`);
  await importAround(context, product, row.id);
  for (const [i, declination] of product.declinations.entries()) await importDeclination(context, product, row.id, declination, i);
  return row.id;
}

async function importAround({ tx, idSite, axes, tagIds, pictures }: Context, product: ArchiveProduct, idProduct: number): Promise<void> {
  const shown = imagesOf(pictures, product.images).map((image) => ({ idSite, idProduct, ...image }));
  await tx.insert(productImages).values(shown);
  const varies = product.variations.map((key, i) => ({ idSite, idProduct, idVariation: axes.get(key)?.id ?? 0, position: i + 1 }));
  if (varies.length > 0) await tx.insert(productVariations).values(varies);
  const tagged = [...new Set(product.tags)].map((slug, position) => ({ idSite, idProduct, idTag: tagIds.get(slug) ?? 0, position }));
  if (tagged.length > 0) await tx.insert(productTags).values(tagged);
  if (product.discount) {
    const { type, amount, since } = product.discount;
    await tx.insert(productDiscounts).values({ idSite, idProduct, type, amount, since: new Date(since) });
  }
}

async function importDeclination(
  { tx, idSite, axes, pictures, now }: Context,
  product: ArchiveProduct,
  idProduct: number,
  declination: ArchiveDeclination,
  position: number,
): Promise<void> {
  const { reference, stock, sellByMultipleOf } = declination;
  const fixedPrice = declination.price ?? product.price;
  const price = reducedPrice(fixedPrice, product.discount);
  const [row] = await tx
    .insert(declinations)
    .values({ idSite, idProduct, reference, stock, sellByMultipleOf, position, price: fixedPrice, fixedPrice })
    .onConflictDoUpdate({
      target: [declinations.idSite, declinations.reference],
      // What unpaid orders hold stays theirs.
      set: { idProduct, stock: sql`greatest(${stock}::int, ${declinations.held})`, sellByMultipleOf, position, isValid: true },
    })
    .returning({ id: declinations.id, isNew: sql<boolean>`xmax = 0` });
  if (!row) throw new Error(`Declination ${reference} was not written`);
  if (row.isNew) {
    const began = product.discount ? new Date(new Date(product.discount.since).getTime() - fullPriceBefore) : now;
    await setPrice(tx, idSite, row.id, { price: fixedPrice, fixedPrice, since: began });
  }
  const since = row.isNew && product.discount ? new Date(product.discount.since) : now;
  await setPrice(tx, idSite, row.id, { price, fixedPrice, since });
  await tx.delete(declinationValues).where(and(eq(declinationValues.idSite, idSite), eq(declinationValues.idDeclination, row.id)));
  const values = Object.entries(declination.values).map(([key, label]) => ({
    ...{ idSite, idDeclination: row.id },
    idVariation: axes.get(key)?.id ?? 0,
    idValue: axes.get(key)?.values.get(label) ?? 0,
  }));
  if (values.length > 0) await tx.insert(declinationValues).values(values);
  const shown = imagesOf(pictures, declination.images).map((image) => ({ idSite, idProduct, idDeclination: row.id, ...image }));
  if (shown.length > 0) await tx.insert(productImages).values(shown);
}

function imagesOf(pictures: PictureIndex, images: readonly { name: string; alt: string }[]) {
  return images.map(({ name, alt }, position) => ({ idMedia: pictures.get(name) ?? 0, alt, position }));
}

async function linkRecommended({ tx, idSite }: Context, all: readonly ArchiveProduct[], ids: ReadonlyMap<string, number>): Promise<void> {
  const links = all.flatMap((product) =>
    [...new Set(product.recommended)].map((slug, position) => ({
      ...{ idSite, position },
      idProduct: ids.get(product.slug) ?? 0,
      idRecommended: ids.get(slug) ?? 0,
    })),
  );
  if (links.length > 0) await tx.insert(recommendedProducts).values(links);
}

async function retire({ tx, idSite }: Context, kept: readonly number[]): Promise<void> {
  await tx
    .update(products)
    .set({ isValid: false })
    .where(and(eq(products.idSite, idSite), notInArray(products.id, [...kept])));
}
