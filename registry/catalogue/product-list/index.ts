import { defineBlockCode } from '#registry/define-block.ts';
import type { ProductListProps } from '#registry/generated/product-list.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { Facet, ProductCard, ProductList } from '#schemas/product.ts';
import type { SearchPage } from '#schemas/search.ts';
import { type FixedFilters, type Listing, type orders, readListing, toProductQuery, withFacetNames } from '../products/listing-query.ts';
import { type Measured, measuredList } from '../products/measured.ts';
import { type CardSettings, cardSettings } from '../products/shop-settings.ts';
import { pricedOrders, siteOrder } from '../products/site-order.ts';
import { withoutEach } from './chosen.ts';

export type Elsewhere = Pick<SearchPage, 'title' | 'url'> & { kind: SearchPage['kind'] | 'ARTICLE' };

export type ProductListData = Measured & {
  listing: Listing;
  defaultOrder: string;
  total: number;
  pageSize: number;
  products: readonly ProductCard[];
  facets: readonly Facet[];
  counts: ProductList['counts'];
  /** Whole units of the currency. */
  priceRange: { min: number; max: number };
  settings: CardSettings;
  /** Filters that the block itself sets, for counts that follow the choice in the browser. */
  fixed: FixedFilters;
  /** Number of products without each of the active filters (`withoutEach`), if the list is empty. */
  without: readonly number[];
  /** The search that the products are of, if a word was taken for a typo of another. */
  corrected?: string | undefined;
  /** Pages, services, events and articles that are found where no product is. */
  elsewhere: readonly Elsewhere[];
};

/** Nothing searched for on a search page: nothing is listed, not everything. */
const nothing: ProductList = {
  total: 0,
  products: [],
  facets: [],
  counts: { inStock: 0, reduced: 0 },
  priceRange: { min: 0, max: 0 },
};

async function loadProductList(props: ProductListProps, context: LoadContext): Promise<ProductListData> {
  const values = context.parameters;
  const isSearch = props.searchable && (context.query.search ?? '') !== '';
  const defaultOrder: (typeof orders)[number] = isSearch ? 'relevance' : siteOrder(values);
  const wanted = readListing(context.query, defaultOrder);
  const listing = values.HIDE_PRODUCT_PRICES ? withoutPrices(wanted, defaultOrder) : wanted;
  const pageSize = props.pageSize || values.PRODUCTS_PER_PAGE;
  const idle = props.searchable && listing.search === '';
  const fixed = { tags: props.tags, offers: props.offers, pageSize };
  const ask = (page: number) => context.call('GET /product', { query: toProductQuery({ ...listing, page }, fixed) });
  const asked = idle ? nothing : await ask(listing.page);
  // An address beyond the last page, as of a list that has become shorter, shows the last one.
  const last = Math.max(1, Math.ceil(asked.total / pageSize));
  const page = Math.min(listing.page, last);
  const { total, facets, counts, priceRange, corrected, ...shown } = page < listing.page ? await ask(page) : asked;
  // The address holds the number of pages shown, so that Back and a reload show as many.
  const pages = page === 1 ? Math.min(listing.pages, last) : 1;
  const more = await Promise.all(Array.from({ length: pages - 1 }, (_, at) => ask(at + 2)));
  const products = [shown, ...more].flatMap((list) => list.products);
  const named = withFacetNames(listing, facets);
  const others = total === 0 ? withoutEach(named).slice(0, relaxedAtMost) : [];
  const without = await Promise.all(
    others.map(async (other) => (await context.call('GET /product', { query: toProductQuery(other, { ...fixed, pageSize: 1 }) })).total),
  );
  const elsewhere = isSearch && total === 0 && others.length === 0 ? await readElsewhere(named.search, context) : [];
  const range = { min: Math.floor(priceRange.min / 100), max: Math.ceil(priceRange.max / 100) };
  return {
    listing: { ...named, page, pages },
    defaultOrder,
    total,
    pageSize,
    products,
    facets,
    counts,
    priceRange: range,
    settings: cardSettings(values),
    fixed,
    without,
    ...(corrected && { corrected }),
    elsewhere,
    ...measuredList(context, products),
  };
}

/** Reads what the site has of a search besides products. */
async function readElsewhere(search: string, context: LoadContext): Promise<Elsewhere[]> {
  const { pages, articles } = await context.call('GET /search', { query: { search, nbItem: 1 } });
  return [...pages, ...articles.map(({ title, url }) => ({ kind: 'ARTICLE' as const, title, url }))];
}

/** An address may name any number of filters: so many are tried to be taken off. */
const relaxedAtMost = 8;

/** Removes the filters and orders by price from a listing, for a shop that hides its prices. */
const withoutPrices = (listing: Listing, defaultOrder: string): Listing => ({
  ...listing,
  priceMin: null,
  priceMax: null,
  reduced: false,
  orderBy: pricedOrders.includes(listing.orderBy) ? defaultOrder : listing.orderBy,
});

export const code = defineBlockCode<ProductListProps, ProductListData | null>({
  load: loadProductList,
  // It is what its page is for: a shopper is told that it did not come.
  fallback: null,
});
