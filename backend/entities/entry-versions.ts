import { and, desc, eq, lt, lte, notExists, sql } from 'drizzle-orm';
import { countRows } from '#backend/platform/database/count-rows.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { entryVersions } from '#backend/tables/entries.ts';
import { users } from '#backend/tables/people.ts';
import { type DeletedEntry, type EntryVersion, entryTrashDays, entryVersionsKept } from '#schemas/entities/entry.ts';
import { allEntityRows } from './entity-rows.ts';
import type { EntryState } from './entry-state.ts';
import type { EntityRows } from './map-rows.ts';
import { isActive, keyColumn, ofKind } from './table-columns.ts';

/** Names an entry, whether its row is there or not. */
export type EntryRef = { rows: EntityRows; idSite: number; key: string };

const ofEntity = ({ entity }: EntityRows, idSite: number) => and(eq(entryVersions.idSite, idSite), eq(entryVersions.kind, entity.kind));
const ofEntry = ({ rows, idSite, key }: EntryRef) => and(ofEntity(rows, idSite), eq(entryVersions.key, key));

const columns = {
  version: entryVersions.version,
  how: entryVersions.how,
  restored: entryVersions.restored,
  savedAt: entryVersions.savedAt,
  value: entryVersions.value,
  revision: entryVersions.revision,
  firstname: users.firstname,
  lastname: users.lastname,
};
type Row = {
  version: number;
  how: EntryVersion['how'];
  restored: number | null;
  savedAt: Date;
  value: string | null;
  revision: string | null;
  firstname: string | null;
  lastname: string | null;
};
/** A version with the text that it keeps; null: deleted. */
export type StoredVersion = EntryVersion & { text: string | null; revision: string | null };

const toVersion = ({ version, how, restored, savedAt, value, revision, firstname, lastname }: Row): StoredVersion => ({
  ...{ version, how, restored, text: value, revision },
  savedBy: [firstname, lastname].filter(Boolean).join(' ') || null,
  savedAt: savedAt.toISOString(),
});

const readVersions = (db: Database) =>
  db
    .select(columns)
    .from(entryVersions)
    .leftJoin(users, eq(users.id, entryVersions.idUser))
    .orderBy(desc(entryVersions.version))
    .$dynamic();

/** The latest version of an entry, if there is any. */
export async function findLatest(db: Database, entry: EntryRef): Promise<StoredVersion | undefined> {
  const [row] = await readVersions(db).where(ofEntry(entry)).limit(1);
  return row && toVersion(row);
}

/** The latest version that keeps a state; undefined: none does any more. */
export async function findByRevision(db: Database, entry: EntryRef, revision: string): Promise<StoredVersion | undefined> {
  const [row] = await readVersions(db)
    .where(and(ofEntry(entry), eq(entryVersions.revision, revision)))
    .limit(1);
  return row && toVersion(row);
}

/** Versions of an entry, newest first. */
export async function listEntryVersions(
  db: Database,
  entry: EntryRef,
  { page, nbItem }: { page: number; nbItem: number },
): Promise<{ total: number; versions: EntryVersion[] }> {
  const total = await countRows(db, sql`${entryVersions} where ${ofEntry(entry)}`);
  const rows = await readVersions(db)
    .where(ofEntry(entry))
    .limit(nbItem)
    .offset((page - 1) * nbItem);
  const versions = rows.map((row) => {
    const { text: _text, revision: _revision, ...version } = toVersion(row);
    return version;
  });
  return { total, versions };
}

/** Reads a version, and the one before it that is kept. Throws ApiError 404. */
export async function requireVersion(
  db: Database,
  entry: EntryRef,
  version: number,
): Promise<{ version: StoredVersion; before: StoredVersion | undefined }> {
  const [row, before] = await readVersions(db)
    .where(and(ofEntry(entry), lte(entryVersions.version, version)))
    .limit(2);
  if (row?.version !== version) throw new ApiError(404, 'entry.version-not-found');
  return { version: toVersion(row), before: before && toVersion(before) };
}

type NewVersion = {
  how: EntryVersion['how'];
  state: EntryState | null;
  /** Number of the latest version, 0 where there is none. */
  after: number;
  idUser: number | null;
  restored?: number;
  now: Date;
};

/** Writes the next version of an entry and drops those beyond `entryVersionsKept`. Returns its number. To be called under `lockEntries`. */
export async function addVersion(tx: Database, entry: EntryRef, { how, state, after, idUser, restored, now }: NewVersion): Promise<number> {
  const { rows, idSite, key } = entry;
  const version = after + 1;
  await tx.insert(entryVersions).values({
    ...{ idSite, key, version, how, idUser, savedAt: now, kind: rows.entity.kind, shape: rows.entity.shape ?? 1 },
    ...{ restored: restored ?? null, value: state?.text ?? null, revision: state?.revision ?? null },
  });
  await tx.delete(entryVersions).where(and(ofEntry(entry), lte(entryVersions.version, version - entryVersionsKept)));
  return version;
}

/**
 * Makes a version of what stands, if the latest does not hold it: it came with an import, or before the panel's first write. Returns the
 * number of the latest version then, 0 where there is none.
 */
export async function ensureFound(tx: Database, entry: EntryRef, current: EntryState | null, now: Date): Promise<number> {
  const latest = await findLatest(tx, entry);
  const after = latest?.version ?? 0;
  if (!current || latest?.revision === current.revision) return after;
  return addVersion(tx, entry, { how: 'found', state: current, after, idUser: null, now });
}

/** Condition for versions whose entry has no row. */
function isGone(db: Database, rows: EntityRows) {
  const standing = db
    .select({ one: sql`1` })
    .from(rows.table)
    .where(and(ofKind(rows, entryVersions.idSite), eq(keyColumn(rows), entryVersions.key), isActive(rows)));
  return notExists(standing);
}

/** Entries of a kind that are gone and have a version with content, the latest first. */
export async function listDeleted(
  db: Database,
  rows: EntityRows,
  idSite: number,
  { page, nbItem }: { page: number; nbItem: number },
): Promise<{ total: number; entries: DeletedEntry[] }> {
  const gone = and(ofEntity(rows, idSite), isGone(db, rows));
  const last = db
    .select({
      key: entryVersions.key,
      latest: sql<number>`max(${entryVersions.version})`.as('latest'),
      whole: sql<number>`max(${entryVersions.version}) filter (where ${entryVersions.value} is not null)`.as('whole'),
    })
    .from(entryVersions)
    .where(gone)
    .groupBy(entryVersions.key)
    .having(sql`count(${entryVersions.value}) > 0`)
    .as('last');
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(last);
  const found = await db
    .select({ ...columns, key: last.key, whole: last.whole })
    .from(last)
    .innerJoin(entryVersions, and(ofEntity(rows, idSite), eq(entryVersions.key, last.key), eq(entryVersions.version, last.latest)))
    .leftJoin(users, eq(users.id, entryVersions.idUser))
    .orderBy(desc(entryVersions.savedAt), last.key)
    .limit(nbItem)
    .offset((page - 1) * nbItem);
  return {
    total: count?.total ?? 0,
    entries: found.map(({ key, whole, ...row }) => {
      const { how, savedBy, savedAt } = toVersion(row);
      return { key, version: whole, deletedBy: how === 'deleted' ? savedBy : null, savedAt };
    }),
  };
}

/** Forgets the versions of entries that are gone for longer than `entryTrashDays`, of every site. Gives how many. */
export async function forgetVersions(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - entryTrashDays * 86_400_000);
  let forgotten = 0;
  for (const rows of allEntityRows) {
    const gone = and(eq(entryVersions.kind, rows.entity.kind), lt(entryVersions.savedAt, before), isGone(db, rows));
    // The latest is as old as the deletion, or older where an import took the entry away.
    const isLater = sql`later.id_site = ${entryVersions.idSite} and later.kind = ${entryVersions.kind} and later.key = ${entryVersions.key}`;
    const isKept = sql`exists (select from entry_versions as later where ${isLater} and later.saved_at >= ${before.toISOString()}::timestamptz)`;
    const deleted = await db
      .delete(entryVersions)
      .where(and(gone, sql`not ${isKept}`))
      .returning({ version: entryVersions.version });
    forgotten += deleted.length;
  }
  return forgotten;
}
