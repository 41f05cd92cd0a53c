import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { browserApi } from '../browser-api.ts';
import { listQuery } from '../list-query.ts';

/** A page of the person's orders, newest first; `nbItem` orders a page. */
export const ordersQuery = ({ page = 1, nbItem = 10 }: { page?: number; nbItem?: number } = {}) =>
  queryOptions({
    queryKey: ['orders', { page, nbItem }],
    queryFn: ({ signal }) => browserApi.call('GET /order', { query: listQuery({ page, nbItem }) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** An order of the person, or anybody's with its `key`. */
export const orderQuery = ({ id, key }: { id: string; key?: string | undefined }) =>
  queryOptions({
    queryKey: ['order', id, key ?? null],
    queryFn: ({ signal }) => browserApi.call('GET /order/{id}', { params: { id }, query: { key } }, { signal }),
  });

/** Products of the person's order that can be reviewed, and her reviews. */
export const orderReviewsQuery = (id: string) =>
  queryOptions({
    queryKey: ['order-reviews', id],
    queryFn: ({ signal }) => browserApi.call('GET /order/{id}/review', { params: { id } }, { signal }),
  });

/** The names of the order statuses in the page's language; they do not change while a page is open. */
export const orderStatusesQuery = () =>
  queryOptions({
    queryKey: ['order-statuses'],
    queryFn: ({ signal }) => browserApi.call('GET /list/order/status', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Invoice and credit notes of an order of the person, or of anybody's with its `key`. */
export const orderDocumentsQuery = (id: string, key?: string) =>
  queryOptions({
    queryKey: ['order-documents', id, key ?? null],
    queryFn: ({ signal }) => browserApi.call('GET /order/{id}/documents', { params: { id }, query: { key } }, { signal }),
  });

/** Current payment method of the shop. Read again at each visit of a payment page, since the owner may change it. */
export const paymentMethodQuery = () =>
  queryOptions({
    queryKey: ['payment-method'],
    queryFn: ({ signal }) => browserApi.call('GET /payment/method', {}, { signal }),
  });
