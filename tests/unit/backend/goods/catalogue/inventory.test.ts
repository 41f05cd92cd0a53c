import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedText } from '#backend/platform/database/list-filter.ts';
import { findProductsNamed, findStocked, type StockChoice } from '#backend/storefront/search/inventory/find-stocked.ts';
import { newInventory, type StockedProduct } from '#backend/storefront/search/inventory/inventory.ts';
import { StockState } from '#schemas/admin-stock.ts';

const word = fc.constantFrom('robe', 'robette', 'lin', 'été', 'Œillet', 'a', 'ab', 'aab', 'Écharpe', '38');
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const product: fc.Arbitrary<StockedProduct> = fc
  .record({
    ...{ id: fc.integer({ min: 1, max: 40 }), name, isRental: fc.boolean() },
    declinations: fc.array(
      fc.record({ reference: word, isTracked: fc.boolean(), stock: fc.integer({ min: -2, max: 5 }), held: fc.nat(3) }),
      { maxLength: 4 },
    ),
  })
  .map(({ id, name, isRental, declinations }) => ({
    ...{ id, isRental, name: foldedText(name), slug: `piece-${id}` },
    declinations: declinations.map((each, at) => ({ ...each, id: id * 10 + at, reference: foldedText(`${each.reference}-${id}`) })),
  }));
/** Event of an inventory: a product is added, changed or deleted. */
const happening = fc.oneof({ weight: 4, arbitrary: product }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 40 }) });
const query = fc.record({
  search: fc.constantFrom(undefined, '', 'ROBE', 'obe', 'ob', 'b', 'ete', 'robe lin', 'oeil', 'a', 'aab', 'b-1', 'piece-3', 'rien'),
  state: fc.option(fc.constantFrom(...StockState.options), { nil: undefined }),
  ...{ limit: fc.nat(3), nbItem: fc.integer({ min: 1, max: 7 }), page: fc.integer({ min: 1, max: 4 }) },
});

describe('the inventory in memory', () => {
  it('finds what one finds who looks at each product, in the same order', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 60 }), query, (happenings, { search, state, limit, nbItem, page }) => {
        const inventory = newInventory();
        const shop = new Map<number, StockedProduct>();
        for (const each of happenings) {
          if (typeof each === 'number') {
            inventory.drop(each);
            shop.delete(each);
          } else {
            inventory.put(each);
            shop.set(each.id, each);
          }
        }
        const part = foldedText(search ?? '');
        const key = (one: StockedProduct) => `${one.name}\n${one.slug}`;
        const inOrder = [...shop.values()].sort((a, b) => (key(a) < key(b) ? -1 : 1));
        const pageOf = (ids: number[]) => ({ total: ids.length, ids: ids.slice((page - 1) * nbItem, page * nbItem) });

        const named = inOrder.filter((one) => one.name.includes(part) || one.slug.includes(part));
        expect(findProductsNamed(inventory, { search, nbItem, page })).toEqual(pageOf(named.map(({ id }) => id)));

        const waited = new Set([101, 203, 310, 111]);
        const choice: StockChoice | undefined = state && { state, limit, waited };
        const isIn = (one: StockedProduct, { id, isTracked, stock, held }: StockedProduct['declinations'][number]) => {
          if (state === 'WAITED') return waited.has(id);
          if (state === undefined) return true;
          if (!isTracked) return false;
          if (state === 'HELD') return held > 0;
          return state === 'OUT' ? stock - held <= 0 : !one.isRental && stock - held > 0 && stock - held <= limit;
        };
        const stocked = inOrder.flatMap((one) =>
          one.declinations
            .filter((each) => one.name.includes(part) || each.reference.includes(part))
            .filter((each) => isIn(one, each))
            .map(({ id }) => id),
        );
        expect(findStocked(inventory, { search, choice, nbItem, page })).toEqual(pageOf(stocked));
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});
