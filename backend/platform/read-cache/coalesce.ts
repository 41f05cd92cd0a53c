import { setImmediate as turn } from 'node:timers/promises';
import type { Database } from '../database/database.ts';

/**
 * One look at a time, at all that was asked until it begins. Who asks waits for the look under way, and for the end of this turn of the
 * event loop: calls that came together share one look, which sees all that was there when they came.
 */
export function batchReads<A, T>(look: (asked: readonly A[]) => Promise<T>): (asked: A) => Promise<T> {
  let asked: A[] = [];
  let gathering: Promise<T> | undefined;
  let running: Promise<unknown> | undefined;
  const gather = async () => {
    await running?.catch(() => {});
    await turn();
    const all = asked;
    asked = [];
    gathering = undefined;
    const looking = look(all);
    running = looking;
    return looking;
  };
  return (one) => {
    asked.push(one);
    gathering ??= gather();
    return gathering;
  };
}

/** The same for a look that is asked nothing. */
export function coalesce<T>(look: () => Promise<T>): () => Promise<T> {
  const ask = batchReads<null, T>(look);
  return () => ask(null);
}

/** Creates a cache with one value a site of a database. A value is made at first use, and the least recently used ones are dropped. */
export function cacheBySite<T>(atMost: number, make: (db: Database, idSite: number) => T): (db: Database, idSite: number) => T {
  const databases = new WeakMap<Database, Map<number, T>>();
  return (db, idSite) => {
    const sites = databases.get(db) ?? new Map<number, T>();
    databases.set(db, sites);
    const site = sites.get(idSite) ?? make(db, idSite);
    // The last one asked for stands last; the first goes when there are too many.
    sites.delete(idSite);
    sites.set(idSite, site);
    if (sites.size > atMost) for (const oldest of [...sites.keys()].slice(0, sites.size - atMost)) sites.delete(oldest);
    return site;
  };
}
