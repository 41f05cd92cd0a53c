import type { Lang, SiteInfo } from '#schemas/site.ts';

type Place = { site: Pick<SiteInfo, 'defaultLang'>; lang: Lang };

/** Where a path of the site is in the page's language: `/cart` → `/en/cart` where the site's own language is another. One that is there stays. */
export function localPath({ site, lang }: Place, path: string): string {
  if (site.defaultLang.startsWith(lang) || path === `/${lang}` || path.startsWith(`/${lang}/`)) return path;
  return path === '/' ? `/${lang}` : `/${lang}${path}`;
}

/** Where a link leads in the page's language; other sites, e-mails and anchors stay as they are. */
export const localHref = (place: Place, href: string): string => (/^\/(?![/\\])/.test(href) ? localPath(place, href) : href);

/** By which a link that changes the language says so, for the server to keep the choice. */
export const languageQuery = 'lang';
