import { describe, expect, it } from 'vitest';
import { cartMachineEvents, checkoutEvents } from '#domain/analytics/event-map.ts';
import { readTrackers, trackerOrigins, trackerPurposes } from '#domain/analytics/trackers.ts';
import type { Cart } from '#schemas/cart.ts';
import type { Order } from '#schemas/order.ts';
import { readParameters } from '#schemas/parameters/index.ts';
import { policyWith } from '#web/security/security-headers.ts';

const line = (id: number, quantity: number, price = 1000) => ({
  ...{ id, idProduct: id + 100, name: `Pièce ${id}`, declinationLabel: '', reference: `R${id}`, quantity, total: price * quantity },
});
const cart = (...products: object[]) => ({ id: 'a', discountCode: 'NOEL', products }) as unknown as Cart;
const values = (set: Record<string, string>) => readParameters(Object.entries(set).map(([type, value]) => ({ type, value }))).values;

describe('events of the cart', () => {
  const between = (before: Cart | null, after: Cart | null, state = 'writing') =>
    cartMachineEvents({ state, cart: before }, { state: 'created', cart: after });

  it('are the pieces that a write added or took away', () => {
    expect(between(null, cart(line(1, 2)))).toMatchObject([{ type: 'add', value: 2000, items: [{ id: '101', quantity: 2, price: 1000 }] }]);
    expect(between(cart(line(1, 2)), cart(line(1, 5)))).toMatchObject([{ type: 'add', items: [{ quantity: 3 }], cart: { value: 5000 } }]);
    expect(between(cart(line(1, 5), line(2, 1)), cart(line(1, 4)))).toMatchObject([
      {
        type: 'remove',
        value: 2000,
        items: [
          { id: '101', quantity: 1 },
          { id: '102', quantity: 1 },
        ],
        cart: { value: 4000 },
      },
    ]);
  });

  it('are none where the cart was read, or emptied by an order', () => {
    expect(between(null, cart(line(1, 2)), 'restoring')).toEqual([]);
    expect(between(cart(line(1, 2)), null, 'refreshing')).toEqual([]);
  });
});

describe('events of the checkout', () => {
  const order = {
    ...{ reference: '89-26-000042', total: 2490, vat: 415, shipping: 490, discount: 0, lines: [line(1, 2)] },
  } as unknown as Order;
  const moment = (state: string) => ({ state, cart: cart(line(1, 2)), carrier: 'Colissimo', method: 'STRIPE', order });

  it.each([
    ['summary', 'address', [{ type: 'checkout', coupon: 'NOEL', value: 2000 }]],
    ['shipping', 'payment', [{ type: 'shipping', tier: 'Colissimo' }]],
    ['placing', 'payment', []],
    ['validating', 'placing', [{ type: 'payment', method: 'STRIPE' }]],
    ['confirming', 'success', [{ type: 'purchase', id: '89-26-000042', value: 2000, shipping: 490, tax: 415, total: 2490 }]],
    ['success', 'success', []],
  ])('from %s to %s', (before, after, events) => {
    expect(checkoutEvents(moment(before), moment(after))).toMatchObject(events);
  });
});

describe('measurement services of a site', () => {
  it('are off while their settings are empty or wrong, and named nowhere', () => {
    expect(readTrackers(values({}))).toBeUndefined();
    expect(readTrackers(values({ GA4_ID: 'UA-123', FACEBOOK_PIXEL_ID: 'x', MATOMO_URL: 'http://stats.example.com' }))).toBeUndefined();
    expect(readTrackers(values({ MATOMO_URL: 'https://stats.example.com' }))).toBeUndefined();
    expect(policyWith(values({}), true)).not.toMatch(/google|facebook|plausible|matomo/);
  });

  it('bring their origins to the content policy of pages that run scripts', () => {
    const set = values({ GA4_ID: 'G-ABC1234567', MATOMO_URL: 'https://stats.example.com/matomo/', MATOMO_SITE_ID: '3' });
    const policy = policyWith(set, true);
    expect(policy).toMatch(/script-src [^;]*https:\/\/stats\.example\.com [^;]*https:\/\/\*\.googletagmanager\.com/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/stats\.example\.com[ ;][^;]*https:\/\/\*\.google-analytics\.com/);
    expect(policyWith(set, false)).not.toContain('googletagmanager');
    expect(trackerOrigins(readTrackers(set)).frame).toEqual([]);
  });

  it('ask for their purposes; an exempt Matomo of a site that sells nothing for none', () => {
    const matomo = { MATOMO_URL: 'https://stats.example.com', MATOMO_SITE_ID: '3', MATOMO_EXEMPT: 'true' };
    expect(trackerPurposes(readTrackers(values(matomo)), false)).toEqual([]);
    expect(trackerPurposes(readTrackers(values(matomo)), true)).toEqual(['audience']);
    expect(trackerPurposes(readTrackers(values({ PLAUSIBLE_ID: 'abcdefghij0', FACEBOOK_PIXEL_ID: '12345678901' })), true)).toEqual([
      'audience',
      'marketing',
    ]);
  });
});
