import { AsyncLocalStorage } from 'node:async_hooks';
import { changeKinds } from '#schemas/site-changes.ts';
import type { Database } from '../database/database.ts';
import type { ChangeLog } from './change-log.ts';
import { batchReads, cacheBySite } from './coalesce.ts';
import type { FollowedSite } from './follow-site.ts';

/** Facts that hang on no one product are kept under this. */
const ofSite = changeKinds.site;
const productsAtMost = 2000;
const sitesAtMost = 20;

/** A entry that was read; `idProduct` says with which product it falls. */
export type CacheEntry<T> = { key: string | number; idProduct: number; value: T };

type Reading = { dropped: Set<number> };

type Misses = { keys: readonly (string | number)[]; read: (keys: never[]) => Promise<readonly CacheEntry<unknown>[]> };

/** Entries of a site stored between calls, each with its product, and the current reads. */
type Store = {
  db: Database;
  idSite: number;
  /** By kind: reads what calls miss at the same time at once. */
  reads: Map<string, (asked: Misses) => Promise<readonly CacheEntry<unknown>[]>>;
  byProduct: Map<number, Map<string, unknown>>;
  productOf: Map<string, number>;
  reading: Set<Reading>;
  /** Position up to which the changes of the site were read. */
  readUntil: number;
};

const inCall = new AsyncLocalStorage<Store>();

const storeOf = cacheBySite<Store>(sitesAtMost, (db, idSite) => ({
  ...{ db, idSite, reads: new Map(), byProduct: new Map(), productOf: new Map(), reading: new Set(), readUntil: 0 },
}));

/**
 * Runs a call with the entries of its site as they are when it begins: what stands in the database then is what it goes by, and only
 * what changed since the last call is read again. For calls that look and buy; what changes entries, and jobs, read the database.
 */
export function withReadCache<T>(db: Database, { site, changes }: FollowedSite, call: () => Promise<T>): Promise<T> {
  const store = storeOf(db, site.id);
  catchUp(store, changes);
  return inCall.run(store, call);
}

/** Returns whether a call uses the cache of a site: its changes were read when the call began. */
export const hasReadCache = (idSite: number): boolean => inCall.getStore()?.idSite === idSite;

function catchUp(store: Store, changes: ChangeLog): void {
  for (const idProduct of changes.since(store.readUntil) ?? [0]) if (idProduct !== changeKinds.content) drop(store, idProduct);
  store.readUntil = changes.end();
}

/** Of which site something is remembered, what it is (the language included), and where it is read: the database or a transaction. */
type Kind = { db: Database; idSite: number; kind: string };

/**
 * Facts by their keys: those that are kept, and the others as `read` finds them. Calls that miss entries of a kind at the same time read
 * them together, except in transactions; so `read` goes by its keys and the kind alone, and recalls nothing of its own kind.
 * Outside of `withReadCache` all are read. What is kept is shared: nobody may change it.
 */
export async function readThrough<T, K extends string | number>(
  { db, idSite, kind }: Kind,
  keys: readonly K[],
  read: (missing: K[]) => Promise<readonly CacheEntry<T>[]>,
): Promise<ReadonlyMap<K, T>> {
  const store = inCall.getStore();
  if (store?.idSite !== idSite) return new Map((await read([...keys])).map(({ key, value }) => [key as K, value]));
  const found = new Map<K, T>();
  const missing: K[] = [];
  for (const key of keys) {
    const name = `${kind}:${key}`;
    const ofProduct = store.byProduct.get(store.productOf.get(name) ?? Number.NaN);
    if (ofProduct?.has(name)) found.set(key, ofProduct.get(name) as T);
    else missing.push(key);
  }
  if (missing.length === 0) return found;
  const reading: Reading = { dropped: new Set() };
  store.reading.add(reading);
  try {
    const entries = store.db === db ? await readTogether(store, kind, { keys: missing, read }) : await read(missing);
    const mine = new Set<unknown>(missing);
    for (const entry of entries as readonly CacheEntry<T>[]) {
      if (!mine.has(entry.key)) continue;
      found.set(entry.key as K, entry.value);
      if (!isDropped(reading, entry.idProduct)) keep(store, `${kind}:${entry.key}`, entry);
    }
  } finally {
    store.reading.delete(reading);
  }
  return found;
}

/** A entry of the site itself, such as its settings. */
export async function readOneThrough<T>(kind: Kind, read: () => Promise<T>): Promise<T> {
  const entries = await readThrough(kind, [''], async () => [{ key: '', idProduct: ofSite, value: await read() }]);
  return entries.get('') as T;
}

async function readTogether(store: Store, kind: string, missing: Misses): Promise<readonly CacheEntry<unknown>[]> {
  const together = store.reads.get(kind) ?? batchReads(readAll);
  store.reads.set(kind, together);
  // If the reads of several calls fail together, each call reads its own.
  return together(missing).catch(() => missing.read(missing.keys as never[]));
}

async function readAll(asked: readonly Misses[]): Promise<readonly CacheEntry<unknown>[]> {
  const keys = [...new Set(asked.flatMap((each) => each.keys))];
  return (await asked[0]?.read(keys as never[])) ?? [];
}

function keep<T>(store: Store, name: string, { idProduct, value }: CacheEntry<T>): void {
  const entries = store.byProduct.get(idProduct) ?? new Map<string, unknown>();
  store.byProduct.set(idProduct, entries.set(name, value));
  store.productOf.set(name, idProduct);
  if (store.byProduct.size <= productsAtMost) return;
  for (const oldest of store.byProduct.keys()) {
    if (oldest === ofSite) continue;
    forget(store, oldest);
    return;
  }
}

/** 0 and -1 may be about anything that is kept. What is being read just now may have been read before the change. */
function drop(store: Store, idProduct: number): void {
  for (const reading of store.reading) reading.dropped.add(Math.max(0, idProduct));
  if (idProduct > 0) forget(store, idProduct);
  else for (const id of [...store.byProduct.keys()]) forget(store, id);
}

const isDropped = ({ dropped }: Reading, idProduct: number): boolean => dropped.has(0) || dropped.has(idProduct);

function forget(store: Store, idProduct: number): void {
  for (const name of store.byProduct.get(idProduct)?.keys() ?? []) store.productOf.delete(name);
  store.byProduct.delete(idProduct);
}
