import { expect, it } from 'vitest';
import { readParameters } from '#schemas/parameters/index.ts';
import { companyJsonLd } from '#web/head/company-json-ld.ts';
import { descriptionOf } from '#web/head/page-description.ts';
import { sampleSite } from '../../../stories/samples/site.ts';

const read = (values: Record<string, string>) => readParameters(Object.entries(values).map(([type, value]) => ({ type, value }))).values;
const site = { ...sampleSite, id: 1, name: 'La Penderie', url: 'https://shop.example/' };

it('describes a page by the settings for its kind, else by its own words, else the home page by the company', () => {
  const values = read({ NEWS_PAGE_DESCRIPTION: 'Nos nouvelles', COMPANY_DESCRIPTION: 'Une boutique' });
  expect(descriptionOf({ type: 'news', metaDescription: 'Actualités' }, values)).toBe('Nos nouvelles');
  expect(descriptionOf({ type: 'wines', metaDescription: 'La cave' }, values)).toBe('La cave');
  expect(descriptionOf({ type: 'home', metaDescription: '' }, values)).toBe('Une boutique');
  expect(descriptionOf({ type: 'content', metaDescription: '' }, values)).toBe('');
});

it('tells the shop as schema.org does, and leaves out what is not set', () => {
  const values = read({
    COMPANY_ADDRESS: '1 rue du Bac',
    COMPANY_CITY: 'Aizenay',
    COMPANY_LATITUDE: '46.7',
    COMPANY_LONGITUDE: '-1.6',
    OPENING_HOURS_TUESDAY: '10:00-12:30, 14:30-19:00',
    INSTAGRAM_URL: 'https://www.instagram.com/x',
  });
  expect(JSON.parse(companyJsonLd(values, site) ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Store',
    name: 'La Penderie',
    url: 'https://shop.example/',
    address: { '@type': 'PostalAddress', streetAddress: '1 rue du Bac', addressLocality: 'Aizenay', addressCountry: 'FR' },
    geo: { '@type': 'GeoCoordinates', latitude: 46.7, longitude: -1.6 },
    openingHoursSpecification: [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Tuesday', opens: '10:00', closes: '12:30' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Tuesday', opens: '14:30', closes: '19:00' },
    ],
    sameAs: ['https://www.instagram.com/x'],
  });
});
