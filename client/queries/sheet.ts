import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../browser-api.ts';

/** A product's sheet as shoppers read it; read again after each change of the panel. */
export const sheetQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'sheet', id],
    queryFn: ({ signal }) => browserApi.call('GET /product/{id}', { params: { id } }, { signal }),
    staleTime: 0,
    retry: false,
  });
