import { expect, it } from 'vitest';
import { copyEntry, nextKey } from '#domain/entities/copy-entry.ts';

it('a copy has the first number behind its key, or the next one', () => {
  expect(['robe', 'robe-2', 'robe-9', 'ETE20', 'Colis Vélo', 'Colis Vélo 2'].map(nextKey)).toEqual([
    ...['robe-2', 'robe-3', 'robe-10', 'ETE20-2', 'Colis Vélo 2', 'Colis Vélo 3'],
  ]);
});

it('a copy leaves its number to the site, and has a title of its own where that is not its key', () => {
  const value = { id: 4, slug: 'robe', title: 'Robe', html: '<p>a</p>' };
  expect(copyEntry({ key: 'slug' }, value, { field: 'title', text: 'Robe (copie)' })).toEqual({
    ...{ slug: 'robe-2', title: 'Robe (copie)', html: '<p>a</p>' },
  });
  expect(copyEntry({ key: 'code' }, { code: 'ETE' }, { field: 'code', text: 'ETE (copie)' })).toEqual({ code: 'ETE-2' });
});
