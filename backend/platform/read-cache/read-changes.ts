import { sql } from 'drizzle-orm';
import type { SiteChanges } from '#schemas/site-changes.ts';
import type { Database } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import { maxChanges } from './change-log.ts';

/** Changes are kept for a day (the job `forgetChanges`). */
const secondsAtMost = 12 * 3600;

type Row = { version: number; now: string; snapshot: string; isKnown: boolean | null; changed: number[] | null };

/**
 * Reads the changes of a site since a moment, made by any process, for outside caches of the API's answers. The changes of a transaction
 * are reported once it is over, however long others run.
 * @param since a `moment` of an earlier answer
 */
export async function readChanges(db: Database, idSite: number, since: string | undefined): Promise<SiteChanges> {
  const [at = '0', asked = null] = since?.split('.') ?? [];
  const read = await db.execute(sql`
    select s.version, floor(extract(epoch from now()))::bigint::text as now, pg_current_snapshot()::text as snapshot,
      floor(extract(epoch from now())) - ${at}::bigint between 0 and ${secondsAtMost}
        and pg_snapshot_xmax(since) <= pg_snapshot_xmax(pg_current_snapshot()) as "isKnown",
      (select json_agg(id_product) from (
        select distinct id_product from catalogue_changes
        where id_site = s.id and "transaction" >= pg_snapshot_xmin(since) and not pg_visible_in_snapshot("transaction", since)
        limit ${maxChanges + 1}) as found) as changed
    from sites s, (select ${asked}::text::pg_snapshot as since) as last
    where s.id = ${idSite}`);
  const row = (read as unknown as { rows: Row[] }).rows[0];
  if (!row) throw new ApiError(404, 'error.site');
  const changed = row.changed ?? [];
  const isComplete = row.isKnown === true && changed.length <= maxChanges;
  return { version: row.version, moment: `${row.now}.${row.snapshot}`, changed: isComplete ? changed : null };
}
