import { type Bits, countBoth, hasBit, setBit } from './bits.ts';
import { addBit, type Growing, type GrowingBits, growingBits, push, wholeNumbers } from './growing.ts';

/** Places of a value, in ascending order: a list, or a bit for every place once there are many. */
export type Postings = { list: Growing | null; bits: GrowingBits | null };

/** A list of as many places takes as long to look up as all bits to count: where more of them have the value, bits are quicker. */
const placesToOne = 24;
/** A list this short is left one. */
const few = 1024;

export const newPostings = (): Postings => ({ list: wholeNumbers(), bits: null });

/** Adds a place, which is not before those that were added already. */
export function addPosting(postings: Postings, at: number): void {
  const { list } = postings;
  if (postings.bits) addBit(postings.bits, at);
  if (!list) return;
  push(list, at);
  if (list.length <= few || list.length * placesToOne < at) return;
  postings.bits = growingBits();
  for (let of = 0; of < list.length; of += 1) addBit(postings.bits, list.items[of] ?? 0);
  postings.list = null;
}

/** Adds all places to a set. */
export function addPostings({ list, bits }: Postings, to: Bits): void {
  if (list) for (let of = 0; of < list.length; of += 1) setBit(to, list.items[of] ?? 0);
  const words = Math.min(to.length, bits?.items.length ?? 0);
  if (bits) for (let word = 0; word < words; word += 1) to[word] = (to[word] ?? 0) | (bits.items[word] ?? 0);
}

/** Counts the places of each value in a set; values without any are left out. */
export function countEach<Key>(of: Iterable<readonly [Key, Postings]>, within: Bits): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const [key, { list, bits }] of of) {
    let count = 0;
    if (bits) {
      count = countBoth(within, bits.items);
    } else if (list) {
      for (let at = 0; at < list.length; at += 1) if (hasBit(within, list.items[at] ?? 0)) count += 1;
    }
    if (count > 0) counts.set(key, count);
  }
  return counts;
}
