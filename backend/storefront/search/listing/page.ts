import type { Scores } from '../words/text-search.ts';
import { type Bits, hasBit } from './bits.ts';

/** The page of `count` slots after the first `from` that fit, in an order. */
export function pageOf(order: Int32Array, matches: Bits, from: number, count: number): number[] {
  const page: number[] = [];
  let passed = 0;
  for (let at = 0; at < order.length && page.length < count; at += 1) {
    const slot = order[at] ?? 0;
    if (!hasBit(matches, slot)) continue;
    if (passed >= from) page.push(slot);
    passed += 1;
  }
  return page;
}

/**
 * The page of the slots that fit a search best; those that do so equally well stay in the order. Only what can be on the page
 * is sorted, and once it is full of the best there are, the rest is not looked at.
 */
export function bestOf(order: Int32Array, matches: Bits, { of: scores, highest }: Scores, from: number, count: number): number[] {
  const needed = from + count;
  const better = (a: number, b: number) => (scores[b] ?? 0) - (scores[a] ?? 0);
  let best: number[] = [];
  let least = 0;
  for (let at = 0; at < order.length && least < highest; at += 1) {
    const slot = order[at] ?? 0;
    if (!hasBit(matches, slot) || (scores[slot] ?? 0) <= least) continue;
    best.push(slot);
    if (best.length < 2 * needed) continue;
    best = best.sort(better).slice(0, needed);
    least = scores[best[needed - 1] ?? 0] ?? 0;
  }
  return best.sort(better).slice(from, needed);
}
