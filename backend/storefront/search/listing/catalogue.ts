import { wordReader } from '../words/stems.ts';
import { newVocabulary, type Vocabulary } from '../words/vocabulary.ts';
import { addToColumns, type Columns, dropFromColumns, newColumns } from './columns.ts';
import type { AxisValue, ListedProduct, ListedTag } from './listed-product.ts';
import { newOrders, type Orders } from './orders.ts';

/** A site's catalogue in memory: its products in columns, its words, and the names of what it is filtered by. */
export type Catalogue = {
  columns: Columns;
  orders: Orders;
  vocabularies: ReadonlyMap<string, Vocabulary>;
  /** By the number that columns hold. */
  values: readonly AxisValue[];
  tags: readonly ListedTag[];
  /** Another number after each change. */
  edition: () => number;
  /** Puts a product in the place of what was known of it. */
  put: (product: ListedProduct) => void;
  /** Forgets a product, where it is known. */
  drop: (id: number) => void;
  /** Puts the products and words that were added in order, a part each; else the next list does. */
  settling: () => readonly (() => void)[];
  /** Returns whether so many products were dropped or replaced that a rebuild is better. */
  isWorn: () => boolean;
};

/** An empty catalogue. `languages` are those of the site (`fr`, `en`), its own first. */
export function newCatalogue(languages: readonly string[], values: readonly AxisValue[], tags: readonly ListedTag[]): Catalogue {
  const columns = newColumns();
  const vocabularies = new Map(languages.map((language) => [language, newVocabulary(wordReader(language))]));
  const slots = new Map<number, number>();
  let edition = 0;
  const drop = (id: number) => {
    edition += 1;
    const slot = slots.get(id);
    if (slot !== undefined) dropFromColumns(columns, slot);
    slots.delete(id);
  };
  const orders = newOrders(columns);
  return {
    ...{ columns, orders, vocabularies, values, tags, drop },
    edition: () => edition,
    put: (product) => {
      drop(product.id);
      const slot = addToColumns(columns, product);
      slots.set(product.id, slot);
      for (const { language, field, text } of product.texts) vocabularies.get(language)?.add(slot, field, text);
    },
    settling: () => [...orders.settling(), ...[...vocabularies.values()].map(({ settle }) => settle)],
    isWorn: () => columns.ids.length > 1000 + slots.size * 1.5,
  };
}
