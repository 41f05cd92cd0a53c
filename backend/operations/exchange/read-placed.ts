import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { productDiscounts, products, productVariations, variations } from '#backend/tables/catalogue.ts';
import { media } from '#backend/tables/site.ts';
import { productImages, productTags, recommendedProducts, tags } from '#backend/tables/site-presentation.ts';
import type { Among } from './among-products.ts';
import type { PictureRecord, ProductRecord } from './product-record.ts';

/** The pictures of a product itself and of a declination, in order. */
export type PicturesOf = { ofProduct: (id: number) => PictureRecord[]; ofDeclination: (id: number) => PictureRecord[] };

/** Reads the pictures of products of a site. */
export async function readPictures(db: Database, idSite: number, among: Among): Promise<PicturesOf> {
  const { idProduct, idDeclination, alt, translations } = productImages;
  const rows = await db
    .select({ idProduct, idDeclination, alt, translations, name: media.name })
    .from(productImages)
    .innerJoin(media, eq(media.id, productImages.idMedia))
    .where(and(eq(productImages.idSite, idSite), among(productImages.idProduct)))
    .orderBy(asc(productImages.position), asc(productImages.id));
  const told = (own: typeof rows = []) => own.map(({ name, alt, translations }) => ({ name, alt, translations }));
  const ofProducts = Map.groupBy(
    rows.filter((row) => row.idDeclination === null),
    (row) => row.idProduct,
  );
  const ofDeclinations = Map.groupBy(rows, (row) => row.idDeclination);
  return { ofProduct: (id) => told(ofProducts.get(id)), ofDeclination: (id) => told(ofDeclinations.get(id)) };
}

type Placed = Pick<ProductRecord, 'discount' | 'discountSince' | 'tags' | 'axes' | 'recommended'>;

/** Reductions, tags, axes and recommended products of products of a site. Returns those of one. */
export async function readPlaced(db: Database, idSite: number, among: Among): Promise<(id: number) => Placed> {
  const discounts = await db
    .select()
    .from(productDiscounts)
    .where(and(eq(productDiscounts.idSite, idSite), among(productDiscounts.idProduct)));
  const tagged = await db
    .select({ id: productTags.idProduct, slug: tags.slug })
    .from(productTags)
    .innerJoin(tags, eq(tags.id, productTags.idTag))
    .where(and(eq(productTags.idSite, idSite), among(productTags.idProduct)))
    .orderBy(asc(productTags.position), asc(productTags.idTag));
  const varied = await db
    .select({ id: productVariations.idProduct, key: variations.key })
    .from(productVariations)
    .innerJoin(variations, eq(variations.id, productVariations.idVariation))
    .where(and(eq(productVariations.idSite, idSite), among(productVariations.idProduct)))
    .orderBy(asc(productVariations.position));
  const beside = await db
    .select({ id: recommendedProducts.idProduct, slug: products.slug })
    .from(recommendedProducts)
    .innerJoin(products, and(eq(products.idSite, recommendedProducts.idSite), eq(products.id, recommendedProducts.idRecommended)))
    .where(and(eq(recommendedProducts.idSite, idSite), among(recommendedProducts.idProduct)))
    .orderBy(asc(recommendedProducts.position), asc(recommendedProducts.idRecommended));
  const discountOf = new Map(discounts.map((row) => [row.idProduct, row]));
  const [tagsOf, axesOf, besideOf] = [
    Map.groupBy(tagged, ({ id }) => id),
    Map.groupBy(varied, ({ id }) => id),
    Map.groupBy(beside, ({ id }) => id),
  ];
  return (id) => {
    const discount = discountOf.get(id);
    return {
      discount: discount ? { type: discount.type, amount: discount.amount } : null,
      discountSince: discount?.since ?? null,
      tags: (tagsOf.get(id) ?? []).map(({ slug }) => slug),
      axes: (axesOf.get(id) ?? []).map(({ key }) => key),
      recommended: (besideOf.get(id) ?? []).map(({ slug }) => slug),
    };
  };
}
