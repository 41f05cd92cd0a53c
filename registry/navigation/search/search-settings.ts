/** Settings of the site for the search panel, in `data-search` of the header's link to the search. */
export type SearchSettings = {
  /** Address of the home page in the page's language: `/`, `/en`. */
  home: string;
  /** Searches that the site offers. */
  suggestions: readonly string[];
  /** Tag of the products that are shown before a search, and where nothing is found. */
  popular?: string | undefined;
  placeholder?: string | undefined;
};

const none: SearchSettings = { home: '/', suggestions: [] };

/** The settings that the page carries; of a page without them, those of a site that says nothing. */
export function searchSettings(): SearchSettings {
  const text = document.querySelector<HTMLElement>('[data-search]')?.dataset.search;
  return text ? (JSON.parse(text) as SearchSettings) : none;
}
