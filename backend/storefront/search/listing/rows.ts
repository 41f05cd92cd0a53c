import type { Bounds } from '#backend/platform/database/list-filter.ts';
import { type Bits, clearBit, countWord, eachBit, hasBit, highestBit, newBits, setBit, setRange } from './bits.ts';
import type { Columns } from './columns.ts';
import type { Growing } from './growing.ts';
import type { Postings } from './postings.ts';

/** The rows of products, by their slots: those of slots one after the other stand together. */
export function rowsOf(slots: Bits, { rowsFrom, slotOf }: Columns): Bits {
  const rows = newBits(slotOf.length);
  const from = rowsFrom.items;
  for (let word = 0; word < slots.length; word += 1) {
    for (let left = slots[word] ?? 0; left !== 0; ) {
      const last = highestBit(left);
      const first = last + 1 - Math.clz32(~(left << (31 - last)));
      setRange(rows, from[word * 32 + first] ?? 0, from[word * 32 + last + 1] ?? 0);
      left &= ~(-1 << first);
    }
  }
  return rows;
}

/** The slots of the products that have one of the rows. */
export function slotsOf(rows: Bits, { ids, slotOf }: Columns): Bits {
  const slots = newBits(ids.length);
  eachBit(rows, (row) => setBit(slots, slotOf.items[row] ?? 0));
  return slots;
}

/**
 * Counts the products with a row that is in both sets. All ones are added to the rows of each product but its last. If one of them is set,
 * that carries into the last, and on through the words.
 */
export function countProducts(rows: Bits, others: Bits, lasts: Bits): number {
  let count = 0;
  let carry = 0;
  for (let word = 0; word < rows.length; word += 1) {
    const both = (rows[word] ?? 0) & (others[word] ?? 0);
    if (both === 0 && carry === 0) continue;
    const last = lasts[word] ?? 0;
    const before = both & ~last;
    const sum = (before + ~last + carry) | 0;
    carry = ((before & ~last) | ((before | ~last) & ~sum)) >>> 31;
    count += countWord((sum | both) & last);
  }
  return count;
}

/** Counts the products with a row in a set, for each value; values without any are left out. */
export function countProductsOfEach<Key>(of: Iterable<readonly [Key, Postings]>, rows: Bits, { lasts, slotOf }: Columns): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const [key, { list, bits }] of of) {
    const count = bits ? countProducts(rows, bits.items, lasts.items) : list ? countListed(list, rows, slotOf) : 0;
    if (count > 0) counts.set(key, count);
  }
  return counts;
}

function countListed(list: Growing, rows: Bits, slotOf: Growing): number {
  let count = 0;
  let last = -1;
  for (let at = 0; at < list.length; at += 1) {
    const row = list.items[at] ?? 0;
    const slot = slotOf.items[row] ?? 0;
    if (slot === last || !hasBit(rows, row)) continue;
    last = slot;
    count += 1;
  }
  return count;
}

/** The rows with a price within bounds (cents). */
export function rowsPriced({ prices: { items, length } }: Columns, { from, to, except }: Bounds): Bits {
  const rows = newBits(length);
  for (let word = 0; word < rows.length; word += 1) {
    let within = 0;
    for (let bit = 0; bit < 32; bit += 1) {
      const price = items[word * 32 + bit] ?? 0;
      if (price >= from && price <= to) within |= 1 << bit;
    }
    rows[word] = within;
  }
  for (let row = 0; except.length > 0 && row < length; row += 1) if (except.includes(items[row] ?? 0)) clearBit(rows, row);
  return rows;
}

/** The least and the greatest price of rows (cents); both 0 where there are none. Only where 32 rows hold a new bound are they looked at. */
export function priceRange(rows: Bits, { prices, leastPrices, greatestPrices }: Columns): { min: number; max: number } {
  let min = 2_147_483_647;
  let max = 0;
  for (let word = 0; word < rows.length; word += 1) {
    const least = leastPrices.items[word] ?? 0;
    const greatest = greatestPrices.items[word] ?? 0;
    if (least >= min && greatest <= max) continue;
    for (let left = rows[word] ?? 0; left !== 0; ) {
      const bit = highestBit(left);
      const price = prices.items[word * 32 + bit] ?? 0;
      left ^= 1 << bit;
      if (price < min) min = price;
      if (price > max) max = price;
    }
  }
  return { min: min > max ? 0 : min, max };
}
