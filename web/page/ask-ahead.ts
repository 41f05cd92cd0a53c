import type { Call } from '#renderer/types.ts';
import type { CallKey } from '#schemas/calls/index.ts';
import type { Failed } from '../model/screen.ts';
import type { Route } from '../routing/routes.ts';
import type { Source } from '../site/source.ts';

/** Calls that sheets of a kind make about their subject, as earlier sheets of this version of the site have made them. */
const asked = new WeakMap<Source, Map<string, Set<CallKey>>>();

/**
 * The same calls. A sheet's blocks ask about its product only when the product is there; what sheets made before asked about theirs
 * is asked at once, in the same request as the product itself.
 * @param call one that makes equal calls once
 */
export function askedAhead(source: Source, route: Route | Failed | undefined, call: Call): Call {
  if (!route || (route.kind !== 'product' && route.kind !== 'sheet')) return call;
  const { id } = route;
  const kinds = asked.get(source) ?? new Map<string, Set<CallKey>>();
  asked.set(source, kinds);
  const kind = route.kind === 'sheet' ? route.sheet : route.kind;
  const keys = kinds.get(kind) ?? new Set<CallKey>();
  kinds.set(kind, keys);
  // Whoever needs an answer asks for it again, and hears then that it failed.
  for (const key of keys) (call as (key: CallKey, input: object) => Promise<unknown>)(key, { params: { id } }).catch(() => {});
  return ((key: CallKey, input: object) => {
    if (JSON.stringify(input) === JSON.stringify({ params: { id } })) keys.add(key);
    return call(key, input as never);
  }) as Call;
}
