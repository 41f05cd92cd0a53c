import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../browser-api.ts';

/** What the shop's payments go through now; read again at each visit of a payment page, for the owner may change it. */
export const paymentMethodQuery = () =>
  queryOptions({
    queryKey: ['payment-method'],
    queryFn: ({ signal }) => browserApi.call('GET /payment/method', {}, { signal }),
  });
