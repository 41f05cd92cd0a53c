import { useSite, useWords } from '#client/site.tsx';
import { estateWords, words } from './words.ts';

/** The words of a list: a boutique has pieces, a wine estate products. */
export function useListWords() {
  const { site } = useSite();
  return useWords(site.isWinemaker ? estateWords : words);
}
