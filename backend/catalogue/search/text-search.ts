import { type Found, placesOf, type Vocabulary } from './vocabulary.ts';

/** What a word weighs by the field it stands in (`fields`): a typo in a name still counts more than the very word in a tag. */
const weights = [100, 10, 1];
/** Of a word that another language than the visitor's knows. */
const foreign = 0.5;
const wordsAtMost = 10;

/** The words of a catalogue, by language (`fr`, `en`). */
export type Vocabularies = ReadonlyMap<string, Vocabulary>;

/** The slots of a catalogue: how many there are, and which of them hold a product. */
export type Slots = { count: number; isAlive: (slot: number) => boolean };

/**
 * How well each product fits a search that is made in a language, by slot; 0 where it does not.
 * Every word has to be found, in whichever language of the site: as it is, in another form, as the beginning of a word where
 * it is the last one (it may still be typed), and where all of that finds nothing, with a typo.
 */
export function searchScores(text: string, language: string, vocabularies: Vocabularies, slots: Slots): Float64Array {
  const spoken = [...vocabularies].map(([name, vocabulary]) => ({
    vocabulary,
    share: name === language ? 1 : foreign,
    // Parted alike in every language: only the stems differ.
    words: vocabulary.reader.words(text).slice(0, wordsAtMost),
  }));
  const written = spoken[0]?.words ?? [];
  const isEmpty = (plain: string) => spoken.some(({ vocabulary }) => vocabulary.reader.isEmpty(plain));
  const telling = [...written.keys()].filter((at) => !isEmpty(written[at]?.plain ?? ''));
  const asked = telling.length > 0 ? telling : [...written.keys()];

  const scoresOf = (at: number): Float64Array => {
    const isBeingTyped = at === written.length - 1;
    const exact = spoken.flatMap(({ vocabulary, share, words }) => {
      const word = words[at];
      return word ? vocabulary.find(word, isBeingTyped).map((found) => shared(found, share)) : [];
    });
    const scores = newScores(exact, slots);
    if (scores) return scores;
    const near = spoken.flatMap(({ vocabulary, share, words }) => {
      const word = words[at];
      return word ? vocabulary.findNear(word).map((found) => shared(found, share)) : [];
    });
    return newScores(near, slots) ?? new Float64Array(slots.count);
  };
  return asked.map(scoresOf).reduce(addWhereBoth, null) ?? new Float64Array(slots.count);
}

const shared = ({ places, quality }: Found, share: number): Found => ({ places, quality: quality * share });

/** The best score of each slot; null where no product has any. */
function newScores(found: readonly Found[], { count, isAlive }: Slots): Float64Array | null {
  const scores = new Float64Array(count);
  let isFound = false;
  for (const { places, quality } of found) {
    for (const place of places) {
      const slot = Math.floor(place / placesOf);
      const score = quality * (weights[place % placesOf] ?? 0);
      if (score > (scores[slot] ?? 0) && isAlive(slot)) {
        scores[slot] = score;
        isFound = true;
      }
    }
  }
  return isFound ? scores : null;
}

function addWhereBoth(sum: Float64Array | null, more: Float64Array): Float64Array {
  if (!sum) return more;
  for (let slot = 0; slot < sum.length; slot += 1) {
    const [before = 0, added = 0] = [sum[slot], more[slot]];
    sum[slot] = before > 0 && added > 0 ? before + added : 0;
  }
  return sum;
}
