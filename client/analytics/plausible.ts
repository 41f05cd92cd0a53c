import type { ShopEvent } from '#domain/analytics/shop-events.ts';
import type { Trackers } from '#domain/analytics/trackers.ts';
import { type MeasuredPage, type MeasurementService, toUnits } from './service.ts';

type Plausible = ((name: string, options?: object) => void) & { q?: unknown[]; o?: object; init?: (options?: object) => void };

/** Names of the goals that an owner creates at Plausible. */
const goals = {
  list: 'View item list',
  view: 'View item',
  add: 'Add to cart',
  remove: 'Remove from cart',
  checkout: 'Begin checkout',
  shipping: 'Add shipping info',
  payment: 'Add payment info',
  purchase: 'Purchase',
  refund: 'Refund',
} as const satisfies Record<ShopEvent['type'], string>;

/** Plausible, whose script of a site is named by its id. It stores nothing in the browser. */
export function plausibleService({ global, loadScript }: MeasuredPage, { currency }: Trackers, id: string): MeasurementService {
  function queue(): Plausible {
    if (global.plausible) return global.plausible as Plausible;
    const waiting: Plausible = (...call: unknown[]) => {
      waiting.q ??= [];
      waiting.q.push(call);
    };
    waiting.init = (options = {}) => {
      waiting.o = options;
    };
    global.plausible = waiting;
    return waiting;
  }
  return {
    purpose: 'audience',
    cookies: [],
    start: () => {
      queue().init?.({ autoCapturePageviews: false });
      loadScript(`https://plausible.io/js/pa-${encodeURIComponent(id)}.js`);
    },
    viewPage: ({ url }) => queue()('pageview', { url }),
    notify: (event) => {
      const props = 'id' in event ? { order: event.id } : event.type === 'list' ? { list: event.list } : {};
      const revenue = event.type === 'purchase' && { revenue: { currency, amount: toUnits(event.value) } };
      queue()(goals[event.type], { props, ...revenue });
    },
    withdraw: () => undefined,
  };
}
