import { and, eq, notInArray } from 'drizzle-orm';
import { insertAll } from '#backend/entities/insert-all.ts';
import { keepNumbersBySlug } from '#backend/entities/keep-numbers.ts';
import { need } from '#backend/entities/mapping.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { sanitiseHtml } from '#backend/platform/sanitise-html.ts';
import { productDiscounts, products, productVariations } from '#backend/tables/catalogue.ts';
import { productImages, productTags, recommendedProducts } from '#backend/tables/site-presentation.ts';
import type { Archive } from '../archive.ts';
import { importDeclinations } from './import-declinations.ts';
import type { PictureIndex } from './import-look.ts';
import { importProductFacts } from './import-product-facts.ts';
import { importTags } from './import-tags.ts';
import { importVariations } from './import-variations.ts';
import { sanitised } from './imported.ts';

type ArchiveProduct = Archive['products'][number];

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
  for (const table of [productImages, productVariations, productTags, recommendedProducts, productDiscounts]) {
    await tx.delete(table).where(eq(table.idSite, idSite));
  }
  const ids = await importProducts(tx, idSite, archive.products, now);
  const each = <T>(rowsOf: (product: ArchiveProduct, idProduct: number) => T[]): T[] =>
    archive.products.flatMap((product) => rowsOf(product, need(ids, product.slug)));

  await insertAll(
    tx,
    productImages,
    each(({ images }, idProduct) =>
      images.map(({ name, ...texts }, position) => ({ idSite, idProduct, ...texts, position, idMedia: need(pictures, name) })),
    ),
  );
  await insertAll(
    tx,
    productVariations,
    each(({ variations }, idProduct) =>
      variations.map((key, i) => ({ idSite, idProduct, idVariation: need(axes, key).id, position: i + 1 })),
    ),
  );
  await insertAll(
    tx,
    productTags,
    each(({ tags }, idProduct) => [...new Set(tags)].map((slug, position) => ({ idSite, idProduct, idTag: need(tagIds, slug), position }))),
  );
  await insertAll(
    tx,
    recommendedProducts,
    each(({ recommended }, idProduct) =>
      [...new Set(recommended)].map((slug, position) => ({ idSite, idProduct, idRecommended: need(ids, slug), position })),
    ),
  );
  await insertAll(
    tx,
    productDiscounts,
    each(({ discount }, idProduct) => (discount ? [{ ...discount, idSite, idProduct, since: new Date(discount.since) }] : [])),
  );
  await importDeclinations(tx, archive, { ids, axes, pictures, now });
  await importProductFacts(tx, archive, { ids, pictures });
}

/** Writes the products' own rows; gives their ids by slug. */
async function importProducts(
  tx: Database,
  idSite: number,
  all: readonly ArchiveProduct[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const numberOf = await keepNumbersBySlug(tx, products, idSite, all);
  const rows = all.map((product, position) => ({
    id: numberOf(product.slug),
    ...valuesOf(product),
    ...{ idSite, slug: product.slug, position },
    createdAt: product.createdAt ? new Date(product.createdAt) : now,
  }));
  const written = await insertAll(tx, products, rows, [products.idSite, products.slug]);
  const ids = written.map(({ id }) => id);
  const gone = and(eq(products.idSite, idSite), notInArray(products.id, ids));
  await tx.update(products).set({ isValid: false }).where(gone);
  return new Map(written.map(({ slug, id }) => [slug, id]));
}

function valuesOf(product: ArchiveProduct) {
  const { rental } = product;
  return {
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
    rentalExtraDay: rental?.extraDay ?? 0,
    rentalMinDays: rental?.minDays ?? 1,
    rentalMaxDays: rental?.maxDays ?? null,
    rentalTurnaround: rental?.turnaround ?? 0,
    shortDescription: product.shortDescription,
    description: sanitiseHtml(product.description),
    metaDescription: product.metaDescription,
    features: product.features,
    wine: product.wine,
    nutrition: product.nutrition,
    mealIcons: product.mealIcons,
    weight: product.weight,
    hasShippingFees: product.hasShippingFees,
    isDematerialized: product.isDematerialized,
    isPerishable: product.isPerishable,
    translations: sanitised(product.translations, 'description'),
    isValid: true,
  };
}
