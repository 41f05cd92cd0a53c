import type { EntryRef } from '#backend/entities/entry-versions.ts';
import { lockEntries } from '#backend/entities/write-entries.ts';
import { raiseSiteVersion } from '#backend/foundation/site/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { storageRefusal } from '#backend/platform/database/storage-refusal.ts';
import { ApiError, type RefusedField } from '#backend/platform/http/api-error.ts';
import type { Fault } from '#domain/entities/fault.ts';
import type { Lang } from '#schemas/site.ts';

/** Person who writes entries, and her site. */
export type Editor = { site: { id: number; timeZone: string }; idUser: number; lang: Lang; now: Date };

/** The site as mappings of rows know it. */
export const rowSite = ({ site }: Pick<Editor, 'site'>): { idSite: number; timeZone: string } => ({
  idSite: site.id,
  timeZone: site.timeZone,
});

/** Runs a change of entries in a transaction, one at a time of a site. Throws ApiError 422 for what the database could not hold. */
export const changeEntries = <T>(db: Database, { site }: Pick<Editor, 'site'>, change: (tx: Database) => Promise<T>): Promise<T> =>
  db
    .transaction(async (tx) => {
      await lockEntries(tx, site.id);
      return change(tx);
    })
    .catch((error: unknown) => {
      throw storageRefusal(error) ?? error;
    });

/** Kinds of whose rows no trigger of the database tells the caches; pages show when a carrier delivers. */
const untold: ReadonlySet<string> = new Set(['carrier']);

/** Drops kept pages where the database does not do it by itself. */
export async function tellCaches(tx: Database, { rows, idSite }: EntryRef): Promise<void> {
  if (untold.has(rows.entity.kind)) await raiseSiteVersion(tx, idSite);
}

/** Faults as refused fields of a body's part; `above`: where it stands in the body. */
export const refusedBy = (faults: readonly Fault[], above: readonly string[]): RefusedField[] =>
  faults.map(({ path, key, params = {} }) => ({ key: [...above, ...path].join('.'), message: `rule.${key}` as const, params }));

/** Throws ApiError 422 where there are faults. */
export function refuseFaults(faults: readonly Fault[], above: readonly string[] = ['value']): void {
  if (faults.length > 0) throw ApiError.fields(refusedBy(faults, above));
}
