import { defineBlock } from '../../define-block.ts';
import type { SiteSearchProps } from '../../generated/site-search.ts';
import { loadSiteSearch, type SiteSearchData } from './load.ts';

export const block = defineBlock<SiteSearchProps, SiteSearchData>({
  type: 'site-search',
  version: 1,
  mode: 'static',
  defaults: { action: '/products/search', suggestions: [] },
  load: loadSiteSearch,
});
