import { expect, test } from 'vitest';
import type { Element } from '#schemas/element.ts';
import type { SiteInfo } from '#schemas/site.ts';
import { eventHead } from '#web/head/event-head.ts';

const site = { name: 'La Penderie', url: 'https://penderie.test/', prodUrl: null, defaultLang: 'fr' } as SiteInfo;
const facts = { startsAt: '2026-12-12T09:00:00.000Z', endsAt: null, timeZone: 'Europe/Paris', place: 'À la boutique', price: 1800 };
const event: Element = {
  id: 3,
  route: 'evenements',
  slug: 'pliage',
  title: 'Pliage',
  excerpt: 'En bref.',
  html: '',
  pictures: [],
  link: null,
  position: 0,
  event: { ...facts, seats: 8, booked: 2 },
};
const told = (element: Element): unknown => JSON.parse(eventHead(element, { site, lang: 'fr', currency: 'USD' }).jsonLd ?? 'null');

test('an event tells search engines when, where, for how much and whether there are places', () => {
  expect(told(event)).toMatchObject({
    '@type': 'Event',
    name: 'Pliage',
    startDate: facts.startsAt,
    url: 'https://penderie.test/evenements/pliage/3',
    location: { name: 'À la boutique' },
    offers: { price: '18.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  });
});

test('an event that is full is sold out, and one whose price is not told makes no offer', () => {
  expect(told({ ...event, event: { ...facts, seats: 8, booked: 8 } })).toMatchObject({
    offers: { availability: 'https://schema.org/SoldOut' },
  });
  expect(told({ ...event, event: { ...facts, price: null, seats: 8, booked: 2 } })).not.toHaveProperty('offers');
});

test('what is no event is not for search engines', () => {
  expect(eventHead({ ...event, event: null }, { site, lang: 'fr', currency: 'USD' })).toMatchObject({ isIndexed: false, jsonLd: null });
});
