import type { Catalogue } from './catalogue.ts';
import { type Conditions, failing, narrowing } from './conditions.ts';

/** What one way through a catalogue finds. */
export type Scanned = {
  /** Slots of the products that fit. */
  matches: number[];
  /** How many products each value would leave, the other filters kept. */
  counts: {
    kind: Map<string, number>;
    offer: Map<string, number>;
    /** By the id of the tag. */
    tags: Map<number, number>;
    /** By the number of the value of an axis. */
    values: number[];
    inStock: number;
    reduced: number;
  };
  /** Cents. */
  prices: { min: number; max: number };
};

/** Goes through the products of a catalogue once, finds those that fit, and counts for each filter what its values would leave. */
export function scan({ columns, values }: Catalogue, conditions: Conditions): Scanned {
  const { tagsFrom, tags, declinationsFrom, prices, fixedPrices, isBuyable, valuesFrom, values: chosen, types, offers } = columns;
  const { isCandidate, productFails, declinationFails } = conditions;
  const bits = values.map(({ axis }) => failing[axis]);
  const countedFor = values.map(() => -1);
  const byValue = values.map(() => 0);
  const counts: Scanned['counts'] = { kind: new Map(), offer: new Map(), tags: new Map(), values: byValue, inStock: 0, reduced: 0 };
  const matches: number[] = [];
  let [min, max] = [Number.POSITIVE_INFINITY, 0];

  for (let slot = 0; slot < columns.ids.length; slot += 1) {
    if (!isCandidate(slot)) continue;
    const failed = productFails(slot);
    // The filters that at least one declination fails alone, or does not fail at all: those a count may leave out.
    let isMatch = false;
    let alone = 0;
    let [isInStock, isReduced] = [false, false];
    for (let at = declinationsFrom[slot] ?? 0; at < (declinationsFrom[slot + 1] ?? 0); at += 1) {
      const fails = failed | declinationFails(at);
      if (fails === 0) isMatch = true;
      else if ((fails & (fails - 1)) === 0) alone |= fails;
      if ((fails & ~narrowing) === 0) {
        const price = prices[at] ?? 0;
        if (price < min) min = price;
        if (price > max) max = price;
      }
      if ((fails & ~failing.availability) === 0 && isBuyable[at]) isInStock = true;
      if ((fails & ~failing.discount) === 0 && (prices[at] ?? 0) < (fixedPrices[at] ?? 0)) isReduced = true;
      for (let of = valuesFrom[at] ?? 0; of < (valuesFrom[at + 1] ?? 0); of += 1) {
        const value = chosen[of] ?? 0;
        if ((fails & ~(bits[value] ?? 0)) !== 0 || countedFor[value] === slot) continue;
        countedFor[value] = slot;
        byValue[value] = (byValue[value] ?? 0) + 1;
      }
    }
    if (isMatch) matches.push(slot);
    if (isMatch || alone & failing.kind) add(counts.kind, types[slot] ?? '');
    if (isMatch || alone & failing.offer) add(counts.offer, offers[slot] ?? '');
    if (isMatch || alone & failing.tags) {
      for (let at = tagsFrom[slot] ?? 0; at < (tagsFrom[slot + 1] ?? 0); at += 1) add(counts.tags, tags[at] ?? 0);
    }
    if (isInStock) counts.inStock += 1;
    if (isReduced) counts.reduced += 1;
  }
  return { matches, counts, prices: { min: min > max ? 0 : min, max } };
}

function add<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
