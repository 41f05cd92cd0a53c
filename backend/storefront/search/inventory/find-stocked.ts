import { foldedText } from '#backend/platform/database/list-filter.ts';
import type { StockState } from '#schemas/admin-stock.ts';
import { type Bits, clearBit, countBits, eachBit, firstBits, hasBit, setBit } from '../listing/bits.ts';
import { pageOf } from '../listing/page.ts';
import type { Inventory } from './inventory.ts';

type Page = { nbItem: number; page: number };
/** The ids of a page, and how many there are in all. */
export type FoundPage = { total: number; ids: number[] };

const partOf = (search: string | undefined): string => foldedText(search?.trim() ?? '');

/** Ids of the products whose name or slug holds what is searched for, in the alphabet's order. */
export function findProductsNamed(inventory: Inventory, { search, nbItem, page }: Page & { search?: string | undefined }): FoundPage {
  const { ids, names, slugs, alive, order } = inventory;
  const part = partOf(search);
  const found = firstBits(alive.items, ids.length).slice();
  if (part !== '') {
    const [named, at] = [names.find(part, found), slugs.find(part, found)];
    for (let word = 0; word < found.length; word += 1) found[word] = (named[word] ?? 0) | (at[word] ?? 0);
  }
  const slots = pageOf(order(ids.length), found, (page - 1) * nbItem, nbItem);
  return { total: countBits(found), ids: slots.map((slot) => ids.items[slot] ?? 0) };
}

/** Filter of declinations. `limit`: a stock up to it is low; `waited`: those with stock alerts. */
export type StockChoice = { state: StockState; limit: number; waited: ReadonlySet<number> };
type StockQuery = Page & { search?: string | undefined; choice?: StockChoice | undefined };

/** Ids of the declinations that are chosen, and whose reference or product's name holds what is searched for, by name of the product. */
export function findStocked(inventory: Inventory, { search, choice, nbItem, page }: StockQuery): FoundPage {
  const { ids, declinations, rowsFrom, order } = inventory;
  const rows = searchedRows(inventory, partOf(search));
  const isIn = choice && rowsIn(inventory, choice);
  if (isIn)
    eachBit(rows, (row) => {
      if (!isIn(row)) clearBit(rows, row);
    });
  const found: number[] = [];
  const last = page * nbItem;
  let passed = 0;
  for (const slot of order(ids.length)) {
    if (passed >= last) break;
    for (let row = rowsFrom.items[slot] ?? 0; row < (rowsFrom.items[slot + 1] ?? 0) && passed < last; row += 1) {
      if (!hasBit(rows, row)) continue;
      passed += 1;
      if (passed > last - nbItem) found.push(declinations.items[row] ?? 0);
    }
  }
  return { total: countBits(rows), ids: found };
}

function searchedRows({ ids, declinations, names, references, alive, aliveRows, rowsFrom }: Inventory, part: string): Bits {
  const all = firstBits(aliveRows.items, declinations.length).slice();
  if (part === '') return all;
  const rows = references.find(part, all);
  eachBit(names.find(part, firstBits(alive.items, ids.length)), (slot) => {
    for (let row = rowsFrom.items[slot] ?? 0; row < (rowsFrom.items[slot + 1] ?? 0); row += 1) setBit(rows, row);
  });
  return rows;
}

function rowsIn(inventory: Inventory, { state, limit, waited }: StockChoice): (row: number) => boolean {
  const { declinations, stock, held, tracked, rentals, slotOf } = inventory;
  const heldOf = (row: number) => held.items[row] ?? 0;
  const left = (row: number) => (stock.items[row] ?? 0) - heldOf(row);
  const isTracked = (row: number) => hasBit(tracked.items, row);
  // Rented pieces come back.
  const isRental = (row: number) => hasBit(rentals.items, slotOf.items[row] ?? 0);
  switch (state) {
    case 'OUT':
      return (row) => isTracked(row) && left(row) <= 0;
    case 'LOW':
      return (row) => isTracked(row) && left(row) > 0 && left(row) <= limit && !isRental(row);
    case 'HELD':
      return (row) => isTracked(row) && heldOf(row) > 0;
    case 'WAITED':
      return (row) => waited.has(declinations.items[row] ?? 0);
  }
}
