import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { browserApi } from '../browser-api.ts';
import { listQuery } from '../list-query.ts';

/** Setup of each payment method. */
export const paymentSetupQuery = () =>
  queryOptions({
    queryKey: ['admin', 'payment-setup'],
    queryFn: ({ signal }) => browserApi.call('GET /admin/payment/provider', {}, { signal }),
    staleTime: 0,
  });

/** Attempts, money and refunds of an order. */
export const orderPaymentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'order-payments', id],
    queryFn: ({ signal }) => browserApi.call('GET /admin/order/{id}/payment', { params: { id } }, { signal }),
    staleTime: 0,
  });

/** Refunds that somebody still has something to do about, the oldest first. */
export const openRefundsQuery = ({ page = 1, nbItem = 25 }: { page?: number; nbItem?: number } = {}) =>
  queryOptions({
    queryKey: ['admin', 'open-refunds', { page, nbItem }],
    queryFn: ({ signal }) => browserApi.call('GET /admin/payment/refund', { query: listQuery({ page, nbItem }) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Paid orders that the bank has not confirmed, the oldest first. */
export const unconfirmedPaymentsQuery = ({ page = 1, nbItem = 25 }: { page?: number; nbItem?: number } = {}) =>
  queryOptions({
    queryKey: ['admin', 'unconfirmed-payments', { page, nbItem }],
    queryFn: ({ signal }) => browserApi.call('GET /admin/payment/unconfirmed', { query: listQuery({ page, nbItem }) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The shop's money by day, and a page of what does not fit together; days of the shop, both included. */
export const reconciliationQuery = (asked: { from?: string; to?: string; page: number; nbItem: number }) =>
  queryOptions({
    queryKey: ['admin', 'reconciliation', asked],
    queryFn: ({ signal }) => browserApi.call('GET /admin/payment/reconciliation', { query: asked }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Payouts of providers to the bank account, newest first. */
export const payoutsQuery = ({ page = 1, nbItem = 10 }: { page?: number; nbItem?: number } = {}) =>
  queryOptions({
    queryKey: ['admin', 'payouts', { page, nbItem }],
    queryFn: ({ signal }) => browserApi.call('GET /admin/payment/payout', { query: listQuery({ page, nbItem }) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
