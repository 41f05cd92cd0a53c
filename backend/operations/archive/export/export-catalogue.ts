import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { dayOrMoment, need } from '#backend/entities/mapping.ts';
import { rentalTermsOf } from '#backend/goods/catalogue/index.ts';
import { productDiscounts, products, productVariations, variations } from '#backend/tables/catalogue.ts';
import { productImages, productTags, recommendedProducts, tags } from '#backend/tables/site-presentation.ts';
import type { ArchiveProduct } from '#schemas/archive.ts';
import { exportCustomizations } from './export-customizations.ts';
import { exportDeclinations } from './export-declinations.ts';
import { exportProductFacts } from './export-product-facts.ts';
import type { Exported } from './exported.ts';

type Written = z.input<typeof ArchiveProduct>;

/** products.json: what is sold, in the owner's order. Products that are kept for old orders alone are left out. */
export async function exportProducts(exported: Exported): Promise<Written[]> {
  const { db, idSite } = exported;
  const rows = await db
    .select()
    .from(products)
    .where(and(eq(products.idSite, idSite), eq(products.isValid, true)))
    .orderBy(asc(products.position), asc(products.id));
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  const placed = await readPlaced(exported, slugs);
  const declinations = await exportDeclinations(exported, placed.discounts);
  const facts = await exportProductFacts(exported, slugs, declinations);
  const customizations = await exportCustomizations(exported);
  return rows.map((row) => {
    const own = declinations.get(row.id) ?? [];
    // The price of a product stands in its declinations; those of another price say so.
    const price = own[0]?.fixedPrice ?? 0;
    return {
      id: row.id,
      ...termsOf(row),
      price,
      discount: placed.discounts.get(row.id) ?? null,
      tags: placed.tags.get(row.id) ?? [],
      images: placed.images.get(row.id) ?? [],
      variations: placed.variations.get(row.id) ?? [],
      declinations: own.map(({ fixedPrice, ...one }) => ({ ...one, ...(fixedPrice !== price && { price: fixedPrice }) })),
      recommended: placed.recommended.get(row.id) ?? [],
      ...facts(row.id),
      customizations: customizations.get(row.id) ?? [],
    };
  });
}

function termsOf(row: typeof products.$inferSelect) {
  const terms = rentalTermsOf(row);
  return {
    ...{ slug: row.slug, name: row.name, type: row.type, subtypeType: row.subtypeType, offer: row.offer, condition: row.condition },
    ...{ brand: row.brand, purchasePrice: row.purchasePrice, vatRate: row.vatRate, marginScheme: row.marginScheme },
    rental: terms && { ...terms, maxDays: row.rentalMaxDays },
    ...{ shortDescription: row.shortDescription, description: row.description, metaDescription: row.metaDescription },
    ...{ features: row.features, wine: row.wine, nutrition: row.nutrition, mealIcons: row.mealIcons },
    ...{ weight: row.weight, hasShippingFees: row.hasShippingFees, isDematerialized: row.isDematerialized, isPerishable: row.isPerishable },
    createdAt: row.createdAt.toISOString(),
    translations: row.translations,
  };
}

/** Reads the related rows of products, by the id of the product. `slugs` are those of the exported products. */
async function readPlaced({ db, idSite, pictures }: Exported, slugs: ReadonlyMap<number, string>) {
  const images = await db.select().from(productImages).where(eq(productImages.idSite, idSite)).orderBy(asc(productImages.position));
  const tagged = await db
    .select({ idProduct: productTags.idProduct, slug: tags.slug })
    .from(productTags)
    .innerJoin(tags, and(eq(tags.idSite, productTags.idSite), eq(tags.id, productTags.idTag)))
    .where(eq(productTags.idSite, idSite))
    .orderBy(asc(productTags.position));
  const axes = await db
    .select({ idProduct: productVariations.idProduct, key: variations.key })
    .from(productVariations)
    .innerJoin(variations, and(eq(variations.idSite, productVariations.idSite), eq(variations.id, productVariations.idVariation)))
    .where(eq(productVariations.idSite, idSite))
    .orderBy(asc(productVariations.position));
  const recommended = await db
    .select()
    .from(recommendedProducts)
    .where(eq(recommendedProducts.idSite, idSite))
    .orderBy(asc(recommendedProducts.position));
  const reductions = await db.select().from(productDiscounts).where(eq(productDiscounts.idSite, idSite));
  return {
    images: listed(
      images.filter(({ idDeclination }) => idDeclination === null),
      ({ idMedia, alt, translations }) => ({ name: need(pictures, idMedia), alt, translations }),
    ),
    tags: listed(tagged, ({ slug }) => slug),
    variations: listed(axes, ({ key }) => key),
    recommended: listed(
      recommended.filter(({ idRecommended }) => slugs.has(idRecommended)),
      ({ idRecommended }) => need(slugs, idRecommended),
    ),
    discounts: new Map(reductions.map(({ idProduct, type, amount, since }) => [idProduct, { type, amount, since: dayOrMoment(since) }])),
  };
}

/** Groups rows by product, in order. */
function listed<Row extends { idProduct: number }, Item>(rows: readonly Row[], toItem: (row: Row) => Item): ReadonlyMap<number, Item[]> {
  return new Map([...Map.groupBy(rows, ({ idProduct }) => idProduct)].map(([id, own]) => [id, own.map(toItem)]));
}
