import { readFile } from 'node:fs/promises';
import { and, eq, notInArray } from 'drizzle-orm';
import { insertAll } from '#backend/entities/insert-all.ts';
import { contentHash, detectFormat, fileKey } from '#backend/foundation/media/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { MediaStore } from '#backend/platform/storage/store.ts';
import { mediaFiles } from '#backend/tables/media-library.ts';
import { layoutTemplates, pageRedirects } from '#backend/tables/page-editing.ts';
import type { ArchiveMedia } from '#schemas/archive-library.ts';
import type { Archive } from '../archive.ts';
import { ArchiveError } from '../archive-error.ts';

/** A video or PDF file that stands in the media store. */
export type StoredFile = Pick<typeof mediaFiles.$inferInsert, 'name' | 'hash' | 'format' | 'size'>;

/** Puts the videos and PDF files of an archive into the media store. Throws ArchiveError for a file that is neither. */
export async function storeLibraryFiles({ files }: Archive, store: MediaStore): Promise<StoredFile[]> {
  const stored: StoredFile[] = [];
  for (const [name, path] of files) {
    const bytes = await readFile(path);
    const format = detectFormat(bytes);
    if (format !== 'mp4' && format !== 'webm' && format !== 'pdf')
      throw new ArchiveError(path, [], 'this is no MP4 or WebM video and no PDF file');
    const hash = contentHash(bytes);
    const key = fileKey(hash, format);
    if (!(await store.has(key))) await store.write(key, bytes);
    stored.push({ name, hash, format, size: bytes.length });
  }
  return stored;
}

/** Returns the properties of a file in media.json; a file that it does not name has none. */
export function describedAs(described: readonly ArchiveMedia[], name: string): Omit<ArchiveMedia, 'name'> {
  const { name: _, ...said } = described.find((file) => file.name === name) ?? {
    name,
    ...{ folder: '', tags: [], alts: {}, focalPoint: null, formerHashes: [] },
  };
  return said;
}

/** Writes the videos and PDF files, the templates and the redirects of a site in place of those that it had. */
export async function importLibrary(tx: Database, archive: Archive, stored: readonly StoredFile[], now: Date): Promise<void> {
  const idSite = archive.site.id;
  await insertAll(
    tx,
    mediaFiles,
    stored.map((file) => {
      const { focalPoint: _, ...said } = describedAs(archive.media, file.name);
      return { ...file, ...said, idSite };
    }),
    [mediaFiles.idSite, mediaFiles.name],
  );
  const names = stored.map(({ name }) => name);
  await tx.delete(mediaFiles).where(and(eq(mediaFiles.idSite, idSite), names.length > 0 ? notInArray(mediaFiles.name, names) : undefined));
  await tx.delete(layoutTemplates).where(eq(layoutTemplates.idSite, idSite));
  await insertAll(
    tx,
    layoutTemplates,
    archive.templates.map(({ name, layouts, translations = null }) => ({ idSite, name, layouts, translations, savedAt: now })),
  );
  await tx.delete(pageRedirects).where(eq(pageRedirects.idSite, idSite));
  await insertAll(
    tx,
    pageRedirects,
    archive.redirects.map(({ from, page }) => ({ idSite, from, pageKey: page })),
  );
}
