import { describe, expect, it } from 'vitest';
import { hrefOf, readListing, toProductQuery } from '#registry/catalogue/products/listing-query.ts';
import { ProductListQuery } from '#schemas/calls/catalogue.ts';

const path = '/nos-vetements/robes-occasion-location';
const fixed = { tags: ['robes'], offers: [], pageSize: 24 };

describe('the address of a listing', () => {
  it('says what is chosen, and is bare when nothing is', () => {
    const query = { size: '38,40', price: '10,60', availability: 'in-stock', orderBy: '-date', page: '2' };
    const listing = readListing(query, 'custom');
    expect(hrefOf(path, listing, 'custom')).toBe(`${path}?size=38,40&price=10,60&availability=in-stock&orderBy=-date&page=2`);
    expect(hrefOf(path, readListing({}, 'custom'), 'custom')).toBe(path);
  });

  it.each([
    [{ price: ',60' }, { priceMin: null, priceMax: 60 }],
    [{ price: '10,' }, { priceMin: 10, priceMax: null }],
    [{ price: 'cheap,-4' }, { priceMin: null, priceMax: null }],
    [{ page: '0' }, { page: 1 }],
    [{ page: '1e9' }, { page: 1 }],
    [{ orderBy: 'drop table' }, { orderBy: 'custom' }],
    [{ size: '38,,38, ' }, { size: ['38'] }],
  ])('reads %j and leaves out what is odd', (query, expected) => {
    expect(readListing(query, 'custom')).toMatchObject(expected);
  });
});

describe('the call of a listing', () => {
  it('writes prices in cents and a search as the list conventions do', () => {
    expect(toProductQuery(readListing({ price: '10,60', search: 'lin' }, 'relevance'), fixed)).toEqual({
      nbItem: 24,
      page: 1,
      orderBy: 'relevance',
      within: 'robes',
      price: 'gte:1000,lte:6000',
      search: 'lk:lin',
    });
  });

  it('gives an address no say over what the block fixes', () => {
    expect(toProductQuery(readListing({ tags: 'chaussures', within: 'x' }, 'custom'), fixed)).toMatchObject({
      within: 'robes',
      tags: 'chaussures',
    });
  });
});

it('lists what is left of an address that nobody would write by hand, instead of nothing', () => {
  const odd = readListing({ offer: 'STOLEN,RENTAL', kind: 'FOO', size: 'lt:3', colour: 'gte:Rouge,Noir', tags: 'df:robes' }, 'custom');
  expect(odd).toMatchObject({ offer: ['RENTAL'], kind: [], size: [], colour: [], tags: ['df:robes'] });
  expect(readListing({ search: ' robe\u0000 longue\n' }, 'custom').search).toBe('robe  longue');
  const long = toProductQuery(readListing({ search: 'a'.repeat(3000), size: '38,'.repeat(400) }, 'custom'), {
    tags: [],
    offers: [],
    pageSize: 24,
  });
  expect(ProductListQuery.safeParse(long).success).toBe(true);
  expect(readListing({ price: '60,20' }, 'custom')).toMatchObject({ priceMin: 20, priceMax: 60 });
});
