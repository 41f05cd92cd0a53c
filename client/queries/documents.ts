import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../browser-api.ts';

/** Invoice and credit notes of an order. */
export const orderDocumentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['order-documents', id],
    queryFn: ({ signal }) => browserApi.call('GET /order/{id}/documents', { params: { id } }, { signal }),
  });
