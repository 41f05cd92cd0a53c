import { describe, expect, it } from 'vitest';
import { type CarrierRow, carriersFor, feeOf } from '#backend/flows/shipping/fees.ts';
import { freeShippingRemaining, isShippingFree } from '#backend/flows/shipping/free-shipping.ts';
import { isSoldTo, zoneOf } from '#backend/flows/shipping/zone.ts';

const post: CarrierRow = {
  id: 1,
  name: 'Colissimo',
  description: '',
  deliveryType: 'DELIVERY',
  siteType: null,
  serviceCode: null,
  minDays: 2,
  maxDays: 3,
  zones: [
    {
      countries: ['FR'],
      bands: [
        { upTo: 2000, price: 890 },
        { upTo: 500, price: 590 },
      ],
    },
    { countries: ['BE', 'LU'], bands: [{ upTo: 2000, price: 1290 }] },
  ],
};
const parcel = { zone: 'FR', weight: 400, isFree: false, paysShipping: true };

describe('shipping fees', () => {
  it.each([
    ['FR', 500, 590],
    ['FR', 501, 890],
    ['FR', 2001, null],
    ['LU', 100, 1290],
    ['US', 100, null],
  ])('to %s with %i g are %s cents', (zone, weight, fee) => {
    expect(feeOf(post, { zone, weight })).toBe(fee);
  });

  it('show the fee before free shipping beside the one to pay', () => {
    expect(carriersFor([post], { ...parcel, isFree: true })).toMatchObject([{ fdp: 590, price: 0 }]);
  });

  it('stay due for export carriers when shipping is free', () => {
    expect(carriersFor([{ ...post, siteType: 'VIGNOBLE_EXPORT' }], { ...parcel, isFree: true })).toMatchObject([{ fdp: 590, price: 590 }]);
  });

  it('list the cheapest carrier first and leave out those that do not go there', () => {
    const relay = { ...post, id: 2, name: 'Relais', zones: [{ countries: ['FR'], bands: [{ upTo: 5000, price: 450 }] }] };
    expect(carriersFor([post, relay], parcel).map((carrier) => carrier.id)).toEqual([2, 1]);
    expect(carriersFor([post, relay], { ...parcel, zone: 'BE' }).map((carrier) => carrier.id)).toEqual([1]);
  });
});

describe('where the shop sells', () => {
  it('knows overseas territories by their postal code', () => {
    expect(zoneOf({ alphaTwo: 'FR', postalCode: '97400' })).toBe('RE');
    expect(zoneOf({ alphaTwo: 'FR', postalCode: '85190' })).toBe('FR');
    expect(zoneOf({ alphaTwo: 'FR', postalCode: '97133' })).toBe('BL');
    expect(zoneOf({ alphaTwo: 'BE', postalCode: '97400' })).toBe('BE');
  });

  it('is France alone under ONLY_SELL_IN_FRANCE, else every zone a carrier serves', () => {
    const servedZones = new Set(['FR', 'BE', 'RE']);
    expect(isSoldTo('BE', { onlySellInFrance: true, servedZones })).toBe(false);
    expect(isSoldTo('BE', { onlySellInFrance: false, servedZones })).toBe(true);
    expect(isSoldTo('RE', { onlySellInFrance: true, servedZones })).toBe(true);
    expect(isSoldTo('US', { onlySellInFrance: false, servedZones })).toBe(false);
  });
});

describe('free shipping', () => {
  it('begins exactly at FREE_SHIPPING_PRICE', () => {
    expect(isShippingFree(8000, 7999)).toBe(false);
    expect(isShippingFree(8000, 8000)).toBe(true);
    expect(isShippingFree(null, 1_000_000)).toBe(false);
  });

  it('tells what is left to spend', () => {
    expect(freeShippingRemaining(8000, 7999)).toBe(1);
    expect(freeShippingRemaining(8000, 9000)).toBe(0);
    expect(freeShippingRemaining(null, 7999)).toBeNull();
  });
});
