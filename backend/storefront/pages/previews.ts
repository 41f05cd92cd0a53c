import { and, eq } from 'drizzle-orm';
import { storeMaster, UnreadablePictureError } from '#backend/foundation/media/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import type { MediaStore } from '#backend/platform/storage/store.ts';
import { layoutPreviews } from '#backend/tables/layout-previews.ts';
import { editedDocuments } from '#backend/tables/page-editing.ts';
import { pages, sites } from '#backend/tables/site.ts';
import { renditionUrl } from '#domain/addresses.ts';
import type { LayoutPreview } from '#schemas/calls/operations.ts';
import { hashHtml, TooDeepError } from './canonical-html.ts';
import { layoutsOf } from './document-digests.ts';

/** A section of a page of a site. */
export type LayoutPlace = { idSite: number; idPage: number; idLayout: number };

/**
 * Checks whether the stored picture of a section shows this HTML, and stores the result for lists of all sections. Throws ApiError 404 for
 * an unknown page or section, 422.
 */
export async function checkPreview(db: Database, place: LayoutPlace, html: string): Promise<LayoutPreview> {
  await requireLayout(db, place);
  const hash = hashOf(html);
  const [site] = await db.select({ version: sites.version }).from(sites).where(eq(sites.id, place.idSite));
  const checked = { checkedHash: hash, checkedVersion: site?.version ?? null };
  const [stored] = await db.update(layoutPreviews).set(checked).where(at(place)).returning();
  if (!stored) return { fresh: false, hash, storedHash: null, previewUrl: null };
  return { fresh: stored.hash === hash, hash, storedHash: stored.hash, previewUrl: previewAddress(stored.picture, place) };
}

/**
 * Stores the picture of a section with the hash of the HTML it was taken of, both or neither. Throws ApiError 404, and 422 when
 * the HTML does not give that hash (it changed while the picture was taken) or the file is no picture.
 */
export async function storePreview(
  { db, mediaStore }: { db: Database; mediaStore: MediaStore },
  place: LayoutPlace,
  { html, hash, file, now }: { html: string; hash: string; file: File | undefined; now: Date },
): Promise<LayoutPreview> {
  await requireLayout(db, place);
  if (hashOf(html) !== hash) throw ApiError.fields([{ key: 'hash', message: 'preview.hash' }]);
  if (!file) throw ApiError.fields([{ key: 'image', message: 'field.required' }]);
  const {
    hash: picture,
    format,
    width,
    height,
  } = await storeMaster(mediaStore, new Uint8Array(await file.arrayBuffer())).catch(refusePicture);
  const [site] = await db.select({ version: sites.version }).from(sites).where(eq(sites.id, place.idSite));
  const row = { hash, picture, format, width, height, checkedHash: hash, checkedVersion: site?.version ?? null, createdAt: now };
  await db
    .insert(layoutPreviews)
    .values({ ...place, ...row })
    .onConflictDoUpdate({ target: [layoutPreviews.idSite, layoutPreviews.idPage, layoutPreviews.idLayout], set: row });
  return { fresh: true, hash, storedHash: hash, previewUrl: previewAddress(picture, place) };
}

const at = ({ idSite, idPage, idLayout }: LayoutPlace) =>
  and(eq(layoutPreviews.idSite, idSite), eq(layoutPreviews.idPage, idPage), eq(layoutPreviews.idLayout, idLayout));

/** Address of the picture of a section. */
export const previewAddress = (picture: string, { idPage, idLayout }: Omit<LayoutPlace, 'idSite'>): string =>
  renditionUrl(`/media/${picture}/${previewName(idPage, idLayout)}`, 640, 'webp');

/** Name of a section's picture in its address. */
const previewName = (idPage: number, idLayout: number): string => `layout-${idPage}-${idLayout}`;

async function requireLayout(db: Database, { idSite, idPage, idLayout }: LayoutPlace): Promise<void> {
  const [page] = await db
    .select({ cms: pages.cms, draft: editedDocuments.draft })
    .from(pages)
    .leftJoin(
      editedDocuments,
      and(eq(editedDocuments.idSite, pages.idSite), eq(editedDocuments.kind, 'page'), eq(editedDocuments.key, pages.key)),
    )
    .where(and(eq(pages.idSite, idSite), eq(pages.id, idPage)));
  if (!page) throw new ApiError(404, 'page.not-found');
  const isThere = [page.draft, page.cms].some((cms) => layoutsOf(cms).some(({ id }) => id === idLayout));
  if (!isThere) throw new ApiError(404, 'preview.no-layout');
}

function hashOf(html: string): string {
  try {
    return hashHtml(html);
  } catch (cause) {
    if (cause instanceof TooDeepError) throw ApiError.fields([{ key: 'html', message: 'field.invalid' }]);
    throw cause;
  }
}

function refusePicture(cause: unknown): never {
  if (cause instanceof UnreadablePictureError) throw ApiError.fields([{ key: 'image', message: 'preview.picture' }]);
  throw cause;
}
