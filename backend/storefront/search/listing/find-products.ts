import type { Catalogue } from './catalogue.ts';
import { type Asking, type ListQuery, readConditions } from './conditions.ts';
import { bestOf, pageOf } from './page.ts';
import { type Scanned, scan } from './scan.ts';

export type Found = Omit<Scanned, 'matches'> & { /** Of the products of the page, in order. */ ids: number[] };
type By = Asking & { /** Whether what is sold out counts as such. */ limitsToStock: boolean };

/** Answers a list of products from memory. Throws ApiError 422 for a filter or an order that is not known. */
export function findProducts(catalogue: Catalogue, query: ListQuery, { limitsToStock, ...asking }: By): Found {
  const conditions = readConditions(catalogue, query, asking);
  const isByRelevance = query.orderBy === 'relevance';
  const order = catalogue.orders.by(isByRelevance ? 'custom' : query.orderBy, limitsToStock);
  const { matches, ...found } = scan(catalogue, conditions);
  const [from, count] = [(query.page - 1) * query.nbItem, query.nbItem];
  const page =
    isByRelevance && conditions.scores ? bestOf(order, matches, conditions.scores, from, count) : pageOf(order, matches, from, count);
  return { ...found, ids: page.map((slot) => catalogue.columns.ids.items[slot] ?? 0) };
}
