import { asc, eq } from 'drizzle-orm';
import { fileKey } from '#backend/foundation/media/index.ts';
import { mediaFiles } from '#backend/tables/media-library.ts';
import { layoutTemplates, pageRedirects } from '#backend/tables/page-editing.ts';
import { media, pages } from '#backend/tables/site.ts';
import type { ArchiveMedia, ArchiveRedirect, ArchiveTemplate } from '#schemas/archive-library.ts';
import type { StoredPaths } from './export-look.ts';
import type { Exported } from './exported.ts';

/** redirects.json: those of pages that are there. */
export async function exportRedirects({ db, idSite }: Exported): Promise<ArchiveRedirect[]> {
  const keys = new Set((await db.select({ key: pages.key }).from(pages).where(eq(pages.idSite, idSite))).map(({ key }) => key));
  const rows = await db.select().from(pageRedirects).where(eq(pageRedirects.idSite, idSite)).orderBy(asc(pageRedirects.from));
  return rows.filter(({ pageKey }) => keys.has(pageKey)).map(({ from, pageKey }) => ({ from, page: pageKey }));
}

/** templates.json. */
export async function exportTemplates({ db, idSite }: Exported): Promise<ArchiveTemplate[]> {
  const rows = await db.select().from(layoutTemplates).where(eq(layoutTemplates.idSite, idSite)).orderBy(asc(layoutTemplates.name));
  return rows.map(({ name, layouts, translations }) => ({ name, layouts, ...(translations && { translations }) }));
}

/** media.json, and the files of files/. What nothing is said of is left out. */
export async function exportLibrary({ db, idSite }: Exported): Promise<{ described: ArchiveMedia[]; files: StoredPaths }> {
  const pictures = await db.select().from(media).where(eq(media.idSite, idSite)).orderBy(asc(media.name));
  const files = await db.select().from(mediaFiles).where(eq(mediaFiles.idSite, idSite)).orderBy(asc(mediaFiles.name));
  const described = [...pictures, ...files.map((file) => ({ ...file, focalPoint: null }))].flatMap((row): ArchiveMedia[] => {
    const { name, folder, tags, alts, focalPoint, formerHashes } = row;
    const isPlain = folder === '' && tags.length === 0 && Object.keys(alts).length === 0 && !focalPoint && formerHashes.length === 0;
    return isPlain ? [] : [{ name, folder, tags, alts, focalPoint, formerHashes }];
  });
  return { described, files: new Map(files.map(({ name, format, hash }) => [`files/${name}.${format}`, fileKey(hash, format)])) };
}
