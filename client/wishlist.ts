import type { WishlistChanges } from '#schemas/wishlist.ts';
import { wishlistLimit } from '#schemas/wishlist-limit.ts';
import { browserApi } from './browser-api.ts';
import { onPersonChange } from './person.ts';
import { readData, writeData } from './storage.ts';
import { showWishlist, wishedProducts } from './wishlist-memory.ts';

/**
 * The wishlist (docs/decisions/accounts-and-shoppers.md#the-wishlist). This browser keeps the list and, apart from it, what changed since
 * the account last had it; both stand in the storage, so that a press is never lost. With somebody signed in the changes are sent, and the
 * answer, her whole list on every device, takes the place of the stored one.
 */

/** `isAccount`: the list was an account's when it was last read. */
type Changes = WishlistChanges & { isAccount: boolean };

const noChanges: Changes = { added: [], removed: [], isAccount: false };
const areIds = (value: unknown): value is number[] => Array.isArray(value) && value.every((id) => Number.isSafeInteger(id));

const readChanges = (): Changes =>
  readData('wishlistChanges', (data) => {
    const { added, removed, isAccount } = Object(data) as Partial<Record<keyof Changes, unknown>>;
    return areIds(added) && areIds(removed) ? { added, removed, isAccount: isAccount === true } : null;
  }) ?? noChanges;

const listeners = new Set<() => void>();

function write(products: readonly number[], changes: Changes): void {
  writeData('wishlist', products.slice(0, wishlistLimit));
  writeData('wishlistChanges', changes);
  showWishlist();
  for (const listener of listeners) listener();
}

/** Calls `listener` when the list changed, in this tab or another. @returns what stops it */
export function onWishlistChange(listener: () => void): () => void {
  const inOtherTab = ({ key }: StorageEvent) => (key === 'wishlist' || key === null) && listener();
  listeners.add(listener);
  window.addEventListener('storage', inOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', inOtherTab);
  };
}

const without = (ids: readonly number[], others: readonly number[]) => ids.filter((id) => !others.includes(id));

/** Products removed in this window, not by another device: they can be added again. */
export const takenOffHere = new Set<number>();

/** Keeps a product, or lets go of it. The newest stands first. */
export function setWished(id: number, isWished: boolean): void {
  if (isWished) takenOffHere.delete(id);
  else takenOffHere.add(id);
  const { added, removed, isAccount } = readChanges();
  const [products, earlier] = [without(wishedProducts(), [id]), without(added, [id])];
  write(isWished ? [id, ...products] : products, {
    added: isWished ? [id, ...earlier].slice(0, wishlistLimit) : earlier,
    // A guest's removal must not reach an account, which may have the product.
    removed: isWished || !isAccount ? without(removed, [id]) : [id, ...without(removed, [id])].slice(0, wishlistLimit),
    isAccount,
  });
  void syncWishlist();
}

let isSignedIn: Promise<boolean> | null = null;
onPersonChange(() => {
  isSignedIn = null;
  for (const listener of listeners) listener();
});

let running: Promise<void> | null = null;

/**
 * Sends what changed to the account, if anybody is signed in, and takes over what the account has. One at a time; without an answer
 * the changes stay stored, for the next time. @param isKnown somebody has just signed in, or was recognised
 */
export async function syncWishlist(isKnown = false): Promise<void> {
  if (isKnown) {
    // Whoever signs in may leave the page: what is not sent by then is sent from the next one.
    writeData('wishlistChanges', { ...readChanges(), isAccount: true });
    await running;
    isSignedIn = Promise.resolve(true);
  }
  running ??= send().finally(() => {
    running = null;
  });
  return running;
}

async function send(): Promise<void> {
  try {
    isSignedIn ??= browserApi.call('GET /logged', {}).then(({ logged }) => logged);
    const asked = isSignedIn;
    if (!(await asked)) return;
    for (let sent = readChanges(), isFirst = true; isFirst || sent.added.length + sent.removed.length > 0; sent = readChanges()) {
      isFirst = false;
      const { products } = await browserApi.call('PUT /user/wishlist', { body: { added: sent.added, removed: sent.removed } });
      // Whoever signed out meanwhile leaves nothing behind.
      if (isSignedIn !== asked) return;
      const { added, removed } = readChanges();
      // Changes made during the call are still shown, and sent next.
      const later = { added: without(added, sent.added), removed: without(removed, sent.removed) };
      write([...later.added, ...without(products, [...later.added, ...later.removed])], { ...later, isAccount: true });
    }
  } catch {
    // The next change, page or sign-in sends it.
    isSignedIn = null;
  }
}

/** To be called when a page's code starts: the list of an account is read again, for another device may have changed it. */
export function refreshWishlist(): void {
  if (readChanges().isAccount) void syncWishlist();
}
