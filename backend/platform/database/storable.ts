/** How deep input may nest, and how many values it may hold. */
export type StorableBounds = { maxDepth?: number; maxValues?: number };

/** Deeper, and more, than any call's input. */
const usual = { maxDepth: 50, maxValues: 400_000 };

/**
 * Whether the database can store what a caller sent: no NUL, no half of a surrogate pair, in values or in keys; not nested so deep that a
 * walk through it would overflow the stack; and not so many values that to read them holds up everybody else. Walks without recursion and
 * ends early, for it is the first to look.
 */
export function isStorable(input: unknown, bounds: StorableBounds = {}): boolean {
  const { maxDepth, maxValues } = { ...usual, ...bounds };
  let values = 0;
  const pending: [value: unknown, depth: number][] = [[input, 0]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [value, depth] = next;
    values += 1;
    if (values > maxValues) return false;
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return false;
    if (typeof value !== 'object' || value === null) continue;
    if (depth === maxDepth) return false;
    for (const [key, inner] of Object.entries(value)) pending.push([key, depth + 1], [inner, depth + 1]);
  }
  return true;
}
