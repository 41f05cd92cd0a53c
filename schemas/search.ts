import { z } from 'zod';
import { ProductCard } from './product.ts';
import { Image } from './site.ts';

/** A page that lists the products of a tag, as a search offers it. */
export const SearchCategory = z.object({
  tag: z.string(),
  label: z.string(),
  url: z.string(),
  /** Number of the found products in it; of all its products if none was found. */
  count: z.int(),
});
export type SearchCategory = z.infer<typeof SearchCategory>;

/** An article of the blog that a search finds. */
export const SearchArticle = z.object({ id: z.int(), title: z.string(), url: z.string(), image: Image.nullable() });
export type SearchArticle = z.infer<typeof SearchArticle>;

/** A page, a service or an event that a search finds. */
export const SearchPage = z.object({ kind: z.enum(['PAGE', 'SERVICE', 'EVENT']), title: z.string(), url: z.string() });
export type SearchPage = z.infer<typeof SearchPage>;

/** GET /search: what the whole site has for some words. */
export const SearchResults = z.object({
  /** Number of products found; `products` has the best of them. */
  total: z.int(),
  products: z.array(ProductCard),
  /** Corrected search that found the products, if a word was taken for a typo of another. */
  corrected: z.string().optional(),
  categories: z.array(SearchCategory),
  articles: z.array(SearchArticle),
  /** Pages, services and events to come, the best first; a page that stands among the categories is left out. */
  pages: z.array(SearchPage),
  /** Other searches that find something, where this one finds no product. */
  near: z.array(z.string()),
  /** Products of the tag `popular`, where no product is found. */
  popular: z.array(ProductCard),
});
export type SearchResults = z.infer<typeof SearchResults>;
