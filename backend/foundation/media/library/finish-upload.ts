import { and, eq } from 'drizzle-orm';
import { raiseSiteVersion } from '#backend/foundation/site/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import type { MediaStore } from '#backend/platform/storage/store.ts';
import { mediaFiles, mediaUploads } from '#backend/tables/media-library.ts';
import { media } from '#backend/tables/site.ts';
import { findFreeName, slugify } from '#domain/free-name.ts';
import { type fileFormats, type MediaItem, mediaLimits } from '#schemas/media-library.ts';
import { maxNameLength } from '#schemas/slug.ts';
import { type ColouredMaster, contentHash, HeavyPictureError, UnreadablePictureError } from '../master.ts';
import { uploadLane } from '../picture-lanes.ts';
import { storeMaster } from '../store-master.ts';
import { checkPicture, nameFormat } from './check-picture.ts';
import { detectFormat } from './file-kind.ts';
import { findRow, kindOf, type LibraryRow, lockLibrary, readMedia, requireFile } from './library.ts';
import { readWhole, requireUpload, type Uploader } from './uploads.ts';

/** A file that stands in the media store. */
type Stored =
  | { table: 'picture'; master: ColouredMaster; size: number }
  | { table: 'file'; hash: string; format: (typeof fileFormats)[number]; size: number };

/** Key in the media store of a video or a PDF file. */
export const fileKey = (hash: string, format: string): string => `files/${hash}.${format}`;

/**
 * Puts an upload into the library, under a name of its own or in the place of the file that it replaces: what uses that one shows the new
 * content, and its old address leads to the new one. Throws ApiError 404, 422 for a file that is none of those the library takes, 503 while
 * too many uploads wait for their turn.
 */
export async function finishUpload(db: Database, store: MediaStore, uploader: Uploader, id: string): Promise<MediaItem> {
  const { idSite } = uploader;
  const upload = await requireUpload(db, uploader, id);
  const stored = await uploadLane.turns(String(uploader.idUser), async () => storeFile(store, await readWhole(db, upload)));
  const name = await db.transaction(async (tx) => {
    await lockLibrary(tx, idSite);
    // Another request may have finished it meanwhile.
    await requireUpload(tx, uploader, id, true);
    const written =
      upload.replaces === null
        ? await addRow(tx, upload, stored)
        : await replaceRow(tx, await requireFile(tx, idSite, upload.replaces), stored);
    await tx.delete(mediaUploads).where(and(eq(mediaUploads.idSite, idSite), eq(mediaUploads.id, id)));
    await raiseSiteVersion(tx, idSite);
    return written;
  });
  const { usedIn: _, ...item } = await readMedia(db, idSite, name);
  return item;
}

/** Checks a file by its content and stores it. */
async function storeFile(store: MediaStore, bytes: Buffer): Promise<Stored> {
  const format = detectFormat(bytes);
  if (!format) throw await nameFormat(bytes);
  const limit = mediaLimits[format === 'gif' || format === 'tiff' ? 'picture' : kindOf(format)];
  if (bytes.length > limit) throw ApiError.fields([{ key: 'part', message: 'media.too-large', params: { max: limit / 1_000_000 } }]);
  if (format === 'mp4' || format === 'webm' || format === 'pdf') {
    const hash = contentHash(bytes);
    const key = fileKey(hash, format);
    if (!(await store.has(key))) await store.write(key, bytes);
    return { table: 'file', hash, format, size: bytes.length };
  }
  try {
    if (format !== 'svg') await checkPicture(bytes);
    const clean = format === 'svg' ? bytes : await uploadLane.run('withoutPlaces', [bytes]);
    return { table: 'picture', master: await storeMaster(store, clean, { isTried: true }), size: clean.length };
  } catch (cause) {
    if (cause instanceof HeavyPictureError) throw ApiError.fields([{ key: 'part', message: 'media.too-heavy' }]);
    if (cause instanceof UnreadablePictureError) throw ApiError.fields([{ key: 'part', message: 'media.unreadable' }]);
    throw cause;
  }
}

type UploadRow = typeof mediaUploads.$inferSelect;

/** Adds a file under a free name made from that of the upload. Returns the name. */
async function addRow(tx: Database, { idSite, filename, folder, tags }: UploadRow, stored: Stored): Promise<string> {
  const name = await findFreeName(nameOf(filename), maxNameLength, async (each) => Boolean(await findRow(tx, idSite, each)));
  if (stored.table === 'picture') await tx.insert(media).values({ ...stored.master, idSite, name, folder, tags, size: stored.size });
  else await tx.insert(mediaFiles).values({ idSite, name, folder, tags, hash: stored.hash, format: stored.format, size: stored.size });
  return name;
}

/** Letters and numbers of a file's name, without its ending. One that would read like a width gets a word: `320` is `image-320`. */
export function nameOf(filename: string): string {
  const plain = slugify(filename.replace(/\.[a-z0-9]{2,5}$/i, ''), maxNameLength);
  return /[a-z]/.test(plain) ? plain : plain === '' ? 'fichier' : `image-${plain}`;
}

async function replaceRow(tx: Database, { table, row }: LibraryRow, stored: Stored): Promise<string> {
  const format = stored.table === 'picture' ? stored.master.format : stored.format;
  if (groupOf(kindOf(row.format)) !== groupOf(kindOf(format))) throw ApiError.fields([{ key: 'part', message: 'media.other-kind' }]);
  const hash = stored.table === 'picture' ? stored.master.hash : stored.hash;
  const formerHashes = [...new Set([...row.formerHashes, row.hash])].filter((one) => one !== hash).slice(-50);
  if (table === 'picture' && stored.table === 'picture')
    await tx
      .update(media)
      .set({ ...stored.master, size: stored.size, formerHashes })
      .where(and(eq(media.idSite, row.idSite), eq(media.id, row.id)));
  else if (stored.table === 'file')
    await tx
      .update(mediaFiles)
      .set({ hash, format: stored.format, size: stored.size, formerHashes })
      .where(and(eq(mediaFiles.idSite, row.idSite), eq(mediaFiles.id, row.id)));
  return row.name;
}

/** A drawing may take the place of a photograph: both are shown as pictures. */
const groupOf = (kind: ReturnType<typeof kindOf>): string => (kind === 'drawing' ? 'picture' : kind);
