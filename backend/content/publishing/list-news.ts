import { and, asc, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { pictureOf } from '#backend/foundation/media/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { textFilter } from '#backend/platform/database/list-filter.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { localised, localisedTitle } from '#backend/tables/columns.ts';
import { news } from '#backend/tables/pages.ts';
import { media } from '#backend/tables/site.ts';
import type { NewsList } from '#schemas/news.ts';

type ListQuery = {
  nbItem: number;
  page: number;
  orderBy?: string | undefined;
  promoted?: 'true' | 'false' | undefined;
  title?: string | undefined;
};

/** News of a site that is on show at `now`, a page of it, in a language. Throws ApiError 422 for an order there is not. */
export async function listNews(
  db: Database,
  idSite: number,
  query: ListQuery,
  { now, locale }: { now: Date; locale: string },
): Promise<NewsList> {
  const isShown = and(
    eq(news.idSite, idSite),
    lte(news.publishedAt, now),
    or(isNull(news.expiresAt), gt(news.expiresAt, now)),
    query.promoted && eq(news.promoted, query.promoted === 'true'),
    textFilter(localisedTitle(news, locale), 'title', query.title),
  );
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(news).where(isShown);
  const rows = await db
    .select({ piece: news, picture: media })
    .from(news)
    .leftJoin(media, and(eq(media.idSite, news.idSite), eq(media.id, news.idMedia)))
    .where(isShown)
    .orderBy(...orderOf(query.orderBy))
    .limit(query.nbItem)
    .offset((query.page - 1) * query.nbItem);
  return {
    total: count?.total ?? 0,
    news: rows.map(({ piece, picture }) => {
      const { id, slug, title, excerpt, html, alt, promoted, publishedAt } = localised(piece, locale);
      return {
        ...{ id, slug, title, excerpt, html, promoted },
        image: pictureOf(picture, alt),
        publishedAt: publishedAt.toISOString(),
      };
    }),
  };
}

function orderOf(orderBy: string | undefined): SQL[] {
  const newest = [desc(news.publishedAt), desc(news.id)];
  if (!orderBy) return [desc(news.promoted), ...newest];
  if (orderBy === '-date') return newest;
  if (orderBy === 'date') return [asc(news.publishedAt), asc(news.id)];
  throw ApiError.fields([{ key: 'orderBy', message: 'field.invalid' }]);
}
