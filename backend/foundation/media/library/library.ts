import { and, eq } from 'drizzle-orm';
import { raiseSiteVersion } from '#backend/foundation/site/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { mediaFiles } from '#backend/tables/media-library.ts';
import { media, sites } from '#backend/tables/site.ts';
import type { MediaItem, MediaKind, MediaProperties, MediaUse } from '#schemas/media-library.ts';
import type { Image } from '#schemas/site.ts';
import { readSiteImages } from '../read-images.ts';
import { type DocumentFiles, readDocumentFiles } from './document-files.ts';
import { readMediaUses } from './media-uses.ts';

type Picture = typeof media.$inferSelect;
type StoredFile = typeof mediaFiles.$inferSelect;
/** A file of the library, in whichever table it stands. */
export type LibraryRow = { table: 'picture'; row: Picture } | { table: 'file'; row: StoredFile };

const kinds: Readonly<Record<Picture['format'] | StoredFile['format'], MediaKind>> = {
  ...{ jpg: 'picture', png: 'picture', webp: 'picture', avif: 'picture', svg: 'drawing' },
  ...{ mp4: 'video', webm: 'video', pdf: 'document' },
};
export const kindOf = (format: Picture['format'] | StoredFile['format']): MediaKind => kinds[format];

/** A file of a site by its name; undefined: there is none. */
export async function findRow(db: Database, idSite: number, name: string): Promise<LibraryRow | undefined> {
  const [picture] = await db
    .select()
    .from(media)
    .where(and(eq(media.idSite, idSite), eq(media.name, name)));
  if (picture) return { table: 'picture', row: picture };
  const [file] = await db
    .select()
    .from(mediaFiles)
    .where(and(eq(mediaFiles.idSite, idSite), eq(mediaFiles.name, name)));
  return file && { table: 'file', row: file };
}

/** A file of a site by its name. Throws ApiError 404. */
export async function requireFile(db: Database, idSite: number, name: string): Promise<LibraryRow> {
  const found = await findRow(db, idSite, name);
  if (!found) throw new ApiError(404, 'media.not-found');
  return found;
}

/** A file as calls answer it; `uses`: in how many places it is used. */
export function toItem(file: LibraryRow, uses: number): MediaItem {
  const { name, format, hash, folder, tags, alts, createdAt } = file.row;
  return {
    ...{ name, format, folder, tags, alts },
    kind: kindOf(format),
    focalPoint: file.table === 'picture' ? file.row.focalPoint : null,
    url: file.table === 'picture' ? `/media/${hash}/${name}` : `/media/file/${hash}/${name}.${format}`,
    width: file.table === 'picture' ? file.row.width : null,
    height: file.table === 'picture' ? file.row.height : null,
    size: file.row.size,
    createdAt: createdAt.toISOString(),
    uses,
  };
}

/** A file with where it is used. Throws ApiError 404. */
export async function readMedia(db: Database, idSite: number, name: string): Promise<MediaItem & { usedIn: MediaUse[] }> {
  const file = await requireFile(db, idSite, name);
  const usedIn = await readUses(db, idSite, name, await readDocumentFiles(db, idSite));
  return { ...toItem(file, usedIn.length), usedIn };
}

async function readUses(db: Database, idSite: number, name: string, documents: readonly DocumentFiles[]): Promise<MediaUse[]> {
  return [...((await readMediaUses(db, idSite, [name], documents)).get(name) ?? [])];
}

type ChangedMedia = { [K in keyof MediaProperties]?: MediaProperties[K] | undefined };

/** Changes what is said of a file. What shows changes with the site's version. Throws ApiError 404, and 422 for a focal point of no picture. */
export async function changeMedia(db: Database, idSite: number, name: string, change: ChangedMedia): Promise<MediaItem> {
  await db.transaction(async (tx) => {
    const { table, row } = await requireFile(tx, idSite, name);
    const { focalPoint, ...common } = change;
    if (focalPoint && kindOf(row.format) !== 'picture' && kindOf(row.format) !== 'drawing')
      throw ApiError.fields([{ key: 'focalPoint', message: 'media.no-focal-point' }]);
    if (Object.keys(change).length > 0) {
      if (table === 'picture')
        await tx
          .update(media)
          .set(change)
          .where(and(eq(media.idSite, idSite), eq(media.id, row.id)));
      else if (Object.keys(common).length > 0)
        await tx
          .update(mediaFiles)
          .set(common)
          .where(and(eq(mediaFiles.idSite, idSite), eq(mediaFiles.id, row.id)));
      await raiseSiteVersion(tx, idSite);
    }
  });
  const { usedIn: _, ...item } = await readMedia(db, idSite, name);
  return item;
}

/** Deletes a file that nothing uses. Its content stays in the store, where another site may have the same. Throws ApiError 404, 409. */
export async function deleteMedia(db: Database, idSite: number, name: string): Promise<null> {
  const documents = await readDocumentFiles(db, idSite);
  return db.transaction(async (tx) => {
    await lockLibrary(tx, idSite);
    const { table, row } = await requireFile(tx, idSite, name);
    const uses = await readUses(tx, idSite, name, documents);
    if (uses.length > 0) throw new ApiError(409, 'media.used', { params: { count: uses.length } });
    if (table === 'picture') await tx.delete(media).where(and(eq(media.idSite, idSite), eq(media.id, row.id)));
    else await tx.delete(mediaFiles).where(and(eq(mediaFiles.idSite, idSite), eq(mediaFiles.id, row.id)));
    return null;
  });
}

/** Holds the site's row until the end of the transaction: names of files are given once among two tables. */
export async function lockLibrary(tx: Database, idSite: number): Promise<void> {
  await tx.select({ id: sites.id }).from(sites).where(eq(sites.id, idSite)).for('update');
}

/** Pictures by name as documents refer to them; names that nothing has are left out. */
export async function readPictures(db: Database, idSite: number, names: readonly string[], locale: string): Promise<Image[]> {
  if (names.length === 0) return [];
  return [...(await readSiteImages(db, idSite, [...new Set(names)], locale)).values()];
}
