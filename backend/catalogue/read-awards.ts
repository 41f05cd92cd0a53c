import { and, asc, eq } from 'drizzle-orm';
import type { Award } from '#schemas/product.ts';
import { toImage } from '../media/read-images.ts';
import { localised } from '../platform/database/columns.ts';
import type { Database } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { media } from '../site/tables.ts';
import { productAwards } from './detail-tables.ts';
import { products } from './tables.ts';

/** Medals and trophies of a product in their order, in a language. Throws ApiError 404 for an unknown product. */
export async function readAwards(db: Database, idSite: number, idProduct: number, locale: string): Promise<Award[]> {
  const [known] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.idSite, idSite), eq(products.id, idProduct), eq(products.isValid, true)));
  if (!known) throw new ApiError(404, 'product.not-found');
  const rows = await db
    .select({
      award: productAwards,
      picture: { hash: media.hash, name: media.name, width: media.width, height: media.height, colour: media.colour },
    })
    .from(productAwards)
    .leftJoin(media, and(eq(media.idSite, productAwards.idSite), eq(media.id, productAwards.idMedia)))
    .where(and(eq(productAwards.idSite, idSite), eq(productAwards.idProduct, idProduct)))
    .orderBy(asc(productAwards.position));
  return rows.map(({ award, picture }) => {
    const { id, name, year, medal, alt } = localised(award, locale);
    return { id, name, year, medal, image: picture && toImage({ ...picture, alt }) };
  });
}
