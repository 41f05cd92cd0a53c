import { asc, count, desc, max, min, type SQL, sql } from 'drizzle-orm';
import type { ProductList } from '#schemas/product.ts';
import { ApiError } from '../api-error.ts';
import type { Database } from '../db/database.ts';
import { declinations, products } from '../db/tables/catalogue.ts';
import { readShopRules, type ShopRules } from '../site/shop-rules.ts';
import { readFacets } from './facets.ts';
import { toCard } from './product-card.ts';
import { isBuyable, type ListQuery, narrowing, type ProductFilters, productFilters, searchRank } from './product-filters.ts';
import { readProducts } from './read-products.ts';

/** When a list is looked at, and in which language. */
type View = { now: Date; locale: string };

/** Products of a site with filters, sort, pages and facets. Throws ApiError 422 for a filter or an order that is not known. */
export async function listProducts(db: Database, idSite: number, asked: ListQuery, view: View): Promise<ProductList> {
  const rules = await readShopRules(db, idSite);
  const query = withinRules(asked, rules);
  const filters = productFilters(db, idSite, query);
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(filters.all())
    .orderBy(...orderOf(query, rules), asc(products.position), asc(products.id))
    .limit(query.nbItem)
    .offset((query.page - 1) * query.nbItem);
  const [counted] = await db.select({ total: count() }).from(products).where(filters.all());
  const ids = rows.map(({ id }) => id);
  return {
    total: counted?.total ?? 0,
    products: (await readProducts(db, idSite, ids, view)).map(toCard),
    facets: await readFacets(db, idSite, filters, view.locale),
    priceRange: rules.hidesPrices ? { min: 0, max: 0 } : await readPriceRange(db, filters),
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

async function readPriceRange(db: Database, filters: ProductFilters): Promise<ProductList['priceRange']> {
  const [range] = await db
    .select({ min: min(declinations.price), max: max(declinations.price) })
    .from(products)
    .innerJoin(declinations, filters.ofDeclination(narrowing))
    .where(filters.ofProduct(narrowing));
  return { min: range?.min ?? 0, max: range?.max ?? 0 };
}

const ofOwnDeclinations = sql`from ${declinations} where ${declinations.idSite} = ${products.idSite} and ${declinations.idProduct} = ${products.id} and ${declinations.isValid}`;
const cheapest = sql`min(${declinations.price})`;
/** The price that a card shows. */
const shownPrice = ({ limitsToStock }: ShopRules): SQL =>
  sql`(select ${limitsToStock ? sql`coalesce(${cheapest} filter (where ${isBuyable}), ${cheapest})` : cheapest} ${ofOwnDeclinations})`;
/** The largest part taken off a price. */
const reduction = sql`(select max(1 - ${declinations.price}::numeric / nullif(${declinations.fixedPrice}, 0)) ${ofOwnDeclinations})`;

function orderOf({ orderBy, search = '' }: ListQuery, rules: ShopRules): SQL[] {
  const orders: Readonly<Record<string, SQL[]>> = {
    price: [asc(shownPrice(rules))],
    '-price': [desc(shownPrice(rules))],
    date: [asc(products.createdAt)],
    '-date': [desc(products.createdAt)],
    name: [asc(products.searchName)],
    '-name': [desc(products.searchName)],
    '-discount': [sql`${reduction} desc nulls last`],
    relevance: [desc(searchRank(search))],
    custom: [],
  };
  const order = orders[orderBy];
  if (!order || !Object.hasOwn(orders, orderBy)) throw ApiError.fields([{ key: 'orderBy', message: 'product.order-by' }]);
  return order;
}
