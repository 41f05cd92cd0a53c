import type { LoadContext } from '#renderer/types.ts';
import type { Facet, ProductCard, ProductList } from '#schemas/product.ts';
import { defineBlock } from '../../define-block.ts';
import type { ProductListProps } from '../../generated/product-list.ts';
import { type Listing, type orders, readListing, toProductQuery } from '../../product-parts/listing-query.ts';
import { type CardSettings, cardSettings } from '../../product-parts/shop-settings.ts';
import { pricedOrders, siteOrder } from '../../product-parts/site-order.ts';

export type ProductListData = {
  listing: Listing;
  defaultOrder: string;
  total: number;
  pageSize: number;
  products: readonly ProductCard[];
  facets: readonly Facet[];
  counts: ProductList['counts'];
  /** Whole euros. */
  priceRange: { min: number; max: number };
  settings: CardSettings;
};

/** Nothing searched for on a search page: nothing is listed, not everything. */
const nothing = { total: 0, products: [], facets: [], counts: { inStock: 0, reduced: 0 }, priceRange: { min: 0, max: 0 } };

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
  const { total, products, facets, counts, priceRange } = page < listing.page ? await ask(page) : asked;
  const range = { min: Math.floor(priceRange.min / 100), max: Math.ceil(priceRange.max / 100) };
  return {
    listing: { ...listing, page },
    defaultOrder,
    total,
    pageSize,
    products,
    facets,
    counts,
    priceRange: range,
    settings: cardSettings(values),
  };
}

/** What an address may still ask of a shop that hides its prices. */
const withoutPrices = (listing: Listing, defaultOrder: string): Listing => ({
  ...listing,
  priceMin: null,
  priceMax: null,
  reduced: false,
  orderBy: pricedOrders.includes(listing.orderBy) ? defaultOrder : listing.orderBy,
});

export const block = defineBlock<ProductListProps, ProductListData | null>({
  type: 'product-list',
  version: 1,
  mode: 'static',
  defaults: {
    cardStyle: 'classic',
    tags: [],
    offers: [],
    filters: ['size', 'colour', 'offer', 'price', 'availability'],
    pageSize: 0,
    columns: 3,
    searchable: false,
  },
  load: loadProductList,
  // It is what its page is for: a shopper is told that it did not come.
  fallback: null,
});
