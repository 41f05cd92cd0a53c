import { queryOptions } from '@tanstack/react-query';
import type { CallInput, CallKey } from '#schemas/calls/index.ts';
import { browserApi, pageLang } from './browser-api.ts';

/**
 * React Query options of any reading call: its key is the call, its input and the language of the answer.
 * @example const countries = useQuery(callQuery('GET /countries', {}));
 */
export const callQuery = <K extends CallKey & `GET ${string}`>(key: K, input: CallInput<K>) =>
  queryOptions({
    queryKey: [key, input, typeof document === 'undefined' ? 'fr' : pageLang()] as const,
    queryFn: ({ signal }) => browserApi.call(key, input, { signal }),
  });
