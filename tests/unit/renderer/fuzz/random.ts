/** Numbers that look random and are the same in every run of a seed. */
export type Random = {
  /** A whole number from 0 to below `below`. */
  number: (below: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** True in `percent` of 100 cases. */
  chance: (percent: number) => boolean;
};

/** mulberry32 */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const number = (below: number) => Math.floor(next() * below);
  return { number, pick: (list) => list[number(list.length)] as (typeof list)[number], chance: (percent) => number(100) < percent };
}
