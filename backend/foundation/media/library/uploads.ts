import { randomUUID } from 'node:crypto';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { mediaUploadParts, mediaUploads } from '#backend/tables/media-library.ts';
import { mediaLimits, type NewUpload, type Upload, uploadPartBytes } from '#schemas/media-library.ts';
import { requireFile } from './library.ts';

/** Uploads that a person may have under way, and hours after which one that was never finished is forgotten. */
const maxUploads = 20;
const uploadHours = 24;

/** Owner of an upload: no other person can continue it. */
export type Uploader = { idSite: number; idUser: number };
type UploadRow = typeof mediaUploads.$inferSelect;

const toUpload = ({ id, received, size }: UploadRow): Upload => ({ id, received, size });
const ownUpload = ({ idSite, idUser }: Uploader, id: string) =>
  and(eq(mediaUploads.id, id), eq(mediaUploads.idSite, idSite), eq(mediaUploads.idUser, idUser));

/** Begins an upload. Throws ApiError 404 for what it is to replace, 422, 429 where too many are under way. */
export async function beginUpload(db: Database, uploader: Uploader, wanted: z.output<typeof NewUpload>, now: Date): Promise<Upload> {
  const { replaces = null, ...described } = wanted;
  if (wanted.size === 0) throw ApiError.fields([{ key: 'size', message: 'media.empty' }]);
  const limit = limitOf(wanted.filename);
  if (wanted.size > limit) throw ApiError.fields([{ key: 'size', message: 'media.too-large', params: { max: limit / 1_000_000 } }]);
  if (replaces !== null) await requireFile(db, uploader.idSite, replaces);
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(mediaUploads)
    .where(and(eq(mediaUploads.idSite, uploader.idSite), eq(mediaUploads.idUser, uploader.idUser)));
  if ((count?.total ?? 0) >= maxUploads) throw new ApiError(429, 'media.uploads');
  const [row] = await db
    .insert(mediaUploads)
    .values({ id: randomUUID(), ...uploader, ...described, replaces, createdAt: now })
    .returning();
  if (!row) throw new Error('an upload could not be begun');
  return toUpload(row);
}

/** By its name; what it is in truth is checked when it is there. */
function limitOf(filename: string): number {
  if (/\.(?:mp4|m4v|webm)$/i.test(filename)) return mediaLimits.video;
  if (/\.svgz?$/i.test(filename)) return mediaLimits.drawing;
  return /\.pdf$/i.test(filename) ? mediaLimits.document : mediaLimits.picture;
}

/** Returns how much of an upload has arrived. Throws ApiError 404. */
export const readUpload = async (db: Database, uploader: Uploader, id: string): Promise<Upload> =>
  toUpload(await requireUpload(db, uploader, id));

export async function requireUpload(db: Database, uploader: Uploader, id: string, isHeld = false): Promise<UploadRow> {
  const query = db.select().from(mediaUploads).where(ownUpload(uploader, id));
  const [row] = await (isHeld ? query.for('update') : query);
  if (!row) throw new ApiError(404, 'upload.not-found');
  return row;
}

/**
 * Adds the next part. One that is there already, because its answer was lost, changes nothing. Throws ApiError 404, 409 with what is
 * there for a part that does not follow it, 422.
 */
export function addPart(
  db: Database,
  uploader: Uploader,
  id: string,
  { offset, part }: { offset: number; part: File | undefined },
): Promise<Upload> {
  return db.transaction(async (tx) => {
    const upload = await requireUpload(tx, uploader, id, true);
    if (!part || part.size === 0) throw ApiError.fields([{ key: 'part', message: 'field.required' }]);
    if (part.size > uploadPartBytes || offset + part.size > upload.size)
      throw ApiError.fields([{ key: 'part', message: 'upload.part', params: { max: uploadPartBytes / 1_000_000 } }]);
    if (offset + part.size === upload.received) return toUpload(upload);
    if (offset !== upload.received)
      throw new ApiError(409, 'upload.order', {
        fields: [{ key: 'received', message: 'document.is', params: { value: upload.received } }],
      });
    await tx
      .insert(mediaUploadParts)
      .values({ idUpload: id, idSite: uploader.idSite, offset, bytes: Buffer.from(await part.arrayBuffer()) });
    const [row] = await tx
      .update(mediaUploads)
      .set({ received: offset + part.size })
      .where(ownUpload(uploader, id))
      .returning();
    return toUpload(row ?? upload);
  });
}

/** The whole file of an upload. Throws ApiError 422 while its end is missing. */
export async function readWhole(db: Database, upload: UploadRow): Promise<Buffer> {
  if (upload.received !== upload.size) throw ApiError.fields([{ key: 'part', message: 'upload.incomplete' }]);
  const parts = await db
    .select({ bytes: mediaUploadParts.bytes })
    .from(mediaUploadParts)
    .where(and(eq(mediaUploadParts.idSite, upload.idSite), eq(mediaUploadParts.idUpload, upload.id)))
    .orderBy(asc(mediaUploadParts.offset));
  return Buffer.concat(parts.map(({ bytes }) => bytes));
}

/** Gives an upload up. Throws ApiError 404. */
export async function cancelUpload(db: Database, uploader: Uploader, id: string): Promise<null> {
  await requireUpload(db, uploader, id);
  await db.delete(mediaUploads).where(ownUpload(uploader, id));
  return null;
}

/** Forgets uploads that were never finished. Returns how many. */
export async function forgetUploads(db: Database, now: Date): Promise<number> {
  const gone = await db
    .delete(mediaUploads)
    .where(lt(mediaUploads.createdAt, new Date(now.getTime() - uploadHours * 3_600_000)))
    .returning({ id: mediaUploads.id });
  return gone.length;
}
