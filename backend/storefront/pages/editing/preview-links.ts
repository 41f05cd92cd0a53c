import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { hmac, isSame, siteSecret } from '#backend/platform/secrets/secrets.ts';
import { previewLinks } from '#backend/tables/page-editing.ts';
import { users } from '#backend/tables/people.ts';
import { pages } from '#backend/tables/site.ts';
import type { PreviewLink } from '#schemas/edited-document.ts';
import { atDocument, authorName, type Editor, type FoundDocument, requireDocument } from './document.ts';

const secretName = 'preview-links';
/** Links that a document may have at a time; of more the oldest end. */
const linksKept = 50;

type LinkRow = typeof previewLinks.$inferSelect;

/** Returns the signed text. The expiry time is in the token too, so that an expired one needs no database call. */
const signedText = (idSite: number, id: string, expires: number): string => `${idSite} ${id} ${expires}`;

/** Token of a link: id, expiry in seconds and HMAC-SHA256, as base64url, which an address holds as it is. */
async function tokenOf(db: Database, { idSite, id, expiresAt }: LinkRow): Promise<string> {
  const expires = Math.floor(expiresAt.getTime() / 1000);
  const signature = hmac(await siteSecret(db, idSite, secretName), signedText(idSite, id, expires));
  const number = Buffer.alloc(4);
  number.writeUInt32BE(expires);
  return Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), number, signature]).toString('base64url');
}

type ReadToken = { id: string; expires: number; signature: Buffer };
function readToken(token: string): ReadToken | undefined {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 16 + 4 + 32 || bytes.toString('base64url') !== token) return undefined;
  const id = bytes
    .subarray(0, 16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { id, expires: bytes.readUInt32BE(16), signature: bytes.subarray(20) };
}

/** Makes a link that shows a document's draft until it expires. */
export async function createPreviewLink(
  db: Database,
  editor: Editor,
  document: FoundDocument,
  { hours, path }: { hours: number; path: string },
) {
  const { idSite, kind, key } = document;
  // Whole seconds: the token tells no less.
  const expiresAt = new Date(Math.floor(editor.now.getTime() / 1000) * 1000 + hours * 3_600_000);
  const [row] = await db
    .insert(previewLinks)
    .values({ id: randomUUID(), idSite, kind, key, idUser: editor.idUser, createdAt: editor.now, expiresAt })
    .returning();
  if (!row) throw new Error('a preview link could not be kept');
  const surplus = await db
    .select({ id: previewLinks.id })
    .from(previewLinks)
    .where(atDocument(previewLinks, document))
    .orderBy(desc(previewLinks.createdAt), desc(previewLinks.id))
    .offset(linksKept);
  for (const { id } of surplus) await db.delete(previewLinks).where(and(eq(previewLinks.idSite, idSite), eq(previewLinks.id, id)));
  const links = await listPreviewLinks(db, document, { now: editor.now, path });
  const link = links.find(({ id }) => id === row.id);
  if (!link) throw new Error('a preview link could not be read');
  return link;
}

/** Links of a document that are still good, the newest first. `path`: where the document shows. */
export async function listPreviewLinks(
  db: Database,
  document: FoundDocument,
  { now, path }: { now: Date; path: string },
): Promise<PreviewLink[]> {
  const rows = await db
    .select({ link: previewLinks, firstname: users.firstname, lastname: users.lastname })
    .from(previewLinks)
    .leftJoin(users, eq(users.id, previewLinks.idUser))
    .where(and(atDocument(previewLinks, document), gt(previewLinks.expiresAt, now)))
    .orderBy(desc(previewLinks.createdAt), desc(previewLinks.id));
  return Promise.all(
    rows.map(async ({ link, ...author }) => ({
      id: link.id,
      url: `${path}?preview=${await tokenOf(db, link)}`,
      createdBy: authorName(author) || null,
      createdAt: link.createdAt.toISOString(),
      expiresAt: link.expiresAt.toISOString(),
    })),
  );
}

/** Takes a link back. Throws ApiError 404. */
export async function deletePreviewLink(db: Database, idSite: number, id: string): Promise<null> {
  const deleted = await db
    .delete(previewLinks)
    .where(and(eq(previewLinks.idSite, idSite), eq(previewLinks.id, id)))
    .returning({ id: previewLinks.id });
  if (deleted.length === 0) throw new ApiError(404, 'preview-link.not-found');
  return null;
}

/** The document that a link shows. Throws ApiError 404 for one that is not ours, has expired or was taken back, whichever. */
export async function documentOfLink(db: Database, idSite: number, token: string, now: Date): Promise<FoundDocument> {
  const missing = new ApiError(404, 'preview-link.not-found');
  const read = readToken(token);
  if (!read || read.expires * 1000 <= now.getTime()) throw missing;
  const wanted = hmac(await siteSecret(db, idSite, secretName), signedText(idSite, read.id, read.expires));
  if (!isSame(wanted, read.signature)) throw missing;
  const [link] = await db
    .select()
    .from(previewLinks)
    .where(and(eq(previewLinks.idSite, idSite), eq(previewLinks.id, read.id)));
  if (!link) throw missing;
  if (link.kind === 'component') return requireDocument(db, idSite, { kind: 'component', name: link.key });
  const [page] = await db
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.idSite, idSite), eq(pages.key, link.key)));
  if (!page) throw missing;
  return requireDocument(db, idSite, { kind: 'page', name: String(page.id) });
}

/** Forgets links that have expired. Returns how many. */
export async function forgetPreviewLinks(db: Database, now: Date): Promise<number> {
  const gone = await db.delete(previewLinks).where(lt(previewLinks.expiresAt, now)).returning({ id: previewLinks.id });
  return gone.length;
}
