import { expect, it } from 'vitest';
import { hasFilters } from '#registry/blocks/product-list/filters.tsx';
import { readListing } from '#registry/product-parts/listing-query.ts';

const value = (label: string) => ({ value: label, label, count: 1, colour: null });
const data = {
  ...{ listing: readListing({}, 'custom'), defaultOrder: 'custom', total: 2, pageSize: 24, products: [] },
  facets: [{ key: 'size' as const, label: 'Taille', values: [value('38'), value('40')] }],
  ...{ counts: { inStock: 2, reduced: 0 }, priceRange: { min: 10, max: 10 } },
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
