import { newStemmer } from 'snowball-stemmers';
import { searchTextOf } from '#backend/platform/search-text.ts';

/** Stemmers by language, of those whose languages put a word's forms into its ending. */
const algorithms: Readonly<Record<string, string>> = {
  ...{ da: 'danish', de: 'german', en: 'english', es: 'spanish', fi: 'finnish', fr: 'french', hu: 'hungarian', it: 'italian' },
  ...{ nb: 'norwegian', nl: 'dutch', pt: 'portuguese', ro: 'romanian', ru: 'russian', sv: 'swedish', tr: 'turkish' },
};

/** Words that say nothing of what is looked for; without accents, as searches see them. */
const emptyWords: Readonly<Record<string, ReadonlySet<string>>> = {
  fr: new Set(
    'a au aux avec ce ces cette d dans de des du en et j l la le les leur m mais mes mon n ne nos notre ou par pas pour qu que qui s sa sans se ses son sur t un une vos votre y'.split(
      ' ',
    ),
  ),
  en: new Set('a an and are as at be by for from in is it its of on or our s the this to with your'.split(' ')),
};

/** Stems that the stemmer leaves apart: feminine forms and plurals that change more than their ending, by the stem of the masculine. */
const irregular: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fr: {
    ...{ blanch: 'blanc', bleus: 'bleu', ecrus: 'ecru', rouss: 'roux', longu: 'long', sech: 'sec', fraich: 'frais', douc: 'doux' },
    ...{ epaiss: 'epais', gross: 'gros', bass: 'bas', fauss: 'faux', viv: 'vif', neuv: 'neuf', activ: 'actif', bel: 'beau', foll: 'fou' },
    ...{ nouvel: 'nouveau', vieil: 'vieux', moll: 'mou', bijoux: 'bijou', publiqu: 'public' },
  },
};

/** A word of a text: as it is written in it, as it is compared letter by letter, and the stem by which its other forms are found. */
export type Word = { written: string; plain: string; stem: string };

/** Reads words of a language; what a word is read as is kept, for texts repeat their words. */
export type WordReader = { language: string; words: (text: string) => Word[]; isEmpty: (plain: string) => boolean };

/**
 * A reader of the words of a language; without a stemmer, words are taken as they are.
 * Accents go first, then endings for as long as there are any: `lavée`, `lavée` typed as `lavee`, `lavé` and `laver` are one word. A
 * stemmer that sees accents takes more off where they stand, so that two spellings of one word would part.
 */
export function wordReader(language: string): WordReader {
  const algorithm = algorithms[language];
  const stemmer = algorithm ? newStemmer(algorithm) : undefined;
  const known = new Map<string, Word[]>();
  const shortest = (plain: string): string => {
    const shorter = stemmer?.stem(plain) ?? plain;
    return shorter === plain ? plain : shortest(shorter);
  };
  const stemOf = (plain: string): string => {
    const stem = shortest(plain);
    return irregular[language]?.[stem] ?? stem;
  };
  const read = (written: string): Word[] => {
    const parts = searchTextOf(written).split(' ').filter(Boolean);
    const words = parts.map((plain) => ({ written: parts.length > 1 ? plain : written, plain, stem: stemOf(plain) }));
    known.set(written, words);
    return words;
  };
  return {
    language,
    words: (text) => piecesOf(text).flatMap((written) => known.get(written) ?? read(written)),
    isEmpty: (plain) => emptyWords[language]?.has(plain) ?? false,
  };
}

/** Splits a text at spaces, tags and punctuation, in lower case and with its accents; a number ends before its unit (`75cl`). */
const piecesOf = (text: string): string[] =>
  text
    .replace(/<[^>]*>/g, ' ')
    .normalize('NFC')
    .toLowerCase()
    .replace(/(\p{N})(?=\p{L})/gu, '$1 ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
