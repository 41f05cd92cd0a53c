import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Cart } from '#schemas/cart.ts';
import { cartId, line, cart as sample } from '../machines/cart-samples.ts';
import { fakeStorage, storedNames } from './fake-storage.ts';
import { until } from './until.ts';

afterEach(() => vi.unstubAllGlobals());

/** Two tabs over one storage: what one writes, the other is told a moment later, as browsers do. */
function twoTabs(answer: (call: string, body: string) => Cart) {
  const calls: string[] = [];
  const tabs: EventTarget[] = [];
  const shared = fakeStorage();
  vi.stubGlobal('document', { documentElement: { lang: 'fr', toggleAttribute: () => true } });
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    calls.push(`${method} ${url}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return Response.json({
      success: true,
      data: answer(`${method} ${url}`, body instanceof FormData ? JSON.stringify(Object.fromEntries(body)) : String(body)),
      message: '',
    });
  });
  const tell = (others: typeof tabs, key: string) =>
    setTimeout(() => {
      for (const target of others) target.dispatchEvent(Object.assign(new Event('storage'), { key }));
    });

  /** Loads the shop anew, with a window of its own. */
  async function open() {
    const target = new EventTarget();
    tabs.push(target);
    vi.stubGlobal('window', { addEventListener: target.addEventListener.bind(target) });
    vi.stubGlobal('shopStores', undefined);
    // Whoever writes, the event goes to every tab: stricter than a browser, which spares the writer.
    vi.stubGlobal('localStorage', {
      ...shared,
      get length() {
        return shared.length;
      },
      setItem: (key: string, value: string) => {
        if (shared.getItem(key) === value) return;
        shared.setItem(key, value);
        tell(tabs, key);
      },
    });
    vi.resetModules();
    const { cart } = await import('#client/shop/cart.ts');
    const { stores } = await import('#client/shop/stores.ts');
    await stores.cart.start();
    return { cart, view: stores.cart.getSnapshot };
  }
  const pending = () => storedNames(shared).filter((name) => name.startsWith('cartAddition')).length;
  return { open, calls, pending };
}

describe('two tabs with one cart', () => {
  it('show the same cart after a change in one, and then rest', async () => {
    let quantity = 1;
    const { open, calls } = twoTabs((call, body) => {
      if (call.startsWith('PUT')) quantity = JSON.parse(body).quantity;
      return { ...sample, totalProduct: quantity, products: [{ ...line, quantity }] };
    });
    const first = await open();
    localStorage.setItem('cart', cartId);
    first.cart.add({ idDeclination: 400, quantity: 1, rule: { sellByMultipleOf: 1, stock: 9, isWine: false } });
    await until(() => expect(first.view()).toMatchObject({ status: 'created', count: 1 }));
    const second = await open();
    await until(() => expect(second.view()).toMatchObject({ status: 'created', count: 1 }));

    second.cart.setQuantity(line, 3);
    await until(() => expect([first.view().count, second.view().count]).toEqual([3, 3]));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const settled = calls.length;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(calls.length).toBe(settled);
    expect(settled).toBeLessThan(10);
  });
});

const item = { idDeclination: 400, quantity: 1, rule: { sellByMultipleOf: 1, stock: 9, isWine: false } };

/** An API that adds once for a key, as the shop's does; no answer comes to a quantity that `isLost` names. */
function addingOnce(isLost: (quantity: number) => boolean = () => false) {
  const keys = new Set<string>();
  const answer = (call: string, body: string): Cart => {
    const { idempotencyKey, quantity: asked } = JSON.parse(body);
    if (isLost(Number(asked))) throw new TypeError('Failed to fetch');
    if (call.includes('/product/')) keys.add(idempotencyKey);
    const quantity = keys.size;
    return { ...sample, totalProduct: quantity, products: quantity > 0 ? [{ ...line, quantity }] : [] };
  };
  return { answer, keys };
}

describe('an addition in two tabs', () => {
  it('counts once where the second tab is opened before the first has its answer', async () => {
    const { answer, keys } = addingOnce();
    const { open, pending } = twoTabs(answer);
    const first = await open();
    first.cart.add(item);
    const second = await open();
    await until(() => expect([first.view(), second.view()]).toMatchObject(Array(2).fill({ status: 'created', busy: false, count: 1 })));
    expect([keys.size, pending()]).toEqual([1, 0]);
  });

  it('stays stored until its own answer, whatever the other tab’s additions come to', async () => {
    let isDown = true;
    const { answer, keys } = addingOnce((quantity) => isDown && quantity === 5);
    const { open, pending } = twoTabs(answer);
    const first = await open();
    const second = await open();
    first.cart.add(item);
    second.cart.add(item);
    await until(() => expect([first.view(), second.view()]).toMatchObject(Array(2).fill({ status: 'created', busy: false, count: 2 })));
    expect([keys.size, pending()]).toEqual([2, 0]);

    first.cart.add({ ...item, quantity: 5 });
    await until(() => expect(first.view().status).toBe('interrupted'));
    second.cart.add(item);
    await until(() => expect(second.view()).toMatchObject({ busy: false, count: 3 }));
    await until(() => expect(first.view().status).toBe('interrupted'));
    expect(pending()).toBe(1);
    isDown = false;
    first.cart.retry();
    await until(() => expect(first.view()).toMatchObject({ busy: false, count: 4 }));
    expect([keys.size, pending()]).toEqual([4, 0]);
  });
});
