import { push, wholeNumbers } from '../listing/growing.ts';
import { keptOrder, placeIn } from '../listing/kept-order.ts';
import type { Word, WordReader } from './stems.ts';
import { lettersOf, mayBeNear, mayBeTyped, typosAllowed, typosBetween } from './typos.ts';

/** Fields of a product's texts. A word counts in the field where it weighs most: name, then attributes (tags), then descriptions. */
export const fields = ['name', 'tags', 'text'] as const;
export type Field = (typeof fields)[number];
const placesOf = 4;
export const slotOfPlace = (place: number): number => place >>> 2;
export const fieldOfPlace = (place: number): number => place & 3;

/** The words of a catalogue, by language (`fr`, `en`). */
export type Vocabularies = ReadonlyMap<string, Vocabulary>;

/** The words of one language with the products they stand in. */
export type Vocabulary = {
  reader: WordReader;
  /** Adds the words of a product's text; `slot` is the product's place in the catalogue. */
  add: (slot: number, field: Field, text: string) => void;
  /** Places (slot × 4 + number of the field) of the words that a word finds, with how well it does: 1 is the very word. */
  find: (word: Word, isBeingTyped: boolean) => Found[];
  /** Words that a few typos part from it, each with its other forms. */
  findNear: (word: Word) => Near[];
  /** Words of names and tags that resemble a word which finds nothing, as they are written, the nearest first; `atMost` of them. */
  resembling: (plain: string, atMost: number) => string[];
  /** Puts the words that were added in order; else the next search does. */
  settle: () => void;
};
export type Found = { places: readonly number[]; quality: number };
/** `isAlike`: it begins with the same letter, which is seldom the wrong one. */
export type Near = { written: string; plain: string; typos: number; isAlike: boolean; forms: readonly Found[] };

const qualities = { same: 1, stem: 0.9, beginning: 0.8, typo: 0.5 };

type Entry = Word & { places: number[] };

/**
 * Returns whether words of one stem are forms of one word. A stemmer shortens some so much (`colants`, a typo of `collants`) that little
 * more than a short word is left (`col`).
 */
function isForm(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return same >= 4 || Math.abs(one.length - other.length) <= 2;
}

/** Limits of a resembling word: typos beyond those of `findNear`, or number of equal first letters. */
const [furtherTypos, firstLetters] = [1, 4];

/** An empty vocabulary, whose words the reader parts and stems. */
export function newVocabulary(reader: WordReader): Vocabulary {
  const byPlain = new Map<string, Entry>();
  const byStem = new Map<string, Entry[]>();
  const entries: Entry[] = [];
  // Of the words that typos may lead to, what a search asks of each of them: its number, its letters and how many there are.
  const [typed, letters, lengths] = [wholeNumbers(), wholeNumbers(), wholeNumbers()];
  const plainOf = (at: number) => entries[at]?.plain ?? '';
  const byLetters = keptOrder((a, b) => (plainOf(a) < plainOf(b) ? -1 : plainOf(a) > plainOf(b) ? 1 : 0));

  const entryOf = ({ written, plain, stem }: Word): Entry => {
    const known = byPlain.get(plain);
    if (known) return known;
    const entry = { written, plain, stem, places: [] };
    byPlain.set(plain, entry);
    byStem.set(stem, [...(byStem.get(stem) ?? []), entry]);
    if (mayBeTyped(plain)) {
      push(typed, entries.length);
      push(letters, lettersOf(plain));
      push(lengths, plain.length);
    }
    entries.push(entry);
    return entry;
  };
  const formsOf = ({ plain, stem }: Word): Entry[] => (byStem.get(stem) ?? []).filter((other) => isForm(plain, other.plain));

  return {
    reader,
    settle: () => void byLetters(entries.length),
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
        const sorted = byLetters(entries.length);
        for (let at = placeIn(sorted, (other) => plainOf(other) < word.plain); at < sorted.length; at += 1) {
          const entry = entries[sorted[at] ?? 0];
          if (!entry?.plain.startsWith(word.plain)) break;
          found.set(entry, qualities.beginning);
        }
      }
      for (const entry of formsOf(word)) found.set(entry, qualities.stem);
      const same = byPlain.get(word.plain);
      if (same) found.set(same, qualities.same);
      return [...found].map(([{ places }, quality]) => ({ places, quality }));
    },
    findNear: ({ plain }) => {
      const most = typosAllowed(plain);
      if (most === 0) return [];
      const own = lettersOf(plain);
      const near: Near[] = [];
      for (let at = 0; at < typed.length; at += 1) {
        const longer = (lengths.items[at] ?? 0) - plain.length;
        if (longer > most || longer < -most || !mayBeNear(own, letters.items[at] ?? 0, most)) continue;
        const entry = entries[typed.items[at] ?? 0];
        const typos = entry ? typosBetween(plain, entry.plain, most) : null;
        if (!entry || typos === null) continue;
        const forms = [...new Set([entry, ...formsOf(entry)])].map(({ places }) => ({ places, quality: qualities.typo }));
        near.push({ written: entry.written, plain: entry.plain, typos, isAlike: entry.plain[0] === plain[0], forms });
      }
      return near;
    },
    resembling: (plain, atMost) => {
      if (plain.length < firstLetters) return [];
      const most = typosAllowed(plain) + furtherTypos;
      const own = lettersOf(plain);
      const start = plain.slice(0, firstLetters);
      const isTelling = ({ plain: other, places }: Entry) =>
        other.length >= firstLetters && !reader.isEmpty(other) && places.some((place) => fieldOfPlace(place) < fields.indexOf('text'));
      const alike: Entry[] = [];
      const near: Entry[] = [];
      for (const at of typed.items.subarray(0, typed.length)) {
        const entry = entries[at];
        if (entry?.plain.startsWith(start)) alike.push(entry);
        else if (entry && mayBeNear(own, lettersOf(entry.plain), most) && typosBetween(plain, entry.plain, most) !== null) near.push(entry);
      }
      // A word that begins alike is meant more likely than one that only looks alike; of both, the one that more products have.
      const ranked = [alike, near].flatMap((some) => some.filter(isTelling).sort((a, b) => b.places.length - a.places.length));
      return [...new Set(ranked.map(({ written }) => written))].slice(0, atMost);
    },
  };
}
