import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { filtersShown, hasFilters, SentAlong } from '#registry/blocks/product-list/filters.tsx';
import { readListing } from '#registry/product-parts/listing-query.ts';

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
