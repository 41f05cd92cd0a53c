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

/** Newsletters of the site, the default one first. */
export const newsletterListsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'newsletter-lists'],
    queryFn: ({ signal }) => browserApi.call('GET /admin/newsletter/list', {}, { signal }),
    staleTime: 0,
  });

/** Addresses that asked for newsletters, or for one `list`, the latest consent first. */
export const subscribersQuery = ({ search, list, ...page }: Page & { search: string; list?: string | undefined }) =>
  queryOptions({
    queryKey: ['admin', 'subscribers', { ...page, search, list }],
    queryFn: ({ signal }) => browserApi.call('GET /admin/newsletter', { query: listQuery(page, { search, list }) }, { signal }),
    placeholderData: keepPreviousData,
  });
