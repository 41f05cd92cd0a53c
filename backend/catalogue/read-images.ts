import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Image } from '#schemas/site.ts';
import type { Database } from '../db/database.ts';
import { productImages } from '../db/tables/catalogue.ts';
import { media } from '../db/tables/site.ts';

export type ProductPicture = { idProduct: number; idDeclination: number | null; image: Image };

/** Pictures of products in order: first those of the product itself, then those of its declinations. */
export async function readImages(db: Database, idSite: number, idProducts: readonly number[]): Promise<ProductPicture[]> {
  if (idProducts.length === 0) return [];
  const rows = await db
    .select({
      idProduct: productImages.idProduct,
      idDeclination: productImages.idDeclination,
      alt: productImages.alt,
      hash: media.hash,
      name: media.name,
      width: media.width,
      height: media.height,
    })
    .from(productImages)
    .innerJoin(media, and(eq(media.idSite, productImages.idSite), eq(media.id, productImages.idMedia)))
    .where(and(eq(productImages.idSite, idSite), inArray(productImages.idProduct, [...idProducts])))
    .orderBy(asc(productImages.idProduct), asc(productImages.position), asc(productImages.id));
  return rows.map(({ idProduct, idDeclination, alt, hash, name, width, height }) => ({
    ...{ idProduct, idDeclination },
    image: { name, url: `/media/${hash}/${name}`, externalPath: null, alt, width, height },
  }));
}
