import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

/** `idProduct` 0 is the whole catalogue, -1 what stands beside it: settings, pages, pictures, forms. */
export type Change = { key: string; idProduct: number };
/** What somebody knows who looked at the changes of a site. */
export type Looked = {
  /** Changes of transactions from this one on may be news at the next look: those before were over at this one. */
  horizon: string;
  /** Changes since the horizon that were seen already. */
  seen: ReadonlySet<string>;
  /** ms since 1970. */
  at: number;
};

/** The job forgets changes after a day; who has not looked for so long reads everything anew. */
const looksAtLeastEvery = 12 * 3_600_000;

/**
 * Looks at what changed since the last look; `news` is null where everything is to be read anew, because that is the first one
 * or too long ago.
 */
export async function lookAtChanges(
  db: Database,
  idSite: number,
  last: Looked | undefined,
): Promise<{ looked: Looked; news: readonly Change[] | null }> {
  const known = last && Date.now() - last.at <= looksAtLeastEvery ? last : undefined;
  const { horizon, changes } = await readChanges(db, idSite, known?.horizon ?? null);
  const looked = { horizon, seen: new Set(changes.map(({ key }) => key)), at: Date.now() };
  return { looked, news: known ? changes.filter(({ key }) => !known.seen.has(key)) : null };
}

/**
 * The changes of a site by transactions that may not have been over when `since` was the horizon, and the horizon now.
 * Transactions end in another order than they begin in: whatever is not older than the oldest still running is read again.
 */
async function readChanges(db: Database, idSite: number, since: string | null): Promise<{ horizon: string; changes: readonly Change[] }> {
  const read = await db.execute(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      (select json_agg(json_build_object('key', concat("transaction", ':', id_product), 'idProduct', id_product))
        from catalogue_changes
        where id_site = ${idSite} and "transaction" >= coalesce(${since}::text::xid8, pg_snapshot_xmin(pg_current_snapshot()))) as changes`);
  const [row] = (read as unknown as { rows: { horizon: string; changes: readonly Change[] | null }[] }).rows;
  if (!row) throw new Error('The database did not say what changed in the catalogue.');
  return { horizon: row.horizon, changes: row.changes ?? [] };
}
