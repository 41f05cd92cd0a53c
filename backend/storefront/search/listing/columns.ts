import { clearBit } from './bits.ts';
import { addBit, anyNumbers, type Growing, type GrowingBits, growingBits, push, wholeNumbers } from './growing.ts';
import type { ListedProduct } from './listed-product.ts';
import { addPosting, newPostings, type Postings } from './postings.ts';

/**
 * The products of a catalogue in columns: one array a property, and a number (its slot) for each product. Its declinations have
 * numbers too (their rows), from `rowsFrom[slot]` to before `rowsFrom[slot + 1]`: each product has one at least.
 * Each value of a filter is a set of slots or rows, so that a list tests 32 of them at once.
 */
export type Columns = {
  ids: Growing;
  slugs: string[];
  names: string[];
  positions: Growing;
  /** ms since 1970. */
  created: Growing<Float64Array>;
  rowsFrom: Growing;
  /** Slots of the products that were neither dropped nor replaced, and the rows of those. */
  alive: GrowingBits;
  aliveRows: GrowingBits;
  kinds: Map<string, Postings>;
  offers: Map<string, Postings>;
  /** By the id of the tag. */
  tags: Map<number, Postings>;
  /** Columns of rows: the slot of each, its prices in cents, and whether it is the last one of its product. */
  slotOf: Growing;
  prices: Growing;
  fixedPrices: Growing;
  lasts: GrowingBits;
  buyable: GrowingBits;
  reduced: GrowingBits;
  /** By the number of the value: the rows with it, and the slots of their products, for lists that no declination is left out of. */
  valueRows: Map<number, Postings>;
  valueSlots: Map<number, Postings>;
  /** Lowest and highest price of every 32 rows. */
  leastPrices: Growing;
  greatestPrices: Growing;
};

export const newColumns = (): Columns => {
  const rowsFrom = wholeNumbers();
  push(rowsFrom, 0);
  return {
    ...{ ids: wholeNumbers(), slugs: [], names: [], positions: wholeNumbers(), created: anyNumbers(), rowsFrom },
    ...{ alive: growingBits(), aliveRows: growingBits(), kinds: new Map(), offers: new Map(), tags: new Map() },
    ...{ slotOf: wholeNumbers(), prices: wholeNumbers(), fixedPrices: wholeNumbers() },
    ...{ lasts: growingBits(), buyable: growingBits(), reduced: growingBits(), valueRows: new Map(), valueSlots: new Map() },
    ...{ leastPrices: wholeNumbers(), greatestPrices: wholeNumbers() },
  };
};

/** Adds a product behind the others; gives its slot. */
export function addToColumns(columns: Columns, product: ListedProduct): number {
  const { ids, slugs, names, positions, created, rowsFrom, alive, kinds, offers, tags, slotOf } = columns;
  const slot = ids.length;
  push(ids, product.id);
  slugs.push(product.slug);
  names.push(product.plainName);
  push(positions, product.position);
  push(created, product.createdAt.getTime());
  addBit(alive, slot);
  addPosting(postingsOf(kinds, product.type), slot);
  addPosting(postingsOf(offers, product.offer), slot);
  for (const tag of new Set(product.tags)) addPosting(postingsOf(tags, tag), slot);
  for (const value of new Set(product.declinations.flatMap(({ values }) => values))) {
    addPosting(postingsOf(columns.valueSlots, value), slot);
  }
  for (const declination of product.declinations) addRow(columns, slot, declination);
  addBit(columns.lasts, slotOf.length - 1);
  push(rowsFrom, slotOf.length);
  return slot;
}

function addRow(columns: Columns, slot: number, { price, fixedPrice, isBuyable, values }: ListedProduct['declinations'][number]): void {
  const row = columns.slotOf.length;
  push(columns.slotOf, slot);
  push(columns.prices, price);
  addToRange(columns, row >>> 5, price);
  push(columns.fixedPrices, fixedPrice);
  addBit(columns.aliveRows, row);
  if (isBuyable) addBit(columns.buyable, row);
  if (price < fixedPrice) addBit(columns.reduced, row);
  for (const value of new Set(values)) addPosting(postingsOf(columns.valueRows, value), row);
}

function addToRange({ leastPrices: least, greatestPrices: greatest }: Columns, word: number, price: number): void {
  if (word === least.length) {
    push(least, price);
    push(greatest, price);
  }
  least.items[word] = Math.min(least.items[word] ?? 0, price);
  greatest.items[word] = Math.max(greatest.items[word] ?? 0, price);
}

/** Takes the product in a slot out of all lists; the slot stays where it is. */
export function dropFromColumns({ alive, aliveRows, rowsFrom }: Columns, slot: number): void {
  clearBit(alive.items, slot);
  for (let row = rowsFrom.items[slot] ?? 0; row < (rowsFrom.items[slot + 1] ?? 0); row += 1) clearBit(aliveRows.items, row);
}

function postingsOf<Key>(of: Map<Key, Postings>, key: Key): Postings {
  const known = of.get(key) ?? newPostings();
  of.set(key, known);
  return known;
}
