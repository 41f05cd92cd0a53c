import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { Id, RowId } from '../id.ts';
import { ListQueryParams } from '../list-query.ts';
import { Award, MealIcon, Product, ProductCard, ProductList, Variation } from '../product.ts';
import { SearchResults } from '../search.ts';
import { maxSlugLength } from '../slug.ts';
import { wishlistLimit } from '../wishlist-limit.ts';

/** Filters of GET /product, each written with the operators of the list conventions; lists are comma-separated. */
export const ProductListQuery = ListQueryParams.extend({
  nbItem: z.coerce.number().int().min(1).max(100).default(100),
  /** `price`, `-price`, `date`, `-date`, `name`, `-name`, `custom`, `-discount`, `relevance` (of `search`). */
  orderBy: z.string().max(40).default('price'),
  name: z.string().max(200).optional(),
  /** Of one product, as its address has it. */
  slug: z.string().max(maxSlugLength).optional(),
  kind: z.string().max(200).optional(),
  search: z.string().max(200).optional(),
  tags: z.string().max(400).optional(),
  /** Tags of which each product has one: what the whole list is limited to, facets, counts and price range too. */
  within: z.string().max(400).optional(),
  size: z.string().max(200).optional(),
  colour: z.string().max(200).optional(),
  grape: z.string().max(400).optional(),
  appellation: z.string().max(400).optional(),
  vintage: z.string().max(200).optional(),
  /** Capacity of a bottle, in centilitres: `75cl`. */
  format: z.string().max(200).optional(),
  offer: z.string().max(100).optional(),
  /** e.g. `lte:5000`; two bounds are joined by a comma: `gte:1000,lte:5000`. */
  price: z.string().max(60).optional(),
  availability: z.enum(['in-stock']).optional(),
  discount: z.enum(['true']).optional(),
});
export type ProductListQuery = z.input<typeof ProductListQuery>;

/** Numbers of products, comma-separated. */
const ProductCardQuery = z.object({
  ids: z
    .string()
    .max(11 * wishlistLimit)
    .transform((text) => text.split(',').map(Number))
    .pipe(z.array(RowId).min(1).max(wishlistLimit)),
});

/** Without words, GET /search answers what may be shown before a search: categories and popular products. */
export const SearchQuery = z.object({
  search: z.string().trim().max(200).default(''),
  /** Products at most. */
  nbItem: z.coerce.number().int().min(1).max(24).default(6),
  /** Slug of a tag: its products are shown where no product is found. */
  popular: z.string().max(200).optional(),
});

export const catalogueCalls = {
  'GET /variation': { summary: 'Axes of variation with their values', access: 'public', data: z.array(Variation) },
  'GET /product': {
    summary: 'Products with filters, sort, pages and facets',
    access: 'public',
    cached: true,
    query: ProductListQuery,
    data: ProductList,
  },
  'GET /product-card': {
    summary: 'Cards of the products with these numbers, in their order; products that are gone are left out',
    access: 'public',
    cached: true,
    query: ProductCardQuery,
    data: z.object({ products: z.array(ProductCard) }),
  },
  'GET /search': {
    summary: 'Products, categories, articles, pages, services and events for words that may still be typed',
    access: 'public',
    cached: true,
    query: SearchQuery,
    data: SearchResults,
  },
  'GET /product/{id}': { summary: 'A product sheet', access: 'public', cached: true, params: z.object({ id: Id }), data: Product },
  'GET /product/declination/{idDeclination}': {
    summary: 'The product sheet of a declination',
    access: 'public',
    cached: true,
    params: z.object({ idDeclination: Id }),
    data: Product,
  },
  'GET /award': {
    summary: 'Medals and trophies of a product',
    access: 'public',
    query: z.object({ product: Id }),
    data: z.array(Award),
  },
  'GET /parameter/product/meal-icon': {
    summary: 'Icons of the dishes that products go with',
    access: 'public',
    data: z.array(MealIcon),
  },
  'GET /v2/product/recommended/{id}': {
    summary: 'Products recommended beside a product',
    access: 'public',
    cached: true,
    params: z.object({ id: Id }),
    data: z.object({
      products: z.array(ProductCard),
      /** All that are recommended, also those that cannot be bought now: when one of them changes, `products` may. */
      recommended: z.array(Id).optional(),
    }),
  },
} as const satisfies CallTable;
