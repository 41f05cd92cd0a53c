import { expect, it } from 'vitest';
import { copyEntry, nextKey } from '#domain/entities/copy-entry.ts';
import { product } from '#schemas/entities/product.ts';

it('a copy has the first number behind its key, or the next one', () => {
  expect(['robe', 'robe-2', 'robe-9', 'ETE20', 'Colis Vélo', 'Colis Vélo 2'].map(nextKey)).toEqual([
    ...['robe-2', 'robe-3', 'robe-10', 'ETE20-2', 'Colis Vélo 2', 'Colis Vélo 3'],
  ]);
});

it('a copy leaves its number to the site, and has a title of its own where that is not its key', () => {
  const value = { id: 4, slug: 'robe', title: 'Robe', html: '<p>a</p>' };
  expect(copyEntry({ key: 'slug', fields: [] }, value, { field: 'title', text: 'Robe (copie)' })).toEqual({
    ...{ slug: 'robe-2', title: 'Robe (copie)', html: '<p>a</p>' },
  });
  expect(copyEntry({ key: 'code', fields: [] }, { code: 'ETE' }, { field: 'code', text: 'ETE (copie)' })).toEqual({ code: 'ETE-2' });
});

it('a copy of a product has references of its own, no numbers, and neither stock nor earlier prices yet', () => {
  const declinations = [{ id: 7, reference: 'ROBE-36', values: {}, stock: 5, priceHistory: [{ price: 1, since: '2026-01-01T00:00:00Z' }] }];
  const copy = copyEntry(product, { id: 4, slug: 'robe', declinations });
  expect(copy).toEqual({ slug: 'robe-2', declinations: [{ reference: 'ROBE-36 (2)', values: {}, stock: 0 }] });
  expect(copyEntry(product, copy)).toMatchObject({ slug: 'robe-3', declinations: [{ reference: 'ROBE-36 (3)' }] });
});
