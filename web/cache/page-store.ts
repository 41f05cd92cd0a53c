import { LRUCache } from 'lru-cache';
import { changeKinds } from '#schemas/site-changes.ts';
import { type KeptPage, sizeOf } from './kept-page.ts';

/**
 * Parts of the memory that pages take at most of whose addresses there is no end: lists by what they are asked for, and those where
 * nothing is found. They push out each other, and no page of the site.
 */
const parts = { filtered: 1 / 4, missing: 1 / 8 };

export type PageStore = {
  get: (name: string) => KeptPage | undefined;
  /** @param isFiltered its address holds what a visitor asks for */
  set: (name: string, page: KeptPage, isFiltered: boolean) => void;
  /** Drops the pages that were made of something that changed. */
  dropTouched: (changed: ReadonlySet<number>) => void;
  clear: () => void;
};

/** Pages in at most so many bytes; those that nobody asked for longest go first. */
export function openPageStore(maxBytes: number): PageStore {
  /** Names of pages by what they use: a change finds its pages among ten thousand without a look at each. */
  const byUse = new Map<number, Set<string>>();
  const leave = (page: KeptPage, name: string) => {
    for (const use of page.uses) {
      const names = byUse.get(use);
      names?.delete(name);
      if (names?.size === 0) byUse.delete(use);
    }
  };
  const lru = (part: number) =>
    new LRUCache<string, KeptPage>({ maxSize: Math.max(1, Math.floor(maxBytes * part)), sizeCalculation: sizeOf, dispose: leave });
  const [filtered, missing] = [lru(parts.filtered), lru(parts.missing)];
  const found = lru(1 - parts.filtered - parts.missing);
  const stores = [found, filtered, missing];
  return {
    get: (name) => found.get(name) ?? filtered.get(name) ?? missing.get(name),
    set(name, page, isFiltered) {
      // The page at its address may have been of another kind before.
      for (const store of stores) store.delete(name);
      const own = page.isFound ? (isFiltered ? filtered : found) : missing;
      own.set(name, page);
      if (own.has(name)) for (const use of page.uses) byUse.set(use, (byUse.get(use) ?? new Set()).add(name));
    },
    dropTouched(changed) {
      const uses = changed.has(changeKinds.catalogue) ? [...byUse.keys()].filter((use) => use >= changeKinds.catalogue) : [];
      const isAnyProduct = [...changed].some((one) => one >= changeKinds.catalogue);
      const touched = new Set([...changed, ...uses, ...(isAnyProduct ? [changeKinds.catalogue] : [])]);
      for (const use of touched) for (const name of [...(byUse.get(use) ?? [])]) for (const store of stores) store.delete(name);
    },
    clear() {
      for (const store of stores) store.clear();
    },
  };
}

/** Returns whether a page uses something that changed. A change of the whole catalogue is a change of every product. */
export function isTouched({ uses }: Pick<KeptPage, 'uses'>, changed: ReadonlySet<number>): boolean {
  if (changed.size === 0) return false;
  if (changed.has(changeKinds.site)) return true;
  const isAnyProduct = [...changed].some((one) => one >= changeKinds.catalogue);
  return uses.some((use) => {
    if (use === changeKinds.catalogue) return isAnyProduct;
    return changed.has(use) || (use > 0 && changed.has(changeKinds.catalogue));
  });
}
