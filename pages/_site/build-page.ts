import { log } from './log.ts';
import { type MadePage, makePage, type PageOrder } from './make-page.ts';
import { once } from './once.ts';
import { overlay, type Texts } from './overlay.ts';
import { policyWith } from './security-headers.ts';
import { serverCall } from './server-api.ts';
import { sourceOf } from './source.ts';

export type PageRequest = Omit<PageOrder, 'source' | 'call' | 'isPreview'> & {
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
