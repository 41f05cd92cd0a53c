import type { ShopEvent } from '#domain/analytics/shop-events.ts';
import type { Trackers } from '#domain/analytics/trackers.ts';
import { type MeasuredPage, type MeasurementService, toUnits } from './service.ts';

type Fbq = ((...call: unknown[]) => void) & {
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[];
  loaded: boolean;
  version: string;
  push: unknown;
  disablePushState?: boolean;
};

/** Events that Meta knows; the others are told under our own names. */
const standard: Partial<Record<ShopEvent['type'], string>> = {
  view: 'ViewContent',
  add: 'AddToCart',
  checkout: 'InitiateCheckout',
  payment: 'AddPaymentInfo',
  purchase: 'Purchase',
};
const custom = { list: 'ViewItemList', remove: 'RemoveFromCart', shipping: 'AddShippingInfo', refund: 'Refund' } as const;

/** The Facebook pixel of Meta. */
export function facebookService({ global, loadScript }: MeasuredPage, { currency }: Trackers, id: string): MeasurementService {
  function queue(): Fbq {
    if (global.fbq) return global.fbq as Fbq;
    const fbq: Fbq = Object.assign(
      (...call: unknown[]) => {
        if (fbq.callMethod) fbq.callMethod(...call);
        else fbq.queue.push(call);
      },
      { queue: [] as unknown[], loaded: true, version: '2.0', push: undefined as unknown },
    );
    fbq.push = fbq;
    // Page views are ours to notify.
    fbq.disablePushState = true;
    global.fbq = fbq;
    global._fbq = fbq;
    return fbq;
  }
  return {
    purpose: 'marketing',
    cookies: ['_fbp', '_fbc'],
    start: () => {
      queue()('consent', 'grant');
      queue()('init', id);
      loadScript('https://connect.facebook.net/en_US/fbevents.js');
    },
    viewPage: () => queue()('track', 'PageView'),
    notify: (event) => {
      const contents = event.items.map(({ id: product, quantity }) => ({ id: product, quantity }));
      const fields = {
        ...{ content_type: 'product', content_ids: contents.map(({ id: product }) => product), contents },
        ...('value' in event && { value: toUnits(event.value), currency }),
        ...(event.type === 'checkout' && { num_items: event.items.reduce((sum, { quantity }) => sum + quantity, 0) }),
      };
      const name = standard[event.type];
      // The id lets Meta count once what its server is told as well.
      const once = event.type === 'purchase' ? [{ eventID: event.id }] : [];
      if (name) queue()('track', name, fields, ...once);
      else queue()('trackCustom', custom[event.type as keyof typeof custom], fields);
    },
    withdraw: () => queue()('consent', 'revoke'),
  };
}
