import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { StockState } from '#schemas/admin-stock.ts';
import type { AuditSubject } from '#schemas/audit-subjects.ts';
import type { MailState } from '#schemas/calls/admin.ts';
import type { OrderStatus } from '#schemas/order.ts';
import type { OrderBackStatus } from '#schemas/order-back.ts';
import type { ReviewStatus } from '#schemas/product-review.ts';
import type { WithdrawalState } from '#schemas/withdrawal.ts';
import { browserApi } from '../browser-api.ts';
import { listQuery } from '../list-query.ts';
import { queryClient } from '../query-client.ts';

type AdminOrders = {
  page?: number;
  nbItem?: number;
  status?: OrderStatus | undefined;
  /** Only those whose payment the bank has not confirmed. */
  isUnconfirmed?: boolean;
  search?: string;
  /** `date`, `total` or `name`, with a `-` in front for the other way round; the newest first without. */
  orderBy?: string | undefined;
};

/** The shop's orders, newest first; for ADMIN and SUPER_ADMIN. */
export const adminOrdersQuery = ({ page = 1, nbItem = 25, status, isUnconfirmed = false, search = '', orderBy }: AdminOrders = {}) =>
  queryOptions({
    queryKey: ['admin', 'orders', { page, nbItem, status, isUnconfirmed, search, orderBy }],
    queryFn: ({ signal }) => {
      const filters = { status, search, ...(isUnconfirmed && { unconfirmed: 'true' as const }) };
      return browserApi.call('GET /admin/order', { query: listQuery({ page, nbItem, ...(orderBy && { orderBy }) }, filters) }, { signal });
    },
    placeholderData: keepPreviousData,
  });

/** The outbox, newest first; for ADMIN and SUPER_ADMIN. */
export const adminMailsQuery = ({ page = 1, nbItem = 25, state }: { page?: number; nbItem?: number; state?: MailState | undefined } = {}) =>
  queryOptions({
    queryKey: ['admin', 'mails', { page, nbItem, state }],
    queryFn: ({ signal }) => browserApi.call('GET /admin/mail', { query: listQuery({ page, nbItem }, { state }) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** An order as the shop works on it; read again at each visit, for others work on it too. */
export const adminOrderQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'order', id],
    queryFn: ({ signal }) => browserApi.call('GET /admin/order/{id}', { params: { id } }, { signal }),
    staleTime: 0,
  });

type AdminReviews = { page?: number; nbItem?: number; status?: ReviewStatus | undefined; search?: string };

/** Reviews of products, those to be read first; for ADMIN and SUPER_ADMIN. */
export const adminReviewsQuery = ({ page = 1, nbItem = 25, status, search = '' }: AdminReviews = {}) =>
  queryOptions({
    queryKey: ['admin', 'reviews', { page, nbItem, status, search }],
    queryFn: ({ signal }) => browserApi.call('GET /admin/review', { query: listQuery({ page, nbItem }, { status, search }) }, { signal }),
    placeholderData: keepPreviousData,
  });

type AdminReturns = { page?: number; nbItem?: number; status?: OrderBackStatus | undefined; search?: string };

/** The shop's returns, newest first. */
export const adminReturnsQuery = ({ page = 1, nbItem = 25, status, search = '' }: AdminReturns = {}) =>
  queryOptions({
    queryKey: ['admin', 'returns', { page, nbItem, status, search }],
    queryFn: ({ signal }) =>
      browserApi.call('GET /admin/order-back', { query: listQuery({ page, nbItem }, { status, search }) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

type AdminWithdrawals = { page?: number; nbItem?: number; state?: WithdrawalState | undefined; search?: string };

/** Withdrawals that were declared, those to settle first; for ADMIN and SUPER_ADMIN. */
export const adminWithdrawalsQuery = ({ page = 1, nbItem = 25, state, search = '' }: AdminWithdrawals = {}) =>
  queryOptions({
    queryKey: ['admin', 'withdrawals', { page, nbItem, state, search }],
    queryFn: ({ signal }) =>
      browserApi.call('GET /admin/withdrawal', { query: listQuery({ page, nbItem }, { state, search }) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Legal duties of the shop, each done or not; for ADMIN and SUPER_ADMIN. */
export const legalDutiesQuery = () =>
  queryOptions({
    queryKey: ['admin', 'legal-duties'],
    queryFn: ({ signal }) => browserApi.call('GET /admin/legal-duty', {}, { signal }),
    staleTime: 0,
  });

/** Retention times of personal data, with the last runs of the job; for ADMIN and SUPER_ADMIN. */
export const retentionQuery = () =>
  queryOptions({
    queryKey: ['admin', 'retention'],
    queryFn: ({ signal }) => browserApi.call('GET /admin/retention', {}, { signal }),
    staleTime: 0,
  });

type AdminStock = { page?: number; nbItem?: number; state?: StockState | undefined; search?: string };

/** Pieces in the shop, by product. */
export const adminStockQuery = ({ page = 1, nbItem = 25, state, search = '' }: AdminStock = {}) =>
  queryOptions({
    queryKey: ['admin', 'stock', { page, nbItem, state, search }],
    queryFn: ({ signal }) => browserApi.call('GET /admin/stock', { query: listQuery({ page, nbItem }, { state, search }) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Latest stock moves of a declination. */
export const stockMovesQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'stock-moves', id],
    queryFn: ({ signal }) =>
      browserApi.call('GET /admin/stock/{id}/move', { params: { id }, query: listQuery({ nbItem: 10 }) }, { signal }),
    staleTime: 0,
  });

/** One's own open sessions, read again at each visit. */
export const ownSessionsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'sessions'],
    queryFn: ({ signal }) => browserApi.call('GET /admin/session', {}, { signal }),
    staleTime: 0,
  });

/** The team with its invitations, read again at each visit; for SUPER_ADMIN. */
export const teamQuery = () =>
  queryOptions({
    queryKey: ['admin', 'team'],
    queryFn: ({ signal }) => browserApi.call('GET /admin/team', {}, { signal }),
    staleTime: 0,
  });

type AdminAudit = {
  page: number;
  nbItem: number;
  subject?: AuditSubject | undefined;
  /** Number of the person, as a text. */
  idUser?: string | undefined;
  /** First and last day (YYYY-MM-DD). */
  from?: string | undefined;
  to?: string | undefined;
};

/** The audit log, newest first; for ADMIN and SUPER_ADMIN. */
export const auditQuery = ({ page, nbItem, ...filters }: AdminAudit) =>
  queryOptions({
    queryKey: ['admin', 'audit', { page, nbItem, ...filters }],
    queryFn: ({ signal }) => browserApi.call('GET /admin/audit', { query: listQuery({ page, nbItem }, filters) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Reloads all lists of the panel after an administrator's change, which may show in any of them. */
export const readPanelAgain = (): Promise<unknown> =>
  Promise.all([
    queryClient().invalidateQueries({ queryKey: ['admin'] }),
    queryClient().invalidateQueries({ queryKey: ['order-documents'] }),
  ]);
