import { defineBlockCode } from '#registry/define-block.ts';
import type { SearchGuideProps } from '#registry/generated/search-guide.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { SearchResults } from '#schemas/search.ts';
import { readListing } from '../products/listing-query.ts';
import { type CardSettings, cardSettings } from '../products/shop-settings.ts';

export type SearchGuideData = { search: string; results: SearchResults; settings: CardSettings } | null;

/** Products at most that are shown where nothing is found: a row of a wide screen. */
const popularAtMost = 4;

/** Loads what the site has beside products for the search in the address. Null without a search. */
async function loadSearchGuide({ popular }: SearchGuideProps, context: LoadContext): Promise<SearchGuideData> {
  const { search } = readListing(context.query, '');
  if (!search) return null;
  const results = await context.call('GET /search', { query: { search, popular, nbItem: popularAtMost } });
  return { search, results, settings: cardSettings(context.parameters) };
}

export const code = defineBlockCode<SearchGuideProps, SearchGuideData>({
  load: loadSearchGuide,
  // The results above it are what the page is for.
  fallback: null,
});
