import { listQuery } from '#client/list-query.ts';
import type { ProductListQuery } from '#schemas/calls/catalogue.ts';
import type { Facet, Offer, ProductKind } from '#schemas/product.ts';

/** Filters of a listing that hold several values, by their name in the address. */
export const listFilters = ['size', 'colour', 'grape', 'appellation', 'vintage', 'format', 'offer', 'kind', 'tags'] as const;
export type ListFilter = (typeof listFilters)[number];

/** Filters, order and page of a listing, read from its address. Prices are in whole units of the currency, as a shopper types them. */
export type Listing = Record<ListFilter, readonly string[]> & {
  priceMin: number | null;
  priceMax: number | null;
  inStock: boolean;
  reduced: boolean;
  search: string;
  orderBy: string;
  page: number;
  /** Number of pages shown from the first one, if `page` is 1. */
  pages: number;
};

/** Orders a shopper can choose, in the order of the list; relevance only of what was searched for. */
export const orders = ['relevance', 'custom', '-date', 'price', '-price', 'name', '-discount'] as const;

const wholeNumber = (text: string | undefined): number | null => (text && /^\d{1,6}$/.test(text.trim()) ? Number(text) : null);
/** Words that a filter of one of few takes; another would have the whole list refused. */
const known = { offer: ['NEW', 'SECOND_HAND', 'RENTAL'], kind: ['WINE', 'BOX', 'OTHER'] } as const satisfies {
  offer: readonly Offer[];
  kind: readonly ProductKind[];
};
/** Operators of the list conventions that a filter of words does not take. */
const foreignOperator = /^(?:lk|lte?|gte?):/;
/** Characters of a filter, and of a search with its operator, that the API reads. */
const [maxFilterLength, maxSearchLength] = [200, 190];

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const plain = (text: string | undefined): string => (text ?? '').replace(/[\u0000-\u001f\u007f\ufffd]/g, ' ').trim();
const values = (text: string | undefined): string[] => {
  const whole = plain(text).slice(0, maxFilterLength);
  if (foreignOperator.test(whole)) return [];
  return [...new Set(whole.split(',').map((value) => value.trim()))].filter(Boolean);
};
const knownValues = (text: string | undefined, messages: readonly string[]) => values(text).filter((value) => messages.includes(value));

/** So many pages are shown below one another; who wants more goes on to a page of its own. */
export const pagesAtMost = 10;

/** Reads an address's query; anything odd in it is left out. `price` is `from,to` in such units, either of which may be missing. */
export function readListing(query: Readonly<Record<string, string>>, defaultOrder: string): Listing {
  const orderBy = orders.find((order) => order === query.orderBy) ?? defaultOrder;
  const [least = null, most = null] = (query.price ?? '').split(',').map(wholeNumber);
  const isTurned = least !== null && most !== null && least > most;
  return {
    size: values(query.size),
    colour: values(query.colour),
    grape: values(query.grape),
    appellation: values(query.appellation),
    vintage: values(query.vintage),
    format: values(query.format),
    offer: knownValues(query.offer, known.offer),
    kind: knownValues(query.kind, known.kind),
    tags: values(query.tags),
    priceMin: isTurned ? most : least,
    priceMax: isTurned ? least : most,
    inStock: query.availability === 'in-stock',
    reduced: query.discount === 'true',
    search: plain(query.search).slice(0, maxSearchLength),
    orderBy,
    page: Math.max(1, wholeNumber(query.page) ?? 1),
    pages: Math.min(pagesAtMost, Math.max(1, wholeNumber(query.pages) ?? 1)),
  };
}

/**
 * The listing with each size by the one name that its filter has: addresses of before, which name a size by its label alone where
 * shoes have it as well as dresses, mean all that the list has of that label.
 */
export function withFacetNames(listing: Listing, facets: readonly Facet[]): Listing {
  const names = facets.filter(({ key }) => key === 'size').flatMap((facet) => facet.values.map(({ value }) => value));
  const size = listing.size.flatMap((asked) => {
    const longer = names.filter((name) => name.endsWith(`.${asked}`));
    return names.includes(asked) || longer.length === 0 ? [asked] : longer;
  });
  return { ...listing, size: [...new Set(size)] };
}

/** The address of a listing; what is as usual is left out, so that the bare address stays the bare address. */
export function hrefOf(path: string, listing: Listing, defaultOrder: string): string {
  const query = new URLSearchParams();
  if (listing.search) query.set('search', listing.search);
  for (const filter of listFilters) if (listing[filter].length > 0) query.set(filter, listing[filter].join(','));
  if (listing.priceMin !== null || listing.priceMax !== null) query.set('price', `${listing.priceMin ?? ''},${listing.priceMax ?? ''}`);
  if (listing.inStock) query.set('availability', 'in-stock');
  if (listing.reduced) query.set('discount', 'true');
  if (listing.orderBy !== defaultOrder) query.set('orderBy', listing.orderBy);
  if (listing.page > 1) query.set('page', String(listing.page));
  else if (listing.pages > 1) query.set('pages', String(listing.pages));
  const text = query.toString().replaceAll('%2C', ',');
  return text ? `${path}?${text}` : path;
}

/** Filters that the block itself sets and that an address cannot change. */
export type FixedFilters = { tags: readonly string[]; offers: readonly string[]; pageSize: number };

/** The listing as a call of `GET /product`. */
export function toProductQuery(listing: Listing, fixed: FixedFilters): ProductListQuery {
  const { inStock, reduced, priceMin, priceMax } = listing;
  return listQuery(
    { nbItem: fixed.pageSize, page: listing.page, orderBy: listing.orderBy },
    {
      size: listing.size,
      colour: listing.colour,
      grape: listing.grape,
      appellation: listing.appellation,
      vintage: listing.vintage,
      format: listing.format,
      kind: listing.kind,
      within: fixed.tags,
      tags: listing.tags,
      offer: listing.offer.length > 0 ? listing.offer : fixed.offers,
      price: [
        { type: 'greaterOrEqual', value: priceMin === null ? '' : priceMin * 100 },
        { type: 'lessOrEqual', value: priceMax === null ? '' : priceMax * 100 },
      ],
      search: { type: 'like', value: listing.search },
      availability: inStock ? 'in-stock' : undefined,
      discount: reduced ? 'true' : undefined,
    },
  );
}
