import { countWord } from '../listing/bits.ts';

const typosAtMost = 2;

/** Returns the maximum number of wrong letters in a word: one from 4 letters on, two from 8 on, none with digits. */
export function typosAllowed(word: string): number {
  if (/\d/.test(word)) return 0;
  return word.length >= 8 ? typosAtMost : word.length >= 4 ? 1 : 0;
}

/**
 * Returns whether typos in a word without digits may lead to a word: each of its digits would be one of them. So most references are
 * skipped.
 */
export const mayBeTyped = (word: string): boolean => word.replace(/\D/g, '').length <= typosAtMost;

/** The letters of a word as bits: two words that few typos part have nearly the same. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 31);
  return letters;
}

/** Returns whether two words may be at most `most` typos apart, by their letters as bits: each typo changes at most two bits. */
export const mayBeNear = (letters: number, others: number, most: number): boolean => countWord(letters ^ others) <= 2 * most;

/**
 * Counts the typos between two words; null if there are more than `most`. A typo is an extra letter, a missing one, a wrong one, or two
 * neighbours swapped (optimal string alignment).
 */
export function typosBetween(a: string, b: string, most: number): number | null {
  if (Math.abs(a.length - b.length) > most) return null;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let typos = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) typos = Math.min(typos, (before[j - 2] ?? 0) + 1);
      row.push(typos);
      if (typos < least) least = typos;
    }
    if (least > most) return null;
    before = above;
    above = row;
  }
  const typos = above[b.length] ?? 0;
  return typos <= most ? typos : null;
}
