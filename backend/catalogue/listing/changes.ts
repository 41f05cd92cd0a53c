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

/** One look at a time; whoever comes meanwhile shares the look that begins after it, which sees all that was there when they came. */
export function sharedLook<T>(look: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  const start = async () => {
    next = undefined;
    running = look();
    try {
      return await running;
    } finally {
      running = undefined;
    }
  };
  return () => {
    if (next) return next;
    if (!running) return start();
    next = running.then(start, start);
    return next;
  };
}

/** What is kept of each site of a database: made when a site is first asked for, and forgotten for those not asked for longest. */
export function keptBySite<T>(atMost: number, make: (db: Database, idSite: number) => T): (db: Database, idSite: number) => T {
  const databases = new WeakMap<Database, Map<number, T>>();
  return (db, idSite) => {
    const sites = databases.get(db) ?? new Map<number, T>();
    databases.set(db, sites);
    const site = sites.get(idSite) ?? make(db, idSite);
    // The last one asked for stands last; the first goes when there are too many.
    sites.delete(idSite);
    sites.set(idSite, site);
    for (const oldest of [...sites.keys()].slice(0, Math.max(0, sites.size - atMost))) sites.delete(oldest);
    return site;
  };
}
