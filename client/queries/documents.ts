import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../browser-api.ts';

/** Invoice and credit notes of an order of the person, or of anybody's with its `key`. */
export const orderDocumentsQuery = (id: string, key?: string) =>
  queryOptions({
    queryKey: ['order-documents', id, key ?? null],
    queryFn: ({ signal }) => browserApi.call('GET /order/{id}/documents', { params: { id }, query: { key } }, { signal }),
  });
