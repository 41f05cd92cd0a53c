import type { LoadContext } from '#renderer/types.ts';
import { defineBlock } from '../../define-block.ts';
import type { SiteSearchProps } from '../../generated/site-search.ts';

/** `isAwaited`: the page is there to search with, and nothing has been asked of it yet. */
export type SiteSearchData = { searched: string; isAwaited: boolean };

/** What was searched for, so that the field still says it. */
const loadSiteSearch = async ({ action }: SiteSearchProps, { path, query }: LoadContext): Promise<SiteSearchData> => ({
  searched: query.search ?? '',
  isAwaited: path === action && Object.keys(query).length === 0,
});

export const block = defineBlock<SiteSearchProps, SiteSearchData>({
  type: 'site-search',
  version: 1,
  mode: 'static',
  defaults: { action: '/products/search', suggestions: [] },
  load: loadSiteSearch,
});
