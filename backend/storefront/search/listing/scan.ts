import { type Bits, countBits, firstBits, keepBoth } from './bits.ts';
import type { Catalogue } from './catalogue.ts';
import type { Conditions } from './conditions.ts';
import { type Axis, axes } from './listed-product.ts';
import { countEach, type Postings } from './postings.ts';
import { countProducts, countProductsOfEach, priceRange, rowsOf, slotsOf } from './rows.ts';

/** Result of a query in a catalogue. */
export type Scanned = {
  /** Slots of the products that fit, and how many they are. */
  matches: Bits;
  total: number;
  /** Number of products for each value, with the other filters unchanged; values without any are missing. */
  counts: {
    kind: ReadonlyMap<string, number>;
    offer: ReadonlyMap<string, number>;
    /** By the id of the tag. */
    tags: ReadonlyMap<number, number>;
    /** By the number of the value of an axis. */
    values: ReadonlyMap<number, number>;
    inStock: number;
    reduced: number;
  };
  /** Cents, of all that the filters of tags, name and search leave: the bounds that the price filter is set within. */
  prices: { min: number; max: number };
};

/** Finds the products of a catalogue that fit, and counts for each filter what its values would leave. */
export function scan({ columns, values }: Catalogue, { candidates, ofProducts, ofRows }: Conditions): Scanned {
  const { kinds, offers, tags, lasts, buyable, reduced } = columns;
  const slots = candidates ?? firstBits(columns.alive.items, columns.ids.length);
  const rows = firstBits(columns.aliveRows.items, columns.slotOf.length);
  const products = allOf(slots, ofProducts);
  const withRow = isEmpty(ofRows) ? slots : slotsOf(allOf(rows, ofRows), columns);
  const matches = allOf(products, { withRow });
  const productRows = candidates || !isEmpty(ofProducts) ? rowsOf(products, columns) : rows;

  const slotsBut = (filter: keyof typeof ofProducts) =>
    ofProducts[filter] ? allOf(slots, { ...ofProducts, withRow, [filter]: undefined }) : matches;
  const rowsBut = (filter: keyof typeof ofRows) => allOf(productRows, { ...ofRows, [filter]: undefined });
  const valuesOf = (axis: Axis) => {
    const ofAxis = (all: ReadonlyMap<number, Postings>) => [...all].filter(([number]) => values[number]?.axis === axis);
    // No declination is filtered out, so a product counts if any of its declinations has the value.
    if (!hasBut(ofRows, axis)) return countEach(ofAxis(columns.valueSlots), products);
    return countProductsOfEach(ofAxis(columns.valueRows), rowsBut(axis), columns);
  };
  const isNarrowed = ofProducts.kind || ofProducts.offer;
  return {
    ...{ matches, total: countBits(matches) },
    counts: {
      kind: countEach(kinds, slotsBut('kind')),
      offer: countEach(offers, slotsBut('offer')),
      tags: countEach(tags, slotsBut('tags')),
      values: new Map(axes.flatMap((axis) => [...valuesOf(axis)])),
      inStock: countProducts(rowsBut('availability'), buyable.items, lasts.items),
      reduced: countProducts(rowsBut('discount'), reduced.items, lasts.items),
    },
    prices: priceRange(isNarrowed ? rowsOf(allOf(slots, { tags: ofProducts.tags }), columns) : productRows, columns),
  };
}

type Filters = Readonly<Record<string, Bits | undefined>>;

const isEmpty = (filters: Filters): boolean => Object.keys(filters).length === 0;

const hasBut = (filters: Filters, left: string): boolean => Object.keys(filters).some((filter) => filter !== left);

/** Returns the numbers of a set that pass all filters. */
function allOf(bits: Bits, filters: Filters): Bits {
  const all = bits.slice();
  for (const filter of Object.values(filters)) if (filter) keepBoth(all, filter);
  return all;
}
