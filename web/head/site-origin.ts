import { localPath } from '#client/local-path.ts';
import type { Lang, SiteInfo } from '#schemas/site.ts';

/** The site's own address without a slash at the end, or '' while it has none. */
export const originOf = (site: Pick<SiteInfo, 'prodUrl' | 'url'>): string => (site.prodUrl ?? site.url).replace(/\/+$/, '');

/** A site as a page in a language tells of it. */
export type SpokenSite = { site: SiteInfo; lang: Lang };

/** The whole address of a path of the site, in the language of the page. */
export const addressOf = ({ site, lang }: SpokenSite, path: string): string => originOf(site) + localPath({ site, lang }, path);
