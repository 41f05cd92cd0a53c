import type { MeasuredItem, ShopEvent } from '#domain/analytics/shop-events.ts';
import type { Trackers } from '#domain/analytics/trackers.ts';
import { cookieSeconds } from './google.ts';
import { type MeasuredPage, type MeasurementService, toUnits } from './service.ts';

type Matomo = NonNullable<Trackers['matomo']>;

/**
 * Matomo. Its exempt mode counts page views alone: what a shop tells needs consent, for which `notify` is called after a yes only. It has no
 * refunds. The view of a product is told before the page view that carries it.
 */
export function matomoService({ global, loadScript }: MeasuredPage, { url, siteId, isExempt }: Matomo): MeasurementService {
  const push = (...call: unknown[]) => {
    global._paq ??= [];
    (global._paq as { push: (call: unknown[]) => unknown }).push(call);
  };
  const addItems = (items: readonly MeasuredItem[]) => {
    push('clearEcommerceCart');
    for (const { id, name, price, quantity } of items) push('addEcommerceItem', id, name, '', toUnits(price), quantity);
  };
  const notify = (event: ShopEvent) => {
    switch (event.type) {
      case 'view': {
        const [item] = event.items;
        if (item) push('setEcommerceView', item.id, item.name, '', toUnits(item.price));
        return;
      }
      case 'add':
      case 'remove':
        addItems(event.cart.items);
        push('trackEcommerceCartUpdate', toUnits(event.cart.value));
        return;
      case 'purchase': {
        const { id, total, value, tax, shipping, discount } = event;
        addItems(event.items);
        push('trackEcommerceOrder', id, toUnits(total), toUnits(value), toUnits(tax), toUnits(shipping), toUnits(discount));
        return;
      }
      case 'refund':
        return;
      default:
        push('trackEvent', 'shop', event.type);
    }
  };
  return {
    purpose: 'audience',
    isExempt,
    cookies: ['_pk_', 'mtm_'],
    start: () => {
      push('setTrackerUrl', `${url}/matomo.php`);
      push('setSiteId', siteId);
      push('setDoNotTrack', true);
      push('setVisitorCookieTimeout', cookieSeconds);
      loadScript(`${url}/matomo.js`);
    },
    viewPage: ({ url: address, title, referrer }) => {
      push('setReferrerUrl', referrer);
      push('setCustomUrl', address);
      push('setDocumentTitle', title);
      push('trackPageView');
      push('enableLinkTracking');
    },
    notify,
    withdraw: () => push('forgetConsentGiven'),
  };
}
