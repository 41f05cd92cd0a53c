import type { Word } from './stems.ts';
import type { Vocabularies } from './text-search.ts';
import type { Vocabulary } from './vocabulary.ts';

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
