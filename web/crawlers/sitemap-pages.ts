import type { PageNode } from '#schemas/page.ts';
import { type Lang, toLang } from '#schemas/site.ts';
import type { SitemapAddress, SitemapPart } from '#schemas/sitemap.ts';
import { unlessMissing } from '../api/server-api.ts';
import { indexedScreens, resolveRoute } from '../routing/routes.ts';
import { builtInScreen } from '../screens/built-in.ts';
import type { Source } from '../site/source.ts';

/** The pages of a site's tree and its fixed screens that search engines may list, as the route table and the pages themselves say. */
export async function sitemapPages(source: Source, sections: SitemapPart['sections']): Promise<SitemapAddress[]> {
  const { tree, site } = source;
  const isPage = (path: string) => resolveRoute(path, new URLSearchParams(), tree, site.isECommerce).kind === 'page';
  const leadsAway = (path: string) => path === '/' && Boolean(site.root?.page);
  const pages = pathsOf(tree).filter((path) => isPage(path) && !leadsAway(path));
  const screens: string[] = [];
  const lang = toLang(site.defaultLang);
  for (const { pattern, component } of indexedScreens) {
    const route = resolveRoute(pattern, new URLSearchParams(), tree, site.isECommerce);
    // A page of the tree stands for it, or the section holds nothing yet.
    if (route.kind !== 'screen' || (isSection(component) && !sections.includes(component))) continue;
    if (await exists(source, component, lang)) screens.push(pattern);
  }
  return [...new Set([...pages, ...screens])].map((path) => ({ path, updatedAt: null, pictures: [] }));
}

const isSection = (component: string): component is SitemapPart['sections'][number] => ['blog', 'albums', 'services'].includes(component);

async function exists(source: Source, component: string, lang: Lang): Promise<boolean> {
  const own = await unlessMissing(source.component(component));
  return (own ?? builtInScreen(component, source.parameters, lang)) !== undefined;
}

const pathsOf = (tree: readonly PageNode[]): string[] =>
  tree.flatMap(({ isValid, url, children }) => (isValid ? [url, ...pathsOf(children)] : []));
