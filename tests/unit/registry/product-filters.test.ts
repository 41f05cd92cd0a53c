import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { messages } from '#messages/generated/registry/catalogue/product-list.ts';
import { chosenFilters, withoutEach } from '#registry/catalogue/product-list/chosen.ts';
import { filtersShown, hasFilters, SentAlong } from '#registry/catalogue/product-list/filters.tsx';
import { hrefOf, listFilters, readListing, withFacetNames } from '#registry/catalogue/products/listing-query.ts';

const value = (label: string) => ({ value: label, label, count: 1, colour: null });
const data = {
  listing: readListing({}, 'custom'),
  defaultOrder: 'custom',
  total: 2,
  pageSize: 24,
  products: [],
  facets: [{ key: 'size' as const, label: 'Taille', values: [value('38'), value('40')] }],
  counts: { inStock: 2, reduced: 0 },
  priceRange: { min: 10, max: 10 },
  settings: { showPrices: true } as Parameters<typeof hasFilters>[1]['settings'],
  fixed: { tags: [], offers: [], pageSize: 24 },
  without: [],
  elsewhere: [],
};

it('has no column of filters where nothing can be chosen', () => {
  expect(hasFilters(['size'], data)).toBe(true);
  expect(hasFilters([], data)).toBe(false);
  expect(hasFilters(['size'], { ...data, facets: [{ key: 'size', label: 'Taille', values: [value('38')] }] })).toBe(false);
  expect(hasFilters(['price'], data)).toBe(false);
  expect(hasFilters(['price'], { ...data, priceRange: { min: 10, max: 60 } })).toBe(true);
  expect(hasFilters(['availability'], data)).toBe(true);
});

it('keeps a filter that leaves nothing ticked in the form, so that it can be unticked and no other choice drops it', () => {
  const listing = readListing({ size: '52', colour: 'Rouge' }, 'custom');
  const shown = filtersShown(['size', 'colour'], { ...data, listing });
  expect(shown.facets.map(({ key, values }) => [key, values.map((one) => [one.value, one.count])])).toEqual([
    [
      'size',
      [
        ['38', 1],
        ['40', 1],
        ['52', 0],
      ],
    ],
    ['colour', [['Rouge', 0]]],
  ]);
});

it('sends along what is in force and has no control of its own', () => {
  const listing = readListing({ search: 'lin', size: '38', offer: 'RENTAL,NEW', price: '10,', discount: 'true' }, 'custom');
  const shown = filtersShown(['size'], { ...data, listing });
  const html = renderToStaticMarkup(createElement(SentAlong, { shown, listing }));
  const sent = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, text]) => [name, text]);
  expect(sent).toEqual([
    ['search', 'lin'],
    ['offer', 'RENTAL,NEW'],
    ['price', '10,'],
    ['discount', 'true'],
  ]);
});

it('offers no filter of stock or reductions that would leave nothing', () => {
  const none = { ...data, total: 0, facets: [], counts: { inStock: 0, reduced: 0 } };
  expect(hasFilters(['size', 'availability', 'discount'], none)).toBe(false);
  expect(filtersShown(['discount'], { ...none, listing: readListing({ discount: 'true' }, 'custom') }).discount).toBe(true);
});

const sizes = [
  { key: 'size' as const, label: 'Taille', values: [value('taille.38'), value('44')] },
  { key: 'size' as const, label: 'Pointure', values: [value('pointure.38'), value('39')] },
];

it('shows the sizes of each kind apart, and leaves out a kind with one size alone', () => {
  const shown = filtersShown(['size'], { ...data, facets: sizes });
  expect(shown.facets.map(({ label }) => label)).toEqual(['Taille', 'Pointure']);
  const [clothes, shoes] = sizes;
  const one = filtersShown(['size'], { ...data, facets: [clothes, { ...shoes, values: [value('39')] }] as typeof sizes });
  expect(one.facets.map(({ label }) => label)).toEqual(['Taille']);
});

it('reads a size of an older address as all sizes of that label, and leaves a size with its own name alone', () => {
  const named = (size: string) => withFacetNames(readListing({ size }, 'custom'), sizes).size;
  expect(named('38')).toEqual(['taille.38', 'pointure.38']);
  expect(named('39,pointure.38')).toEqual(['39', 'pointure.38']);
  expect(named('52')).toEqual(['52']);
});

it('pairs each filter in force with the list that drops it', () => {
  const listing = readListing({ size: 'pointure.38', vintage: '2022,2023', price: '10,20', availability: 'in-stock', page: '3' }, 'custom');
  const chosen = chosenFilters(listing, sizes, { messages: messages.fr, lang: 'fr', locale: 'fr_FR', currency: 'CHF' });
  expect(chosen.map(({ label }) => label.replaceAll('\u00a0', ' '))).toEqual([
    ...['pointure.38', '2022', '2023', 'dès 10 CHF', 'jusqu’à 20 CHF', 'Disponible maintenant'],
  ]);
  expect(chosen.map(({ without }) => without)).toEqual(withoutEach(listing));
  expect(hrefOf('/vins', chosen[1]?.without ?? listing, 'custom')).toBe(
    '/vins?size=pointure.38&vintage=2023&price=10,20&availability=in-stock',
  );
});

it('writes any query as one address, which reads and writes as itself', () => {
  const names = [...listFilters, 'price', 'availability', 'discount', 'search', 'orderBy', 'page', 'other'];
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom('38', 'a,b', ',', '10,5', 'lte:4', 'true', 'in-stock', 'price', '7'),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), text), (query) => {
      const href = hrefOf('/vins', readListing(query, 'custom'), 'custom');
      const again = Object.fromEntries(new URL(href, 'http://shop.test').searchParams);
      expect(hrefOf('/vins', readListing(again, 'custom'), 'custom')).toBe(href);
    }),
    { numRuns: 1000 },
  );
});
