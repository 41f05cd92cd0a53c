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
    if (typeof value === 'string' && !isStorableText(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    const keys = Array.isArray(value) ? [] : Object.keys(value);
    const inner: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
    values += inner.length;
    if (depth === maxDepth || values > maxValues || !keys.every(isStorableText)) return false;
    for (const each of inner) pending.push([each, depth + 1]);
  }
  return true;
}

const isStorableText = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
