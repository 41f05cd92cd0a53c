import { ApiError } from '../../api-error.ts';
import type { Columns } from './columns.ts';

type Compare = (a: number, b: number) => number;
type Sorted = { columns: Columns; scores: Float64Array | null; limitsToStock: boolean };

/** How two slots follow one another in an order of the list; those that are equal in it stand as the owner put them. Throws ApiError 422 for an order there is not. */
export function orderOf(orderBy: string, { columns, scores, limitsToStock }: Sorted): Compare {
  const { created, names, positions, ids } = columns;
  const price = (slot: number) => shownPrice(columns, slot, limitsToStock);
  const up =
    (value: (slot: number) => number): Compare =>
    (a, b) =>
      value(a) - value(b);
  const down =
    (value: (slot: number) => number): Compare =>
    (a, b) =>
      value(b) - value(a);
  const text: Compare = (a, b) => ((names[a] ?? '') < (names[b] ?? '') ? -1 : (names[a] ?? '') > (names[b] ?? '') ? 1 : 0);
  const orders: Readonly<Record<string, Compare>> = {
    price: up(price),
    '-price': down(price),
    date: up((slot) => created[slot] ?? 0),
    '-date': down((slot) => created[slot] ?? 0),
    name: text,
    '-name': (a, b) => text(b, a),
    '-discount': down((slot) => reduction(columns, slot)),
    relevance: down((slot) => scores?.[slot] ?? 0),
    custom: () => 0,
  };
  const order = Object.hasOwn(orders, orderBy) ? orders[orderBy] : undefined;
  if (!order) throw ApiError.fields([{ key: 'orderBy', message: 'product.order-by' }]);
  return (a, b) => order(a, b) || (positions[a] ?? 0) - (positions[b] ?? 0) || (ids[a] ?? 0) - (ids[b] ?? 0);
}

/** The price that a card shows (cents): of the cheapest that can be bought, or of the cheapest where none can. */
function shownPrice({ declinationsFrom, prices, isBuyable }: Columns, slot: number, limitsToStock: boolean): number {
  let [cheapest, buyable] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let at = declinationsFrom[slot] ?? 0; at < (declinationsFrom[slot + 1] ?? 0); at += 1) {
    const price = prices[at] ?? 0;
    if (price < cheapest) cheapest = price;
    if (isBuyable[at] && price < buyable) buyable = price;
  }
  return limitsToStock && Number.isFinite(buyable) ? buyable : cheapest;
}

/** The largest part taken off a price of a product, from 0 to 1. */
function reduction({ declinationsFrom, prices, fixedPrices }: Columns, slot: number): number {
  let largest = 0;
  for (let at = declinationsFrom[slot] ?? 0; at < (declinationsFrom[slot + 1] ?? 0); at += 1) {
    const fixed = fixedPrices[at] ?? 0;
    if (fixed > 0) largest = Math.max(largest, 1 - (prices[at] ?? 0) / fixed);
  }
  return largest;
}

/**
 * The page of `count` slots after the first `from`, in order. Only what can be on it is sorted: of 100,000 products the first
 * page takes one comparison each.
 */
export function pageOf(slots: readonly number[], compare: Compare, from: number, count: number): number[] {
  const needed = from + count;
  if (from >= slots.length) return [];
  let best: number[] = [];
  let last: number | undefined;
  for (const slot of slots) {
    if (last !== undefined && compare(slot, last) >= 0) continue;
    best.push(slot);
    if (best.length < 2 * needed) continue;
    best = best.sort(compare).slice(0, needed);
    last = best[needed - 1];
  }
  return best.sort(compare).slice(from, needed);
}
