import { and, eq } from 'drizzle-orm';
import type { MediaItem, MediaKind, MediaProperties, MediaUse } from '#schemas/media-library.ts';
import type { Image } from '#schemas/site.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { media, sites } from '../../site/tables.ts';
import { raiseSiteVersion } from '../../site/version.ts';
import { mediaFiles } from '../library-tables.ts';
import { readSiteImages } from '../read-images.ts';
import { type MediaUses, readMediaUses } from './media-uses.ts';

type Picture = typeof media.$inferSelect;
type StoredFile = typeof mediaFiles.$inferSelect;
/** A file of the library, in whichever table it stands. */
export type LibraryRow = { table: 'picture'; row: Picture } | { table: 'file'; row: StoredFile };

const kinds: Readonly<Record<Picture['format'] | StoredFile['format'], MediaKind>> = {
  ...{ jpg: 'picture', png: 'picture', webp: 'picture', avif: 'picture', svg: 'drawing' },
  ...{ mp4: 'video', webm: 'video', pdf: 'document' },
};
export const kindOf = (format: Picture['format'] | StoredFile['format']): MediaKind => kinds[format];

/** Every file of a site, the newest first. */
async function readRows(db: Database, idSite: number): Promise<LibraryRow[]> {
  const pictures = await db.select().from(media).where(eq(media.idSite, idSite));
  const files = await db.select().from(mediaFiles).where(eq(mediaFiles.idSite, idSite));
  const rows: LibraryRow[] = [
    ...pictures.map((row) => ({ table: 'picture' as const, row })),
    ...files.map((row) => ({ table: 'file' as const, row })),
  ];
  return rows.sort((a, b) => b.row.createdAt.getTime() - a.row.createdAt.getTime() || (a.row.name < b.row.name ? -1 : 1));
}

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

function toItem(file: LibraryRow, uses: MediaUses): MediaItem {
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
    uses: uses.get(name)?.length ?? 0,
  };
}

type ListQuery = {
  page: number;
  nbItem: number;
  search?: string | undefined;
  folder?: string | undefined;
  tag?: string | undefined;
  /** Kinds of file, parted by commas. */
  kind?: string | undefined;
  unused?: boolean | undefined;
};

/** Letters and numbers without accents, in lower case. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Files of a site that a search finds, the newest first, with every folder and tag that there is. A folder shows what is below it too. */
export async function listMedia(db: Database, idSite: number, query: ListQuery) {
  const uses = await readMediaUses(db, idSite);
  const rows = await readRows(db, idSite);
  const words = folded(query.search ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const kinds = query.kind?.split(',');
  const found = rows.filter(({ row }) => {
    const text = folded([row.name, ...row.tags, ...Object.values(row.alts)].join(' '));
    if (!words.every((word) => text.includes(word))) return false;
    if (query.folder && row.folder !== query.folder && !row.folder.startsWith(`${query.folder}/`)) return false;
    if (query.tag && !row.tags.includes(query.tag)) return false;
    if (kinds && !kinds.includes(kindOf(row.format))) return false;
    return query.unused !== true || !uses.has(row.name);
  });
  const from = (query.page - 1) * query.nbItem;
  return {
    total: found.length,
    items: found.slice(from, from + query.nbItem).map((row) => toItem(row, uses)),
    folders: [...new Set(rows.map(({ row }) => row.folder))].filter(Boolean).sort(),
    tags: [...new Set(rows.flatMap(({ row }) => row.tags))].sort(),
  };
}

/** A file with where it is used. Throws ApiError 404. */
export async function readMedia(db: Database, idSite: number, name: string): Promise<MediaItem & { usedIn: MediaUse[] }> {
  const file = await requireFile(db, idSite, name);
  const uses = await readMediaUses(db, idSite);
  return { ...toItem(file, uses), usedIn: [...(uses.get(name) ?? [])] };
}

type ChangedMedia = { [K in keyof MediaProperties]?: MediaProperties[K] | undefined };

/** Changes what is said of a file. What shows changes with the site's version. Throws ApiError 404, and 422 for a focal point of no picture. */
export function changeMedia(db: Database, idSite: number, name: string, change: ChangedMedia): Promise<MediaItem> {
  return db.transaction(async (tx) => {
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
    const { usedIn: _, ...item } = await readMedia(tx, idSite, name);
    return item;
  });
}

/** Deletes a file that nothing uses. Its content stays in the store, where another site may have the same. Throws ApiError 404, 409. */
export function deleteMedia(db: Database, idSite: number, name: string): Promise<null> {
  return db.transaction(async (tx) => {
    await lockLibrary(tx, idSite);
    const { table, row } = await requireFile(tx, idSite, name);
    const uses = (await readMediaUses(tx, idSite)).get(name) ?? [];
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
