import type { z } from 'zod';
import type { ProductListQuery } from '#schemas/calls/catalogue.ts';
import { parseFilter } from '#schemas/list-query.ts';
import { Offer, ProductKind } from '#schemas/product.ts';
import { numberTest, textTest, wordTest } from '../../list-filter.ts';
import { searchScores } from '../search/text-search.ts';
import { searchTextOf } from '../search-text.ts';
import type { Catalogue } from './catalogue.ts';

export type ListQuery = z.output<typeof ProductListQuery>;

/** A bit for each filter that a count may leave out: what a product or a declination fails is a sum of them, 0 being a match. */
export const failing = { kind: 1, offer: 2, tags: 4, size: 8, colour: 16, price: 32, availability: 64, discount: 128 } as const;
/** What narrows a list within its page: the bounds of the price filter are those of the list without them. */
export const narrowing =
  failing.kind | failing.offer | failing.size | failing.colour | failing.price | failing.availability | failing.discount;

export type Conditions = {
  /** Of the search, by slot, 0 where it finds nothing; null where nothing is searched for. */
  scores: Float64Array | null;
  /** Whether the product in a slot can be in the list at all, whatever is left out: by name, slug and search. */
  isCandidate: (slot: number) => boolean;
  productFails: (slot: number) => number;
  /** Of a declination by its place in the columns: size, colour, price and stock hold for one and the same. */
  declinationFails: (at: number) => number;
};

/** Reads the filters of GET /product for a catalogue; `language` is the visitor's. Throws ApiError 422 for a value that a filter does not take. */
export function readConditions({ columns, vocabularies, values, tags }: Catalogue, query: ListQuery, language: string): Conditions {
  const { isAlive, names, slugs, types, offers, prices, fixedPrices, isBuyable } = columns;
  const isNamed = textTest('name', query.name, searchTextOf);
  const isAt = wordTest('slug', query.slug);
  const isOfKind = wordTest('kind', query.kind, ProductKind.options);
  const isOffered = wordTest('offer', query.offer, Offer.options);
  const isPriced = numberTest('price', query.price);
  const isTagged = tagTest(columns, tags, query.tags);
  const hasSize = valueTest({ columns, values }, 'size', query.size);
  const hasColour = valueTest({ columns, values }, 'colour', query.colour);
  const slots = { count: isAlive.length, isAlive: (slot: number) => isAlive[slot] === true };
  const scores = query.search ? searchScores(parseFilter(query.search).value, language, vocabularies, slots) : null;
  return {
    scores,
    isCandidate: (slot) =>
      isAlive[slot] === true &&
      (!scores || (scores[slot] ?? 0) > 0) &&
      (!isNamed || isNamed(names[slot] ?? '')) &&
      (!isAt || isAt(slugs[slot] ?? '')),
    productFails: (slot) =>
      (isOfKind && !isOfKind(types[slot] ?? '') ? failing.kind : 0) |
      (isOffered && !isOffered(offers[slot] ?? '') ? failing.offer : 0) |
      (isTagged && !isTagged(slot) ? failing.tags : 0),
    declinationFails: (at) =>
      (hasSize && !hasSize(at) ? failing.size : 0) |
      (hasColour && !hasColour(at) ? failing.colour : 0) |
      (isPriced && !isPriced(prices[at] ?? 0) ? failing.price : 0) |
      (query.availability && !isBuyable[at] ? failing.availability : 0) |
      (query.discount && (prices[at] ?? 0) >= (fixedPrices[at] ?? 0) ? failing.discount : 0),
  };
}

/** Whether a product has one of the tags; with `df:`, none of them. */
function tagTest({ tagsFrom, tags: worn }: Catalogue['columns'], tags: Catalogue['tags'], raw: string | undefined) {
  const isDifferent = raw?.startsWith('df:') === true;
  const isAsked = wordTest('tags', isDifferent ? raw.slice(3) : raw);
  if (!isAsked) return undefined;
  const asked = new Set(tags.filter(({ slug }) => isAsked(slug)).map(({ id }) => id));
  return (slot: number) => {
    for (let at = tagsFrom[slot] ?? 0; at < (tagsFrom[slot + 1] ?? 0); at += 1) if (asked.has(worn[at] ?? 0)) return !isDifferent;
    return isDifferent;
  };
}

/** Whether a declination has one of the values of an axis; with `df:`, one that is none of them. */
function valueTest({ columns, values }: Pick<Catalogue, 'columns' | 'values'>, axis: 'size' | 'colour', raw: string | undefined) {
  const isAsked = wordTest(axis, raw);
  if (!isAsked) return undefined;
  const fits = values.map((value) => value.axis === axis && isAsked(value.label));
  const { valuesFrom, values: chosen } = columns;
  return (declination: number) => {
    for (let at = valuesFrom[declination] ?? 0; at < (valuesFrom[declination + 1] ?? 0); at += 1) if (fits[chosen[at] ?? -1]) return true;
    return false;
  };
}
