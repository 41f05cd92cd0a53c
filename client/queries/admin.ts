import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { OrderStatus } from '#schemas/order.ts';
import { browserApi } from '../browser-api.ts';
import { listQuery } from '../list-query.ts';

type AdminOrders = { page?: number; nbItem?: number; status?: OrderStatus | undefined; search?: string };

/** The shop's orders, newest first; for ADMIN and SUPER_ADMIN. */
export const adminOrdersQuery = ({ page = 1, nbItem = 25, status, search = '' }: AdminOrders = {}) =>
  queryOptions({
    queryKey: ['admin', 'orders', { page, nbItem, status, search }],
    queryFn: ({ signal }) => browserApi.call('GET /admin/order', { query: listQuery({ page, nbItem }, { status, search }) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The outbox, newest first; for ADMIN and SUPER_ADMIN. */
export const adminMailsQuery = ({ page = 1, nbItem = 25 }: { page?: number; nbItem?: number } = {}) =>
  queryOptions({
    queryKey: ['admin', 'mails', { page, nbItem }],
    queryFn: ({ signal }) => browserApi.call('GET /admin/mail', { query: listQuery({ page, nbItem }) }, { signal }),
    placeholderData: keepPreviousData,
  });
