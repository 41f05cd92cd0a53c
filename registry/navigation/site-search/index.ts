import { defineBlockCode } from '#registry/define-block.ts';
import type { SiteSearchProps } from '#registry/generated/site-search.ts';
import type { LoadContext } from '#renderer/types.ts';

/** `isAwaited`: the page is there to search with, and nothing has been asked of it yet. */
export type SiteSearchData = { searched: string; isAwaited: boolean };

/** Reads the searched text, which the field shows again. */
const loadSiteSearch = async ({ action }: SiteSearchProps, { path, query }: LoadContext): Promise<SiteSearchData> => ({
  searched: query.search ?? '',
  isAwaited: path === action && Object.keys(query).length === 0,
});

export const code = defineBlockCode<SiteSearchProps, SiteSearchData>({
  load: loadSiteSearch,
});
