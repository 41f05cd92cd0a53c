/** Chance that is the same at every drawing: one name, one hand. */
export type Seed = {
  /** [0, 1) */
  next(): number;
  /** [low, high) */
  between(low: number, high: number): number;
  /** [-amount, amount) */
  around(amount: number): number;
};

export function seedFrom(text: string): Seed {
  let state = 2166136261;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 16777619);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return { next, between: (low, high) => low + (high - low) * next(), around: (amount) => (next() * 2 - 1) * amount };
}

/** Soft irregular ground between -1 and 1, `size` px from hill to hollow. */
export function roughness(seed: Seed, size: number): (x: number, y: number) => number {
  const [a, b, c, d] = [seed.between(0, 9), seed.between(0, 9), seed.between(0.8, 1.3), seed.between(0.7, 1.2)];
  return (x, y) =>
    (Math.sin((x / size) * c + a + Math.sin((y / size) * 1.7 + b)) + Math.sin((y / size) * d + b + Math.sin((x / size) * 1.3))) / 2;
}
