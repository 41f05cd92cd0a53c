import type { Lang, SiteInfo } from '#schemas/site.ts';

type Place = { site: Pick<SiteInfo, 'defaultLang'>; lang: Lang };

/** Where a path of the site is in the page's language: `/cart` → `/en/cart` where the site's own language is another. */
export function localPath({ site, lang }: Place, path: string): string {
  if (site.defaultLang.startsWith(lang)) return path;
  return path === '/' ? `/${lang}` : `/${lang}${path}`;
}
