import { and, eq, notInArray } from 'drizzle-orm';
import { insertAll } from '#backend/entities/insert-all.ts';
import { keepNumbersBySlug } from '#backend/entities/keep-numbers.ts';
import { need } from '#backend/entities/mapping.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { sanitiseHtml } from '#backend/platform/sanitise-html.ts';
import { blogArticleFolders, blogArticles, blogFolders } from '#backend/tables/publishing.ts';
import type { Archive } from '../archive.ts';
import { flattenFolders } from '../check/check-blog.ts';
import { pictureColumns, withAlt } from '../picture-columns.ts';
import type { PictureIndex } from './import-look.ts';
import { sanitised } from './imported.ts';

/**
 * Writes a site's blog: folders and articles are known by slug and keep their ids; those that are gone are removed. Days begin at
 * midnight, UTC.
 */
export async function importBlog(tx: Database, archive: Archive, pictures: PictureIndex): Promise<void> {
  const idSite = archive.site.id;
  await tx.delete(blogArticleFolders).where(eq(blogArticleFolders.idSite, idSite));
  const folderIds = await importFolders(tx, archive, pictures);
  const rows = archive.blog.articles.map(({ picture, folders: _, publishedAt, updatedAt, translations, ...article }) => ({
    ...article,
    idSite,
    html: sanitiseHtml(article.html),
    readingMinutes: readingMinutes(article.html),
    ...pictureColumns(pictures, picture),
    translations: withAlt(sanitised(translations, 'html'), picture),
    publishedAt: new Date(publishedAt),
    updatedAt: updatedAt ? new Date(updatedAt) : null,
  }));
  const kept = rows.map(({ slug }) => slug);
  await tx.delete(blogArticles).where(and(eq(blogArticles.idSite, idSite), notInArray(blogArticles.slug, kept)));
  const numberOf = await keepNumbersBySlug(tx, blogArticles, idSite, rows);
  const numbered = rows.map((row) => ({ ...row, id: numberOf(row.slug) }));
  const written = await insertAll(tx, blogArticles, numbered, [blogArticles.idSite, blogArticles.slug]);
  const articleIds = new Map(written.map(({ slug, id }) => [slug, id]));
  await insertAll(
    tx,
    blogArticleFolders,
    archive.blog.articles.flatMap(({ slug, folders }) =>
      folders.map((folder, position) => ({ idSite, position, idArticle: need(articleIds, slug), idFolder: need(folderIds, folder) })),
    ),
  );
}

/** Imports the folders, and returns the id of each by its slug. */
async function importFolders(tx: Database, archive: Archive, pictures: PictureIndex): Promise<ReadonlyMap<string, number>> {
  const idSite = archive.site.id;
  const all = flattenFolders(archive.blog.folders);
  const kept = all.map(({ folder }) => folder.slug);
  // Whatever stood where: no folder that stays may hold on to one that goes.
  await tx.update(blogFolders).set({ idParent: null }).where(eq(blogFolders.idSite, idSite));
  await tx.delete(blogFolders).where(and(eq(blogFolders.idSite, idSite), notInArray(blogFolders.slug, kept)));
  const rows = all.map(({ folder: { folders: _, picture, translations, ...folder } }, position) => ({
    ...folder,
    ...{ idSite, position },
    ...pictureColumns(pictures, picture),
    translations: withAlt(translations, picture),
  }));
  const numberOf = await keepNumbersBySlug(tx, blogFolders, idSite, rows);
  const numbered = rows.map((row) => ({ ...row, id: numberOf(row.slug) }));
  const ids = new Map(
    (await insertAll(tx, blogFolders, numbered, [blogFolders.idSite, blogFolders.slug])).map(({ slug, id }) => [slug, id]),
  );
  for (const { folder } of all.filter((one) => one.folder.folders.length > 0)) {
    for (const child of folder.folders) {
      await tx
        .update(blogFolders)
        .set({ idParent: need(ids, folder.slug) })
        .where(and(eq(blogFolders.idSite, idSite), eq(blogFolders.id, need(ids, child.slug))));
    }
  }
  return ids;
}

/** Reading speed, in words a minute. */
const pace = 200;

/** Minutes to read a text of HTML: at least 1. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / pace));
}
