import type { Database } from './db/database.ts';

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
