import { type Bits, clearBit, eachBit, firstBits, keepBoth, newBits } from '../listing/bits.ts';
import { addPosting, addPostings, newPostings, type Postings } from '../listing/postings.ts';

/** Texts that are searched for a part of them, by their places: in which of them each group of three letters is (trigrams). */
export type LetterGroups = {
  /** Adds a text in the next place. */
  add: (text: string) => void;
  /** The places, among those of a set, whose texts hold a part. */
  find: (part: string, among: Bits) => Bits;
};

const letters = 3;

/** A number for three letters. Others may have the same: what is found by it is compared with the text. */
const groupAt = (text: string, at: number): number =>
  ((text.charCodeAt(at) & 1023) << 20) | ((text.charCodeAt(at + 1) & 1023) << 10) | (text.charCodeAt(at + 2) & 1023);

export function letterGroups(): LetterGroups {
  const texts: string[] = [];
  const places = new Map<number, Postings>();

  /** Places that may hold the part: those with all of its groups. */
  const candidates = (part: string, among: Bits): Bits => {
    const all = firstBits(among, texts.length).slice();
    for (let at = 0; at + letters <= part.length; at += 1) {
      const having = newBits(texts.length);
      const postings = places.get(groupAt(part, at));
      if (postings) addPostings(postings, having);
      keepBoth(all, having);
    }
    return all;
  };

  return {
    add: (text) => {
      const place = texts.push(text) - 1;
      for (let at = 0; at + letters <= text.length; at += 1) {
        const group = groupAt(text, at);
        const postings = places.get(group) ?? newPostings();
        places.set(group, postings);
        const { list } = postings;
        if (list?.items[list.length - 1] !== place) addPosting(postings, place);
      }
    },
    find: (part, among) => {
      const all = candidates(part, among);
      eachBit(all, (place) => {
        if (!texts[place]?.includes(part)) clearBit(all, place);
      });
      return all;
    },
  };
}
