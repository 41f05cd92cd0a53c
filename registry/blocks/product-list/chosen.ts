import type { Facet, Offer } from '#schemas/product.ts';
import { type Listing, listFilters } from '../../product-parts/listing-query.ts';
import { productMessages } from '../../product-parts/messages.ts';
import type { messages as allMessages } from './messages.ts';

type Messages = (typeof allMessages)['fr'];
export type Chosen = { label: string; without: Listing };

/** The label of a value: the offers' are ours, the others' come with the facet. */
export function valueLabel(facets: readonly Facet[], filter: string, value: string, lang: 'fr' | 'en'): string {
  if (filter === 'offer') return productMessages[lang].offer[value as Offer] ?? value;
  const facet = facets.find(({ key }) => key === filter);
  return facet?.values.find((candidate) => candidate.value === value)?.label ?? value;
}

/** Each filter in force with the listing that drops it. */
export function chosenFilters(listing: Listing, facets: readonly Facet[], messages: Messages, lang: 'fr' | 'en'): Chosen[] {
  const first = { ...listing, page: 1 };
  const lists = listFilters.flatMap((filter) =>
    listing[filter].map((value) => ({
      label: valueLabel(facets, filter, value, lang),
      without: { ...first, [filter]: listing[filter].filter((other) => other !== value) },
    })),
  );
  return [
    ...lists,
    ...(listing.priceMin === null ? [] : [{ label: messages.from(listing.priceMin), without: { ...first, priceMin: null } }]),
    ...(listing.priceMax === null ? [] : [{ label: messages.upTo(listing.priceMax), without: { ...first, priceMax: null } }]),
    ...(listing.inStock ? [{ label: messages.inStock, without: { ...first, inStock: false } }] : []),
    ...(listing.reduced ? [{ label: messages.reduced, without: { ...first, reduced: false } }] : []),
  ];
}

/** The listing without any filter; the search and the order stay. */
export const withoutFilters = (listing: Listing): Listing => ({
  ...listing,
  size: [],
  colour: [],
  offer: [],
  kind: [],
  tags: [],
  priceMin: null,
  priceMax: null,
  inStock: false,
  reduced: false,
  page: 1,
});
