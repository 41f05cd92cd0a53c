import { and, eq, notInArray } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { sanitiseHtml } from '#backend/platform/sanitise-html.ts';
import { news } from '#backend/tables/pages.ts';
import type { Archive } from '../archive.ts';
import { pictureColumns, withAlt } from '../picture-columns.ts';
import type { PictureIndex } from './import-look.ts';
import { sanitised } from './imported.ts';
import { insertAll } from './insert-all.ts';
import { keepNumbersBySlug } from './keep-numbers.ts';

/** Writes a site's news: pieces are known by slug and keep their ids; those that are gone are removed. Days begin at midnight, UTC. */
export async function importNews(tx: Database, archive: Archive, pictures: PictureIndex): Promise<void> {
  const idSite = archive.site.id;
  const rows = archive.news.map(({ id, slug, title, excerpt, html, picture, promoted, publishedAt, expiresAt, translations }) => ({
    ...{ id, idSite, slug, title, excerpt, promoted, html: sanitiseHtml(html) },
    ...pictureColumns(pictures, picture),
    translations: withAlt(sanitised(translations, 'html'), picture),
    publishedAt: new Date(publishedAt),
    expiresAt: expiresAt ? new Date(expiresAt) : null,
  }));
  const kept = rows.map(({ slug }) => slug);
  await tx.delete(news).where(and(eq(news.idSite, idSite), notInArray(news.slug, kept)));
  const numberOf = await keepNumbersBySlug(tx, news, idSite, rows);
  const numbered = rows.map((row) => ({ ...row, id: numberOf(row.slug) }));
  await insertAll(tx, news, numbered, [news.idSite, news.slug]);
}
