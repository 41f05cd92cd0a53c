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

/** What a guest's page came from: the cache, the cache while it is renewed, the server; `none`: it is never kept. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'none';

/** How guests get a page, as the server says in `Cache-Status` (RFC 9211): asked as a guest asks. */
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
