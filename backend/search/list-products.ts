import type { ProductList } from '#schemas/product.ts';
import { toLang } from '#schemas/site.ts';
import { toCard } from '../catalogue/product-card.ts';
import { readProducts } from '../catalogue/read-products.ts';
import type { Database } from '../platform/database/database.ts';
import { readShopRules, type ShopRules } from '../settings/shop-rules.ts';
import { toFacets } from './facets.ts';
import type { ListQuery } from './listing/conditions.ts';
import { findProducts } from './listing/find-products.ts';
import { currentCatalogue } from './listing/keep-catalogue.ts';

/** When a list is looked at, and in which language. */
type View = { now: Date; locale: string };

/** Products of a site with filters, sort, pages and counts. Throws ApiError 422 for a filter or an order that is not known. */
export async function listProducts(db: Database, idSite: number, asked: ListQuery, view: View): Promise<ProductList> {
  const rules = await readShopRules(db, idSite);
  const query = withinRules(asked, rules);
  const catalogue = await currentCatalogue(db, idSite);
  const { ids, counts, prices, total } = findProducts(catalogue, query, {
    language: toLang(view.locale),
    limitsToStock: rules.limitsToStock,
  });
  // What memory holds from here on may change while the database answers.
  const found = { total, facets: toFacets(catalogue, counts, view.locale) };
  return {
    ...found,
    products: (await readProducts(db, idSite, ids, view)).map(toCard),
    counts: { inStock: counts.inStock, reduced: rules.hidesPrices ? 0 : counts.reduced },
    priceRange: rules.hidesPrices ? { min: 0, max: 0 } : prices,
  };
}

const priceOrders = ['price', '-price', '-discount'];

/** What is asked, as far as the shop's rules answer it: hidden prices neither filter nor sort, and without a stock limit all can be bought. */
function withinRules(query: ListQuery, { hidesPrices, limitsToStock }: ShopRules): ListQuery {
  const { orderBy } = query;
  return {
    ...query,
    ...(hidesPrices && { price: undefined, discount: undefined, orderBy: priceOrders.includes(orderBy) ? 'custom' : orderBy }),
    ...(!limitsToStock && { availability: undefined }),
  };
}
