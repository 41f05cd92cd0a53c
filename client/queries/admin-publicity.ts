import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { browserApi } from '../browser-api.ts';
import { listQuery } from '../list-query.ts';

type Page = { page: number; nbItem: number };

/** Visits by `?from=`, the newest day first. */
export const visitsQuery = (page: Page) =>
  queryOptions({
    queryKey: ['admin', 'visits', page],
    queryFn: ({ signal }) => browserApi.call('GET /admin/visit', { query: listQuery(page) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Addresses that asked for the newsletter, newest first. */
export const subscribersQuery = ({ search, ...page }: Page & { search: string }) =>
  queryOptions({
    queryKey: ['admin', 'subscribers', { ...page, search }],
    queryFn: ({ signal }) => browserApi.call('GET /admin/newsletter', { query: listQuery(page, { search }) }, { signal }),
    placeholderData: keepPreviousData,
  });
