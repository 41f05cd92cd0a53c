import type { Word } from './stems.ts';
import { noSynonyms, type Synonyms, synonymWords } from './synonyms.ts';
import { commonest, nearest, type Slots } from './text-search.ts';
import type { Vocabularies, Vocabulary } from './vocabulary.ts';

/**
 * Other searches, for one that finds nothing, at most `atMost`: the words of it that do find something, and words of the catalogue
 * that resemble those that do not. In the language that is searched in (`fr`, `en`), or the site's own.
 */
export function nearSearches(text: string, language: string, vocabularies: Vocabularies, atMost: number): string[] {
  const vocabulary = vocabularies.get(language) ?? [...vocabularies.values()][0];
  if (!vocabulary) return [];
  const words = vocabulary.reader.words(text).filter(({ plain }) => !vocabulary.reader.isEmpty(plain));
  const known = words.filter((word) => isKnown(vocabulary, word));
  const whole = known.length > 0 && known.length < words.length ? [known.map(({ written }) => written).join(' ')] : [];
  const single = known.length > 1 ? known.map(({ written }) => written) : [];
  const resembling = words
    .filter((word) => !known.includes(word))
    .flatMap(({ plain }) => vocabulary.resembling(plain, atMost).filter((other) => other !== text));
  return [...new Set([...whole, ...single, ...resembling])].slice(0, atMost);
}

const isKnown = (vocabulary: Vocabulary, word: Word): boolean =>
  vocabulary.find(word, false).length > 0 || vocabulary.findNear(word).length > 0;

/**
 * The search that is meant where words of one are known only as typos of others: each in the place of the nearest word that stands in most
 * of what is searched. Undefined where every word is known, by a synonym too, or one has nothing near it.
 */
export function correctedSearch(
  text: string,
  language: string,
  vocabularies: Vocabularies,
  slots: Slots,
  synonyms: Synonyms = noSynonyms,
): string | undefined {
  const known = synonymWords(text, vocabularies, synonyms);
  const spoken = [...vocabularies].sort(([one], [other]) => Number(other === language) - Number(one === language));
  const [[, own] = []] = spoken;
  const words = own?.reader.words(text) ?? [];
  const meant = words.map((word, at) => {
    const isLast = at === words.length - 1;
    const isKnown = spoken.some(([, { reader, find }]) => reader.isEmpty(word.plain) || find(word, isLast).length > 0);
    if (isKnown || known.has(at)) return word.written;
    const near = spoken.flatMap(([, vocabulary]) => vocabulary.findNear(word));
    return commonest(nearest(near, slots), slots)[0]?.written;
  });
  const isOther = meant.some((written, at) => written !== words[at]?.written);
  return isOther && meant.every((written) => written !== undefined) ? meant.join(' ') : undefined;
}
