import type { SiteContext } from '#client/site.tsx';
import type { PageNode } from '#schemas/page.ts';
import { type ParameterValues, parameterCatalogue } from '#schemas/parameters/index.ts';
import { toLang } from '#schemas/site.ts';
import type { Source } from './source.ts';

/** Groups that only the server reads: they become CSS, HTML or documents there. */
const serverGroups = new Set<string>(['colours', 'typography', 'code', 'descriptions', 'legal', 'opening-hours']);
const browserKeys = parameterCatalogue.filter(
  ({ group, kind, public: isPublic }) => isPublic && kind !== 'TEXT' && !serverGroups.has(group),
);

/** What is sent to the browser with every page: the parameters that are set, as text, and the tree without its descriptions. */
export function contextOf({ site, parameters, tree }: Source, locale: string, path: string): SiteContext {
  const { id, name, isECommerce, isWinemaker, market, logos, languages, defaultLang } = site;
  return {
    site: { id, name, isECommerce, isWinemaker, market, logos, languages, defaultLang },
    parameters: textsOf(parameters),
    tree: tree.filter(({ isValid }) => isValid).map(withoutDescription),
    lang: toLang(locale),
    locale,
    path,
  };
}

function textsOf(values: ParameterValues): Record<string, string> {
  return Object.fromEntries(browserKeys.flatMap(({ key }) => (values[key] === '' ? [] : [[key, String(values[key])]])));
}

const withoutDescription = (page: PageNode): PageNode => ({
  ...page,
  metaDescription: '',
  children: page.children.filter(({ isValid }) => isValid).map(withoutDescription),
});
