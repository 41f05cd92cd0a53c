import { changeKinds } from '#schemas/site-changes.ts';

/** More would make a header that servers on the way refuse; a page of more products is dropped with any of them. */
const maxProducts = 100;

/**
 * Names that a cache on the way knows a page by, to drop what a change touches. A change of product 12 touches `product-12` and
 * `catalogue`; one of the whole catalogue `products`; one of what is published `content`; a setting or a page `site`, which is all.
 */
export function tagsOf(uses: readonly number[]): string[] {
  const products = uses.filter((use) => use > 0);
  const isOfAny = uses.includes(changeKinds.catalogue) || products.length > maxProducts;
  return [
    'site',
    ...(uses.includes(changeKinds.content) ? ['content'] : []),
    ...(isOfAny || products.length > 0 ? ['products'] : []),
    ...(isOfAny ? ['catalogue'] : products.map((id) => `product-${id}`)),
  ];
}
