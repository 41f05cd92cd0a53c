import type { Word } from './stems.ts';
import type { Vocabularies, Vocabulary } from './vocabulary.ts';

/** Groups of terms that searches take for one another, each of one word or several. */
export type Synonyms = readonly (readonly string[])[];
export const noSynonyms: Synonyms = [];

/** A language of a catalogue, and the words of a search as it stems them. */
export type Spoken = { vocabulary: Vocabulary; words: readonly Word[] };
/** Words of a search that are looked for together: their numbers, and the terms that may stand in their place. */
export type Segment = { at: readonly number[]; others: readonly string[] };

/** A term: its telling words in each language, by the languages' order. */
type Term = { text: string; words: readonly (readonly Word[])[] };
type Group = readonly Term[];

/** Number of letters of a term's last word that must be typed for a match. */
const lettersToMean = 4;
const maxOthers = 12;
const compiled = new WeakMap<Synonyms, { languages: string; groups: readonly Group[] }>();

/** A search in parts: a word each, or the words of a term that has synonyms, the longest term first. `asked` are the numbers of its telling words. */
export function segmentsOf(asked: readonly number[], spoken: readonly Spoken[], synonyms: Synonyms): Segment[] {
  const groups = compile(synonyms, spoken);
  const segments: Segment[] = [];
  for (let from = 0; from < asked.length; ) {
    const found = groups.flatMap((group) => {
      const lengths = group.map((term) => matchedWords(term, asked.slice(from), spoken));
      const length = Math.max(0, ...lengths);
      return length > 0 ? [{ length, others: group.filter((_, at) => lengths[at] !== length).map(({ text }) => text) }] : [];
    });
    const length = Math.max(1, ...found.map((each) => each.length));
    const others = found.flatMap((each) => (each.length === length ? each.others : []));
    segments.push({ at: asked.slice(from, from + length), others: [...new Set(others)].slice(0, maxOthers) });
    from += length;
  }
  return segments;
}

/**
 * Returns the number of words of a search that match a term, from the first on; 0: no match. The last word of the search may be incomplete.
 */
function matchedWords({ words }: Term, asked: readonly number[], spoken: readonly Spoken[]): number {
  const length = words[0]?.length ?? 0;
  if (length === 0 || length > asked.length) return 0;
  const isSame = (at: number): boolean =>
    spoken.some((language, number) => {
      const typed = language.words[asked[at] ?? 0];
      const own = words[number]?.[at];
      if (!typed || !own) return false;
      const isLast = at === asked.length - 1 && asked[at] === language.words.length - 1;
      return typed.stem === own.stem || (isLast && typed.plain.length >= lettersToMean && own.plain.startsWith(typed.plain));
    });
  for (let at = 0; at < length; at += 1) if (!isSame(at)) return 0;
  return length;
}

function compile(synonyms: Synonyms, spoken: readonly Spoken[]): readonly Group[] {
  const languages = spoken.map(({ vocabulary }) => vocabulary.reader.language).join(' ');
  const known = compiled.get(synonyms);
  if (known?.languages === languages) return known.groups;
  const groups = synonyms.map((terms) =>
    terms.map((text) => ({ text, words: spoken.map(({ vocabulary }) => tellingWords(text, vocabulary, spoken)) })),
  );
  compiled.set(synonyms, { languages, groups });
  return groups;
}

/** The words of a term without those that say nothing in one of the languages. */
const tellingWords = (text: string, { reader }: Vocabulary, spoken: readonly Spoken[]): Word[] =>
  reader.words(text).filter(({ plain }) => !spoken.some(({ vocabulary }) => vocabulary.reader.isEmpty(plain)));

/** The numbers of the words of a search that are, with others or alone, a term that has synonyms. */
export function synonymWords(text: string, vocabularies: Vocabularies, synonyms: Synonyms): ReadonlySet<number> {
  const spoken = [...vocabularies.values()].map((vocabulary) => ({ vocabulary, words: vocabulary.reader.words(text) }));
  const written = spoken[0]?.words ?? [];
  const isEmpty = (plain: string) => spoken.some(({ vocabulary }) => vocabulary.reader.isEmpty(plain));
  const telling = [...written.keys()].filter((at) => !isEmpty(written[at]?.plain ?? ''));
  return new Set(segmentsOf(telling, spoken, synonyms).flatMap(({ at, others }) => (others.length > 0 ? at : [])));
}
