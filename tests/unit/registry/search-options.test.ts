import { describe, expect, it } from 'vitest';
import { messages as searchMessages } from '#messages/generated/registry/navigation/search.ts';
import { isNothingFound, searchGroups } from '#registry/navigation/search/search-options.ts';
import type { SearchResults } from '#schemas/search.ts';

const none: SearchResults = { total: 0, products: [], categories: [], articles: [], pages: [], near: [], popular: [] };
const pages: SearchResults['pages'] = [{ kind: 'SERVICE', title: 'Relooking', url: '/services/relooking/1' }];
const categories = [{ tag: 'robes', label: 'Robes', url: '/robes', count: 9 }];
const groupsOf = (results: SearchResults) =>
  searchGroups({ search: 'relooking', answered: 'relooking', results, recent: [], suggestions: [] }, searchMessages.fr).map(
    ({ key }) => key,
  );

describe('the groups of a search', () => {
  it('show pages, services and events in a group of their own behind the products', () => {
    expect(groupsOf({ ...none, total: 3, categories, pages })).toEqual(['categories', 'products', 'pages']);
  });

  it('show them first where no product is found', () => {
    expect(groupsOf({ ...none, categories, pages })).toEqual(['pages', 'categories']);
  });

  it('say that nothing is found where nothing is called so', () => {
    expect(isNothingFound({ ...none, categories })).toBe(true);
    expect(isNothingFound({ ...none, pages })).toBe(false);
  });
});
