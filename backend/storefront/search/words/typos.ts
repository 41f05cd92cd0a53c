import { countWord } from '../listing/bits.ts';

const typosAtMost = 2;

/** How many letters of a word may be wrong: one from 4 letters on, two from 8 on. Numbers are meant as they are written. */
export function typosAllowed(word: string): number {
  if (/\d/.test(word)) return 0;
  return word.length >= 8 ? typosAtMost : word.length >= 4 ? 1 : 0;
}

/** Whether typos of a word without digits may lead to a word: each of its digits would be one of them. References are seldom looked through. */
export const mayBeTyped = (word: string): boolean => word.replace(/\D/g, '').length <= typosAtMost;

/** The letters of a word as bits: two words that few typos part have nearly the same. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 31);
  return letters;
}

/** Whether so few letters differ that at most `most` typos can part two words: each changes two bits at the most. */
export const mayBeNear = (letters: number, others: number, most: number): boolean => countWord(letters ^ others) <= 2 * most;

/**
 * How many typos part two words, where they are at most `most`; else null. A typo is a letter too many, one missing, one for another, or
 * two neighbours swapped (optimal string alignment).
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
