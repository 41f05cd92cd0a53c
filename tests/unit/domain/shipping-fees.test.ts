import { describe, expect, it } from 'vitest';
import { type CarrierRow, carriersFor, discountableFee, feeOf, freeShippingRemaining, isShippingFree } from '#domain/shipping-fees.ts';
import { isSoldTo, zoneOf } from '#domain/shipping-zones.ts';

const post: CarrierRow = {
  id: 1,
  name: 'Colissimo',
  description: '',
  deliveryType: 'DELIVERY',
  siteType: null,
  serviceCode: null,
  isExpress: false,
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

  it('stay due for express services when shipping is free, and are lowered by no code', () => {
    const express = { ...post, id: 3, isExpress: true };
    const relay: CarrierRow = { ...post, id: 2, deliveryType: 'PICKUP' };
    const offered = carriersFor([post, relay, express], { ...parcel, isFree: true });
    expect(offered.map(({ deliveryType, isExpress, price }) => [deliveryType, isExpress, price])).toEqual([
      ['DELIVERY', false, 0],
      ['PICKUP', false, 0],
      ['DELIVERY', true, 590],
    ]);
    expect([discountableFee(590, express), discountableFee(590, post)]).toEqual([0, 590]);
  });

  it('list the cheapest carrier first and leave out those that do not go there', () => {
    const relay = { ...post, id: 2, name: 'Relais', zones: [{ countries: ['FR'], bands: [{ upTo: 5000, price: 450 }] }] };
    expect(carriersFor([post, relay], parcel).map((carrier) => carrier.id)).toEqual([2, 1]);
    expect(carriersFor([post, relay], { ...parcel, zone: 'BE' }).map((carrier) => carrier.id)).toEqual([1]);
  });
});

describe('a zone for the rest of the world', () => {
  const zones = [
    { countries: ['FR'], bands: [{ upTo: 5000, price: 590 }] },
    { countries: ['*'], bands: [{ upTo: 2000, price: 2490 }] },
  ];

  it('is for the countries that no other zone of the carrier names', () => {
    expect(feeOf({ zones }, { zone: 'JP', weight: 500 })).toBe(2490);
    expect(feeOf({ zones }, { zone: 'FR', weight: 500 })).toBe(590);
    expect(feeOf({ zones }, { zone: 'FR', weight: 9000 })).toBeNull();
    expect(feeOf({ zones }, { zone: 'JP', weight: 2500 })).toBeNull();
  });
});

describe('where the shop sells', () => {
  it('knows overseas territories by their postal code', () => {
    expect(zoneOf({ alphaTwo: 'FR', postalCode: '97400' })).toBe('RE');
    expect(zoneOf({ alphaTwo: 'FR', postalCode: '85190' })).toBe('FR');
    expect(zoneOf({ alphaTwo: 'FR', postalCode: '97133' })).toBe('BL');
    expect(zoneOf({ alphaTwo: 'BE', postalCode: '97400' })).toBe('BE');
  });

  it('is France alone under ONLY_SELL_IN_FRANCE, all under SELLS_WORLDWIDE, else every zone a carrier serves', () => {
    const servedZones = new Set(['FR', 'BE', 'RE']);
    const soldTo = (zone: string, onlySellInFrance: boolean, sellsWorldwide = false) =>
      isSoldTo(zone, { onlySellInFrance, sellsWorldwide, servedZones });
    expect(soldTo('BE', true)).toBe(false);
    expect(soldTo('BE', true, true)).toBe(false);
    expect(soldTo('BE', false)).toBe(true);
    expect(soldTo('RE', true)).toBe(true);
    expect(soldTo('US', false)).toBe(false);
    expect(soldTo('US', false, true)).toBe(true);
  });
});

describe('free shipping', () => {
  const from = (price: number | null, bottles: number | null) => ({ price, bottles });
  const reached = (subtotal: number, bottles: number | null = null) => ({ subtotal, bottles });

  it('begins exactly at FREE_SHIPPING_PRICE, or at FREE_SHIPPING_BOTTLE if that comes first', () => {
    expect(isShippingFree(from(8000, null), reached(7999))).toBe(false);
    expect(isShippingFree(from(8000, null), reached(8000))).toBe(true);
    expect(isShippingFree(from(null, null), reached(1_000_000, 1000))).toBe(false);
    expect(isShippingFree(from(8000, 6), reached(100, 5))).toBe(false);
    expect(isShippingFree(from(8000, 6), reached(100, 6))).toBe(true);
    expect(isShippingFree(from(8000, 6), reached(8000, 1))).toBe(true);
    expect(isShippingFree(from(null, 6), reached(8000))).toBe(false);
  });

  it('tells what is left, nothing once it is free either way', () => {
    expect(freeShippingRemaining(from(8000, null), reached(7999))).toEqual({ price: 1, bottles: null });
    expect(freeShippingRemaining(from(8000, null), reached(9000))).toEqual({ price: 0, bottles: null });
    expect(freeShippingRemaining(from(null, null), reached(7999))).toEqual({ price: null, bottles: null });
    expect(freeShippingRemaining(from(8000, 6), reached(2000, 4))).toEqual({ price: 6000, bottles: 2 });
    expect(freeShippingRemaining(from(8000, 6), reached(2000, 7))).toEqual({ price: 0, bottles: 0 });
    expect(freeShippingRemaining(from(8000, 6), reached(2000))).toEqual({ price: 6000, bottles: null });
  });
});
