import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { users } from '#backend/tables/people.ts';
import { parameterVersions } from '#backend/tables/settings.ts';
import { sites } from '#backend/tables/site.ts';
import type { ParameterChange, ParameterVersion } from '#schemas/parameter.ts';
import { shownChange } from './changes.ts';
import { withoutSecrets } from './secret-keys.ts';
import { readStoredWithLogos, storeChangesWithLogos, withEmptyLogos } from './stored-logos.ts';

/** The highest number a column holds. */
const highest = 2_147_483_647;

type Save = { idSite: number; idUser: number | null; changes: readonly ParameterChange[]; now: Date };

/**
 * Stores changes and writes the version that they make. The caller holds the site's row (lockVersion, or an update of it)
 * and raises the site's version.
 */
export async function writeVersion(tx: Database, { idSite, idUser, changes, now }: Save): Promise<void> {
  await storeChangesWithLogos(tx, idSite, changes);
  const [site] = await tx
    .update(sites)
    .set({ parametersVersion: sql`${sites.parametersVersion} + 1` })
    .where(eq(sites.id, idSite))
    .returning({ version: sites.parametersVersion });
  if (!site) throw new Error(`There is no site ${idSite}`);
  await tx.insert(parameterVersions).values({
    ...{ idSite, idUser, version: site.version, savedAt: now },
    changes: changes.map(shownChange),
    values: withoutSecrets(withEmptyLogos(await readStoredWithLogos(tx, idSite))),
  });
}

const versionColumns = {
  version: parameterVersions.version,
  savedAt: parameterVersions.savedAt,
  changes: parameterVersions.changes,
  firstname: users.firstname,
  lastname: users.lastname,
};
type VersionRow = { version: number; savedAt: Date; changes: ParameterChange[]; firstname: string | null; lastname: string | null };

const versionRows = (db: Database) =>
  db.select(versionColumns).from(parameterVersions).leftJoin(users, eq(users.id, parameterVersions.idUser)).$dynamic();

/** Formats the name of the person who saved; null: an import, or a deleted account. */
const nameOf = ({ firstname, lastname }: Pick<VersionRow, 'firstname' | 'lastname'>): string | null =>
  [firstname, lastname].filter(Boolean).join(' ') || null;

const toVersion = (row: VersionRow): ParameterVersion => ({
  version: row.version,
  savedAt: row.savedAt.toISOString(),
  savedBy: nameOf(row),
  keys: row.changes.map(({ key }) => key),
});

/** Versions of a site's parameters, newest first. */
export async function listVersions(db: Database, idSite: number, { page, nbItem }: { page: number; nbItem: number }) {
  const ofSite = eq(parameterVersions.idSite, idSite);
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(parameterVersions).where(ofSite);
  const rows = await versionRows(db)
    .where(ofSite)
    .orderBy(desc(parameterVersions.version))
    .limit(nbItem)
    .offset((page - 1) * nbItem);
  return { total: count?.total ?? 0, versions: rows.map(toVersion) };
}

/** A version with what it changed. Throws ApiError 404. */
export async function readVersion(db: Database, idSite: number, version: number) {
  const [row] = await versionRows(db).where(theVersion(idSite, version));
  if (!row) throw new ApiError(404, 'parameter.version-not-found');
  return { ...toVersion(row), changes: row.changes };
}

/** Reads who saved a version, and when; null if there is no such version. */
export async function readAuthor(db: Database, idSite: number, version: number) {
  const [row] = await versionRows(db).where(theVersion(idSite, version));
  return row ? { savedBy: nameOf(row), savedAt: row.savedAt } : null;
}

/** All that was stored after a version. Throws ApiError 404. */
export async function readVersionValues(db: Database, idSite: number, version: number) {
  const [row] = await db.select({ values: parameterVersions.values }).from(parameterVersions).where(theVersion(idSite, version));
  if (!row) throw new ApiError(404, 'parameter.version-not-found');
  return row.values;
}

const theVersion = (idSite: number, version: number) =>
  and(eq(parameterVersions.idSite, idSite), eq(parameterVersions.version, Math.min(version, highest)));
