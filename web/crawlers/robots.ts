import { localPath } from '#client/local-path.ts';
import { viewingNames } from '../routing/preview-mode.ts';
import { filterNames, unindexedPaths } from '../routing/routes.ts';
import type { SitemapSite } from './sitemap.ts';

/**
 * What search engines may ask for: everything but what is a person's own, what only leads on, and listings that a query makes. A site
 * that is being built is not to be listed at all.
 */
export function robotsTxt(site: SitemapSite, { isBuilding }: { isBuilding: boolean }): string {
  if (isBuilding) return 'User-agent: *\nDisallow: /\n';
  const paths = ['/admin', '/api/', '/dev/', '/*/customize$'];
  // Not what merely begins alike, such as /cartes-cadeaux beside /cart.
  const localPaths = site.langs
    .flatMap((lang) => unindexedPaths.map((path) => localPath({ site, lang }, path)))
    .flatMap((path) => [`${path}$`, `${path}/`, `${path}?`]);
  const queries = [...filterNames, ...viewingNames].flatMap((name) => [`/*?${name}=`, `/*&${name}=`]);
  const refused = [...paths, ...localPaths, ...queries].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...refused, '', `Sitemap: ${site.origin}/sitemap.xml`, ''].join('\n');
}
