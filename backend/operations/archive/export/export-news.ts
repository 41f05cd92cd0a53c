import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { news } from '#backend/tables/pages.ts';
import type { ArchiveNews } from '#schemas/archive.ts';
import { dayOrMoment, type Exported, pictureOf, withoutAlt } from './exported.ts';

/** news.json */
export async function exportNews(exported: Exported): Promise<z.input<typeof ArchiveNews>[]> {
  const { db, idSite } = exported;
  const rows = await db.select().from(news).where(eq(news.idSite, idSite)).orderBy(asc(news.id));
  return rows.map((row) => ({
    ...{ id: row.id, slug: row.slug, title: row.title, excerpt: row.excerpt, html: row.html, promoted: row.promoted },
    picture: pictureOf(exported, row),
    publishedAt: dayOrMoment(row.publishedAt),
    expiresAt: row.expiresAt && dayOrMoment(row.expiresAt),
    translations: withoutAlt(row.translations),
  }));
}
