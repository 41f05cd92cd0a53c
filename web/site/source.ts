import type { Call } from '#renderer/types.ts';
import type { Component, Page, PageNode } from '#schemas/page.ts';
import { type ParameterValues, readParameters } from '#schemas/parameters/index.ts';
import type { FontFamily, SiteInfo } from '#schemas/site.ts';
import { once } from '../api/once.ts';
import { batchedCall } from '../api/server-api.ts';

/** Data of a version of a site in one language; each part is requested once. */
export type Source = {
  site: SiteInfo;
  parameters: ParameterValues;
  /** Fonts that the parameters may name. */
  families: readonly FontFamily[];
  tree: readonly PageNode[];
  page: (id: number) => Promise<Page>;
  component: (slug: string) => Promise<Component>;
};

/** Versions kept in memory: the current one of each language, and one that a save has just replaced. */
const kept = 6;
const sources = new Map<string, Promise<Source>>();

/** The site at a version. The version is only the key: what the API answers now belongs to it or to a later one. */
export function sourceOf(version: string, locale: string): Promise<Source> {
  const key = `${version} ${locale}`;
  const known = sources.get(key);
  if (known) return known;
  const source = readSource(once(batchedCall(locale)));
  sources.set(key, source);
  source.catch(() => sources.delete(key));
  for (const old of [...sources.keys()].slice(0, -kept)) sources.delete(old);
  return source;
}

/** Reads what the API says of a site; `call` asks for each part once. */
export async function readSource(call: Call): Promise<Source> {
  const [site, parameters, families, tree] = await Promise.all([
    call('GET /site/info', {}),
    call('GET /parameter', {}),
    call('GET /font', {}),
    call('GET /page/tree', {}),
  ]);
  return {
    site,
    parameters: readParameters(parameters).values,
    families,
    tree,
    page: (id) => call('GET /page/{id}', { params: { id } }),
    component: (slug) => call('GET /component/conf/{slug}', { params: { slug } }),
  };
}
