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

/** Counts the bits set in a word: it adds pairs, then groups of four and eight bits side by side, then all of them. */
export function countWord(word: number): number {
  const twos = (word - ((word >>> 1) & 0x55555555)) | 0;
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export const countBits = (bits: Bits): number => countBoth(bits, bits);

/**
 * Counts the numbers that are in both sets; those of the second beyond the length of the first do not count. Four words are added at a
 * time, bit by bit: `ones` and `twos` hold the sums so far, and only carries into fours are counted (Harley and Seal).
 */
export function countBoth(bits: Bits, others: Bits): number {
  const whole = bits.length & ~3;
  let [fours, twos, ones] = [0, 0, 0];
  for (let at = 0; at < whole; at += 4) {
    const first = (bits[at] ?? 0) & (others[at] ?? 0);
    const second = (bits[at + 1] ?? 0) & (others[at + 1] ?? 0);
    const third = (bits[at + 2] ?? 0) & (others[at + 2] ?? 0);
    const fourth = (bits[at + 3] ?? 0) & (others[at + 3] ?? 0);
    const one = ones ^ first;
    const two = (ones & first) | (one & second);
    ones = one ^ second;
    const another = ones ^ third;
    const more = (ones & third) | (another & fourth);
    ones = another ^ fourth;
    fours += countWord((twos & two) | ((twos ^ two) & more));
    twos ^= two ^ more;
  }
  let count = 4 * fours + 2 * countWord(twos) + countWord(ones);
  for (let at = whole; at < bits.length; at += 1) count += countWord((bits[at] ?? 0) & (others[at] ?? 0));
  return count;
}

/** Leaves in a set what is in the other one too. */
export function keepBoth(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (other[at] ?? 0);
}

/** Tells each number of a set, 32 after the other: the highest of them first. */
export function eachBit(bits: Bits, tell: (at: number) => void): void {
  for (let word = 0; word < bits.length; word += 1) {
    for (let left = bits[word] ?? 0; left !== 0; ) {
      const bit = highestBit(left);
      left ^= 1 << bit;
      tell(word * 32 + bit);
    }
  }
}
