import { describe, expect, it } from 'vitest';
import { newBits, setBit } from '#backend/storefront/search/listing/bits.ts';
import { bestOf } from '#backend/storefront/search/listing/page.ts';
import { correctedSearch } from '#backend/storefront/search/words/near-searches.ts';
import { wordReader } from '#backend/storefront/search/words/stems.ts';
import { searchScores } from '#backend/storefront/search/words/text-search.ts';
import { newVocabulary } from '#backend/storefront/search/words/vocabulary.ts';
import { readParameters, synonymsOf } from '#schemas/parameters/index.ts';

const names = ['Pull torsadé', 'T-shirt rayé', 'Robe de soirée en satin', 'Robe de ville', 'Pullover en laine', 'Gilet'];
const synonyms = synonymsOf('pull, pullover, sweater\ntee-shirt, t-shirt, tshirt\nrobe de soirée, tenue de gala');
const vocabularies = new Map(['fr', 'en'].map((language) => [language, newVocabulary(wordReader(language))]));
const alive = newBits(names.length);
const slots = { count: names.length, alive };
for (const [slot, name] of names.entries()) {
  setBit(alive, slot);
  vocabularies.get('fr')?.add(slot, 'name', name);
}
const find = (text: string) => {
  const scores = searchScores(text, 'fr', vocabularies, slots, synonyms);
  return bestOf(Int32Array.from(names.keys()), scores.slots, scores, 0, 10).map((slot) => names[slot]);
};

describe('synonyms', () => {
  it('find each other, what is called as one searches first', () => {
    expect(find('pullover')).toEqual(['Pullover en laine', 'Pull torsadé']);
    expect(find('sweaters')).toEqual(['Pull torsadé', 'Pullover en laine']);
    expect(find('pull torsadé')).toEqual(['Pull torsadé']);
  });

  it('may be several words, with hyphens or without', () => {
    for (const typed of ['tee-shirt', 'tee shirt', 'tshirt', 't-shirt', 'tee-shirts']) expect(find(typed)).toEqual(['T-shirt rayé']);
    expect(find('tenue de gala')).toEqual(['Robe de soirée en satin']);
    expect(find('tenue gala satin')).toEqual(['Robe de soirée en satin']);
    expect(find('robe')).toEqual(['Robe de soirée en satin', 'Robe de ville']);
  });

  it('find what is meant while the last letters are still typed', () => {
    expect(find('sweat')).toEqual(['Pull torsadé', 'Pullover en laine']);
  });

  it('leave typos, and words that are no synonym, as they are', () => {
    expect(find('gillet')).toEqual(['Gilet']);
    expect(find('sweater bleu')).toEqual([]);
  });

  it('are no typo of another word', () => {
    expect(correctedSearch('sweater laine', 'fr', vocabularies, slots, synonyms)).toBeUndefined();
    expect(correctedSearch('sweater lainne', 'fr', vocabularies, slots, synonyms)).toBe('sweater laine');
  });
});

describe('the setting of synonyms', () => {
  const read = (value: string) => readParameters([{ type: 'SEARCH_SYNONYMS', value }]);

  it('is read a line a group, whatever spaces, empty lines and letters stand around', () => {
    expect(synonymsOf(' Pull ,pullover;  SWEATER \r\n\n rouge,  vin   rouge ,rouge')).toEqual([
      ['pull', 'pullover', 'sweater'],
      ['rouge', 'vin rouge'],
    ]);
  });

  it.each([
    ['a word alone', 'pull'],
    ['eleven words', 'a,b,c,d,e,f,g,h,i,j,k'],
    ['a word of 41 letters', `pull, ${'x'.repeat(41)}`],
    ['signs alone', 'pull, --'],
    ['a tag', 'pull, <b>x'],
    ['101 lines', Array.from({ length: 101 }, (_, at) => `a${at}, b${at}`).join('\n')],
  ])('refuses %s', (_what, value) => {
    expect(read(value)).toMatchObject({ values: { SEARCH_SYNONYMS: '' }, issues: [{ key: 'SEARCH_SYNONYMS', reason: 'constraint' }] });
  });

  it('takes 100 lines', () => {
    expect(read(Array.from({ length: 100 }, (_, at) => `mot ${at}, terme ${at}`).join('\n')).issues).toEqual([]);
  });
});
