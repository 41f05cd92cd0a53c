import { and, asc, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { localised } from '#backend/tables/columns.ts';
import { reviews } from '#backend/tables/publishing.ts';
import type { ReviewList } from '#schemas/review.ts';
import { toLang } from '#schemas/site.ts';

type Reader = { db: Database; idSite: number; locale: string };
type ListQuery = { nbItem: number; page: number; orderBy?: string | undefined; from?: string | undefined };

/** Lists reviews of the shop, a page of them with where each is from, and what all of them average. Throws ApiError 422 for an order there is not. */
export async function listReviews({ db, idSite, locale }: Reader, query: ListQuery): Promise<ReviewList> {
  const order = orderOf(query.orderBy);
  const isOwn = eq(reviews.idSite, idSite);
  const isListed = and(isOwn, query.from ? gte(reviews.writtenAt, new Date(query.from)) : undefined);
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(reviews).where(isListed);
  const [rating] = await db
    .select({ count: sql<number>`count(*)::int`, average: sql<number | null>`round(avg(${reviews.rating}), 1)::float` })
    .from(reviews)
    .where(isOwn);
  const sources = await db.selectDistinct({ source: reviews.source }).from(reviews).where(isOwn).orderBy(reviews.source);
  const rows = await db
    .select()
    .from(reviews)
    .where(isListed)
    .orderBy(...order)
    .limit(query.nbItem)
    .offset((query.page - 1) * query.nbItem);
  return {
    total: counted?.total ?? 0,
    rating: rating ?? { count: 0, average: null },
    sources: sources.map(({ source }) => source),
    reviews: rows.map((row) => {
      const { id, source, author, rating: stars, text, language, reply, writtenAt } = localised(row, locale);
      const isTranslated = text !== row.text;
      return {
        ...{ id, source, author, text, reply, rating: stars },
        language: isTranslated ? toLang(locale) : language,
        date: writtenAt.toISOString(),
      };
    }),
  };
}

function orderOf(orderBy = '-date'): SQL[] {
  if (orderBy === '-date') return [desc(reviews.writtenAt), desc(reviews.id)];
  if (orderBy === 'date') return [asc(reviews.writtenAt), asc(reviews.id)];
  if (orderBy === '-rating') return [desc(reviews.rating), desc(reviews.writtenAt), desc(reviews.id)];
  throw ApiError.fields([{ key: 'orderBy', message: 'field.invalid' }]);
}
