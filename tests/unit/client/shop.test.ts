import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Carrier } from '#schemas/delivery.ts';
import type { User } from '#schemas/user.ts';
import { cartId, line, cart as sample } from '../machines/cart-samples.ts';
import { addressStep, orderId, orderWith, paymentWith, placed } from '../machines/checkout-samples.ts';
import { fakeBrowser, type SentCall } from './fake-browser.ts';
import { until } from './until.ts';

const home: Carrier = {
  id: 1,
  name: 'Colissimo',
  description: '',
  fdp: 650,
  price: 650,
  deliveryType: 'DELIVERY',
  siteType: null,
  serviceCode: null,
  minDays: 2,
  maxDays: 3,
  isExpress: false,
  vat: 'INCLUDED',
  arrival: null,
};
const user: User = {
  id: 7,
  email: 'camille@example.org',
  role: 'CUSTOMER',
  phone: '0600000000',
  firstname: 'Camille',
  lastname: 'Roy',
  birthdate: null,
};
const item = { idDeclination: 400, quantity: 1, rule: { sellByMultipleOf: 1, stock: 3, isWine: false } };

/** The shop as a page loads it: modules anew, so that nothing is left of the test before. */
async function openPage() {
  vi.resetModules();
  const [{ cart }, { delivery }, { checkout }, { auth }] = await Promise.all([
    import('#client/shop/cart.ts'),
    import('#client/shop/delivery.ts'),
    import('#client/shop/checkout.ts'),
    import('#client/shop/auth.ts'),
  ]);
  const { stores } = await import('#client/shop/stores.ts');
  const { toastStore } = await import('#client/toasts.ts');
  const { followStep } = await import('#client/shop/follow-step.ts');
  const toasts = () => toastStore.getSnapshot().map(({ text }) => text);
  return { cart, delivery, checkout, auth, stores, toasts, followStep };
}

/** An API of one cart, one carrier, one order, and nobody signed in until somebody is. */
function shopApi(signedIn = false) {
  return ({ call }: SentCall) => {
    if (call === 'GET /logged') return { data: { logged: signedIn } };
    if (call === 'GET /user') return { data: user };
    if (call === 'POST /login') {
      signedIn = true;
      return { data: { idSite: 89 } };
    }
    if (call === 'POST /calculate/shipping-fees') return { data: [home] };
    if (call === 'POST /order/validate') return { data: { valid: true } };
    if (call === 'POST /order') return { data: placed };
    if (/^GET \/order\/.+\/payment/.test(call)) return { data: paymentWith({ outcome: 'paid', retryAfterMs: null }) };
    if (call.startsWith('GET /order/')) return { data: orderWith({ status: 'PAID', paymentStatus: 'paid' }) };
    return { data: call.startsWith('POST /cart') ? sample : null };
  };
}

beforeEach(() => vi.useRealTimers());
afterEach(() => vi.unstubAllGlobals());

describe('the cart on a page', () => {
  it('asks nothing and loads no machine while there is no cart', async () => {
    const browser = fakeBrowser(shopApi());
    const { stores } = await openPage();
    stores.cart.subscribe(() => undefined);
    expect(stores.cart.getSnapshot()).toMatchObject({ status: 'idle', count: 0 });
    expect(browser.asked).toEqual([]);
  });

  it('is created on first add, and its id kept in local storage', async () => {
    const browser = fakeBrowser(shopApi());
    const { cart, stores, toasts } = await openPage();
    cart.add(item);
    await until(() => expect(stores.cart.getSnapshot().status).toBe('created'));
    expect(browser.asked).toMatchObject([{ call: 'POST /cart/new/product/400', body: { type: 'MAIN_CART', quantity: '1' } }]);
    expect(localStorage.getItem('cart')).toBe(cartId);
    expect(stores.cart.getSnapshot()).toMatchObject({ count: 1, busy: false, cart: sample });
    expect(toasts()).toContain('Produit ajouté au panier');
  });

  it('shows the stored count before its machine has started, then is refreshed as MAIN_CART with an empty discount code', async () => {
    const browser = fakeBrowser(shopApi());
    localStorage.setItem('cart', cartId);
    localStorage.setItem('cartSummary', '{"v":1,"data":{"count":4,"stamp":""}}');
    const { stores } = await openPage();
    expect(stores.cart.getSnapshot()).toMatchObject({ status: 'idle', count: 4 });
    stores.cart.subscribe(() => undefined);
    await until(() => expect(stores.cart.getSnapshot()).toMatchObject({ status: 'created', count: 1 }));
    expect(browser.asked).toMatchObject([{ call: `POST /cart/${cartId}`, body: { type: 'MAIN_CART', discountCode: '' } }]);
  });

  it('forgets a stored id that the API refuses, and keeps one while the API does not answer', async () => {
    fakeBrowser(() => ({ status: 404, message: 'Panier inconnu' }));
    localStorage.setItem('cart', cartId);
    const refused = await openPage();
    refused.cart.start();
    await until(() => expect(refused.stores.cart.getSnapshot().status).toBe('none'));
    expect(localStorage.getItem('cart')).toBe('new');

    fakeBrowser(() => 'no answer');
    localStorage.setItem('cart', cartId);
    const unreachable = await openPage();
    unreachable.cart.start();
    await until(() => expect(unreachable.stores.cart.getSnapshot().status).toBe('unreachable'));
    expect(localStorage.getItem('cart')).toBe(cartId);
  });

  it('says why an addition is refused', async () => {
    fakeBrowser(() => ({ status: 409, message: 'Plus assez de stock', data: [{ key: 'quantity', error: '1 restant' }] }));
    const { cart, stores, toasts } = await openPage();
    cart.add(item);
    await until(() => expect(stores.cart.getSnapshot().error).toBe('Plus assez de stock quantity : 1 restant'));
    expect(toasts()).toContain('Plus assez de stock quantity : 1 restant');
  });

  it('follows what another tab does', async () => {
    const browser = fakeBrowser(shopApi());
    const { cart, stores } = await openPage();
    cart.add(item);
    await until(() => expect(stores.cart.getSnapshot().status).toBe('created'));
    browser.writeElsewhere('cartSummary', '{"v":1,"data":{"count":2,"stamp":"other"}}');
    await until(() => expect(browser.calls()).toContain(`POST /cart/${cartId}`));
    browser.writeElsewhere('cart', 'new');
    await until(() => expect(stores.cart.getSnapshot()).toMatchObject({ status: 'none', count: 0 }));
  });
});

describe('the session on a page', () => {
  it('takes the guest’s cart along at login, and claims it', async () => {
    const browser = fakeBrowser(shopApi());
    localStorage.setItem('cart', cartId);
    const { auth, stores } = await openPage();
    auth.check();
    await until(() => expect(stores.auth.getSnapshot().status).toBe('loggedOut'));
    auth.login({ email: user.email, password: 'correct horse battery' });
    await until(() => expect(stores.auth.getSnapshot()).toMatchObject({ status: 'loggedIn', user }));
    expect(browser.asked.find(({ call }) => call === 'POST /login')?.idCart).toBe(cartId);
    await until(() => expect(stores.cart.getSnapshot().status).toBe('created'));
  });

  it('claims the cart at the next page, where the one that she signed in on was left before it could', async () => {
    const browser = fakeBrowser(shopApi(true));
    localStorage.setItem('cart', 'new');
    const next = await openPage();
    next.auth.check();
    await until(() => expect(next.stores.cart.getSnapshot()).toMatchObject({ status: 'created', count: 1 }));
    expect(localStorage.getItem('cart')).toBe(cartId);
    const claims = () => browser.calls().filter((call) => call === 'POST /cart').length;
    expect(claims()).toBe(1);

    vi.stubGlobal('shopStores', undefined);
    const third = await openPage();
    third.auth.check();
    await until(() => expect(third.stores.auth.getSnapshot().status).toBe('loggedIn'));
    expect(claims()).toBe(1);
  });

  it('clears the cart, the delivery and the person at logout', async () => {
    fakeBrowser(shopApi());
    const { auth, cart, checkout, stores } = await openPage();
    cart.add(item);
    checkout.visit('address');
    await until(() => expect(stores.checkout.getSnapshot().status).toBe('address'));
    checkout.submitAddress(addressStep);
    await until(() => expect(stores.auth.getSnapshot().status).toBe('loggedOut'));
    await until(() => expect(localStorage.getItem('delivery') ?? '').toContain('Aizenay'));
    auth.login({ email: user.email, password: 'correct horse battery' });
    await until(() => expect(stores.auth.getSnapshot().status).toBe('loggedIn'));
    auth.logout();
    await until(() => expect(stores.auth.getSnapshot()).toMatchObject({ status: 'loggedOut', user: null }));
    await until(() => expect(stores.cart.getSnapshot()).toMatchObject({ status: 'none', cart: null }));
    await until(() => expect(stores.checkout.getSnapshot()).toMatchObject({ deliveryAddress: null, contact: { email: '' } }));
    expect(localStorage.getItem('cart')).toBe('new');
    expect(localStorage.getItem('checkout')).not.toContain('Lilas');
    await until(() => expect(localStorage.getItem('delivery') ?? '').not.toContain('Aizenay'));
  });
});

describe('the checkout on a page', () => {
  it('goes from the cart to the payment page, each step at its address', async () => {
    const browser = fakeBrowser(shopApi());
    const { cart, delivery, checkout, stores, followStep } = await openPage();
    cart.add(item);
    const gone: string[] = [];
    const go = (path: string, how: 'push' | 'replace') => void gone.push(`${how} ${path}`);

    const stopShipping = followStep('shipping', go);
    await until(() => expect(gone).toEqual(['replace /cart/address']));
    stopShipping();

    const stopSummary = followStep('summary', go);
    checkout.begin();
    await until(() => expect(gone).toEqual(['replace /cart/address', 'push /cart/address']));
    stopSummary();

    const stopAddress = followStep('address', go);
    await until(() => expect(stores.checkout.getSnapshot().step).toBe('address'));
    checkout.submitAddress(addressStep);
    await until(() => expect(gone.at(-1)).toBe('push /cart/shipping'));
    stopAddress();

    const stopDelivery = followStep('shipping', go);
    delivery.chooseType('delivery');
    await until(() => expect(stores.delivery.getSnapshot().carriers).toEqual([home]));
    expect(browser.asked.find(({ call }) => call === 'POST /calculate/shipping-fees')?.body).toMatchObject({
      products: [{ idProduct: line.idProduct, quantity: 1 }],
      postalCode: '85190',
      country: 75,
    });
    checkout.submitShipping();
    expect(stores.checkout.getSnapshot().step).toBe('shipping');
    delivery.chooseCarrier(home.id);
    checkout.submitShipping();
    await until(() => expect(gone.at(-1)).toBe('push /cart/payment'));
    stopDelivery();

    checkout.visit('payment');
    checkout.place();
    expect(stores.checkout.getSnapshot().status).toBe('payment');
    checkout.acceptTerms(true);
    checkout.place();
    checkout.place();
    await until(() => expect(browser.left).toEqual(['https://bank.example/pay']));
    expect(browser.calls().filter((call) => call === 'POST /order')).toHaveLength(1);
  });

  it('is where it was after a reload', async () => {
    fakeBrowser(shopApi());
    const before = await openPage();
    before.cart.add(item);
    before.checkout.visit('address');
    await until(() => expect(before.stores.checkout.getSnapshot().step).toBe('address'));
    before.checkout.submitAddress(addressStep);
    before.delivery.chooseType('delivery');
    await until(() => expect(before.stores.delivery.getSnapshot().carriers).toEqual([home]));
    before.delivery.chooseCarrier(home.id);

    vi.stubGlobal('shopStores', undefined);
    const after = await openPage();
    after.checkout.visit('payment');
    await until(() => expect(after.stores.checkout.getSnapshot().status).toBe('payment'));
    expect(after.stores.checkout.getSnapshot()).toMatchObject({
      contact: addressStep.contact,
      deliveryAddress: addressStep.deliveryAddress,
    });
    expect(after.stores.delivery.getSnapshot()).toMatchObject({ type: 'delivery', carrier: home, price: 650 });
  });

  it('knows a paid order from the API only, and reads the cart again', async () => {
    const browser = fakeBrowser(shopApi());
    localStorage.setItem('cart', cartId);
    const { checkout, stores } = await openPage();
    await stores.cart.start();
    await until(() => expect(stores.cart.getSnapshot().status).toBe('created'));
    checkout.paymentReturned({ id: orderId, key: 'reading-key' });
    await until(() => expect(stores.checkout.getSnapshot()).toMatchObject({ status: 'success', order: { id: orderId } }));
    expect(browser.calls()).toContain(`GET /order/${orderId}/payment?key=reading-key`);
    expect(browser.calls()).toContain(`GET /order/${orderId}?key=reading-key`);
    await until(() => expect(browser.calls().filter((call) => call === `POST /cart/${cartId}`)).toHaveLength(2));
  });
});
