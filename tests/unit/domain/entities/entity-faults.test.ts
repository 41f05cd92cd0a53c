import { describe, expect, it } from 'vitest';
import { calendarFaults, carrierFaults } from '#domain/entities/delivery-rules.ts';
import { entityFaults } from '#domain/entities/entry-rules.ts';
import { percentFaults } from '#domain/entities/reduction-rules.ts';
import { discount } from '#schemas/entities/discount.ts';
import { news } from '#schemas/entities/news.ts';

const names = { has: (_: string, name: string) => name === 'known' };
const code = (value: object) => discount.value.parse({ code: 'A', type: 'EURO', amount: 1, ...value });
const piece = (value: object) => news.value.parse({ slug: 'a', title: 'A', excerpt: '', html: '', publishedAt: '2026-01-01', ...value });

describe('faults of an entity', () => {
  it('name a key and a number that stand twice, by the place of the second', () => {
    const faults = entityFaults(news, [piece({ id: 7 }), piece({ id: 7 })], names);
    expect(faults).toEqual([
      { path: [1, 'id'], key: 'twice', params: { name: 7 } },
      { path: [1, 'slug'], key: 'twice', params: { name: 'a' } },
    ]);
  });

  it('name what the site does not have, in a list and below a field that may be null', () => {
    expect(entityFaults(discount, [code({ tags: ['known', 'lost'] })], names)).toEqual([
      { path: [0, 'tags', 1], key: 'unknown', params: { kind: 'tag', name: 'lost' } },
    ]);
    expect(entityFaults(news, [piece({ picture: { name: 'lost', alt: '' } }), piece({ slug: 'b' })], names)).toEqual([
      { path: [0, 'picture', 'name'], key: 'unknown', params: { kind: 'picture', name: 'lost' } },
    ]);
  });
});

describe('rules of a delivery', () => {
  it('refuse a carrier that is late before it is early, and a band of no weight', () => {
    const zones = [{ countries: ['FR'], bands: [{ upTo: 0, price: 1 }] }];
    const carrier = { name: 'A', description: '', deliveryType: 'DELIVERY' as const, siteType: null, serviceCode: null, isExpress: false };
    const faults = carrierFaults({ ...carrier, minDays: 3, maxDays: 2, zones, translations: {} });
    expect(faults.map(({ path, key }) => [path.join('/'), key])).toEqual([
      ['maxDays', 'days-order'],
      ['zones/0/bands/0/upTo', 'band-weight'],
    ]);
  });

  it('refuse two bands of a zone that go up to the same weight: no one can tell their prices apart', () => {
    const bands = [500, 1000, 500].map((upTo, price) => ({ upTo, price }));
    const carrier = { name: 'A', description: '', deliveryType: 'DELIVERY' as const, siteType: null, serviceCode: null, isExpress: false };
    const zones = [
      { countries: ['FR'], bands: bands.slice(1) },
      { countries: ['BE'], bands },
    ];
    const faults = carrierFaults({ ...carrier, minDays: 1, maxDays: 2, zones, translations: {} });
    expect(faults.map(({ path, key }) => [path.join('/'), key])).toEqual([['zones/1/bands/2/upTo', 'band-twice']]);
  });

  it('refuse a slot that ends before it begins, an hour without a form, and a closure that ends before it begins', () => {
    const slot = { weekday: 1, capacity: 1 };
    const faults = calendarFaults({
      ...{ name: 'A', leadHours: 0, horizonDays: 1, translations: {} },
      slots: [
        { ...slot, from: '10:00', to: '10:00' },
        { ...slot, from: '9h', to: '10:00' },
        { ...slot, from: '09:00', to: '10:00' },
      ],
      closures: [{ from: '2026-01-02', to: '2026-01-01', reason: '', translations: {} }],
    });
    expect(faults.map(({ path }) => path.join('/'))).toEqual(['slots/0/to', 'slots/1/to', 'closures/0/to']);
  });
});

it('a percentage is refused below its least and above all, an amount never', () => {
  const least = { min: 100, example: 500 };
  const refused = [99, 100, 10_000, 10_001].map((amount) => percentFaults({ type: 'PERCENT', amount }, least).length);
  expect(refused).toEqual([1, 0, 0, 1]);
  expect(percentFaults({ type: 'EURO', amount: 1 }, least)).toEqual([]);
});
