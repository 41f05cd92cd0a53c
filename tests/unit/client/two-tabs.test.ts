import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Cart } from '#schemas/cart.ts';
import { cartId, line, cart as sample } from '../machines/cart-samples.ts';
import { fakeStorage } from './fake-storage.ts';
import { until } from './until.ts';

afterEach(() => vi.unstubAllGlobals());

/** Two tabs over one storage: what one writes, the other is told a moment later, as browsers do. */
function twoTabs(answer: (call: string, body: string) => Cart) {
  const calls: string[] = [];
  const tabs: EventTarget[] = [];
  const shared = fakeStorage();
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    calls.push(`${method} ${url}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return Response.json({ success: true, data: answer(`${method} ${url}`, String(body)), message: '' });
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
    return { cart, view: stores.cart.view };
  }
  return { open, calls };
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
