import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '#backend/platform/database/database.ts';
import { cacheBySite } from '#backend/platform/read-cache/coalesce.ts';
import { changesOf, lookAtSite } from '#backend/platform/read-cache/follow-site.ts';
import { hasReadCache } from '#backend/platform/read-cache/read-through.ts';
import { changeKinds } from '#schemas/site-changes.ts';

const maxSites = 50;
/** Changed products that are read anew at once. */
const productsAtOnce = 100;
/** Timeout of a call for current data, in ms; after it, the call gets the earlier data. */
const patienceMs = 1000;

/** Functions that build a value from the products of a site, and update it. */
export type ProductSource<T> = {
  /** Reads all of a site. */
  readAll: (db: Database, idSite: number) => Promise<T>;
  /** Puts products as they are now in the place of what was known of them; those that are gone are dropped. */
  update: (db: Database, idSite: number, value: T, idProducts: readonly number[]) => Promise<void>;
  /** So much of it was replaced that it is better read anew. */
  isWorn: (value: T) => boolean;
};

/**
 * Caches a value built from the products of a site. The first call reads all of them, later ones only those that changed since, by any
 * process. A call gets data at least as new as its start. If that takes longer than a second, because all products changed, it gets the
 * earlier data, which is rebuilt meanwhile.
 */
export function followProducts<T>(source: ProductSource<T>): (db: Database, idSite: number) => Promise<T> {
  const followerOf = cacheBySite(maxSites, (db, idSite) => follower(source, db, idSite));
  return async (db, idSite) => {
    if (!hasReadCache(idSite)) await lookAtSite(db, idSite);
    return followerOf(db, idSite)();
  };
}

function follower<T>(source: ProductSource<T>, db: Database, idSite: number): () => Promise<T> {
  /** With the changes of the site up to a point. */
  let kept: { value: T; readUntil: number } | undefined;
  let running: { done: Promise<void>; since: number } | undefined;

  const catchUp = async (): Promise<void> => {
    const changes = changesOf(db, idSite);
    // Changes during the read are read again the next time.
    const readUntil = changes?.end() ?? 0;
    const news = kept && !source.isWorn(kept.value) ? changes?.since(kept.readUntil) : null;
    if (!kept || !news || news.includes(changeKinds.catalogue)) {
      kept = { value: await source.readAll(db, idSite), readUntil };
      return;
    }
    // Data beside the catalogue is not followed here.
    const ids = news.filter((idProduct) => idProduct > 0);
    for (let at = 0; at < ids.length; at += productsAtOnce) await source.update(db, idSite, kept.value, ids.slice(at, at + productsAtOnce));
    kept.readUntil = readUntil;
  };
  const run = () => {
    const done = catchUp().finally(() => {
      running = undefined;
    });
    // Those who wait are told; whoever comes later tries again.
    done.catch(() => {});
    return { done, since: Date.now() };
  };

  return async () => {
    const goal = changesOf(db, idSite)?.end() ?? 0;
    while (!kept || kept.readUntil < goal) {
      running ??= run();
      if (!kept) await running.done;
      else if (!(await isOver(running.done, running.since + patienceMs - Date.now()))) break;
    }
    return kept.value;
  };
}

/** Returns whether work is done within a number of ms. Throws its errors until then. */
async function isOver(done: Promise<void>, ms: number): Promise<boolean> {
  if (ms <= 0) return false;
  const waiting = new AbortController();
  try {
    return await Promise.race([done.then(() => true), delay(ms, false, { signal: waiting.signal })]);
  } finally {
    waiting.abort();
  }
}
