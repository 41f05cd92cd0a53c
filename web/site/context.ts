import { browserParameters } from '#client/browser-parameters.ts';
import type { SiteContext } from '#client/site.tsx';
import type { PageNode } from '#schemas/page.ts';
import type { ParameterValues } from '#schemas/parameters/index.ts';
import { toLang } from '#schemas/site.ts';
import type { Source } from './source.ts';

type OfSite = Omit<SiteContext, 'path'>;

/** Part of the context that all pages of a version of a site share in one language. */
const contexts = new WeakMap<Source, OfSite>();

/** Returns the context sent to the browser with every page: the parameters used there, as text, and the page tree without descriptions. */
export function contextOf(source: Source, locale: string, path: string): SiteContext {
  const known = contexts.get(source);
  const ofSite = known?.locale === locale ? known : ofSiteOf(source, locale);
  contexts.set(source, ofSite);
  return { ...ofSite, path };
}

function ofSiteOf({ site, parameters, tree }: Source, locale: string): OfSite {
  const { id, name, isECommerce, isWinemaker, market, timeZone, logos, languages, defaultLang, prefixesDefault } = site;
  return {
    site: {
      id,
      name,
      isECommerce,
      isWinemaker,
      market,
      timeZone,
      logos,
      languages,
      defaultLang,
      ...(prefixesDefault && { prefixesDefault }),
    },
    parameters: textsOf(parameters),
    tree: tree.filter(({ isValid }) => isValid).map(withoutDescription),
    lang: toLang(locale),
    locale,
    currency: parameters.CURRENCY,
  };
}

function textsOf(values: ParameterValues): SiteContext['parameters'] {
  return Object.fromEntries(browserParameters.flatMap((key) => (String(values[key]) === '' ? [] : [[key, String(values[key])]])));
}

const withoutDescription = (page: PageNode): PageNode => ({
  ...page,
  metaDescription: '',
  children: page.children.filter(({ isValid }) => isValid).map(withoutDescription),
});
