import { clearBit } from '../listing/bits.ts';
import { addBit, type Growing, type GrowingBits, growingBits, push, wholeNumbers } from '../listing/growing.ts';
import { type KeptOrder, keptOrder } from '../listing/kept-order.ts';
import { type LetterGroups, letterGroups } from './letter-groups.ts';

/** A product as the shop's own lists look at it, sold or not. Texts are folded (`foldedText`). */
export type StockedProduct = {
  id: number;
  name: string;
  slug: string;
  isRental: boolean;
  /** In the order of the owner. */
  declinations: readonly { id: number; reference: string; isTracked: boolean; stock: number; held: number }[];
};

/** All products of a site in columns, with what there is of them: a product has a slot, each of its declinations a row. */
export type Inventory = {
  ids: Growing;
  names: LetterGroups;
  slugs: LetterGroups;
  rentals: GrowingBits;
  /** Slots of the products that were neither dropped nor replaced, and the rows of those. */
  alive: GrowingBits;
  aliveRows: GrowingBits;
  /** Rows of a product: from `rowsFrom[slot]` to before `rowsFrom[slot + 1]`. */
  rowsFrom: Growing;
  /** Of rows. */
  slotOf: Growing;
  declinations: Growing;
  references: LetterGroups;
  tracked: GrowingBits;
  stock: Growing;
  held: Growing;
  /** Slots in the alphabet's order. */
  order: KeptOrder;
  /** Puts a product in the place of what was known of it. */
  put: (product: StockedProduct) => void;
  /** Forgets a product, where it is known. */
  drop: (id: number) => void;
  /** Returns whether so many products were dropped or replaced that a rebuild is better. */
  isWorn: () => boolean;
};

/** An empty inventory. */
export function newInventory(): Inventory {
  const columns = {
    ...{ ids: wholeNumbers(), names: letterGroups(), slugs: letterGroups(), rentals: growingBits(), rowsFrom: wholeNumbers() },
    ...{ slotOf: wholeNumbers(), declinations: wholeNumbers(), references: letterGroups(), tracked: growingBits() },
    ...{ stock: wholeNumbers(), held: wholeNumbers(), alive: growingBits(), aliveRows: growingBits() },
  };
  const { ids, rowsFrom, alive, aliveRows } = columns;
  const slots = new Map<number, number>();
  const sortedBy: string[] = [];
  const keyOf = (slot: number) => sortedBy[slot] ?? '';
  push(rowsFrom, 0);
  const drop = (id: number) => {
    const slot = slots.get(id);
    if (slot === undefined) return;
    slots.delete(id);
    clearBit(alive.items, slot);
    for (let row = rowsFrom.items[slot] ?? 0; row < (rowsFrom.items[slot + 1] ?? 0); row += 1) clearBit(aliveRows.items, row);
  };
  return {
    ...columns,
    drop,
    order: keptOrder((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : a - b)),
    put: (product) => {
      drop(product.id);
      const slot = ids.length;
      slots.set(product.id, slot);
      sortedBy.push(`${product.name}\n${product.slug}`);
      push(ids, product.id);
      columns.names.add(product.name);
      columns.slugs.add(product.slug);
      addBit(alive, slot);
      if (product.isRental) addBit(columns.rentals, slot);
      for (const { id, reference, isTracked, stock, held } of product.declinations) {
        const row = columns.declinations.length;
        push(columns.declinations, id);
        push(columns.slotOf, slot);
        push(columns.stock, stock);
        push(columns.held, held);
        columns.references.add(reference);
        addBit(aliveRows, row);
        if (isTracked) addBit(columns.tracked, row);
      }
      push(rowsFrom, columns.declinations.length);
    },
    isWorn: () => ids.length > 1000 + slots.size * 1.5,
  };
}
