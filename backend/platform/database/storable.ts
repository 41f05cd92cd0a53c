/** Deeper than any call's input. */
const maxDepth = 50;

/**
 * Whether the database can store what a caller sent: no NUL, no half of a surrogate pair, in values or in keys; and not
 * nested so deep that a walk through it would overflow the stack (`depthAllowed`). Walks without recursion, for it is the first to look.
 */
export function isStorable(input: unknown, depthAllowed: number = maxDepth): boolean {
  const pending: [value: unknown, depth: number][] = [[input, 0]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [value, depth] = next;
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return false;
    if (typeof value !== 'object' || value === null) continue;
    if (depth === depthAllowed) return false;
    for (const [key, inner] of Object.entries(value)) pending.push([key, depth + 1], [inner, depth + 1]);
  }
  return true;
}
