import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../db/database.ts';
import { gatheredLook, keptBySite } from '../shared-look.ts';
import type { ChangeLog } from './change-log.ts';
import type { FollowedSite } from './follow-site.ts';

/** Facts that hang on no one product are kept under this. */
const ofSite = -1;
const productsAtMost = 2000;
const sitesAtMost = 20;

/** A fact that was read; `idProduct` says with which product it falls. */
export type Fact<T> = { key: string | number; idProduct: number; value: T };

type Reading = { dropped: Set<number> };

type Asked = { keys: readonly (string | number)[]; read: (keys: never[]) => Promise<readonly Fact<unknown>[]> };

/** What a process keeps of a site between calls, each fact with its product, and what is being read now. */
type Store = {
  db: Database;
  idSite: number;
  /** By kind: reads what calls miss at the same time at once. */
  reads: Map<string, (asked: Asked) => Promise<readonly Fact<unknown>[]>>;
  byProduct: Map<number, Map<string, unknown>>;
  productOf: Map<string, number>;
  reading: Set<Reading>;
  /** How far the changes of the site were read. */
  readUntil: number;
};

const inCall = new AsyncLocalStorage<Store>();

const storeOf = keptBySite<Store>(sitesAtMost, (db, idSite) => ({
  ...{ db, idSite, reads: new Map(), byProduct: new Map(), productOf: new Map(), reading: new Set(), readUntil: 0 },
}));

/**
 * Runs a call with the facts of its site as they are when it begins: what stands in the database then is what it goes by, and only
 * what changed since the last call is read again. For calls that look and buy; what changes facts, and jobs, read the database.
 */
export function withFacts<T>(db: Database, { site, changes }: FollowedSite, call: () => Promise<T>): Promise<T> {
  const store = storeOf(db, site.id);
  catchUp(store, changes);
  return inCall.run(store, call);
}

/** Whether a call runs with the facts of a site: what changed in it was looked at as the call began. */
export const hasFacts = (idSite: number): boolean => inCall.getStore()?.idSite === idSite;

function catchUp(store: Store, changes: ChangeLog): void {
  for (const idProduct of changes.since(store.readUntil) ?? [0]) drop(store, idProduct);
  store.readUntil = changes.end();
}

/** Of which site something is remembered, what it is (the language included), and where it is read: the database or a transaction. */
type Kind = { db: Database; idSite: number; kind: string };

/**
 * Facts by their keys: those that are kept, and the others as `read` finds them. Calls that miss facts of a kind at the same time read
 * them together, except in transactions; so `read` goes by its keys and the kind alone, and recalls nothing of its own kind.
 * Outside of `withFacts` all are read. What is kept is shared: nobody may change it.
 */
export async function recall<T, K extends string | number>(
  { db, idSite, kind }: Kind,
  keys: readonly K[],
  read: (missing: K[]) => Promise<readonly Fact<T>[]>,
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
    const facts = store.db === db ? await readTogether(store, kind, { keys: missing, read }) : await read(missing);
    const mine = new Set<unknown>(missing);
    for (const fact of facts as readonly Fact<T>[]) {
      if (!mine.has(fact.key)) continue;
      found.set(fact.key as K, fact.value);
      if (!isDropped(reading, fact.idProduct)) keep(store, `${kind}:${fact.key}`, fact);
    }
  } finally {
    store.reading.delete(reading);
  }
  return found;
}

/** A fact of the site itself, such as its settings. */
export async function recallOne<T>(kind: Kind, read: () => Promise<T>): Promise<T> {
  const facts = await recall(kind, [''], async () => [{ key: '', idProduct: ofSite, value: await read() }]);
  return facts.get('') as T;
}

async function readTogether(store: Store, kind: string, missing: Asked): Promise<readonly Fact<unknown>[]> {
  const together = store.reads.get(kind) ?? gatheredLook(readAll);
  store.reads.set(kind, together);
  // What cannot be read for one call may be read for another.
  return together(missing).catch(() => missing.read(missing.keys as never[]));
}

async function readAll(asked: readonly Asked[]): Promise<readonly Fact<unknown>[]> {
  const keys = [...new Set(asked.flatMap((each) => each.keys))];
  return (await asked[0]?.read(keys as never[])) ?? [];
}

function keep<T>(store: Store, name: string, { idProduct, value }: Fact<T>): void {
  const facts = store.byProduct.get(idProduct) ?? new Map<string, unknown>();
  store.byProduct.set(idProduct, facts.set(name, value));
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
