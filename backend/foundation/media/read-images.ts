import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#backend/platform/database/database.ts';
import { localised } from '#backend/tables/columns.ts';
import { media } from '#backend/tables/site.ts';
import { productImages } from '#backend/tables/site-presentation.ts';
import type { Image } from '#schemas/site.ts';

export type ProductPicture = { idProduct: number; idDeclination: number | null; image: Image };

/** Pictures of products in order: first those of the product itself, then those of its declinations. */
export async function readImages(db: Database, idSite: number, idProducts: readonly number[], locale: string): Promise<ProductPicture[]> {
  if (idProducts.length === 0) return [];
  const rows = await db
    .select({
      idProduct: productImages.idProduct,
      idDeclination: productImages.idDeclination,
      alt: productImages.alt,
      translations: productImages.translations,
      hash: media.hash,
      name: media.name,
      width: media.width,
      height: media.height,
      colour: media.colour,
    })
    .from(productImages)
    .innerJoin(media, and(eq(media.idSite, productImages.idSite), eq(media.id, productImages.idMedia)))
    .where(and(eq(productImages.idSite, idSite), inArray(productImages.idProduct, [...idProducts])))
    .orderBy(asc(productImages.idProduct), asc(productImages.position), asc(productImages.id));
  return rows.map((row) => {
    const { idProduct, idDeclination, ...picture } = localised(row, locale);
    return { idProduct, idDeclination, image: toImage(picture) };
  });
}

/** Pictures of a site by name, as documents refer to them, with the library's alternative text in a language. */
export async function readSiteImages(
  db: Database,
  idSite: number,
  names: readonly string[],
  locale: string,
): Promise<ReadonlyMap<string, Image>> {
  const rows = await db
    .select({
      hash: media.hash,
      name: media.name,
      width: media.width,
      height: media.height,
      colour: media.colour,
      alts: media.alts,
      focalPoint: media.focalPoint,
    })
    .from(media)
    .where(and(eq(media.idSite, idSite), inArray(media.name, [...names])));
  return new Map(
    rows.map(({ alts, focalPoint, ...row }) => [row.name, toImage({ ...row, ...(focalPoint && { focalPoint }), alt: alts[locale] ?? '' })]),
  );
}

/** A picture of the media store as the API tells it. */
export const toImage = ({ hash, ...image }: Omit<Image, 'url' | 'externalPath'> & { hash: string }): Image => ({
  ...image,
  url: `/media/${hash}/${image.name}`,
  externalPath: null,
});

/** The condition that joins a row to its picture. */
export const itsPicture = (row: { idSite: PgColumn; idMedia: PgColumn }) => and(eq(media.idSite, row.idSite), eq(media.id, row.idMedia));

/** The picture of a row as the API tells it, with the row's own text for it. */
export const pictureOf = (picture: typeof media.$inferSelect | null, alt: string): Image | null =>
  picture && toImage({ hash: picture.hash, name: picture.name, alt, width: picture.width, height: picture.height, colour: picture.colour });
