import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from './fake-browser.ts';
import { until } from './until.ts';

/** The wishlist's module anew, as on a page that was just loaded. */
async function openPage() {
  vi.resetModules();
  const { setWished, syncWishlist } = await import('#client/wishlist.ts');
  const { wishedProducts } = await import('#client/wishlist-memory.ts');
  const { announcePersonChange } = await import('#client/person.ts');
  return { setWished, syncWishlist, wishedProducts, announcePersonChange };
}

/** A shop whose account keeps `products`, with somebody signed in or nobody. */
function shopWith(products: number[], who: { isSignedIn: boolean; isAway?: boolean }) {
  return fakeBrowser(({ call, body }) => {
    if (who.isAway) return 'no answer';
    if (call === 'GET /logged') return { data: { logged: who.isSignedIn } };
    const { added, removed } = body as { added: number[]; removed: number[] };
    const earlier = products.filter((id) => !removed.includes(id));
    products.splice(0, products.length, ...added.filter((id) => !earlier.includes(id)), ...earlier);
    return { data: { products: [...products] } };
  });
}

describe('the wishlist in the browser', () => {
  beforeEach(() => void vi.resetModules());
  afterEach(() => vi.unstubAllGlobals());

  it('of a guest stays here, the newest first, and is there on the next page', async () => {
    const { calls } = shopWith([], { isSignedIn: false });
    const page = await openPage();
    for (const id of [1, 2, 3]) page.setWished(id, true);
    page.setWished(2, false);
    expect((await openPage()).wishedProducts()).toEqual([3, 1]);
    await until(() => expect(calls()).not.toEqual([]));
    expect(calls()).toEqual(['GET /logged']);
  });

  it('becomes part of the account at sign-in, whose own products stay', async () => {
    const who = { isSignedIn: false };
    const account = [7, 1];
    shopWith(account, who);
    const page = await openPage();
    page.setWished(1, true);
    page.setWished(2, true);
    who.isSignedIn = true;
    await page.syncWishlist(true);
    expect(account).toEqual([2, 7, 1]);
    expect(page.wishedProducts()).toEqual([2, 7, 1]);
  });

  it('of a guest who lets go of a product takes nothing out of her account', async () => {
    const who = { isSignedIn: false };
    const account = [1];
    shopWith(account, who);
    const page = await openPage();
    page.setWished(1, true);
    page.setWished(1, false);
    who.isSignedIn = true;
    await page.syncWishlist(true);
    expect(account).toEqual([1]);
  });

  it('is sent to the account at each press, and what got no answer the next time', async () => {
    const who = { isSignedIn: true, isAway: false };
    const account = [5];
    shopWith(account, who);
    const page = await openPage();
    await page.syncWishlist(true);
    who.isAway = true;
    page.setWished(5, false);
    page.setWished(6, true);
    await page.syncWishlist();
    expect(account).toEqual([5]);
    expect(page.wishedProducts()).toEqual([6]);
    who.isAway = false;
    const later = await openPage();
    await later.syncWishlist();
    expect(account).toEqual([6]);
    expect(later.wishedProducts()).toEqual([6]);
  });

  it('keeps what is pressed while an answer is on its way', async () => {
    const account: number[] = [];
    shopWith(account, { isSignedIn: true });
    const page = await openPage();
    const first = page.syncWishlist(true);
    page.setWished(1, true);
    page.setWished(2, true);
    page.setWished(1, false);
    await first;
    await page.syncWishlist();
    expect(account).toEqual([2]);
    expect(page.wishedProducts()).toEqual([2]);
  });

  it('of whoever signs out while an answer is on its way is not written here again', async () => {
    fakeBrowser(() => {
      localStorage.clear();
      page.announcePersonChange();
      return { data: { products: [5] } };
    });
    const page = await openPage();
    await page.syncWishlist(true);
    expect(localStorage.getItem('wishlist')).toBeNull();
  });

  it('takes nothing for a list that is none', async () => {
    shopWith([], { isSignedIn: false });
    localStorage.setItem('wishlist', '{"v":1,"data":{"a":1}}');
    localStorage.setItem('wishlistChanges', '{"v":1,"data":[1,"x"]}');
    const page = await openPage();
    expect(page.wishedProducts()).toEqual([]);
    page.setWished(4, true);
    expect(page.wishedProducts()).toEqual([4]);
  });
});
