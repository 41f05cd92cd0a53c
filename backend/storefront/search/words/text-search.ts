import { type Bits, eachBit, hasBit, keepBoth, newBits, setBit } from '../listing/bits.ts';
import type { Word } from './stems.ts';
import { noSynonyms, type Segment, type Synonyms, segmentsOf } from './synonyms.ts';
import { type Found, fieldOfPlace, type Near, slotOfPlace, type Vocabularies, type Vocabulary } from './vocabulary.ts';

/** Weight of a word by its field (`fields`): a typo in a name still counts more than an exact word in a tag. */
const weights = [100, 10, 1];
/** Of a word that another language than the visitor's knows. */
const foreign = 0.5;
/** Of a synonym, beside the word itself. */
const synonymQuality = 0.8;
/** Scores are whole numbers of such parts, which every weight, quality and share gives: ten words stay below 65,536. */
const partsOfScore = 20;
const wordsAtMost = 10;

/** The slots of a catalogue: how many there are, and a bit for each that holds a product. */
export type Slots = { count: number; alive: Bits };

/** The slots of the products that fit a search, how well each of them does, and the most of it; what `of` holds of other slots means nothing. */
export type Scores = { slots: Bits; of: Uint16Array; highest: number };

/** A word, and how much its language counts. */
type Share = { vocabulary: Vocabulary; share: number; words: readonly Word[] };

/**
 * The products that fit a search that is made in a language.
 * Every word has to be found, in whichever language of the site: as it is, in another form, as the beginning of a word where
 * it is the last one (it may still be typed), or by a synonym; where all of that finds nothing, as the nearest words that typos may have
 * led from. Of these, a search of one word means a single one; where there are more words, they tell which.
 */
export function searchScores(
  text: string,
  language: string,
  vocabularies: Vocabularies,
  slots: Slots,
  synonyms: Synonyms = noSynonyms,
): Scores {
  const spokenOf = (said: string): Share[] =>
    [...vocabularies].map(([name, vocabulary]) => ({
      vocabulary,
      share: name === language ? 1 : foreign,
      // Parted alike in every language: only the stems differ.
      words: vocabulary.reader.words(said).slice(0, wordsAtMost),
    }));
  const spoken = spokenOf(text);
  const asked = askedWords(spoken);
  const scoresOf = ({ at, others }: Segment): Scores => {
    const isLast = (number: number) => number === (spoken[0]?.words.length ?? 0) - 1;
    const own = at.map((number) => exactScores(number, isLast(number), spoken, slots)).reduce(addWhereBoth, null);
    const meant = others.map((term) => termScores(spokenOf(term), at.length, slots));
    const found = [...(own ? [own] : []), ...meant].reduce(keepBest);
    if (found.slots.some((word) => word !== 0)) return found;
    const perWord = at.map((number) => {
      const exact = exactScores(number, isLast(number), spoken, slots);
      return exact.slots.some((word) => word !== 0) ? exact : nearScores(number, spoken, slots, asked.length === 1);
    });
    return perWord.reduce(addWhereBoth, null) ?? found;
  };
  return segmentsOf(asked, spoken, synonyms).map(scoresOf).reduce(addWhereBoth, null) ?? bestScores([], slots);
}

/** Numbers of the words of a text that say something; all of them where none does. */
function askedWords(spoken: readonly Share[]): number[] {
  const written = spoken[0]?.words ?? [];
  const isEmpty = (plain: string) => spoken.some(({ vocabulary }) => vocabulary.reader.isEmpty(plain));
  const telling = [...written.keys()].filter((at) => !isEmpty(written[at]?.plain ?? ''));
  return telling.length > 0 ? telling : [...written.keys()];
}

/** Scores of the products that contain a word: as it is, in another form, or as the beginning of one that is still being typed. */
function exactScores(at: number, isBeingTyped: boolean, spoken: readonly Share[], slots: Slots): Scores {
  const exact = spoken.flatMap(({ vocabulary, share, words }) => {
    const word = words[at];
    return word ? vocabulary.find(word, isBeingTyped).map((found) => shared(found, share)) : [];
  });
  return bestScores(exact, slots);
}

/** Scores of the products that contain the words nearest to a word with typos, or one of these. */
function nearScores(at: number, spoken: readonly Share[], slots: Slots, isOne: boolean): Scores {
  const near = spoken.flatMap(({ vocabulary, share, words }) => {
    const word = words[at];
    return word ? vocabulary.findNear(word).map((one) => ({ ...one, share })) : [];
  });
  const meant = isOne ? commonest(nearest(near, slots), slots) : nearest(near, slots);
  return bestScores(
    meant.flatMap(({ forms, share }) => forms.map((found) => shared(found, share))),
    slots,
  );
}

/** Scores of the products that contain all words of a term that replaces words of a search. It counts a little less than they would. */
function termScores(spoken: readonly Share[], replaced: number, slots: Slots): Scores {
  const asked = askedWords(spoken);
  const all = asked.map((at) => exactScores(at, false, spoken, slots)).reduce(addWhereBoth, null) ?? bestScores([], slots);
  const factor = (synonymQuality * replaced) / Math.max(1, asked.length);
  all.highest = 0;
  eachBit(all.slots, (slot) => {
    const score = Math.round((all.of[slot] ?? 0) * factor);
    all.of[slot] = score;
    if (score > all.highest) all.highest = score;
  });
  return all;
}

/** The slots of either, each with the better of its scores. */
function keepBest(best: Scores, more: Scores): Scores {
  eachBit(more.slots, (slot) => {
    const score = hasBit(best.slots, slot) ? Math.max(best.of[slot] ?? 0, more.of[slot] ?? 0) : (more.of[slot] ?? 0);
    best.of[slot] = score;
    setBit(best.slots, slot);
    if (score > best.highest) best.highest = score;
  });
  return best;
}

/** Counts the places of a word's forms in the products there are. */
const countPlaces = ({ forms }: Near, { alive }: Slots): number =>
  forms.reduce((sum, { places }) => sum + places.filter((place) => hasBit(alive, slotOfPlace(place))).length, 0);

/** Of words that typos may have led from, that of most places, in each of its languages; of two, the first in the alphabet. */
export function commonest<One extends Near>(near: readonly One[], slots: Slots): One[] {
  const counted = near.map((one) => ({ one, count: countPlaces(one, slots) }));
  const [first] = counted.toSorted((a, b) => b.count - a.count || (a.one.plain < b.one.plain ? -1 : 1));
  return near.filter(({ plain }) => plain === first?.one.plain);
}

/** Of words that typos may have led from, and that products have, those that the fewest part; of these, those that begin alike, if any do. */
export function nearest<One extends Near>(all: readonly One[], slots: Slots): One[] {
  const isThere = ({ forms }: One) => forms.some(({ places }) => places.some((place) => hasBit(slots.alive, slotOfPlace(place))));
  const near = all.filter(isThere);
  const fewest = Math.min(...near.map(({ typos }) => typos));
  const closest = near.filter(({ typos }) => typos === fewest);
  const alike = closest.filter(({ isAlike }) => isAlike);
  return alike.length > 0 ? alike : closest;
}

const shared = ({ places, quality }: Found, share: number): Found => ({ places, quality: quality * share });

/** The best score of each slot that something is found in. */
function bestScores(found: readonly Found[], { count, alive }: Slots): Scores {
  const of = new Uint16Array(count);
  const slots = newBits(count);
  let highest = 0;
  for (const { places, quality } of found) {
    const byField = weights.map((weight) => Math.round(quality * weight * partsOfScore));
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0;
      const slot = slotOfPlace(place);
      const score = byField[fieldOfPlace(place)] ?? 0;
      if (score <= (of[slot] ?? 0)) continue;
      of[slot] = score;
      if (score > highest) highest = score;
      setBit(slots, slot);
    }
  }
  keepBoth(slots, alive);
  return { slots, of, highest };
}

function addWhereBoth(sum: Scores | null, more: Scores): Scores {
  if (!sum) return more;
  const { slots, of } = sum;
  keepBoth(slots, more.slots);
  let highest = 0;
  eachBit(slots, (slot) => {
    const score = (of[slot] ?? 0) + (more.of[slot] ?? 0);
    of[slot] = score;
    if (score > highest) highest = score;
  });
  return { slots, of, highest };
}
