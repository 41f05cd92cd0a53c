import type { LoadContext } from '#renderer/types.ts';
import type { SiteSearchProps } from '../../generated/site-search.ts';

export type SiteSearchData = { searched: string };

/** What was searched for, so that the field still says it. */
export const loadSiteSearch = async (_: SiteSearchProps, { query }: LoadContext): Promise<SiteSearchData> => ({
  searched: query.search ?? '',
});
