import { toLang } from '#schemas/site.ts';
import { changeKinds } from '#schemas/site-changes.ts';
import type { Database } from '../platform/database/database.ts';
import { cacheBySite, coalesce } from '../platform/read-cache/coalesce.ts';
import { changesOf, lookAtSite } from '../platform/read-cache/follow-site.ts';
import { hasReadCache } from '../platform/read-cache/read-through.ts';
import { type ArticleTexts, readArticleTexts } from '../publishing/article-texts.ts';
import { firstBits, newBits, setBit } from './listing/bits.ts';
import { bestOf } from './listing/page.ts';
import { readLanguages } from './listing/read-listed.ts';
import { wordReader } from './words/stems.ts';
import { searchScores, type Vocabularies } from './words/text-search.ts';
import { newVocabulary } from './words/vocabulary.ts';

const sitesAtMost = 50;

type Articles = { ids: readonly number[]; vocabularies: Vocabularies };
type Kept = { articles: Articles; readUntil: number };

const lookOf = cacheBySite(sitesAtMost, (db, idSite) => {
  let kept: Kept | undefined;
  return coalesce(async () => {
    kept = await look(db, idSite, kept);
    return kept;
  });
});

/**
 * Ids of the articles of a site that a search finds, the best first and of equals the newest; also of those that are not published
 * yet. Their words are kept in the process, and read anew when something published changed, whichever process changed it.
 */
export async function findArticles(db: Database, idSite: number, search: string, language: string): Promise<number[]> {
  if (!hasReadCache(idSite)) await lookAtSite(db, idSite);
  const { articles } = await lookOf(db, idSite)();
  const count = articles.ids.length;
  const alive = newBits(count);
  for (let slot = 0; slot < count; slot += 1) setBit(alive, slot);
  const scores = searchScores(search, language, articles.vocabularies, { count, alive });
  const newestFirst = Int32Array.from(articles.ids.keys());
  return bestOf(newestFirst, firstBits(scores.slots, count), scores, 0, count).map((slot) => articles.ids[slot] ?? 0);
}

async function look(db: Database, idSite: number, kept: Kept | undefined): Promise<Kept> {
  // What changes while it is read is read again the next time.
  const changes = changesOf(db, idSite);
  const readUntil = changes?.end() ?? 0;
  const news = kept ? changes?.since(kept.readUntil) : null;
  if (kept && news && !news.includes(changeKinds.content)) return { ...kept, readUntil };
  const languages = await readLanguages(db, idSite);
  return { articles: toArticles(await readArticleTexts(db, idSite), languages), readUntil };
}

function toArticles(rows: readonly ArticleTexts[], languages: readonly string[]): Articles {
  const vocabularies = new Map(languages.map((language) => [language, newVocabulary(wordReader(language))]));
  for (const [slot, { translations, ...own }] of rows.entries()) {
    const said = [
      [languages[0] ?? 'fr', own] as const,
      ...Object.entries(translations).map(([locale, texts]) => [toLang(locale), texts] as const),
    ];
    for (const [language, texts] of said) {
      const vocabulary = vocabularies.get(language);
      vocabulary?.add(slot, 'name', texts?.title ?? '');
      vocabulary?.add(slot, 'text', `${texts?.excerpt ?? ''} ${texts?.html ?? ''}`);
    }
  }
  return { ids: rows.map(({ id }) => id), vocabularies };
}
