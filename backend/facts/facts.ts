import { AsyncLocalStorage } from 'node:async_hooks';
import { type Looked, lookAtChanges } from '../catalogue/listing/changes.ts';
import type { Database } from '../db/database.ts';
import { keptBySite, sharedLook } from '../shared-look.ts';

/** Facts that hang on no one product are kept under this. */
const ofSite = -1;
const productsAtMost = 2000;
const sitesAtMost = 20;

/** A fact that was read; `idProduct` says with which product it falls. */
export type Fact<T> = { key: string | number; idProduct: number; value: T };

type Reading = { dropped: Set<number> };

/** What a process keeps of a site between calls, each fact with its product, and what is being read now. */
type Store = {
  idSite: number;
  byProduct: Map<number, Map<string, unknown>>;
  productOf: Map<string, number>;
  reading: Set<Reading>;
};

const inCall = new AsyncLocalStorage<Store>();

const lookOf = keptBySite(sitesAtMost, (db, idSite) => {
  const store: Store = { idSite, byProduct: new Map(), productOf: new Map(), reading: new Set() };
  let last: Looked | undefined;
  return sharedLook(async () => {
    const { looked, news } = await lookAtChanges(db, idSite, last);
    if (news) for (const { idProduct } of news) drop(store, idProduct);
    else drop(store, 0);
    last = looked;
    return store;
  });
});

/**
 * Runs a call with the facts of its site as they are when it begins: what stands in the database then is what it goes by, and only
 * what changed since the last call is read again, whichever process changed it (the database notes that itself: triggers). For calls
 * that look and buy; what changes facts, and jobs, read the database. To be called outside any transaction.
 */
export async function withFacts<T>(db: Database, idSite: number, call: () => Promise<T>): Promise<T> {
  return inCall.run(await lookOf(db, idSite)(), call);
}

/**
 * Facts by their keys: those that are kept, and the others as `read` finds them. `kind` names what they are, the language
 * included. Outside of `withFacts` all are read. What is kept is shared: nobody may change it.
 */
export async function recall<T, K extends string | number>(
  { idSite, kind }: { idSite: number; kind: string },
  keys: readonly K[],
  read: (missing: K[]) => Promise<readonly Fact<T>[]>,
): Promise<ReadonlyMap<K, T>> {
  const store = inCall.getStore();
  const asMap = (facts: readonly Fact<T>[]) => facts.map(({ key, value }): [K, T] => [key as K, value]);
  if (store?.idSite !== idSite) return new Map(asMap(await read([...keys])));
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
    const facts = await read(missing);
    for (const fact of facts) if (!isDropped(reading, fact.idProduct)) keep(store, `${kind}:${fact.key}`, fact);
    for (const [key, value] of asMap(facts)) found.set(key, value);
  } finally {
    store.reading.delete(reading);
  }
  return found;
}

/** A fact of the site itself, such as its settings. */
export async function recallOne<T>(idSite: number, kind: string, read: () => Promise<T>): Promise<T> {
  const facts = await recall({ idSite, kind }, [''], async () => [{ key: '', idProduct: ofSite, value: await read() }]);
  return facts.get('') as T;
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
