/** Deterministic irregularity: the same name always gives the same hand. */

export interface Seed {
  /** Next number in [0, 1). */
  next(): number;
  /** Next number in [low, high). */
  between(low: number, high: number): number;
  /** Next number in [-amount, amount). */
  around(amount: number): number;
  pick<T>(items: readonly T[]): T;
}

export function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  return value >>> 0;
}

export function seedFrom(text: string): Seed {
  let state = hash(text);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    around: (amount) => (next() * 2 - 1) * amount,
    pick: (items) => items[Math.floor(next() * items.length)]!,
  };
}
