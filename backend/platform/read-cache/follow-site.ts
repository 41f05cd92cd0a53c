import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { SiteContext } from '../http/context.ts';
import { type ChangeLog, maxChanges, newChangeLog } from './change-log.ts';
import { coalesce } from './coalesce.ts';

/** A site as the database has it now, and what changed in it as long as this process has followed it. */
export type FollowedSite = { site: SiteContext; changes: ChangeLog };

/** State of the database at a look: its snapshot, as PostgreSQL writes it, and the time (ms since 1970). */
type Looked = { snapshot: string; at: number };

/** The job forgets changes after a day; who has not looked for so long reads everything anew. */
const looksAtLeastEvery = 12 * 3_600_000;

type Following = { changes: ChangeLog; look: () => Promise<FollowedSite | null> };

/** Sites that are there, never one that is only asked for; what changed in them is read from one log as long as the process runs. */
const databases = new WeakMap<Database, Map<number, Following>>();

/**
 * A site and what changed in it since this process looked first, whichever process changed it (the database notes that itself:
 * triggers); null where there is none. One query, which calls that come at the same time share. To be asked outside any transaction.
 */
export async function lookAtSite(db: Database, idSite: number): Promise<FollowedSite | null> {
  const sites = databases.get(db) ?? new Map<number, Following>();
  databases.set(db, sites);
  const known = sites.get(idSite);
  if (known) return known.look();
  const following = follow(db, idSite);
  const found = await following.look();
  if (!found) return null;
  // Somebody else may have begun to follow it meanwhile.
  const first = sites.get(idSite);
  if (first) return first.look();
  sites.set(idSite, following);
  return found;
}

/** Returns the change log of a site that is already followed. */
export const changesOf = (db: Database, idSite: number): ChangeLog | undefined => databases.get(db)?.get(idSite)?.changes;

function follow(db: Database, idSite: number): Following {
  const changes = newChangeLog();
  const readSite = siteReader(db, idSite);
  let last: Looked | undefined;
  const look = coalesce(async () => {
    const at = Date.now();
    const since = last && at - last.at <= looksAtLeastEvery ? last.snapshot : null;
    const row = await readSite(since);
    if (!row) return null;
    const { name, version, market, timeZone, isECommerce, locales, snapshot, changed } = row;
    const isAll = since === null || (changed?.length ?? 0) > maxChanges;
    changes.note(isAll ? null : (changed ?? []));
    last = { snapshot, at };
    return { site: { id: idSite, name, version, market, timeZone, isECommerce, locales: locales ?? [] }, changes };
  });
  return { changes, look };
}

/**
 * Reads the site, and the products changed by transactions that were not over in the snapshot `since`. Transactions end in another
 * order than they begin in: a snapshot names those that were still running, of which the oldest is where the search begins. Every call
 * reads it, so the statement is put together once.
 */
function siteReader(db: Database, idSite: number) {
  const read = db
    .select({
      name: sql<string>`s.name`,
      version: sql<number>`s.version`,
      market: sql<string>`s.market`,
      timeZone: sql<string>`s.time_zone`,
      isECommerce: sql<boolean>`s.is_e_commerce`,
      locales: sql<string[] | null>`(select json_agg(code order by position) from site_languages where id_site = s.id)`,
      snapshot: sql<string>`pg_current_snapshot()::text`,
      changed: sql<number[] | null>`(select json_agg(id_product) from (select distinct id_product from catalogue_changes
        where id_site = s.id and "transaction" >= pg_snapshot_xmin(since) and not pg_visible_in_snapshot("transaction", since)
        limit ${sql.raw(String(maxChanges + 1))}) as found)`,
    })
    .from(sql`sites s, (select ${sql.placeholder('since')}::text::pg_snapshot as since) as last`)
    .where(sql`s.id = ${idSite}`)
    .prepare('look_at_site');
  return async (since: string | null) => (await read.execute({ since }))[0];
}
