import { and, asc, eq } from 'drizzle-orm';
import { toImage } from '#backend/foundation/media/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { products } from '#backend/tables/catalogue.ts';
import { productAwards } from '#backend/tables/catalogue-details.ts';
import { localised } from '#backend/tables/columns.ts';
import { media } from '#backend/tables/site.ts';
import type { Award } from '#schemas/product.ts';

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
