import type { Page } from '#schemas/page.ts';
import type { ParameterKey, ParameterValues } from '#schemas/parameters/index.ts';

/** Kinds of pages whose description the settings may say. */
const keys = new Map<string, ParameterKey>([
  ['home', 'HOME_PAGE_DESCRIPTION'],
  ['contact', 'CONTACT_PAGE_DESCRIPTION'],
  ['news', 'NEWS_PAGE_DESCRIPTION'],
  ['wines', 'WINE_LIST_PAGE_DESCRIPTION'],
]);

/**
 * Returns the description of a page for search engines and shared links. It is the setting for its kind, else the page's own, else, on the
 * home page, the company's.
 */
export function descriptionOf({ type, metaDescription }: Pick<Page, 'type' | 'metaDescription'>, values: ParameterValues): string {
  const key = keys.get(type);
  const set = key ? String(values[key]) : '';
  return set || metaDescription || (type === 'home' ? values.COMPANY_DESCRIPTION : '');
}
