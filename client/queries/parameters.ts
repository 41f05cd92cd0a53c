import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { browserApi } from '../browser-api.ts';
import { listQuery } from '../list-query.ts';

/** The fonts that parameters can name, the site's own first. */
export const fontsQuery = () =>
  queryOptions({ queryKey: ['fonts'], queryFn: ({ signal }) => browserApi.call('GET /font', {}, { signal }) });

/** The site as the theme needs it: its fonts by role. */
export const siteInfoQuery = () =>
  queryOptions({ queryKey: ['site-info'], queryFn: ({ signal }) => browserApi.call('GET /site/info', {}, { signal }) });

/** A product of the shop, to look at a product sheet; null where there is none. */
export const anyProductQuery = () =>
  queryOptions({
    queryKey: ['any-product'],
    queryFn: async ({ signal }) => {
      const { products } = await browserApi.call('GET /product', { query: listQuery({ nbItem: 1, orderBy: 'custom' }) }, { signal });
      return products[0] ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The saves of the parameters, newest first; for ADMIN and SUPER_ADMIN. */
export const parameterVersionsQuery = ({ page = 1, nbItem = 10 }: { page?: number; nbItem?: number } = {}) =>
  queryOptions({
    queryKey: ['admin', 'parameter-versions', { page, nbItem }],
    queryFn: ({ signal }) => browserApi.call('GET /admin/parameter/version', { query: listQuery({ page, nbItem }) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Changes of one save. They never change again. */
export const parameterVersionQuery = ({ version }: { version: number }) =>
  queryOptions({
    queryKey: ['admin', 'parameter-version', version],
    queryFn: ({ signal }) => browserApi.call('GET /admin/parameter/version/{version}', { params: { version } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
