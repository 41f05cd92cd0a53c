import type { ListedProduct } from './listed-product.ts';

/**
 * The products of a catalogue in columns: one array a property, and a number (its slot) for each product. A list reads them
 * from the first to the last, which takes some milliseconds for 100,000 products.
 * Of what each product has several of, the first stands at `…From[slot]` and the last before `…From[slot + 1]`.
 */
export type Columns = {
  ids: number[];
  slugs: string[];
  names: string[];
  types: ListedProduct['type'][];
  offers: ListedProduct['offer'][];
  positions: number[];
  /** ms since 1970. */
  created: number[];
  isAlive: boolean[];
  tagsFrom: number[];
  tags: number[];
  declinationsFrom: number[];
  prices: number[];
  fixedPrices: number[];
  isBuyable: boolean[];
  valuesFrom: number[];
  values: number[];
};

export const newColumns = (): Columns => ({
  ...{ ids: [], slugs: [], names: [], types: [], offers: [], positions: [], created: [], isAlive: [] },
  ...{ tagsFrom: [0], tags: [], declinationsFrom: [0], prices: [], fixedPrices: [], isBuyable: [], valuesFrom: [0], values: [] },
});

/** Adds a product behind the others; gives its slot. */
export function addToColumns(columns: Columns, product: ListedProduct): number {
  columns.ids.push(product.id);
  columns.slugs.push(product.slug);
  columns.names.push(product.plainName);
  columns.types.push(product.type);
  columns.offers.push(product.offer);
  columns.positions.push(product.position);
  columns.created.push(product.createdAt.getTime());
  columns.isAlive.push(true);
  for (const tag of product.tags) columns.tags.push(tag);
  columns.tagsFrom.push(columns.tags.length);
  for (const { price, fixedPrice, isBuyable, values } of product.declinations) {
    columns.prices.push(price);
    columns.fixedPrices.push(fixedPrice);
    columns.isBuyable.push(isBuyable);
    for (const value of values) columns.values.push(value);
    columns.valuesFrom.push(columns.values.length);
  }
  columns.declinationsFrom.push(columns.prices.length);
  return columns.ids.length - 1;
}
