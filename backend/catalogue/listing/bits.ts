/** A set of whole numbers from 0 on, a bit each: 32 of them are joined, narrowed or counted at once. */
export type Bits = Int32Array;

/** An empty set, for numbers below `count`. */
export const newBits = (count: number): Bits => new Int32Array((count + 31) >>> 5);

export const hasBit = (bits: Bits, at: number): boolean => ((bits[at >>> 5] ?? 0) & (1 << (at & 31))) !== 0;

export function setBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
}

export function clearBit(bits: Bits, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) & ~(1 << (at & 31));
}

/** The place of the highest bit of a word that is set; -1 where none is. */
export const highestBit = (word: number): number => 31 - Math.clz32(word);

/** Adds the numbers from one to before another. */
export function setRange(bits: Bits, from: number, to: number): void {
  for (let at = from; at < to; ) {
    const end = Math.min(to, (at | 31) + 1);
    bits[at >>> 5] = (bits[at >>> 5] ?? 0) | ((-1 >>> (32 - (end - at))) << (at & 31));
    at = end;
  }
}

/** The part of a set that holds the numbers below `count`. */
export const firstBits = (bits: Bits, count: number): Bits => bits.subarray(0, (count + 31) >>> 5);

/**
 * How many bits of a word are set: sums of two, of four, of eight bits side by side, then all of them. None of these sums is
 * more than 31 bits hold, so that engines go on counting with whole numbers.
 */
export function countWord(word: number): number {
  const next = word >>> 1;
  const twos = ((word ^ next) & 0x55555555) | ((word & next & 0x55555555) << 1);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) count += countWord(bits[at] ?? 0);
  return count;
}

/** Where the words of a set are in which a bit is set. */
export function filledWords(bits: Bits): Int32Array {
  const filled = new Int32Array(bits.length);
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    if (bits[word] === 0) continue;
    filled[count] = word;
    count += 1;
  }
  return filled.subarray(0, count);
}

/** Leaves in a set what is in the other one too. */
export function keepBoth(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (other[at] ?? 0);
}

/** The places of numbers that are not zero. */
export function bitsOf(numbers: Uint16Array): Bits {
  const bits = newBits(numbers.length);
  for (let at = 0; at < numbers.length; at += 1) if (numbers[at] !== 0) setBit(bits, at);
  return bits;
}
