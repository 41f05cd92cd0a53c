import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countBits, newBits, setBit } from '#backend/search/listing/bits.ts';
import { bestOf } from '#backend/search/listing/page.ts';
import { wordReader } from '#backend/search/words/stems.ts';
import { searchScores } from '#backend/search/words/text-search.ts';
import { newVocabulary } from '#backend/search/words/vocabulary.ts';
import { type Random, randomFrom } from '../../renderer/fuzz/random.ts';

type Written = { name: string; brand?: string; tags: string[]; shortDescription: string; description: string };
const edits = 200;
const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];

/** The words of a sample site's products, and searches in them. */
function searchOf(site: number) {
  const products = JSON.parse(readFileSync(`content/${site}/products.json`, 'utf8')) as Written[];
  const vocabulary = newVocabulary(wordReader('fr'));
  const alive = newBits(products.length);
  for (const [slot, { name, brand = '', tags, shortDescription, description }] of products.entries()) {
    setBit(alive, slot);
    vocabulary.add(slot, 'name', `${name} ${brand}`);
    vocabulary.add(slot, 'tags', tags.join(' '));
    vocabulary.add(slot, 'text', `${shortDescription} ${description}`);
  }
  const find = (text: string) => {
    const scores = searchScores(text, 'fr', new Map([['fr', vocabulary]]), { count: products.length, alive });
    return { first: bestOf(Int32Array.from(products.keys()), scores.slots, scores, 0, 10), total: countBits(scores.slots) };
  };
  return { products, find };
}

/** A word with one letter too many, one missing, one for another, or two neighbours swapped. */
function misspelled(word: string, random: Random): string {
  const at = random.number(word.length);
  const [before, letter, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
  const other = random.pick(alphabet.filter((one) => one !== letter));
  const ways = [before + after, before + other + after, before + other + letter + after];
  return random.pick([...ways, ...(after ? [before + after[0] + letter + after.slice(1)] : [])]);
}

it.each([89, 90])('a product of site %i is found among the first ten by its name with one typo, with hardly more beside it', (site) => {
  const { products, find } = searchOf(site);
  const random = randomFrom(site);
  const missed: string[] = [];
  const totals = { right: 0, typed: 0 };
  for (let edit = 0; edit < edits; ) {
    const slot = random.number(products.length);
    const name = products[slot]?.name ?? '';
    const words = name.split(/[^\p{L}]+/u).filter((word) => word.length >= 5);
    if (words.length === 0) continue;
    edit += 1;
    const word = random.pick(words);
    const typed = name.replace(word, misspelled(word, random));
    const found = find(typed);
    if (!found.first.includes(slot)) missed.push(`${typed} (${name})`);
    totals.typed += found.total;
    totals.right += find(name).total;
  }
  expect(missed.length / edits, missed.join('; ')).toBeLessThanOrEqual(0.05);
  expect(totals.typed / totals.right).toBeLessThanOrEqual(1.2);
});

it('accents, endings and a number written to its unit change nothing of what is found', () => {
  const { find } = searchOf(89);
  const alike = [
    ['doublée', 'doublee', 'doublé', 'doublés', 'DOUBLÉE'],
    ['chemise', 'chemises', 'CHEMISE'],
  ];
  for (const forms of alike) {
    const [first, ...others] = forms.map((form) => find(form).total);
    expect(first).toBeGreaterThan(0);
    expect(others).toEqual(others.map(() => first));
  }
  const reader = wordReader('fr');
  expect(reader.words('75cl').map(({ plain }) => plain)).toEqual(reader.words('75 cl').map(({ plain }) => plain));
});

it('a typo whose stem is another, short word finds what it was typed for', () => {
  const vocabulary = newVocabulary(wordReader('fr'));
  const alive = newBits(2);
  for (const [slot, name] of ['Collants plumetis', 'Robe à col plumetis'].entries()) {
    setBit(alive, slot);
    vocabulary.add(slot, 'name', name);
  }
  const scores = searchScores('colants plumetis', 'fr', new Map([['fr', vocabulary]]), { count: 2, alive });
  expect(bestOf(Int32Array.from([0, 1]), scores.slots, scores, 0, 10)).toEqual([0]);
});
