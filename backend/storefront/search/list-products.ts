import { LRUCache } from 'lru-cache';
import { readShopRules, type ShopRules } from '#backend/foundation/settings/index.ts';
import { readProducts, toCard } from '#backend/goods/catalogue/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { parseFilter } from '#schemas/list-query.ts';
import type { Facet, ProductList } from '#schemas/product.ts';
import { toLang } from '#schemas/site.ts';
import { toFacets } from './facets.ts';
import type { Catalogue } from './listing/catalogue.ts';
import { type ListQuery, liveSlots } from './listing/conditions.ts';
import { type Found, findProducts } from './listing/find-products.ts';
import { currentCatalogue } from './listing/keep-catalogue.ts';
import { readSynonyms } from './read-synonyms.ts';
import { correctedSearch } from './words/near-searches.ts';
import type { Synonyms } from './words/synonyms.ts';

/** Time and language of a list. */
type View = { now: Date; locale: string };

/** Products of a site with filters, sort, pages and counts. Throws ApiError 422 for a filter or an order that is not known. */
export async function listProducts(db: Database, idSite: number, asked: ListQuery, view: View): Promise<ProductList> {
  const rules = await readShopRules(db, idSite);
  const query = withinRules(asked, rules);
  const { ids, facets, counts, prices, total, corrected } = findListed(await currentCatalogue(db, idSite), query, {
    locale: view.locale,
    limitsToStock: rules.limitsToStock,
    synonyms: await readSynonyms(db, idSite),
  });
  return {
    ...{ total, facets },
    products: (await readProducts(db, idSite, ids, view)).map(toCard),
    counts: { inStock: counts.inStock, reduced: rules.hidesPrices ? 0 : counts.reduced },
    priceRange: rules.hidesPrices ? { min: 0, max: 0 } : prices,
    ...(corrected && { corrected }),
  };
}

type Listed = Found & { facets: Facet[]; corrected: string | undefined };
/** Language of the texts, whether sold-out products count as such, and the synonyms. */
type By = { locale: string; limitsToStock: boolean; synonyms: Synonyms };

const listedAtMost = 200;
/** Cache of results by the catalogue's edition and the query: most lists are requested again before anything changes. */
const listed = new WeakMap<Catalogue, LRUCache<string, Listed>>();

/** Returns the result of a query, with its filters as text. It is cached and shared: callers must not change it. */
function findListed(catalogue: Catalogue, query: ListQuery, { locale, limitsToStock, synonyms }: By): Listed {
  const kept = listed.get(catalogue) ?? new LRUCache<string, Listed>({ max: listedAtMost });
  listed.set(catalogue, kept);
  const key = JSON.stringify([catalogue.edition(), query, locale, limitsToStock, query.search ? synonyms : null]);
  const known = kept.get(key);
  if (known) return known;
  const found = findProducts(catalogue, query, { language: toLang(locale), limitsToStock, synonyms });
  const search = found.total > 0 && query.search ? parseFilter(query.search).value : '';
  const corrected = search ? correctedSearch(search, toLang(locale), catalogue.vocabularies, liveSlots(catalogue), synonyms) : undefined;
  const made = { ...found, corrected, facets: toFacets(catalogue, found.counts, locale) };
  kept.set(key, made);
  return made;
}

const priceOrders = ['price', '-price', '-discount'];

/** Adapts a query to the shop's rules: hidden prices neither filter nor sort, and without a stock limit all products can be bought. */
function withinRules(query: ListQuery, { hidesPrices, limitsToStock }: ShopRules): ListQuery {
  const { orderBy } = query;
  return {
    ...query,
    ...(hidesPrices && { price: undefined, discount: undefined, orderBy: priceOrders.includes(orderBy) ? 'custom' : orderBy }),
    ...(!limitsToStock && { availability: undefined }),
  };
}
