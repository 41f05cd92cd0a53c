import { afterEach, describe, expect, it, vi } from 'vitest';
import { cartId, cart as sample } from '../machines/cart-samples.ts';
import { type Asked, fakeBrowser } from './fake-browser.ts';
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
  return { cart, stores };
}
type Answer = ReturnType<Parameters<typeof fakeBrowser>[0]>;
const keyOf = ({ body }: Asked) => (body as { idempotencyKey?: string }).idempotencyKey;
const kept = () => localStorage.getItem('cartAdditions');

describe('a page that is left at the click', () => {
  it('has stored the addition before anything is sent, and the next page sends it again with its key', async () => {
    let answer: Answer = 'no answer';
    const browser = fakeBrowser(() => answer);
    const left = await openPage();
    left.cart.add(item);
    expect(browser.asked).toEqual([]);
    expect(kept()).toContain('"idDeclination":400');
    await until(() => expect(left.stores.cart.view().status).toBe('interrupted'));

    answer = { data: sample };
    const next = await openPage();
    next.stores.cart.subscribe(() => undefined);
    await until(() => expect(next.stores.cart.view()).toMatchObject({ status: 'created', count: 1 }));
    const [first, second] = browser.asked;
    expect([first?.call, second?.call]).toEqual(['POST /cart/new/product/400', 'POST /cart/new/product/400']);
    expect(first && keyOf(first)).toBe(second && keyOf(second));
    expect(localStorage.getItem('cart')).toBe(cartId);
    expect(kept()).toBeNull();
  });

  it('leaves nothing behind when the addition went through, was refused, or broke a rule of quantity', async () => {
    let answer: Answer = { data: sample };
    fakeBrowser(() => answer);
    const { cart, stores } = await openPage();
    cart.add(item);
    await until(() => expect(stores.cart.view().status).toBe('created'));
    expect(kept()).toBeNull();
    cart.add({ ...item, quantity: 4 });
    expect(kept()).toBeNull();
    answer = { status: 409, message: 'Plus assez de stock' };
    cart.add(item);
    await until(() => expect(stores.cart.view().error).toBe('Plus assez de stock'));
    expect(kept()).toBeNull();
  });

  it('adds nothing a day later, nor from what is no addition', async () => {
    const browser = fakeBrowser(() => ({ data: sample }));
    const addition = { key: '6f1c2f4e-0c3d-4d52-9d2f-6a5a5a0f3b22', ...item, at: Date.now() - 86_400_001 };
    localStorage.setItem('cartAdditions', JSON.stringify([addition, { key: 'x' }, null]));
    const { stores } = await openPage();
    await stores.cart.start();
    expect(stores.cart.view().status).toBe('none');
    expect(browser.asked).toEqual([]);
  });
});
