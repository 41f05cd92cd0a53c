import type { CallTable } from '#schemas/call.ts';
import { checkedCalls } from '#schemas/calls/checked.ts';
import type { CallData, CallKey } from '#schemas/calls/index.ts';

/**
 * Checks an answer's `data` against the call's schema; one of an entity's calls is trusted. Loads every schema: for the server, or lazily
 * in the browser.
 * @throws ZodError when the API does not keep its contract
 */
export function parseData<K extends CallKey>(key: K, data: unknown): CallData<K> {
  const checked: Readonly<CallTable> = checkedCalls;
  return (key in checked ? checked[key]?.data.parse(data) : data) as CallData<K>;
}
