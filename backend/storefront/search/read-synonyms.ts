import { LRUCache } from 'lru-cache';
import { readSettings } from '#backend/foundation/settings/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { synonymsOf } from '#schemas/parameters/index.ts';
import type { Synonyms } from './words/synonyms.ts';

/** By their text: the same object for the same text, so that what searches make of it is kept too. */
const parsed = new LRUCache<string, Synonyms>({ max: 50 });

/** Reads the synonyms set by the owner of a site (SEARCH_SYNONYMS). */
export async function readSynonyms(db: Database, idSite: number): Promise<Synonyms> {
  const { SEARCH_SYNONYMS: text } = await readSettings(db, idSite);
  const known = parsed.get(text);
  if (known) return known;
  const synonyms = synonymsOf(text);
  parsed.set(text, synonyms);
  return synonyms;
}
