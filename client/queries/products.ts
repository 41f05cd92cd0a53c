import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../browser-api.ts';

/** A product with its prices and stock of this moment: a cached page's own may be older. */
export const productQuery = (id: number) =>
  queryOptions({
    queryKey: ['product', id],
    queryFn: ({ signal }) => browserApi.call('GET /product/{id}', { params: { id } }, { signal }),
    staleTime: 10_000,
  });
