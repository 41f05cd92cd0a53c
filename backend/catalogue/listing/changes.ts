import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

export type Changes = {
  /** Changes of transactions from this one on may be news at the next look: those before were over at this one. */
  horizon: string;
  /** `idProduct` 0 is the whole catalogue, -1 what stands beside it: settings, pages, pictures, forms. */
  changes: readonly { key: string; idProduct: number }[];
};

/**
 * The changes of a site by transactions that may not have been over when `since` was the horizon, and the horizon now.
 * Transactions end in another order than they begin in: whatever is not older than the oldest still running is read again.
 */
export async function readChanges(db: Database, idSite: number, since: string | null): Promise<Changes> {
  const read = await db.execute(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      (select json_agg(json_build_object('key', concat("transaction", ':', id_product), 'idProduct', id_product))
        from catalogue_changes
        where id_site = ${idSite} and "transaction" >= coalesce(${since}::text::xid8, pg_snapshot_xmin(pg_current_snapshot()))) as changes`);
  const [row] = (read as unknown as { rows: { horizon: string; changes: Changes['changes'] | null }[] }).rows;
  if (!row) throw new Error('The database did not say what changed in the catalogue.');
  return { horizon: row.horizon, changes: row.changes ?? [] };
}
