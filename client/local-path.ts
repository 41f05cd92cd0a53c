import type { Lang, SiteInfo } from '#schemas/site.ts';

type Place = { site: Pick<SiteInfo, 'defaultLang' | 'prefixesDefault'>; lang: Lang };

/**
 * Returns a path of the site in the page's language: `/cart` → `/en/cart` if the site's default language is another, or is prefixed too. A path that is already
 * localised stays unchanged.
 */
export function localPath({ site, lang }: Place, path: string): string {
  const isPlain = site.defaultLang.startsWith(lang) && !site.prefixesDefault;
  if (isPlain || path === `/${lang}` || path.startsWith(`/${lang}/`)) return path;
  return path === '/' ? `/${lang}` : `/${lang}${path}`;
}

/** Returns the target of a link in the page's language. Other sites, e-mail addresses and anchors stay unchanged. */
export const localHref = (place: Place, href: string): string => (/^\/(?![/\\])/.test(href) ? localPath(place, href) : href);

/** By which a link that changes the language says so, for the server to keep the choice. */
export const languageQuery = 'lang';
