import { type ParameterValues, parameterCatalogue, readParameters } from '#schemas/parameters/index.ts';
import { policyWith } from '../http/security-headers.ts';
import { log } from '../site/log.ts';
import { once } from '../site/once.ts';
import { serverCall } from '../site/server-api.ts';
import { sourceOf } from '../site/source.ts';
import { type MadePage, makePage, type PageInput } from './make-page.tsx';

export type PageRequest = Omit<PageInput, 'source' | 'call' | 'isPreview'> & {
  version: string;
  /** Parameters laid over the stored ones for this page alone; with a `user`, it is a preview for her. */
  texts?: Texts;
};

export type BuiltPage = Pick<MadePage, 'status' | 'page'> & {
  /** Seconds until a cached page must be made anew although nothing was saved; false: never. */
  revalidate: number | false;
  /** The content policy of a page with other parameters than the stored ones. */
  policy?: string;
};
export type Built = BuiltPage | { redirect: string; isPermanent: boolean };

/** Makes a page of a version of the site, of what the API answers. */
export async function buildPage({ version, texts, ...request }: PageRequest): Promise<Built> {
  const { locale, path, user, isFramed = false } = request;
  const stored = await sourceOf(version, locale);
  const source = texts ? { ...stored, parameters: overlay(stored.parameters, texts) } : stored;
  const made = await makePage({ ...request, source, call: once(serverCall(locale)), isPreview: Boolean(texts && user) });
  if ('redirect' in made) return made;

  const { status, page, issues, isTimed } = made;
  if (issues.length > 0) log.warn({ path, locale, issues: issues.slice(0, 50) }, 'a page has issues');
  const hasFailures = issues.some(({ code }) => code.startsWith('load') || code === 'component');
  return {
    ...{ status, page, revalidate: hasFailures ? 10 : isTimed ? 60 : false },
    ...(texts && { policy: policyWith(source.parameters, !isFramed) }),
  };
}

/** Texts by key, as the settings screen has them; null: the default. */
export type Texts = Readonly<Record<string, string | null>>;

const known = new Set<string>(parameterCatalogue.map(({ key }) => key));

/** The parameters with other values laid over them; what breaks its rule becomes the default, as if it were stored. */
export function overlay(parameters: ParameterValues, texts: Texts): ParameterValues {
  const list = Object.entries(texts).filter(([key]) => known.has(key));
  const read: Readonly<Record<string, string | number | boolean>> = readParameters(list.map(([type, value]) => ({ type, value }))).values;
  return { ...parameters, ...Object.fromEntries(list.map(([key]) => [key, read[key]])) };
}
