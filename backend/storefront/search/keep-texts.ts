import type { Database } from '#backend/platform/database/database.ts';
import { cacheBySite, coalesce } from '#backend/platform/read-cache/coalesce.ts';
import { changesOf, lookAtSite } from '#backend/platform/read-cache/follow-site.ts';
import { hasReadCache } from '#backend/platform/read-cache/read-through.ts';
import { langs } from '#messages/languages.ts';
import { firstBits, newBits, setBit } from './listing/bits.ts';
import { bestOf } from './listing/page.ts';
import { readLanguages } from './listing/read-listed.ts';
import { wordReader } from './words/stems.ts';
import type { Synonyms } from './words/synonyms.ts';
import { searchScores } from './words/text-search.ts';
import { type Field, newVocabulary, type Vocabularies } from './words/vocabulary.ts';

const maxSites = 50;

/** Searched text of an entry; `language` undefined: the site's own. */
export type SaidText = { language?: string; field: Field; text: string };
/** Things that a search finds by their texts. */
export type TextSource<T> = {
  /** In the order in which equals are found. */
  read: (db: Database, idSite: number) => Promise<T[]>;
  textsOf: (thing: T) => readonly SaidText[];
  /** The kinds of changes (`changeKinds`) after which they are read anew. */
  changes: readonly number[];
};
/** Search, its language, and the synonyms. */
export type TextSearch = { search: string; language: string; synonyms: Synonyms };

type Kept<T> = { things: readonly T[]; vocabularies: Vocabularies; readUntil: number };

/**
 * Finds things by their texts, the best first. Their words are kept in the process, and read anew when what they are made of changed,
 * whichever process changed it.
 */
export function searchTexts<T>(source: TextSource<T>): (db: Database, idSite: number, search: TextSearch) => Promise<T[]> {
  const lookOf = cacheBySite(maxSites, (db, idSite) => {
    let kept: Kept<T> | undefined;
    return coalesce(async () => {
      kept = await look(source, db, idSite, kept);
      return kept;
    });
  });
  return async (db, idSite, { search, language, synonyms }) => {
    if (!hasReadCache(idSite)) await lookAtSite(db, idSite);
    const { things, vocabularies } = await lookOf(db, idSite)();
    const count = things.length;
    const alive = newBits(count);
    for (let slot = 0; slot < count; slot += 1) setBit(alive, slot);
    const scores = searchScores(search, language, vocabularies, { count, alive }, synonyms);
    const inOrder = Int32Array.from(things.keys());
    return bestOf(inOrder, firstBits(scores.slots, count), scores, 0, count).flatMap((slot) => things[slot] ?? []);
  };
}

async function look<T>(source: TextSource<T>, db: Database, idSite: number, kept: Kept<T> | undefined): Promise<Kept<T>> {
  // Changes during the read are read again the next time.
  const changes = changesOf(db, idSite);
  const readUntil = changes?.end() ?? 0;
  const news = kept ? changes?.since(kept.readUntil) : null;
  if (kept && news && !news.some((change) => source.changes.includes(change))) return { ...kept, readUntil };
  const languages = await readLanguages(db, idSite);
  const things = await source.read(db, idSite);
  const vocabularies = new Map(languages.map((language) => [language, newVocabulary(wordReader(language))]));
  for (const [slot, thing] of things.entries())
    for (const { language = languages[0] ?? langs[0], field, text } of source.textsOf(thing))
      vocabularies.get(language)?.add(slot, field, text);
  return { things, vocabularies, readUntil };
}
