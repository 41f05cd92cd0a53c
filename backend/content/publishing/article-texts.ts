import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import { itsPicture, pictureOf } from '#backend/foundation/media/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { localised } from '#backend/tables/columns.ts';
import { blogArticles } from '#backend/tables/publishing.ts';
import { media } from '#backend/tables/site.ts';
import { contentPath } from '#domain/addresses.ts';
import type { SearchArticle } from '#schemas/search.ts';

/** Searched texts of an article, in the site's own language and by locale in the others. */
export type ArticleTexts = Pick<typeof blogArticles.$inferSelect, 'id' | 'title' | 'excerpt' | 'html' | 'translations'>;

/** The texts of all articles of a site, also those that are published later; the newest first. */
export function readArticleTexts(db: Database, idSite: number): Promise<ArticleTexts[]> {
  const { id, title, excerpt, html, translations } = blogArticles;
  return db
    .select({ id, title, excerpt, html, translations })
    .from(blogArticles)
    .where(eq(blogArticles.idSite, idSite))
    .orderBy(desc(blogArticles.publishedAt), desc(blogArticles.id));
}

/** Those of the articles that are published at `now`, in the order of `ids`. */
export async function readFoundArticles(
  db: Database,
  idSite: number,
  ids: readonly number[],
  { now, locale }: { now: Date; locale: string },
): Promise<SearchArticle[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ article: blogArticles, picture: media })
    .from(blogArticles)
    .leftJoin(media, itsPicture(blogArticles))
    .where(and(eq(blogArticles.idSite, idSite), inArray(blogArticles.id, [...ids]), lte(blogArticles.publishedAt, now)));
  const byId = new Map(rows.map((row) => [row.article.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { slug, title, alt } = localised(row.article, locale);
    return [{ id, title, url: contentPath('blog-article', { slug, id }), image: pictureOf(row.picture, alt) }];
  });
}
