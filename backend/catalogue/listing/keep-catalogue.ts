import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type Catalogue, newCatalogue } from './catalogue.ts';
import { readIds, readListed, readTerms, type Terms } from './read-listed.ts';

/** Products read at once: few enough that other calls are answered in between. */
const productsAtOnce = 1000;
/** More changes than these are read as the whole catalogue. */
const changesAtMost = 5000;
const sitesAtMost = 50;
/** The job forgets changes after a day; who has not looked for so long reads everything anew. */
const looksAtLeastEvery = 12 * 3_600_000;

type Kept = {
  catalogue: Catalogue;
  terms: Terms;
  /** Changes of transactions from this one on may be news: those before were over when they were last read. */
  horizon: string;
  /** Changes since the horizon that are in the catalogue already. */
  seen: ReadonlySet<string>;
  readAt: number;
};
type Changes = { horizon: string; changes: readonly { key: string; idProduct: number }[] };
type Site = { kept: Kept | undefined; running: Promise<Kept> | undefined; next: Promise<Kept> | undefined };

const sitesOf = new WeakMap<Database, Map<number, Site>>();

/**
 * The catalogue of a site as the database has it now. It is kept in the process: the first call reads all of it, later ones
 * only the products that changed since, whichever process changed them.
 */
export async function currentCatalogue(db: Database, idSite: number): Promise<Catalogue> {
  const sites = sitesOf.get(db) ?? new Map<number, Site>();
  sitesOf.set(db, sites);
  const site = sites.get(idSite) ?? { kept: undefined, running: undefined, next: undefined };
  // The last one asked for stands last; the first goes when there are too many.
  sites.delete(idSite);
  sites.set(idSite, site);
  for (const oldest of [...sites.keys()].slice(0, Math.max(0, sites.size - sitesAtMost))) sites.delete(oldest);
  return (await follow(db, idSite, site)).catalogue;
}

/** One looks at a time; whoever comes meanwhile shares the look that begins after it, which sees all that was there when they came. */
function follow(db: Database, idSite: number, site: Site): Promise<Kept> {
  if (site.next) return site.next;
  if (!site.running) return start(db, idSite, site);
  const begin = () => start(db, idSite, site);
  site.next = site.running.then(begin, begin);
  return site.next;
}

async function start(db: Database, idSite: number, site: Site): Promise<Kept> {
  site.next = undefined;
  site.running = look(db, idSite, site.kept);
  try {
    site.kept = await site.running;
    return site.kept;
  } finally {
    site.running = undefined;
  }
}

async function look(db: Database, idSite: number, kept: Kept | undefined): Promise<Kept> {
  const isOld = !kept || Date.now() - kept.readAt > looksAtLeastEvery || kept.catalogue.isWorn();
  const { horizon, changes } = await readChanges(db, idSite, isOld ? null : kept.horizon);
  const news = kept ? changes.filter(({ key }) => !kept.seen.has(key)) : changes;
  const isWhole = news.length > changesAtMost || news.some(({ idProduct }) => idProduct === 0);
  const seen = new Set(changes.map(({ key }) => key));
  if (isOld || isWhole) return { ...(await readWhole(db, idSite)), horizon, seen, readAt: Date.now() };
  const ids = [...new Set(news.map(({ idProduct }) => idProduct))];
  const listed = ids.length > 0 ? await readListed(db, idSite, ids, kept.terms) : [];
  for (const id of ids) kept.catalogue.drop(id);
  for (const product of listed) kept.catalogue.put(product);
  return { ...kept, horizon, seen, readAt: Date.now() };
}

/**
 * The changes of a site by transactions that may not have been over when `since` was the horizon, and the horizon now.
 * Transactions end in another order than they begin in: whatever is not older than the oldest still running is read again.
 */
async function readChanges(db: Database, idSite: number, since: string | null): Promise<Changes> {
  const read = await db.execute(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      (select json_agg(json_build_object('key', concat("transaction", ':', id_product), 'idProduct', id_product))
        from catalogue_changes
        where id_site = ${idSite} and "transaction" >= coalesce(${since}::text::xid8, pg_snapshot_xmin(pg_current_snapshot()))) as changes`);
  const [row] = (read as unknown as { rows: { horizon: string; changes: Changes['changes'] | null }[] }).rows;
  if (!row) throw new Error('The database did not say what changed in the catalogue.');
  return { horizon: row.horizon, changes: row.changes ?? [] };
}

async function readWhole(db: Database, idSite: number): Promise<Pick<Kept, 'catalogue' | 'terms'>> {
  const terms = await readTerms(db, idSite);
  const catalogue = newCatalogue(terms.languages, terms.values, terms.tags);
  const ids = await readIds(db, idSite);
  for (let at = 0; at < ids.length; at += productsAtOnce) {
    for (const product of await readListed(db, idSite, ids.slice(at, at + productsAtOnce), terms)) catalogue.put(product);
  }
  return { catalogue, terms };
}
