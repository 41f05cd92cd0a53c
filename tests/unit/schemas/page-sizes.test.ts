import { describe, expect, it } from 'vitest';
import { calls } from '#schemas/calls/index.ts';

describe('a list', () => {
  it.each([
    ['elements', 'GET /element/{route}', 24],
    ['news', 'GET /news', 10],
    ['orders', 'GET /order', 10],
    ['the blog', 'GET /blog/folder/list', 12],
    ['a folder of the blog', 'GET /blog/folder/list/{id}', 12],
    ['albums', 'GET /album', 100],
    ['products', 'GET /product', 100],
    ['services', 'GET /service', 100],
  ] as const)('of %s begins at page 1 and has (%s) %i entries a page, where the call says nothing', (_, key, size) => {
    expect(calls[key].query.parse({})).toMatchObject({ page: 1, nbItem: size });
  });

  it('of elements, such as the lists of the footer, may have 100 a page', () => {
    const { query } = calls['GET /element/{route}'];
    expect(query.parse({ page: '1', nbItem: '100' })).toMatchObject({ page: 1, nbItem: 100 });
    expect(query.safeParse({ nbItem: '101' }).success).toBe(false);
  });
});
