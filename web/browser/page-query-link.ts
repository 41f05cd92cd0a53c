import { languageQuery } from '#client/local-path.ts';

/**
 * The query of a link to this page in another language, with what this page's own query says besides: filters, a search, where to go
 * after signing in. Undefined for any other link.
 */
export function withPageQuery(link: Pick<URL, 'origin' | 'search'>, here: Pick<URL, 'origin' | 'search'>): string | undefined {
  const query = new URLSearchParams(link.search);
  if (link.origin !== here.origin || !query.has(languageQuery)) return undefined;
  const kept = new URLSearchParams(here.search);
  for (const [name, value] of query) kept.set(name, value);
  return `?${kept}`.replaceAll('%2C', ',');
}
