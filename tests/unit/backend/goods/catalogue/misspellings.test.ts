import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countBits, newBits, setBit } from '#backend/storefront/search/listing/bits.ts';
import { bestOf } from '#backend/storefront/search/listing/page.ts';
import { wordReader } from '#backend/storefront/search/words/stems.ts';
import { searchScores } from '#backend/storefront/search/words/text-search.ts';
import { newVocabulary } from '#backend/storefront/search/words/vocabulary.ts';
import { synonymsOf } from '#schemas/parameters/index.ts';
import { type Random, randomFrom } from '../../../renderer/fuzz/random.ts';

type Written = {
  name: string;
  brand?: string;
  tags: string[];
  shortDescription: string;
  description: string;
  declinations: { values?: Record<string, string> }[];
};
const edits = 200;
const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];

/** The words of a sample site's products, and searches in them. */
function searchOf(site: number) {
  const products = JSON.parse(readFileSync(`content/${site}/products.json`, 'utf8')) as Written[];
  const { SEARCH_SYNONYMS: written } = JSON.parse(readFileSync(`content/${site}/parameters.json`, 'utf8')) as Record<string, string>;
  const synonyms = synonymsOf(written ?? '');
  const vocabulary = newVocabulary(wordReader('fr'));
  const alive = newBits(products.length);
  for (const [slot, { name, brand = '', tags, shortDescription, description, declinations }] of products.entries()) {
    setBit(alive, slot);
    vocabulary.add(slot, 'name', `${name} ${brand}`);
    const values = declinations.flatMap((each) => Object.values(each.values ?? {}));
    vocabulary.add(slot, 'tags', [...tags, ...new Set(values)].join(' '));
    vocabulary.add(slot, 'text', `${shortDescription} ${description}`);
  }
  const find = (text: string) => {
    const scores = searchScores(text, 'fr', new Map([['fr', vocabulary]]), { count: products.length, alive }, synonyms);
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
  const share = (part: number) => `${(part * 100).toFixed(1)} %`;
  console.info(
    `site ${site}: ${share(1 - missed.length / edits)} of ${edits} edits found, ${(totals.typed / totals.right).toFixed(2)} times as many results`,
  );
  expect(missed.length / edits, missed.join('; ')).toBeLessThanOrEqual(0.05);
  expect(totals.typed / totals.right).toBeLessThanOrEqual(1.2);
});

it.each([
  [89, 'pullover', /^Pull /],
  [89, 'tee-shirt', /^Top /],
  [89, 'tshirt dentelle', /^Top en dentelle noir/],
  [89, 'boots chocolat', /^Bottes cavalières/],
  [89, 'robe de soiree satin', /^Robe de soirée en satin/],
  [89, 'veste carreaux', /^Veste blazer à carreaux/],
  [90, 'mousseux', /./],
])('the synonyms of site %i lead from “%s” to what it has', (site, search, name) => {
  const { products, find } = searchOf(site);
  const names = find(search).first.map((slot) => products[slot]?.name ?? '');
  expect(
    names.some((each) => name.test(each)),
    names.join('; '),
  ).toBe(true);
});

it('a colour in any form finds the pieces that have it as a value', () => {
  const vocabulary = newVocabulary(wordReader('fr'));
  const boots = [
    ['Bottes cavalières', 'Noir'],
    ['Bottes cavalières', 'Chocolat'],
    ['Ballerines', 'Noir'],
    ['Bottes lacées', 'Blanc'],
    ['Bottes de pluie', 'Bleu'],
  ];
  const alive = newBits(boots.length);
  for (const [slot, [name = '', colour = '']] of boots.entries()) {
    setBit(alive, slot);
    vocabulary.add(slot, 'name', name);
    vocabulary.add(slot, 'tags', colour);
  }
  const find = (text: string) => {
    const scores = searchScores(text, 'fr', new Map([['fr', vocabulary]]), { count: boots.length, alive });
    return bestOf(Int32Array.from(boots.keys()), scores.slots, scores, 0, 10);
  };
  expect(['bottes noires', 'botte noire', 'bottes noirs', 'NOIRE botte'].map(find)).toEqual(Array(4).fill([0]));
  expect(['bottes blanches', 'botte blanche'].map(find)).toEqual([[3], [3]]);
  expect(['bottes bleues', 'bottes bleus'].map(find)).toEqual([[4], [4]]);
});

it('a word with a typo finds what one word finds, not what all do that resemble it', () => {
  const { find } = searchOf(89);
  for (const [typed, meant] of [
    ['rode', 'robe'],
    ['robbe', 'robe'],
  ] as const)
    expect([typed, find(typed).total]).toEqual([typed, find(meant).total]);
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
