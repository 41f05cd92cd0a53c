import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../browser-api.ts';

/** Every page of the site, parents before their children; read again at each visit, for others work on it too. */
export const adminPagesQuery = () =>
  queryOptions({
    queryKey: ['admin', 'pages'],
    queryFn: ({ signal }) => browserApi.call('GET /admin/page', {}, { signal }),
    staleTime: 0,
  });

/** A page with all that is said of it. */
export const adminPageQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'page', id],
    queryFn: ({ signal }) => browserApi.call('GET /admin/page/{id}', { params: { id } }, { signal }),
    staleTime: 0,
    retry: false,
  });

/** Check of an address before it is saved; only for one in the form of an address. */
export const addressCheckQuery = (url: string, id?: number) =>
  queryOptions({
    queryKey: ['admin', 'page-address', url, id ?? null],
    queryFn: ({ signal }) => browserApi.call('GET /admin/page-address', { query: { url, ...(id !== undefined && { id }) } }, { signal }),
    retry: false,
  });

/** Deleted pages that can be brought back. */
export const pageTrashQuery = () =>
  queryOptions({ queryKey: ['admin', 'page-trash'], queryFn: ({ signal }) => browserApi.call('GET /admin/page-trash', {}, { signal }) });

/** Shared components and fixed screens, with where each is shown. */
export const adminComponentsQuery = () =>
  queryOptions({ queryKey: ['admin', 'components'], queryFn: ({ signal }) => browserApi.call('GET /admin/component', {}, { signal }) });

/** The layouts of every page, with the state of their pictures. */
export const layoutStatesQuery = () =>
  queryOptions({
    queryKey: ['admin', 'layouts'],
    queryFn: ({ signal }) => browserApi.call('GET /admin/layout', {}, { signal }),
    staleTime: 0,
  });

/** Saved sections and pages, to begin from. */
export const pageTemplatesQuery = () =>
  queryOptions({ queryKey: ['admin', 'templates'], queryFn: ({ signal }) => browserApi.call('GET /admin/template', {}, { signal }) });
