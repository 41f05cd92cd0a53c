import { QueryCache, QueryClient, type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { isRefusal, readFailure } from '#domain/call-failure.ts';
import { announceSessionEnd, onPersonChange } from './person.ts';

/**
 * Server state is fresh for a minute; a refused call is not repeated, one without an answer is, twice. One that is refused for want of
 * a session has the page asked again who is signed in, unless it is read beside a form.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (readFailure(error).status === 401 && !meta?.isBesideForm) announceSessionEnd();
      },
    }),
    defaultOptions: {
      queries: { staleTime: 60_000, retry: (count, error) => count < 2 && !isRefusal(readFailure(error)) },
      // Without a network a call fails at once and says so. What was sent, a password for one, is forgotten with its form.
      mutations: { networkMode: 'always', gcTime: 0 },
    },
  });

/** For what is read beside a form: a session that has ended must not take away what somebody types. Sending the form tells of it. */
export const besideForm = { meta: { isBesideForm: true } };

let browserClient: QueryClient | undefined;

/** One client for the page's lifetime. What was read for one person is forgotten when another signs in, or nobody is. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  if (!browserClient) {
    const client = createQueryClient();
    onPersonChange(() => void client.resetQueries());
    browserClient = client;
  }
  return browserClient;
}

/**
 * `useQuery` on the page's client: needs no provider, so that a page without server state loads none of it.
 * @example
 * const { data: orders, isPending } = useServerState(ordersQuery({ page: 1 }));
 */
export function useServerState<Data, Error, Selected, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Selected, Key>,
): UseQueryResult<Selected, Error> {
  return useQuery(options, queryClient());
}
