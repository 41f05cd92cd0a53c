import type { MeasuredItem, ShopEvent } from '#domain/analytics/shop-events.ts';
import type { Trackers } from '#domain/analytics/trackers.ts';
import { googleQueue } from './google-queue.ts';
import { type Granted, type MeasuredPage, type MeasurementService, type PageView, toUnits } from './service.ts';

/** Seconds that cookies of measurement are stored at most: 13 months. */
export const cookieSeconds = 395 * 86_400;
const scriptHost = 'https://www.googletagmanager.com';

const googleItem = ({ id, name, variant, price, quantity }: MeasuredItem) => ({
  ...{ item_id: id, item_name: name, price: toUnits(price), quantity },
  ...(variant !== undefined && { item_variant: variant }),
});

const names = {
  list: 'view_item_list',
  view: 'view_item',
  add: 'add_to_cart',
  remove: 'remove_from_cart',
  checkout: 'begin_checkout',
  shipping: 'add_shipping_info',
  payment: 'add_payment_info',
  purchase: 'purchase',
  refund: 'refund',
} as const satisfies Record<ShopEvent['type'], string>;

/** Writes an event as Google Analytics names it: its name, and its fields in units of the currency. */
export function googleEvent(event: ShopEvent, currency: string): { name: string; fields: Record<string, unknown> } {
  const items = event.items.map(googleItem);
  const name = names[event.type];
  if (event.type === 'list') return { name, fields: { item_list_id: event.list, item_list_name: event.list, items } };
  const goods = { currency, value: toUnits(event.value), items };
  switch (event.type) {
    case 'checkout':
      return { name, fields: { ...goods, ...(event.coupon && { coupon: event.coupon }) } };
    case 'shipping':
      return { name, fields: { ...goods, shipping_tier: event.tier } };
    case 'payment':
      return { name, fields: { ...goods, payment_type: event.method } };
    case 'purchase': {
      const { id, tax, shipping, coupon } = event;
      const order = { transaction_id: id, tax: toUnits(tax), shipping: toUnits(shipping), ...(coupon && { coupon }) };
      return { name, fields: { ...order, ...goods } };
    }
    case 'refund':
      return { name, fields: { transaction_id: event.id, ...goods } };
    default:
      return { name, fields: goods };
  }
}

const consentState = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/** Signals of Consent Mode v2 for the purposes that a visitor agreed to. */
export const consentSignals = ({ audience, marketing }: Granted) => ({
  analytics_storage: consentState(audience),
  ad_storage: consentState(marketing),
  ad_user_data: consentState(marketing),
  ad_personalization: consentState(marketing),
});
const denied = consentSignals({ audience: false, marketing: false });

/** Denies everything until the visitor's choice, which follows at once: the basic mode, whose script comes after a yes alone. */
export function sendConsent(page: MeasuredPage, granted: Granted): void {
  const { gtag } = googleQueue(page);
  if (!page.global.isConsentDefaultSet) gtag('consent', 'default', { ...denied, wait_for_update: 500 });
  page.global.isConsentDefaultSet = true;
  gtag('consent', 'update', consentSignals(granted));
}

/** Loads gtag.js once for all ids of Google. */
function configure(page: MeasuredPage, id: string, settings: object): void {
  const { gtag } = googleQueue(page);
  if (!page.global.isGtagLoaded) {
    page.loadScript(`${scriptHost}/gtag/js?id=${encodeURIComponent(id)}`);
    gtag('js', new Date());
  }
  page.global.isGtagLoaded = true;
  gtag('config', id, settings);
}

const toPage = ({ url, title, referrer }: PageView) => ({ page_location: url, page_title: title, page_referrer: referrer });

/** Google Analytics 4. */
export function ga4Service(page: MeasuredPage, { currency }: Trackers, id: string): MeasurementService {
  const send = (name: string, fields: object) => googleQueue(page).gtag('event', name, { send_to: id, ...fields });
  return {
    purpose: 'audience',
    cookies: ['_ga', '_gid', '_gat'],
    start: (granted) => {
      sendConsent(page, granted);
      configure(page, id, { send_page_view: false, cookie_expires: cookieSeconds });
    },
    viewPage: (view) => send('page_view', toPage(view)),
    notify: (event) => {
      const { name, fields } = googleEvent(event, currency);
      send(name, fields);
    },
    withdraw: () => sendConsent(page, { audience: false, marketing: false }),
  };
}

/** Google Ads: a purchase is its conversion. */
export function adsService(page: MeasuredPage, { currency }: Trackers, { id, label }: { id: string; label: string }): MeasurementService {
  return {
    purpose: 'marketing',
    cookies: ['_gcl_', '_gac_'],
    start: (granted) => {
      sendConsent(page, granted);
      configure(page, id, { cookie_expires: cookieSeconds });
    },
    viewPage: () => undefined,
    notify: (event) => {
      if (event.type !== 'purchase' || label === '') return;
      const conversion = { send_to: `${id}/${label}`, value: toUnits(event.value), currency, transaction_id: event.id.slice(0, 64) };
      googleQueue(page).gtag('event', 'conversion', conversion);
    },
    withdraw: () => sendConsent(page, { audience: false, marketing: false }),
  };
}

/** Google Tag Manager, which loads what the owner set up there. */
export function tagManagerService(page: MeasuredPage, { currency }: Trackers, id: string): MeasurementService {
  return {
    purpose: 'marketing',
    cookies: ['_ga', '_gid', '_gcl_'],
    start: (granted) => {
      sendConsent(page, granted);
      googleQueue(page).layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
      page.loadScript(`${scriptHost}/gtm.js?id=${encodeURIComponent(id)}`);
    },
    viewPage: (view) => void googleQueue(page).layer.push({ event: 'page_view', ...toPage(view) }),
    notify: (event) => {
      const { name, fields } = googleEvent(event, currency);
      googleQueue(page).layer.push({ ecommerce: null }, { event: name, ecommerce: fields });
    },
    withdraw: () => sendConsent(page, { audience: false, marketing: false }),
  };
}
