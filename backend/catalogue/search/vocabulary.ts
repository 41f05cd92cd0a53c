import type { Word, WordReader } from './stems.ts';
import { isNear, lettersOf, mayBeNear, typosAllowed } from './typos.ts';

/** Where a word stands in a product; a word counts where it counts most: name, then what the product is (tags), then what is told of it. */
export const fields = ['name', 'tags', 'text'] as const;
export type Field = (typeof fields)[number];
export const placesOf = 4;

/** The words of one language with the products they stand in. */
export type Vocabulary = {
  reader: WordReader;
  /** Adds the words of a product's text; `slot` is the product's place in the catalogue. */
  add: (slot: number, field: Field, text: string) => void;
  /** Places (slot × 4 + number of the field) of the words that a word finds, with how well it does: 1 is the very word. */
  find: (word: Word, isBeingTyped: boolean) => Found[];
  /** The same for words that a few typos part from it. */
  findNear: (word: Word) => Found[];
};
export type Found = { places: readonly number[]; quality: number };

const qualities = { same: 1, stem: 0.9, beginning: 0.8, typo: 0.5 };

type Entry = { plain: string; stems: readonly string[]; letters: number; places: number[] };

/** An empty vocabulary, whose words the reader parts and stems. */
export function newVocabulary(reader: WordReader): Vocabulary {
  const byPlain = new Map<string, Entry[]>();
  const byStem = new Map<string, Entry[]>();
  const entries: Entry[] = [];
  let sorted: Entry[] | null = null;

  const entryOf = ({ plain, stems }: Word): Entry => {
    const same = byPlain.get(plain) ?? [];
    const known = same.find((entry) => entry.stems === stems || entry.stems.join() === stems.join());
    if (known) return known;
    const entry = { plain, stems, letters: lettersOf(plain), places: [] };
    byPlain.set(plain, [...same, entry]);
    for (const stem of stems) byStem.set(stem, [...(byStem.get(stem) ?? []), entry]);
    entries.push(entry);
    sorted?.splice(firstFrom(sorted, plain), 0, entry);
    return entry;
  };
  const formsOf = (stems: readonly string[]): Entry[] => stems.flatMap((stem) => byStem.get(stem) ?? []);

  return {
    reader,
    add: (slot, field, text) => {
      const place = slot * placesOf + fields.indexOf(field);
      for (const word of reader.words(text)) {
        const { places } = entryOf(word);
        if (places.at(-1) !== place) places.push(place);
      }
    },
    find: (word, isBeingTyped) => {
      const found = new Map<Entry, number>();
      if (isBeingTyped) {
        sorted ??= [...entries].sort((a, b) => (a.plain < b.plain ? -1 : 1));
        for (let at = firstFrom(sorted, word.plain); sorted[at]?.plain.startsWith(word.plain); at += 1) {
          const entry = sorted[at];
          if (entry) found.set(entry, qualities.beginning);
        }
      }
      for (const entry of formsOf(word.stems)) found.set(entry, qualities.stem);
      for (const entry of byPlain.get(word.plain) ?? []) found.set(entry, qualities.same);
      return [...found].map(([{ places }, quality]) => ({ places, quality }));
    },
    findNear: ({ plain }) => {
      const most = typosAllowed(plain);
      if (most === 0) return [];
      const letters = lettersOf(plain);
      const near = entries.filter((entry) => mayBeNear(letters, entry.letters, most) && isNear(plain, entry.plain, most));
      const forms = new Set(near.flatMap((entry) => [entry, ...formsOf(entry.stems)]));
      return [...forms].map(({ places }) => ({ places, quality: qualities.typo }));
    },
  };
}

/** Where in a sorted list the words that are not before a word begin. */
function firstFrom(sorted: readonly Entry[], plain: string): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle]?.plain ?? '') < plain) from = middle + 1;
    else to = middle;
  }
  return from;
}
