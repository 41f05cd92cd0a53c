import { localPath } from '#client/local-path.ts';
import { viewingNames } from '../routing/preview-mode.ts';
import { filterNames, listPageQuery, unindexedPaths } from '../routing/routes.ts';
import type { SitemapSite } from './sitemap.ts';

/**
 * Writes robots.txt. Search engines may request everything but personal pages, redirects and listings made by a query; the
 * pages of a whole listing are open. A site under construction is closed to them.
 */
export function robotsTxt(site: SitemapSite, { isBuilding }: { isBuilding: boolean }): string {
  if (isBuilding) return 'User-agent: *\nDisallow: /\n';
  const paths = ['/admin', '/api/', '/dev/', '/*/customize$'];
  // Not what merely begins alike, such as /cartes-cadeaux beside /cart.
  const localPaths = site.langs
    .flatMap((lang) => unindexedPaths.map((path) => localPath({ site, lang }, path)))
    .flatMap((path) => [`${path}$`, `${path}/`, `${path}?`]);
  const queries = [...filterNames, ...viewingNames]
    .filter((name) => name !== listPageQuery)
    .flatMap((name) => [`/*?${name}=`, `/*&${name}=`]);
  const refused = [...paths, ...localPaths, ...queries].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...refused, '', `Sitemap: ${site.origin}/sitemap.xml`, ''].join('\n');
}
