import { queryOptions } from '@tanstack/react-query';
import type { DocumentName } from '#schemas/edited-document.ts';
import { browserApi } from '../browser-api.ts';

/** A document as the bar on the site tells of it. */
export const siteDocumentQuery = (params: DocumentName) =>
  queryOptions({
    queryKey: ['admin', 'site-bar', params],
    queryFn: ({ signal }) => browserApi.call('GET /admin/document/{kind}/{name}', { params }, { signal }),
    retry: false,
  });

/** Source of a guest's page: the cache, the cache while the page is renewed, or the server. `none`: it is never cached. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'none';

/** Reads from `Cache-Status` (RFC 9211) how guests get a page; the request has no cookies, like a guest's. */
export const cacheStateQuery = (path: string) =>
  queryOptions({
    queryKey: ['admin', 'cache-state', path],
    queryFn: async ({ signal }): Promise<CacheState> => {
      const answer = await fetch(path, { method: 'HEAD', credentials: 'omit', signal });
      const status = answer.headers.get('cache-status');
      if (status === null) return 'none';
      return status.includes('stale') ? 'stale' : status.includes('hit') ? 'hit' : 'miss';
    },
    retry: false,
  });
