import { expect, it } from 'vitest';
import { lettersOf, mayBeNear, mayBeTyped, typosAllowed, typosBetween } from '#backend/storefront/search/words/typos.ts';

it.each([
  ['lin', 0],
  ['robe', 1],
  ['chemise', 1],
  ['chaussur', 2],
  ['2024', 0],
])('%s may have %i wrong letters', (word, most) => {
  expect(typosAllowed(word)).toBe(most);
});

it.each([
  ['robe', 'roeb', 1, true],
  ['robe', 'robes', 1, true],
  ['robe', 'obe', 1, true],
  ['robe', 'rose', 1, true],
  ['robe', 'rosee', 1, false],
  ['chaussure', 'chosure', 2, false],
  ['chaussure', 'chausure', 1, true],
  ['chaussure', 'chosuure', 2, false],
  ['chaussure', 'chassurre', 2, true],
])('%s and %s are parted by at most %i typos: %s', (a, b, most, expected) => {
  expect(typosBetween(a, b, most) !== null).toBe(expected);
  expect(typosBetween(b, a, most)).toBe(typosBetween(a, b, most));
  if (expected) expect(mayBeNear(lettersOf(a), lettersOf(b), most)).toBe(true);
});

it('does not look for typos in words with more digits than typos are allowed', () => {
  expect(['robe', 'r2', '38', 'chaussure12'].every(mayBeTyped)).toBe(true);
  expect(['2024', 'ref123', '100000'].some(mayBeTyped)).toBe(false);
});
