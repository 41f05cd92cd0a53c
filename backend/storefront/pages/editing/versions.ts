import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { documentVersions, editedDocuments } from '#backend/tables/page-editing.ts';
import { users } from '#backend/tables/people.ts';
import type { DocumentVersion } from '#schemas/edited-document.ts';
import {
  atDocument,
  authorName,
  type DocumentRef,
  type DocumentState,
  type FoundDocument,
  isEmptyDocument,
  isSameDocument,
} from './document.ts';

/** Versions kept of a document; of more the oldest are dropped. */
const versionsKept = 200;
/** The highest number a column holds. */
const highest = 2_147_483_647;

export type NewVersion = Pick<typeof documentVersions.$inferInsert, 'how' | 'cms' | 'after' | 'wasShown'> & {
  idUser: number | null;
  now: Date;
};

/** Writes the next version of a document, whose state the caller holds. Returns its number. */
export async function writeVersion(tx: Database, state: DocumentState, { now, ...version }: NewVersion): Promise<number> {
  const { idSite, kind, key } = state;
  const number = state.version + 1;
  await tx.insert(documentVersions).values({ idSite, kind, key, version: number, savedAt: now, ...version });
  await tx.update(editedDocuments).set({ version: number }).where(atDocument(editedDocuments, state));
  state.version = number;
  await tx.delete(documentVersions).where(and(atDocument(documentVersions, state), lte(documentVersions.version, number - versionsKept)));
  return number;
}

/**
 * The version that holds what is published. What no version holds, because it came with an import or another program wrote it,
 * becomes one. Null: nothing was ever published. The caller holds the state.
 */
export async function ensureFound(tx: Database, current: FoundDocument, state: DocumentState, now: Date): Promise<number | null> {
  if (current.published === undefined || (!current.isShown && isEmptyDocument(current.published))) return null;
  const known = await findVersion(tx, current, state.publishedVersion);
  if (known && isSameDocument(known.cms, current.published)) return known.version;
  const version = await writeVersion(tx, state, { how: 'found', cms: current.published, idUser: null, now });
  await tx.update(editedDocuments).set({ publishedVersion: version }).where(atDocument(editedDocuments, state));
  state.publishedVersion = version;
  return version;
}

const columns = {
  version: documentVersions.version,
  kind: documentVersions.how,
  savedAt: documentVersions.savedAt,
  firstname: users.firstname,
  lastname: users.lastname,
};
type Row = { version: number; kind: DocumentVersion['kind']; savedAt: Date; firstname: string | null; lastname: string | null };

const toVersion = ({ version, kind, savedAt, ...author }: Row): DocumentVersion => ({
  version,
  kind,
  savedBy: authorName(author) || null,
  savedAt: savedAt.toISOString(),
});

/** Versions of a document, newest first. */
export async function listVersions(db: Database, ref: DocumentRef, { page, nbItem }: { page: number; nbItem: number }) {
  const ofDocument = atDocument(documentVersions, ref);
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(documentVersions).where(ofDocument);
  const rows = await db
    .select(columns)
    .from(documentVersions)
    .leftJoin(users, eq(users.id, documentVersions.idUser))
    .where(ofDocument)
    .orderBy(desc(documentVersions.version))
    .limit(nbItem)
    .offset((page - 1) * nbItem);
  return { total: count?.total ?? 0, versions: rows.map(toVersion) };
}

/** A version with its document. Throws ApiError 404. */
export async function readVersion(db: Database, ref: DocumentRef, version: number): Promise<DocumentVersion & { cms: unknown }> {
  const [row] = await db
    .select({ ...columns, cms: documentVersions.cms })
    .from(documentVersions)
    .leftJoin(users, eq(users.id, documentVersions.idUser))
    .where(and(atDocument(documentVersions, ref), eq(documentVersions.version, Math.min(version, highest))));
  if (!row) throw new ApiError(404, 'document.not-found');
  const { cms, ...rest } = row;
  return { ...toVersion(rest), cms };
}

/** A version as it is stored; undefined: it was dropped, or never was. */
export async function findVersion(db: Database, ref: DocumentRef, version: number | null) {
  if (version === null) return undefined;
  const [row] = await db
    .select()
    .from(documentVersions)
    .where(and(atDocument(documentVersions, ref), eq(documentVersions.version, version)));
  return row;
}
