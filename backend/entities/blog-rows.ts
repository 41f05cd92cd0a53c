import { and, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { sanitiseHtml } from '#backend/platform/sanitise-html.ts';
import { blogArticleFolders, blogArticles, blogFolders } from '#backend/tables/publishing.ts';
import { article, type BlogFolderEntry, blogFolder } from '#schemas/entities/blog.ts';
import { type EntityHooks, mapRows } from './map-rows.ts';
import { type Mapping, moment, need, optionalMoment, picture } from './mapping.ts';
import { referenceList } from './reference-list.ts';
import { isAmong } from './table-columns.ts';

/** Written once all folders are there (`hooks`): a folder may stand in one that comes after it. */
const parent: Mapping<string | null, { idParent?: number | null }> = {
  ...{ column: 'idParent', named: { column: 'idParent', kind: 'blog folder' } },
  write: () => ({}),
  read: ({ idParent = null }, { names }) => (idParent === null ? null : need(names['blog folder'], idParent)),
};

const ofSite = (idSite: number) => eq(blogFolders.idSite, idSite);
const hooks: EntityHooks<BlogFolderEntry> = {
  // Whatever stood where: no folder that stays may hold on to one that goes.
  remove: async (tx, idSite, ids) => {
    await tx
      .update(blogFolders)
      .set({ idParent: null })
      .where(and(ofSite(idSite), isAmong(blogFolders.idParent, ids)));
    await tx.delete(blogFolders).where(and(ofSite(idSite), isAmong(blogFolders.id, ids)));
  },
  finish: async (tx, written, { idSite, ids }) => {
    for (const [slug, own] of Map.groupBy(written, ({ value }) => value.parent)) {
      const idParent = slug === null ? null : need(ids['blog folder'], slug);
      await setParent(
        tx,
        idSite,
        own.map(({ id }) => id),
        idParent,
      );
    }
  },
};

async function setParent(tx: Database, idSite: number, ids: readonly number[], idParent: number | null): Promise<void> {
  await tx
    .update(blogFolders)
    .set({ idParent })
    .where(and(ofSite(idSite), isAmong(blogFolders.id, ids)));
}

export const blogFolderRows = mapRows(blogFolder, blogFolders, { picture: picture(), parent }, { hooks });

/** Words that a person reads in a minute. */
const wordsPerMinute = 200;

/** Minutes to read a text of HTML: at least 1. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}

const html: Mapping<string, { html: string; readingMinutes?: number }> = {
  write: (text) => ({ html: sanitiseHtml(text), readingMinutes: readingMinutes(text) }),
  read: (row) => row.html,
};

export const articleRows = mapRows(
  article,
  blogArticles,
  { html, picture: picture(), publishedAt: moment('publishedAt'), updatedAt: optionalMoment('updatedAt') },
  { lists: { folders: referenceList(blogArticleFolders, 'idArticle', 'idFolder', 'blog folder') } },
);
