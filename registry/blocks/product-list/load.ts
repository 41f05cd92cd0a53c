import type { LoadContext } from '#renderer/types.ts';
import type { Facet, ProductCard } from '#schemas/product.ts';
import type { ProductListProps } from '../../generated/product-list.ts';
import { type Listing, type orders, readListing, toProductQuery } from '../../product-parts/listing-query.ts';
import { type ShopSettings, shopSettings } from '../../product-parts/shop-settings.ts';
import { valuesOf } from '../../site-values.ts';

export type ProductListData = {
  listing: Listing;
  defaultOrder: string;
  total: number;
  pageSize: number;
  products: readonly ProductCard[];
  facets: readonly Facet[];
  /** Whole euros. */
  priceRange: { min: number; max: number };
  settings: ShopSettings;
};

/** The site's PRODUCT_ORDER as GET /product writes it. */
const orderOf = { CUSTOM: 'custom', PRICE: 'price', PRICE_DESC: '-price', DATE: '-date', NAME: 'name', DISCOUNT: '-discount' } as const;

/** Nothing searched for on a search page: nothing is listed, not everything. */
const nothing = { total: 0, products: [], facets: [], priceRange: { min: 0, max: 0 } };

export async function loadProductList(props: ProductListProps, context: LoadContext): Promise<ProductListData> {
  const values = valuesOf(context);
  const isSearch = props.searchable && (context.query.search ?? '') !== '';
  const defaultOrder: (typeof orders)[number] = isSearch ? 'relevance' : orderOf[values.PRODUCT_ORDER];
  const listing = readListing(context.query, defaultOrder);
  const pageSize = props.pageSize || values.PRODUCTS_PER_PAGE;
  const idle = props.searchable && listing.search === '';
  const query = toProductQuery(listing, { tags: props.tags, offers: props.offers, pageSize });
  const { total, products, facets, priceRange } = idle ? nothing : await context.call('GET /product', { query });
  const range = { min: Math.floor(priceRange.min / 100), max: Math.ceil(priceRange.max / 100) };
  return { listing, defaultOrder, total, pageSize, products, facets, priceRange: range, settings: shopSettings(values) };
}
