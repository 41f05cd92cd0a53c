import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { readFoundArticles } from '#backend/content/publishing/index.ts';
import { readShopRules } from '#backend/foundation/settings/index.ts';
import { readProducts, toCard } from '#backend/goods/catalogue/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { localised } from '#backend/tables/columns.ts';
import { pages } from '#backend/tables/site.ts';
import { tags } from '#backend/tables/site-presentation.ts';
import type { SearchQuery } from '#schemas/calls/catalogue.ts';
import type { SearchCategory, SearchResults } from '#schemas/search.ts';
import { toLang } from '#schemas/site.ts';
import { findArticles } from './keep-articles.ts';
import { findPages } from './keep-pages.ts';
import type { Catalogue } from './listing/catalogue.ts';
import { liveSlots } from './listing/conditions.ts';
import { findProducts } from './listing/find-products.ts';
import { currentCatalogue } from './listing/keep-catalogue.ts';
import { readSynonyms } from './read-synonyms.ts';
import { correctedSearch, nearSearches } from './words/near-searches.ts';
import type { WordReader } from './words/stems.ts';

/** Time and language of a search. */
type View = { now: Date; locale: string };

const [maxCategories, maxArticles, maxPages, maxNear] = [4, 3, 4, 4];
/** Of the articles that are found, so many are asked for: those that come out later are left out only then. */
const articlesAsked = 12;

/**
 * Products, categories, articles, pages, services and events for words of which the last may still be typed. Where no product is found:
 * other searches that find some, the largest categories, and products of the tag `popular`. Without words it is the same, but for the
 * other searches.
 */
export async function searchSite(db: Database, idSite: number, query: z.output<typeof SearchQuery>, view: View): Promise<SearchResults> {
  const { search, nbItem, popular } = query;
  const { limitsToStock } = await readShopRules(db, idSite);
  const catalogue = await currentCatalogue(db, idSite);
  const synonyms = await readSynonyms(db, idSite);
  const by = { language: toLang(view.locale), limitsToStock, synonyms };
  const list = { page: 1, nbItem, orderBy: 'custom' };
  const found = search ? findProducts(catalogue, { ...list, search: `lk:${search}`, orderBy: 'relevance' }, by) : null;
  const isFound = found !== null && found.total > 0;
  const counts = isFound ? found.counts.tags : findProducts(catalogue, list, by).counts.tags;
  const popularIds = !isFound && popular ? findProducts(catalogue, { ...list, tags: popular, availability: 'in-stock' }, by).ids : [];
  // The catalogue in memory may change during the database calls below.
  const corrected = isFound ? correctedSearch(search, by.language, catalogue.vocabularies, liveSlots(catalogue), synonyms) : undefined;
  const near = found && !isFound ? nearSearches(search, by.language, catalogue.vocabularies, maxNear) : [];
  const cards = async (ids: readonly number[]) => (await readProducts(db, idSite, ids, view)).map(toCard);
  const asked = { search, language: by.language, synonyms };
  const articles = search ? (await findArticles(db, idSite, asked)).slice(0, articlesAsked).map(({ id }) => id) : [];
  const pages = search ? await findPages(db, idSite, asked, view) : [];
  const categories = await readFoundCategories(db, idSite, { search, counts, catalogue, isFound }, view.locale);
  return {
    total: found?.total ?? 0,
    products: await cards(found?.ids ?? []),
    ...(corrected && { corrected }),
    categories,
    articles: (await readFoundArticles(db, idSite, articles, view)).slice(0, maxArticles),
    pages: pages.filter(({ url }) => categories.every((category) => category.url !== url)).slice(0, maxPages),
    near,
    popular: await cards(popularIds),
  };
}

type SearchContext = { search: string; counts: ReadonlyMap<number, number>; catalogue: Catalogue; isFound: boolean };

/** Pages that list the products of a tag: those that are called as what is searched for, then those that list the most of what is found. */
async function readFoundCategories(
  db: Database,
  idSite: number,
  { search, counts, catalogue, isFound }: SearchContext,
  locale: string,
): Promise<SearchCategory[]> {
  const rows = await db
    .select({ id: tags.id, tag: tags.slug, label: tags.label, url: pages.url, translations: tags.translations })
    .from(tags)
    .innerJoin(pages, and(eq(pages.idSite, tags.idSite), eq(pages.id, tags.idPage), eq(pages.isValid, true)))
    .where(eq(tags.idSite, idSite))
    .orderBy(asc(tags.id));
  const reader = catalogue.vocabularies.get(toLang(locale))?.reader;
  const listed = rows.flatMap((row) => {
    const { tag, label, url } = localised(row, locale);
    const count = counts.get(row.id) ?? 0;
    const isNamed = reader !== undefined && search !== '' && isCalled(label, search, reader);
    return count > 0 || (isNamed && !isFound) ? [{ tag, label, url, count, isNamed }] : [];
  });
  listed.sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.count - a.count);
  return listed.slice(0, maxCategories).map(({ isNamed: _, ...category }) => category);
}

/** Returns whether a label contains every searched word, in any form, or begins one of its words with it. */
function isCalled(label: string, search: string, reader: WordReader): boolean {
  const said = reader.words(label);
  const words = reader.words(search).filter(({ plain }) => !reader.isEmpty(plain));
  return words.length > 0 && words.every(({ plain, stem }) => said.some((own) => own.plain.startsWith(plain) || own.stem === stem));
}
