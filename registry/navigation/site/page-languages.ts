import { languageQuery, localHref } from '#client/local-path.ts';
import type { LoadContext } from '#renderer/types.ts';
import { toLang } from '#schemas/site.ts';

export type LanguageLink = { label: string; name: string; lang: string; href: string; isCurrent: boolean };

/**
 * The same page, filtered alike, in all of the site's languages, by links that have the choice kept; none on a site with one. For a
 * block's `load`. What the query of a cached page says is not known here: `withPageQuery` adds it in the browser.
 */
export function pageLanguages(context: LoadContext, style: 'TEXT' | 'CODE'): LanguageLink[] {
  const { site, locale } = context;
  const languages = site.languages.filter(({ isValid }) => isValid);
  if (languages.length < 2) return [];
  // Not before: a site with one language has the same menu on pages of every path.
  const { path, query } = context;
  return languages.map(({ code, label }) => {
    const lang = toLang(code);
    const name = style === 'TEXT' ? label : lang.toUpperCase();
    const kept = new URLSearchParams({ ...query, [languageQuery]: lang }).toString().replaceAll('%2C', ',');
    return { label, name, lang, href: `${localHref({ site, lang }, path)}?${kept}`, isCurrent: code === locale };
  });
}
