import { type CallData, type CallKey, calls } from '#schemas/calls/index.ts';

/**
 * Checks an answer's `data` against the call's schema. Loads every schema: for the server, or lazily in the browser.
 * @throws ZodError when the API does not keep its contract
 */
export function parseData<K extends CallKey>(key: K, data: unknown): CallData<K> {
  return calls[key].data.parse(data) as CallData<K>;
}
