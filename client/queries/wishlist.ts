import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { browserApi } from '../browser-api.ts';

/** Cards of the products with these numbers, as they are now; those that are gone are left out. */
export const productCardsQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['product-cards', ids],
    queryFn: async ({ signal }) =>
      ids.length === 0 ? [] : (await browserApi.call('GET /product-card', { query: { ids: ids.join(',') } }, { signal })).products,
    placeholderData: keepPreviousData,
  });
