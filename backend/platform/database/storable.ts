/** Maximum nesting of input, and maximum number of its values. */
export type StorableBounds = { maxDepth?: number; maxValues?: number };

/** Deeper, and more, than any call's input. */
const usual = { maxDepth: 50, maxValues: 400_000 };

/**
 * Returns whether the database can store a caller's input: no NUL and no half of a surrogate pair, in values or keys. The nesting must not
 * overflow the stack of later walks, nor the number of values delay other callers. It walks without recursion and ends early, since it is
 * the first check.
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
