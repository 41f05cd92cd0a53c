import { beforeEach, describe, expect, it } from 'vitest';
import { noteMachine } from '#client/analytics/followed-machines.ts';
import { createMeasurement, type MeasurementInput, measureMachines } from '#client/analytics/measurement.ts';
import type { ShopEvent } from '#domain/analytics/shop-events.ts';
import type { Trackers } from '#domain/analytics/trackers.ts';

const all: Trackers = {
  currency: 'EUR',
  matomo: { url: 'https://stats.example.com', siteId: '3', isExempt: false },
  ga4: 'G-ABC1234567',
  ads: { id: 'AW-123456789', label: 'abc-DEF' },
  tagManager: 'GTM-ABC1234',
  plausible: 'abcdefghij0123',
  facebook: '123456789012345',
};
const shirt = { id: '7', name: 'Chemise', variant: '38', price: 1250, quantity: 2 };
const goods = { items: [shirt], value: 2500 };
const purchase: ShopEvent = {
  ...{ type: 'purchase', id: '89-26-000042', total: 2990, tax: 498, shipping: 490, discount: 0, coupon: 'NOEL', ...goods },
};
const view = { url: 'https://shop.test/robes?a=1', title: 'Robes', referrer: 'https://shop.test/' };

type Global = { dataLayer?: unknown[]; _paq?: unknown[][]; fbq?: { queue: unknown[][] }; plausible?: { q?: unknown[][]; o?: object } };

/** A page whose scripts are recorders, and a visitor whose answers can change. */
function opened(trackers: Trackers, answers: Partial<Record<'audience' | 'marketing', boolean>>, change: Partial<MeasurementInput> = {}) {
  const global: Global = {};
  const loaded: string[] = [];
  const told = new Set<string>();
  const erased: string[] = [];
  const hidden: string[] = [];
  let reloads = 0;
  const measurement = createMeasurement(trackers, {
    page: { global: global as Record<string, unknown>, loadScript: (src) => void loaded.push(src) },
    consentTo: (purpose) => answers[purpose] ?? null,
    refusesTracking: false,
    notifyOnce: (id) => !told.has(id) && Boolean(told.add(id)),
    eraseCookies: (prefixes) => void erased.push(...prefixes),
    hideAddress: (shown) => void hidden.push(shown),
    reload: () => {
      reloads += 1;
    },
    ...change,
  });
  /** Calls of gtag, which are `arguments` objects; data for Tag Manager are plain. */
  const gtag = () => (global.dataLayer ?? []).filter((entry) => Object.prototype.toString.call(entry) === '[object Arguments]');
  const calls = () => gtag().map((entry) => [...(entry as Iterable<unknown>)]);
  return { measurement, global, loaded, erased, hidden, answers, calls, reloads: () => reloads };
}
const yes = () => ({ audience: true, marketing: true });

describe('measurement before and after an answer', () => {
  it('requests nothing before it, and nothing after a no', () => {
    const { measurement, global, loaded, answers } = opened(all, {});
    measurement.viewPage(view, [{ type: 'view', ...goods }]);
    measurement.applyConsent();
    measurement.notify(purchase);
    expect({ loaded, global }).toEqual({ loaded: [], global: {} });
    Object.assign(answers, { audience: false, marketing: false });
    measurement.applyConsent();
    measurement.notify(purchase);
    expect({ loaded, global }).toEqual({ loaded: [], global: {} });
  });

  it('loads after a yes what its purpose covers, and shows the page that was open', () => {
    const { measurement, loaded, answers, calls, global } = opened(all, {});
    measurement.viewPage(view, []);
    Object.assign(answers, { audience: true, marketing: false });
    measurement.applyConsent();
    expect(loaded).toEqual([
      'https://stats.example.com/matomo.js',
      'https://www.googletagmanager.com/gtag/js?id=G-ABC1234567',
      'https://plausible.io/js/pa-abcdefghij0123.js',
    ]);
    expect(calls()).toContainEqual([
      'event',
      'page_view',
      { send_to: 'G-ABC1234567', page_location: view.url, page_title: view.title, page_referrer: view.referrer },
    ]);
    expect(global.fbq).toBeUndefined();
  });

  it('withdraws what was loaded after a no, erases its cookies and loads the page anew', () => {
    const { measurement, answers, calls, erased, reloads, global, loaded } = opened(all, yes());
    measurement.applyConsent();
    const before = loaded.length;
    Object.assign(answers, { audience: false, marketing: false });
    measurement.applyConsent();
    measurement.notify(purchase);
    const denied = { analytics_storage: 'denied', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
    expect(calls().at(-1)).toEqual(['consent', 'update', denied]);
    expect(global._paq?.at(-1)).toEqual(['forgetConsentGiven']);
    expect(global.fbq?.queue.at(-1)).toEqual(['consent', 'revoke']);
    expect(erased).toEqual(expect.arrayContaining(['_ga', '_gcl_', '_fbp', '_fbc', '_pk_', 'mtm_']));
    expect({ reloads: reloads(), loaded: loaded.length }).toEqual({ reloads: 1, loaded: before });
  });

  it('leaves the cookies that another service of the same company may store', () => {
    const { measurement, erased } = opened(all, { audience: true, marketing: false });
    measurement.applyConsent();
    expect(erased).toEqual(expect.arrayContaining(['_gcl_', '_fbp']));
    expect(erased).not.toContain('_ga');
  });

  it('loads and tells nothing on a page whose address carries a key, until it is hidden for a purchase', () => {
    const { measurement, loaded, global, hidden, calls } = opened(all, yes());
    const key = 'https://shop.test/order/success?order=1&key=opens-it';
    measurement.viewPage({ ...view, url: key, referrer: key }, [{ type: 'view', ...goods }]);
    measurement.applyConsent();
    measurement.notify({ type: 'checkout', coupon: '', ...goods });
    expect({ loaded, global, hidden }).toEqual({ loaded: [], global: {}, hidden: [] });

    measurement.notify(purchase);
    expect(hidden).toEqual(['https://shop.test/order/success?order=1']);
    const names = calls().flatMap(([kind, name]) => (kind === 'event' ? [name] : []));
    expect(names).toEqual(['view_item', 'page_view', 'purchase', 'conversion']);
    expect(JSON.stringify([global, calls()])).not.toContain('opens-it');
  });

  it('tells running services nothing of a page whose address carries a key', () => {
    const { measurement, calls } = opened(all, yes());
    measurement.viewPage(view, []);
    const before = calls().length;
    measurement.viewPage({ ...view, url: 'https://shop.test/en/password/reset/abc' }, []);
    expect(calls().length).toBe(before);
    measurement.viewPage({ ...view, referrer: 'https://shop.test/en/password/reset/abc' }, []);
    expect(calls().at(-1)).toMatchObject(['event', 'page_view', { page_referrer: 'https://shop.test/en/password/reset' }]);
  });

  it('counts page views of an exempt Matomo without an answer, and orders after a yes alone', () => {
    const exempt = { currency: 'EUR', matomo: { url: 'https://stats.example.com', siteId: '3', isExempt: true } };
    const { measurement, global } = opened(exempt, {});
    measurement.viewPage(view, [{ type: 'view', ...goods }]);
    measurement.applyConsent();
    measurement.notify(purchase);
    const names = (global._paq ?? []).map(([name]) => name);
    expect(names).toContain('trackPageView');
    expect(names.filter((name) => /ecommerce/i.test(String(name)))).toEqual([]);
    const refused = opened(exempt, { audience: false });
    refused.measurement.applyConsent();
    const silent = opened(exempt, {}, { refusesTracking: true });
    silent.measurement.applyConsent();
    expect([refused.global, silent.global]).toEqual([{}, {}]);
  });

  it('counts in the exempt mode neither a campaign nor the site that a visitor came from', () => {
    const exempt = { currency: 'EUR', matomo: { url: 'https://stats.example.com', siteId: '3', isExempt: true } };
    const campaign = { ...view, url: 'https://shop.test/robes?utm_source=lettre&mtm_campaign=ete#haut' };
    const sent = (answers: object, referrer: string) => {
      const { measurement, global } = opened(exempt, answers);
      measurement.viewPage({ ...campaign, referrer }, []);
      return (global._paq ?? []).filter(([name]) => name === 'setCustomUrl' || name === 'setReferrerUrl').map(([, value]) => value);
    };
    expect(sent({}, 'https://search.example/?q=robe')).toEqual(['', 'https://shop.test/robes']);
    expect(sent({}, 'https://shop.test/?utm_source=lettre')).toEqual(['https://shop.test/', 'https://shop.test/robes']);
    expect(sent({ audience: true }, 'https://search.example/')).toEqual(['https://search.example/', campaign.url]);
  });
});

describe('machines of the shop', () => {
  it('notify of a purchase that was confirmed before anybody followed, and of what follows', () => {
    const order = { reference: '1', total: 0, vat: 0, shipping: 0, discount: 0, lines: [] };
    let state = 'success';
    let listener = () => {};
    const moment = () => ({ state, cart: null, carrier: 'Colissimo', method: '', order });
    noteMachine('checkout', { getMoment: moment, subscribe: (one) => (listener = one) });
    const events: string[] = [];
    measureMachines(({ type }) => void events.push(type));
    state = 'address';
    listener();
    expect(events).toEqual(['purchase', 'checkout']);
  });
});

describe('what services are told', () => {
  let shop: ReturnType<typeof opened>;
  beforeEach(() => {
    shop = opened(all, yes());
    shop.measurement.viewPage(view, []);
    shop.measurement.applyConsent();
  });
  const item = { item_id: '7', item_name: 'Chemise', item_variant: '38', price: 12.5, quantity: 2 };

  it('of consent is denied by default, then what was granted', () => {
    const signals = shop.calls().filter(([name]) => name === 'consent');
    expect(signals[0]).toMatchObject(['consent', 'default', { ad_user_data: 'denied', wait_for_update: 500 }]);
    expect(signals[1]).toMatchObject(['consent', 'update', { analytics_storage: 'granted', ad_personalization: 'granted' }]);
    expect(shop.calls()).toContainEqual(['config', 'G-ABC1234567', { send_page_view: false, cookie_expires: 34_128_000 }]);
  });

  it('of a purchase is the same everywhere, in units of the currency, and once', () => {
    shop.measurement.notify(purchase);
    shop.measurement.notify(purchase);
    const fields = {
      ...{ transaction_id: '89-26-000042', tax: 4.98, shipping: 4.9, coupon: 'NOEL', currency: 'EUR', value: 25 },
      items: [item],
    };
    const { dataLayer, _paq, fbq, plausible } = shop.global;
    expect(shop.calls().filter(([, name]) => name === 'purchase')).toEqual([['event', 'purchase', { send_to: 'G-ABC1234567', ...fields }]]);
    expect(shop.calls().filter(([, name]) => name === 'conversion')).toEqual([
      ['event', 'conversion', { send_to: 'AW-123456789/abc-DEF', value: 25, currency: 'EUR', transaction_id: '89-26-000042' }],
    ]);
    const plain = (dataLayer ?? []).filter((entry) => Object.prototype.toString.call(entry) !== '[object Arguments]');
    expect(plain.slice(-2)).toEqual([{ ecommerce: null }, { event: 'purchase', ecommerce: fields }]);
    expect(_paq?.slice(-3)).toEqual([
      ['clearEcommerceCart'],
      ['addEcommerceItem', '7', 'Chemise', '', 12.5, 2],
      ['trackEcommerceOrder', '89-26-000042', 29.9, 25, 4.98, 4.9, 0],
    ]);
    const contents = { content_type: 'product', content_ids: ['7'], contents: [{ id: '7', quantity: 2 }] };
    expect(fbq?.queue.filter(([, name]) => name === 'Purchase')).toEqual([
      ['track', 'Purchase', { ...contents, value: 25, currency: 'EUR' }, { eventID: '89-26-000042' }],
    ]);
    expect(plausible?.q?.filter(([name]) => name === 'Purchase')).toEqual([
      ['Purchase', { props: { order: '89-26-000042' }, revenue: { currency: 'EUR', amount: 25 } }],
    ]);
  });

  it.each<[ShopEvent, string, string | null]>([
    [{ type: 'list', list: '/robes', items: [shirt] }, 'view_item_list', 'ViewItemList'],
    [{ type: 'view', ...goods }, 'view_item', 'ViewContent'],
    [{ type: 'add', ...goods, cart: goods }, 'add_to_cart', 'AddToCart'],
    [{ type: 'remove', ...goods, cart: goods }, 'remove_from_cart', 'RemoveFromCart'],
    [{ type: 'checkout', coupon: '', ...goods }, 'begin_checkout', 'InitiateCheckout'],
    [{ type: 'shipping', tier: 'Colissimo', ...goods }, 'add_shipping_info', 'AddShippingInfo'],
    [{ type: 'payment', method: 'STRIPE', ...goods }, 'add_payment_info', 'AddPaymentInfo'],
    [{ type: 'refund', id: '89-26-000042', ...goods }, 'refund', 'Refund'],
  ])('of $type has the name of each service', (event, google, meta) => {
    shop.measurement.notify(event);
    expect(shop.calls().at(-1)).toMatchObject(['event', google, { items: [item] }]);
    expect(shop.global.fbq?.queue.at(-1)?.[1]).toBe(meta);
  });

  it('of a cart is all of it, for Matomo', () => {
    shop.measurement.notify({ type: 'add', ...goods, cart: { items: [shirt, { ...shirt, id: '8' }], value: 5000 } });
    expect(shop.global._paq?.slice(-3)).toEqual([
      ['addEcommerceItem', '7', 'Chemise', '', 12.5, 2],
      ['addEcommerceItem', '8', 'Chemise', '', 12.5, 2],
      ['trackEcommerceCartUpdate', 50],
    ]);
  });

  it('of each page that follows is one view, the product that it shows before it', () => {
    shop.measurement.viewPage({ ...view, url: 'https://shop.test/products/chemise/7' }, [{ type: 'view', ...goods }]);
    const paq = (shop.global._paq ?? []).map(([name]) => name);
    expect(paq.filter((name) => name === 'trackPageView')).toHaveLength(2);
    expect(paq.indexOf('setEcommerceView')).toBeLessThan(paq.lastIndexOf('trackPageView'));
    expect(shop.global.fbq?.queue.filter(([, name]) => name === 'PageView')).toHaveLength(2);
    expect(shop.global.fbq && { ...shop.global.fbq }).toMatchObject({ disablePushState: true });
    expect(shop.global.plausible?.o).toEqual({ autoCapturePageviews: false });
  });
});
