import type { Messages } from '#messages/generated/registry/catalogue/product-list.ts';
import type { ProductListData } from './index.ts';
import type { Nouns } from './nouns.ts';

/** Returns how many products are listed, for which search: for another than the typed one if a word was taken for a typo. */
export function formatCount({ listing, total, corrected, elsewhere }: ProductListData, nouns: Nouns, messages: Messages): string {
  const { search } = listing;
  if (search === '') return messages.count({ total, ...nouns });
  if (elsewhere.length > 0) return messages.resultsElsewhere({ elsewhere: elsewhere.length, search, ...nouns });
  return corrected ? messages.resultsCorrected({ total, search, corrected, ...nouns }) : messages.results({ total, search, ...nouns });
}
