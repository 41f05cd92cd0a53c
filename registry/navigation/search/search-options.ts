import type { Messages } from '#messages/generated/registry/navigation/search.ts';
import type { ProductCard } from '#schemas/product.ts';
import type { SearchArticle, SearchCategory, SearchPage, SearchResults } from '#schemas/search.ts';

/** Options of the list: a text to search for, or a page to open. */
export type SearchOption =
  | { kind: 'words'; words: string }
  | { kind: 'category'; category: SearchCategory }
  | { kind: 'product'; product: ProductCard }
  | { kind: 'article'; article: SearchArticle }
  | { kind: 'page'; page: SearchPage }
  | { kind: 'all'; label: string };

export type SearchGroup = { key: string; label: string; options: SearchOption[] };

type Offered = {
  /** Typed text; empty before a search. */
  search: string;
  /** The search that the results are of. */
  answered: string;
  results: SearchResults | null;
  recent: readonly string[];
  suggestions: readonly string[];
};

/** Returns whether a search found no products, pages or articles. */
export const isNothingFound = ({ total, pages, articles }: SearchResults): boolean => total + pages.length + articles.length === 0;

/** The groups of the list, in the order in which the arrows go through them; empty ones are left out. */
export function searchGroups({ search, answered, results, recent, suggestions }: Offered, messages: Messages): SearchGroup[] {
  const isBefore = search === '';
  const words = (all: readonly string[]) => all.map((one): SearchOption => ({ kind: 'words', words: one }));
  const { categories = [], products = [], popular = [], articles = [], pages = [], near = [], total = 0, corrected } = results ?? {};
  const productsOf = (all: readonly ProductCard[]) => all.map((product): SearchOption => ({ kind: 'product', product }));
  const all: SearchOption[] = total > 0 ? [{ kind: 'all', label: messages.all({ count: total, search: answered }) }] : [];
  const others = suggestions.filter((one) => !recent.includes(one));
  const found: SearchGroup = { key: 'pages', label: messages.pages, options: pages.map((page) => ({ kind: 'page', page })) };
  const groups: SearchGroup[] = [
    { key: 'recent', label: messages.recent, options: isBefore ? words(recent) : [] },
    { key: 'suggestions', label: messages.suggestions, options: isBefore ? words(others) : [] },
    // Without products, other results come before the suggestions.
    ...(total === 0 ? [found] : []),
    { key: 'near', label: messages.near, options: words(near) },
    { key: 'categories', label: messages.categories, options: categories.map((category) => ({ kind: 'category', category })) },
    {
      key: 'products',
      label: corrected ? messages.corrected({ search: corrected }) : messages.products,
      options: [...productsOf(products), ...all],
    },
    { key: 'popular', label: messages.popular, options: productsOf(popular) },
    ...(total === 0 ? [] : [found]),
    { key: 'articles', label: messages.articles, options: articles.map((article) => ({ kind: 'article', article })) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
