import type { Messages } from '#messages/generated/registry/catalogue/product-list.ts';
import { messages as productMessages } from '#messages/generated/registry/catalogue/products.ts';
import type { Facet, Offer } from '#schemas/product.ts';
import type { Lang } from '#schemas/site.ts';
import { formatUnits, type MoneyFormat } from '#ui/format-price.ts';
import { type ListFilter, type Listing, listFilters } from '../products/listing-query.ts';
export type Chosen = { label: string; without: Listing };

/** The label of a value: the offers' are ours, the others' come with the facet. */
export function valueLabel(facets: readonly Facet[], filter: string, value: string, lang: Lang): string {
  if (filter === 'offer') return productMessages[lang].offer[value as Offer] ?? value;
  const found = facets.filter(({ key }) => key === filter).flatMap((facet) => facet.values);
  // A size that nothing is left of: without the variation that tells it from others.
  const fallback = filter === 'size' ? (value.split('.').at(-1) ?? value) : value;
  return found.find((candidate) => candidate.value === value)?.label ?? fallback;
}

/** For each filter in force, in the order of the list of them, the listing that drops it. */
export function withoutEach(listing: Listing): Listing[] {
  const first = { ...listing, page: 1, pages: 1 };
  return [
    ...listFilters.flatMap((filter) =>
      listing[filter].map((value) => ({ ...first, [filter]: listing[filter].filter((other) => other !== value) })),
    ),
    ...(listing.priceMin === null ? [] : [{ ...first, priceMin: null }]),
    ...(listing.priceMax === null ? [] : [{ ...first, priceMax: null }]),
    ...(listing.inStock ? [{ ...first, inStock: false }] : []),
    ...(listing.reduced ? [{ ...first, reduced: false }] : []),
  ];
}

/** Each filter in force with the listing that drops it. */
export function chosenFilters(
  listing: Listing,
  facets: readonly Facet[],
  { messages, lang, ...money }: { messages: Messages; lang: Lang } & MoneyFormat,
): Chosen[] {
  const labels = [
    ...listFilters.flatMap((filter) => listing[filter].map((value) => valueLabel(facets, filter, value, lang))),
    ...(listing.priceMin === null ? [] : [messages.from({ price: formatUnits(listing.priceMin, money) })]),
    ...(listing.priceMax === null ? [] : [messages.upTo({ price: formatUnits(listing.priceMax, money) })]),
    ...(listing.inStock ? [messages.inStock] : []),
    ...(listing.reduced ? [messages.reduced] : []),
  ];
  return withoutEach(listing).map((without, at) => ({ label: labels[at] ?? '', without }));
}

/** The listing without any filter; the search and the order stay. */
export const withoutFilters = (listing: Listing): Listing => ({
  ...listing,
  ...(Object.fromEntries(listFilters.map((filter) => [filter, []])) as unknown as Record<ListFilter, readonly string[]>),
  priceMin: null,
  priceMax: null,
  inStock: false,
  reduced: false,
  page: 1,
  pages: 1,
});
