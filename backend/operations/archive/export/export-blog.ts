import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { dayOrMoment, need } from '#backend/entities/mapping.ts';
import { blogArticleFolders, blogArticles, blogFolders } from '#backend/tables/publishing.ts';
import type { ArchiveBlog, ArchiveBlogFolder } from '#schemas/archive-publishing.ts';
import { type Exported, pictureOf, withoutAlt } from './exported.ts';

/** blog.json */
export async function exportBlog(exported: Exported): Promise<z.input<typeof ArchiveBlog>> {
  const { db, idSite } = exported;
  const folders = await db
    .select()
    .from(blogFolders)
    .where(eq(blogFolders.idSite, idSite))
    .orderBy(asc(blogFolders.position), asc(blogFolders.id));
  const slugs = new Map(folders.map(({ id, slug }) => [id, slug]));
  const below = (idParent: number | null): ArchiveBlogFolder[] =>
    folders
      .filter((folder) => folder.idParent === idParent)
      .map((folder) => ({
        ...{ id: folder.id, slug: folder.slug, name: folder.name, description: folder.description },
        picture: pictureOf(exported, folder),
        folders: below(folder.id),
        translations: withoutAlt(folder.translations),
      }));
  const placed = await db
    .select()
    .from(blogArticleFolders)
    .where(eq(blogArticleFolders.idSite, idSite))
    .orderBy(asc(blogArticleFolders.position), asc(blogArticleFolders.idFolder));
  const byArticle = Map.groupBy(placed, ({ idArticle }) => idArticle);
  const articles = await db.select().from(blogArticles).where(eq(blogArticles.idSite, idSite)).orderBy(asc(blogArticles.id));
  return {
    folders: below(null),
    articles: articles.map((row) => ({
      ...{ id: row.id, slug: row.slug, title: row.title, excerpt: row.excerpt, html: row.html },
      ...{ metaDescription: row.metaDescription, author: row.author },
      picture: pictureOf(exported, row),
      folders: (byArticle.get(row.id) ?? []).map(({ idFolder }) => need(slugs, idFolder)),
      publishedAt: dayOrMoment(row.publishedAt),
      updatedAt: row.updatedAt && dayOrMoment(row.updatedAt),
      translations: withoutAlt(row.translations),
    })),
  };
}
