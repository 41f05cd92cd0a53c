import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../browser-api.ts';

/** Returns of an order of the person, and what can still be sent back. */
export const orderBackQuery = (order: string) =>
  queryOptions({
    queryKey: ['order-back', order],
    queryFn: ({ signal }) => browserApi.call('GET /order-back', { query: { order } }, { signal }),
  });

/** Settings of returns. */
export const returnInfoQuery = () =>
  queryOptions({
    queryKey: ['return-info'],
    queryFn: ({ signal }) => browserApi.call('GET /order/back-products/is-active', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Reasons for a return. */
export const returnReasonsQuery = () =>
  queryOptions({
    queryKey: ['return-reasons'],
    queryFn: ({ signal }) => browserApi.call('GET /order-generic-values/{type}', { params: { type: 'ORDER_BACK_REASON' } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
