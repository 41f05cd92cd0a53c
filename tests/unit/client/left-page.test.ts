import { afterEach, describe, expect, it, vi } from 'vitest';
import { cartId, cart as sample } from '../machines/cart-samples.ts';
import { fakeBrowser, type SentCall } from './fake-browser.ts';
import { forbiddenStorage, storedNames } from './fake-storage.ts';
import { until } from './until.ts';

const item = { idDeclination: 400, quantity: 1, rule: { sellByMultipleOf: 1, stock: 3, isWine: false } };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The shop as a page loads it, with what the browser has stored. */
async function openPage() {
  vi.resetModules();
  vi.stubGlobal('shopStores', undefined);
  const { cart } = await import('#client/shop/cart.ts');
  const { stores } = await import('#client/shop/stores.ts');
  const { toastStore } = await import('#client/toasts.ts');
  return { cart, stores, toasts: () => toastStore.getSnapshot().map(({ text }) => text) };
}
type Answer = ReturnType<Parameters<typeof fakeBrowser>[0]>;
const keyOf = ({ body }: SentCall) => (body as { idempotencyKey?: string }).idempotencyKey;
const keyAt = (digit: number) => `6f1c2f4e-0c3d-4d52-9d2f-6a5a5a0f3b2${digit}`;
/** The stored queue: what stands under the names of pending additions. */
const kept = () =>
  storedNames(localStorage)
    .filter((name) => name.startsWith('cartAddition'))
    .map((name) => localStorage.getItem(name));

describe('a page that is left at the click', () => {
  it('has stored the addition before anything is sent, and the next page sends it again with its key', async () => {
    let answer: Answer = 'no answer';
    const browser = fakeBrowser(() => answer);
    const left = await openPage();
    left.cart.add(item);
    expect(browser.asked).toEqual([]);
    expect(kept()).toMatchObject([expect.stringContaining('"idDeclination":400')]);
    await until(() => expect(left.stores.cart.getSnapshot().status).toBe('interrupted'));

    answer = { data: sample };
    const next = await openPage();
    next.stores.cart.subscribe(() => undefined);
    await until(() => expect(next.stores.cart.getSnapshot()).toMatchObject({ status: 'created', count: 1 }));
    const [first, second] = browser.asked;
    expect([first?.call, second?.call]).toEqual(['POST /cart/new/product/400', 'POST /cart/new/product/400']);
    expect(first && keyOf(first)).toBe(second && keyOf(second));
    expect(localStorage.getItem('cart')).toBe(cartId);
    expect(kept()).toEqual([]);
  });

  it('leaves nothing behind when the addition went through, was refused, or broke a rule of quantity', async () => {
    let answer: Answer = { data: sample };
    fakeBrowser(() => answer);
    const { cart, stores } = await openPage();
    cart.add(item);
    await until(() => expect(stores.cart.getSnapshot().status).toBe('created'));
    expect(kept()).toEqual([]);
    cart.add({ ...item, quantity: 4 });
    expect(kept()).toEqual([]);
    answer = { status: 409, message: 'Plus assez de stock' };
    cart.add(item);
    await until(() => expect(stores.cart.getSnapshot().error).toBe('Plus assez de stock'));
    expect(kept()).toEqual([]);
  });

  it('adds nothing a day later, nor from what is no addition, and keeps none of it', async () => {
    const browser = fakeBrowser(() => ({ data: sample }));
    for (const [key, stored] of [
      [keyAt(1), { ...item, key: keyAt(1), at: Date.now() - 86_400_001 }],
      [keyAt(2), { ...item, key: keyAt(2), at: Date.now() + 90_000_000 }],
      [keyAt(3), { ...item, key: keyAt(4), at: Date.now() }],
      [keyAt(5), { ...item, key: keyAt(5), at: Date.now(), quantity: 'two' }],
      [keyAt(6), { ...item, key: keyAt(6), at: Date.now(), rule: { ...item.rule, sellByMultipleOf: 0 } }],
      [keyAt(7), { ...item, key: keyAt(7), at: Date.now(), rental: { from: 'soon', to: 'later' } }],
      ['x', { ...item, key: 'x', at: Date.now() }],
      ['', null],
    ] as const)
      localStorage.setItem(`cartAddition.${key}`, JSON.stringify({ v: 1, data: stored }));
    localStorage.setItem('cartAddition.text', 'not json');
    const { stores } = await openPage();
    await stores.cart.start();
    expect(stores.cart.getSnapshot().status).toBe('none');
    expect(browser.asked).toEqual([]);
    expect(kept()).toEqual([]);
  });

  it('has its additions sent in the order of their clicks, beside one that was tampered with', async () => {
    const browser = fakeBrowser(() => ({ data: sample }));
    for (const [key, at] of [
      [keyAt(1), 30],
      [keyAt(2), 10],
      [keyAt(3), 20],
    ] as const)
      localStorage.setItem(`cartAddition.${key}`, JSON.stringify({ v: 1, data: { ...item, key, at: Date.now() - 1000 + at } }));
    localStorage.setItem(`cartAddition.${keyAt(4)}`, '{"v":1,"data":{"quantity":900}}');
    const { stores } = await openPage();
    stores.cart.subscribe(() => undefined);
    await until(() => expect(kept()).toEqual([]));
    const additions = browser.asked.filter(({ call }) => call.includes('/product/'));
    expect(additions.map(keyOf)).toEqual([keyAt(2), keyAt(3), keyAt(1)]);
  });
});

/** An API that adds once for a key, as the shop's does, and counts what it has; `lost` answers do not arrive. */
function countingApi({ lost = 0 } = {}) {
  const added = new Map<string | undefined, number>();
  const pieces = () => [...added.values()].reduce((sum, quantity) => sum + quantity, 0);
  const browser = fakeBrowser((asked) => {
    if (asked.call.includes('/product/')) added.set(keyOf(asked), Number((asked.body as { quantity: string }).quantity));
    if (lost-- > 0) return 'no answer';
    return { data: { ...sample, totalProduct: pieces() } };
  });
  return { ...browser, pieces };
}

describe('an addition', () => {
  it('that was stored by a page which ended before it loaded or sent anything is made by the next page, once', async () => {
    const { asked, pieces } = countingApi();
    vi.resetModules();
    const { storeAddition } = await import('#client/shop/cart-memory.ts');
    storeAddition({ key: keyAt(1), ...item });
    const next = await openPage();
    next.stores.cart.subscribe(() => undefined);
    await until(() => expect(next.stores.cart.getSnapshot()).toMatchObject({ status: 'created', count: 1 }));
    const third = await openPage();
    await third.stores.cart.start();
    await until(() => expect(third.stores.cart.getSnapshot()).toMatchObject({ status: 'created', count: 1 }));
    expect([asked.filter(({ call }) => call.includes('/product/')).length, pieces()]).toEqual([1, 1]);
  });

  it('counts once for each click made before the machine is loaded, and one after another', async () => {
    const { asked, pieces } = countingApi();
    const { cart, stores } = await openPage();
    cart.add(item);
    cart.add({ ...item, quantity: 2 });
    expect([asked.length, kept().length]).toEqual([0, 2]);
    await until(() => expect(stores.cart.getSnapshot()).toMatchObject({ status: 'created', busy: false, count: 3 }));
    expect(asked.map(({ call }) => call)).toEqual(['POST /cart/new/product/400', `POST /cart/${cartId}/product/400`]);
    cart.add(item);
    await until(() => expect(stores.cart.getSnapshot()).toMatchObject({ busy: false, count: 4 }));
    expect([asked.length, pieces(), kept()]).toEqual([3, 4, []]);
  });

  it('whose page is loaded anew while its answer is on its way counts once', async () => {
    const { pieces } = countingApi({ lost: 1 });
    const left = await openPage();
    left.cart.add({ ...item, quantity: 2 });
    await until(() => expect(pieces()).toBe(2));
    const next = await openPage();
    await next.stores.cart.start();
    await until(() => expect(next.stores.cart.getSnapshot()).toMatchObject({ status: 'created', busy: false, count: 2 }));
    expect([pieces(), kept()]).toEqual([2, []]);
  });

  it('that the next page is refused says why there, and is not sent again', async () => {
    let answer: Answer = 'no answer';
    const browser = fakeBrowser(() => answer);
    const left = await openPage();
    left.cart.add(item);
    await until(() => expect(left.stores.cart.getSnapshot().status).toBe('interrupted'));
    answer = { status: 409, message: 'Plus assez de stock' };
    const next = await openPage();
    await next.stores.cart.start();
    await until(() => expect(next.stores.cart.getSnapshot().error).toBe('Plus assez de stock'));
    expect(next.toasts()).toContain('Plus assez de stock');
    expect(kept()).toEqual([]);
    const asked = browser.asked.length;
    const third = await openPage();
    await third.stores.cart.start();
    expect([third.stores.cart.getSnapshot().status, browser.asked.length]).toEqual(['none', asked]);
  });

  it('that breaks a rule of quantity is told by the page that reads it', async () => {
    const browser = fakeBrowser(() => ({ data: sample }));
    const { cart, stores, toasts } = await openPage();
    cart.add({ ...item, quantity: 4 });
    await stores.cart.start();
    expect(toasts()).toEqual(['Il ne reste que 3 articles en stock']);
    expect([browser.asked, kept()]).toEqual([[], []]);
  });

  it('for rent waits with its days as well', async () => {
    let answer: Answer = 'no answer';
    const browser = fakeBrowser(() => answer);
    const left = await openPage();
    left.cart.rent({ idDeclination: 400, quantity: 1, rental: { from: '2026-12-24', to: '2026-12-26' } });
    await until(() => expect(left.stores.cart.getSnapshot().status).toBe('interrupted'));
    answer = { data: sample };
    const next = await openPage();
    await next.stores.cart.start();
    await until(() => expect(next.stores.cart.getSnapshot().status).toBe('created'));
    expect(browser.asked.at(-1)?.body).toMatchObject({ rentFrom: '2026-12-24', rentTo: '2026-12-26' });
    expect(kept()).toEqual([]);
  });

  it('is made once where storage is full or forbidden, by the page of the click', async () => {
    for (const stop of [
      () =>
        vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError');
        }),
      () => vi.stubGlobal('localStorage', forbiddenStorage()),
    ]) {
      const { asked, pieces } = countingApi();
      stop();
      const { cart, stores } = await openPage();
      cart.add(item);
      cart.add(item);
      await until(() => expect(stores.cart.getSnapshot()).toMatchObject({ status: 'created', busy: false, count: 2 }));
      cart.add(item);
      await until(() => expect(stores.cart.getSnapshot()).toMatchObject({ busy: false, count: 3 }));
      expect([asked.length, pieces()]).toEqual([3, 3]);
    }
  });

  it('waits where the code of the cart could not be loaded, and is made at the next touch', async () => {
    const { pieces } = countingApi();
    const { cart, stores, toasts } = await openPage();
    vi.doMock('#client/shop/actors/cart.ts', () => {
      throw new Error('offline');
    });
    cart.add(item);
    await until(() => expect(toasts()).toHaveLength(1));
    expect([pieces(), kept().length]).toEqual([0, 1]);
    vi.doUnmock('#client/shop/actors/cart.ts');
    cart.start();
    await until(() => expect(stores.cart.getSnapshot()).toMatchObject({ status: 'created', count: 1 }));
    expect([pieces(), kept()]).toEqual([1, []]);
  });

  it('that got no answer is given up at sign-out', async () => {
    fakeBrowser(() => 'no answer');
    const { cart, stores } = await openPage();
    cart.add(item);
    await until(() => expect(stores.cart.getSnapshot().status).toBe('interrupted'));
    stores.cart.send({ type: 'cart.clear' });
    expect(kept()).toEqual([]);
  });
});
