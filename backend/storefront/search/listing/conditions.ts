import type { z } from 'zod';
import { readBounds, textTest, wordTest } from '#backend/platform/database/list-filter.ts';
import { searchTextOf } from '#backend/platform/search-text.ts';
import type { ProductListQuery } from '#schemas/calls/catalogue.ts';
import { parseFilter } from '#schemas/list-query.ts';
import { Offer, ProductKind } from '#schemas/product.ts';
import type { Synonyms } from '../words/synonyms.ts';
import { type Scores, type Slots, searchScores } from '../words/text-search.ts';
import { type Bits, clearBit, firstBits, keepBoth, newBits } from './bits.ts';
import type { Catalogue } from './catalogue.ts';
import type { Columns } from './columns.ts';
import { type Axis, axes, namesOf } from './listed-product.ts';
import { addPostings, type Postings } from './postings.ts';
import { rowsPriced } from './rows.ts';

export type ListQuery = z.output<typeof ProductListQuery>;

/** Conditions of a query; a filter that is not set is left out. */
export type Conditions = {
  /** Of the search; null where nothing is searched for. */
  scores: Scores | null;
  /** Slots of the products that can be in the list at all, whatever is left out: by what it is limited to, name, slug and search. Null: all of them. */
  candidates: Bits | null;
  /** Slots that a filter of products lets through. */
  ofProducts: Partial<Record<'kind' | 'offer' | 'tags', Bits>>;
  /** Rows that a filter of declinations lets through: size, colour, vintage, price and stock hold for one and the same. */
  ofRows: Partial<Record<Axis | 'price' | 'availability' | 'discount', Bits>>;
};

/** The visitor's language, and what the owner takes for synonyms. */
export type Asking = { language: string; synonyms?: Synonyms };

/** The slots of a catalogue's products. */
export const liveSlots = ({ columns }: Catalogue): Slots => ({ count: columns.ids.length, alive: columns.alive.items });

/** Reads the filters of GET /product for a catalogue. Throws ApiError 422 for a value that a filter does not take. */
export function readConditions(catalogue: Catalogue, query: ListQuery, { language, synonyms }: Asking): Conditions {
  const { columns, vocabularies } = catalogue;
  const { kinds, offers, buyable, reduced } = columns;
  const bounds = readBounds('price', query.price);
  const isOfKind = wordTest('kind', query.kind, ProductKind.options);
  const isOffered = wordTest('offer', query.offer, Offer.options);
  const tags = taggedSlots(catalogue, query.tags);
  const ofAxes = axes.flatMap((axis) => {
    const rows = rowsWithValue(catalogue, axis, query[axis]);
    return rows ? [[axis, rows] as const] : [];
  });
  const slots = liveSlots(catalogue);
  const scores = query.search ? searchScores(parseFilter(query.search).value, language, vocabularies, slots, synonyms) : null;
  return {
    ...{ scores, candidates: candidatesOf(columns, query, scores, taggedSlots(catalogue, query.within)) },
    ofProducts: {
      ...(isOfKind && { kind: withValues(kinds, isOfKind, slots.count) }),
      ...(isOffered && { offer: withValues(offers, isOffered, slots.count) }),
      ...(tags && { tags }),
    },
    ofRows: {
      ...Object.fromEntries(ofAxes),
      ...(bounds && { price: rowsPriced(columns, bounds) }),
      ...(query.availability && { availability: buyable.items }),
      ...(query.discount && { discount: reduced.items }),
    },
  };
}

/** Slots by what is never left out: the search, the name, the slug, the tags of the whole list. Null where nothing of it is asked. */
function candidatesOf(
  { alive, names, slugs }: Columns,
  query: ListQuery,
  scores: Conditions['scores'],
  within: Bits | undefined,
): Bits | null {
  const isNamed = textTest('name', query.name, searchTextOf);
  const isAt = wordTest('slug', query.slug);
  if (!scores && !isNamed && !isAt && !within) return null;
  const found = (scores?.slots ?? firstBits(alive.items, names.length)).slice();
  if (within) keepBoth(found, within);
  for (let slot = 0; (isNamed || isAt) && slot < names.length; slot += 1) {
    if ((isNamed && !isNamed(names[slot] ?? '')) || (isAt && !isAt(slugs[slot] ?? ''))) clearBit(found, slot);
  }
  return found;
}

function withValues<Value>(postings: ReadonlyMap<Value, Postings>, isAsked: (value: Value) => boolean, count: number): Bits {
  const bits = newBits(count);
  for (const [value, places] of postings) if (isAsked(value)) addPostings(places, bits);
  return bits;
}

/** Products with one of the tags; with `df:`, with none of them. */
function taggedSlots({ columns, tags }: Catalogue, raw: string | undefined): Bits | undefined {
  const isDifferent = raw?.startsWith('df:') === true;
  const isAsked = wordTest('tags', isDifferent ? raw.slice(3) : raw);
  if (!isAsked) return undefined;
  const asked = new Set(tags.filter(({ slug }) => isAsked(slug)).map(({ id }) => id));
  const tagged = withValues(columns.tags, (id) => asked.has(id), columns.ids.length);
  return isDifferent ? tagged.map((word) => ~word) : tagged;
}

/** Declinations with one of the values of an axis; with `df:`, with one that is none of them. */
function rowsWithValue({ columns, values }: Catalogue, axis: Axis, raw: string | undefined): Bits | undefined {
  const isAsked = wordTest(axis, raw);
  if (!isAsked) return undefined;
  // With `df:`, a value is left out by whichever of its names.
  const isDifferent = raw?.startsWith('df:') === true;
  const fits = values.map((value) => value.axis === axis && (isDifferent ? namesOf(value).every(isAsked) : namesOf(value).some(isAsked)));
  return withValues(columns.valueRows, (number) => fits[number] === true, columns.slotOf.length);
}
