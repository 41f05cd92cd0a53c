import type { Call } from '#renderer/types.ts';

/**
 * The same calls, each made once however many ask: for one page, or for all pages of one version of a site. The order in which an
 * input names its parts makes no difference. A call that fails is made anew for the next who asks; one that writes, for each.
 */
export function once(call: Call): Call {
  const made = new Map<string, Promise<unknown>>();
  return ((key, input) => {
    if (!key.startsWith('GET ')) return call(key, input);
    const name = `${key} ${JSON.stringify(input, sorted)}`;
    const known = made.get(name);
    if (known) return known;
    const promise = call(key, input);
    made.set(name, promise);
    promise.catch(() => made.delete(name));
    return promise;
  }) as Call;
}

/** Objects by their keys in order, so that equal inputs read the same. */
const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
