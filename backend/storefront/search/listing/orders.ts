import { ApiError } from '#backend/platform/http/api-error.ts';
import { hasBit } from './bits.ts';
import type { Columns } from './columns.ts';
import { type Compare, type KeptOrder, keptOrder } from './kept-order.ts';

/** The orders of a catalogue's slots, dropped ones too. */
export type Orders = {
  /**
   * An order of the list; what is equal in it stands as the owner put it. Where the shop keeps to its stock, what is sold out comes
   * last in every order. Throws ApiError 422 for an order there is not.
   */
  by: (orderBy: string, limitsToStock: boolean) => Int32Array;
  /** Puts the products that were added in their places, an order each; else the next list does. */
  settling: () => readonly (() => void)[];
};

/** The orders of the products in columns, those that will be added too. */
export function newOrders(columns: Columns): Orders {
  const { created, names } = columns;
  const price = (limitsToStock: boolean) => (slot: number) => shownPrice(columns, slot, limitsToStock);
  const text: Compare = (a, b) => ((names[a] ?? '') < (names[b] ?? '') ? -1 : (names[a] ?? '') > (names[b] ?? '') ? 1 : 0);
  const date = (slot: number) => created.items[slot] ?? 0;
  const ordersOf = (limitsToStock: boolean): Readonly<Record<string, KeptOrder>> => {
    const kept = (compare: Compare) => keptOrder(thenAsPut(limitsToStock ? soldLast(compare, columns) : compare, columns));
    return {
      price: kept(up(price(limitsToStock))),
      '-price': kept(down(price(limitsToStock))),
      date: kept(up(date)),
      '-date': kept(down(date)),
      name: kept(text),
      '-name': kept((a, b) => text(b, a)),
      '-discount': kept(down((slot) => reduction(columns, slot))),
      custom: kept(() => 0),
    };
  };
  const [orders, inStock] = [ordersOf(false), ordersOf(true)];
  return {
    by: (orderBy, limitsToStock) => {
      const order = Object.hasOwn(orders, orderBy) ? (limitsToStock ? inStock : orders)[orderBy] : undefined;
      if (!order) throw ApiError.fields([{ key: 'orderBy', message: 'product.order-by' }]);
      return order(columns.ids.length);
    },
    // Few shops sell what they have not: theirs are put in order when they are first asked for.
    settling: () => Object.values(inStock).map((order) => () => void order(columns.ids.length)),
  };
}

const up =
  (value: (slot: number) => number): Compare =>
  (a, b) =>
    value(a) - value(b);

const down =
  (value: (slot: number) => number): Compare =>
  (a, b) =>
    value(b) - value(a);

/** Sorts products of which nothing can be bought last, before an order applies. */
const soldLast = (order: Compare, columns: Columns): Compare => {
  const isSold = ({ rowsFrom, buyable }: Columns, slot: number): number => {
    for (let row = rowsFrom.items[slot] ?? 0; row < (rowsFrom.items[slot + 1] ?? 0); row += 1) if (hasBit(buyable.items, row)) return 0;
    return 1;
  };
  return (a, b) => isSold(columns, a) - isSold(columns, b) || order(a, b);
};

/** Sorts equal products in the owner's order. */
const thenAsPut =
  (order: Compare, { positions, ids }: Columns): Compare =>
  (a, b) =>
    order(a, b) || (positions.items[a] ?? 0) - (positions.items[b] ?? 0) || (ids.items[a] ?? 0) - (ids.items[b] ?? 0);

/** The price that a card shows (cents): of the cheapest that can be bought, or of the cheapest where none can. */
function shownPrice({ rowsFrom, prices, buyable }: Columns, slot: number, limitsToStock: boolean): number {
  let [cheapest, cheapestBuyable] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let row = rowsFrom.items[slot] ?? 0; row < (rowsFrom.items[slot + 1] ?? 0); row += 1) {
    const price = prices.items[row] ?? 0;
    if (price < cheapest) cheapest = price;
    if (price < cheapestBuyable && hasBit(buyable.items, row)) cheapestBuyable = price;
  }
  return limitsToStock && Number.isFinite(cheapestBuyable) ? cheapestBuyable : cheapest;
}

/** The largest part taken off a price of a product, from 0 to 1. */
function reduction({ rowsFrom, prices, fixedPrices }: Columns, slot: number): number {
  let largest = 0;
  for (let row = rowsFrom.items[slot] ?? 0; row < (rowsFrom.items[slot + 1] ?? 0); row += 1) {
    const fixed = fixedPrices.items[row] ?? 0;
    if (fixed > 0) largest = Math.max(largest, 1 - (prices.items[row] ?? 0) / fixed);
  }
  return largest;
}
