import { type ParameterValues, parameterCatalogue, readParameters } from '#schemas/parameters/index.ts';
import type { Logo } from '#schemas/site.ts';
import type { User } from '#schemas/user.ts';
import { once } from '../api/once.ts';
import { batchedCall, log } from '../api/server-api.ts';
import type { Texts } from '../model/page-props.ts';
import { policyWith } from '../security/security-headers.ts';
import { sourceOf } from '../site/source.ts';
import { askedAhead } from './ask-ahead.ts';
import { type MadePage, makePage, type PageInput } from './make-page.tsx';
import type { PageKind } from './page-kind.ts';
import { recordUses } from './page-uses.ts';
import { type Preview, withPreview } from './previewed-source.ts';
import { sharedAnswers } from './shared-answers.ts';

export type PageRequest = Omit<PageInput, 'source' | 'call' | 'kind'> & {
  version: string;
  /** The person the page is made for, null for a guest; left out on pages for everybody. */
  user?: User | null;
  /** Parameters laid over the stored ones for this page alone; with a `user`, it is a preview for her. */
  texts?: Texts;
  /** Logos in place of the site's. */
  logos?: readonly Logo[];
  /** A draft in place of what is published. */
  preview?: Preview | undefined;
};

export type BuiltPage = Pick<MadePage, 'status' | 'page'> & {
  /** Data that the page was made of, and its TTL in seconds. Undefined: the page is for this one request. */
  kept?: { uses: readonly number[]; seconds: number | null; isFound: boolean };
  /** The content policy of a page with other parameters than the stored ones. */
  policy?: string;
};
export type Built = BuiltPage | { redirect: string; isPermanent: boolean };

/** Makes a page of a version of the site, of what the API answers. */
export async function buildPage(request: PageRequest): Promise<Built> {
  const { version, texts, logos, preview, user: _, ...input } = request;
  const { locale, path, isFramed = false } = input;
  const stored = await sourceOf(version, locale);
  const site = logos ? { ...stored.site, logos: [...logos] } : stored.site;
  const withTexts = texts ? { ...stored, site, parameters: overlay(stored.parameters, texts) } : stored;
  const source = preview ? withPreview(withTexts, preview, locale) : withTexts;
  const { call, uses } = recordUses(askedAhead(source, input.route, once(sharedAnswers(source, batchedCall(locale)))));
  const made = await makePage({ ...input, source, call, kind: kindOf(request) });
  if ('redirect' in made) return made;

  const { status, page, issues, isTimed, frameUses } = made;
  if (issues.length > 0) log.warn({ path, locale, issues: issues.slice(0, 50) }, 'a page has issues');
  const own = uses();
  const allUses = own && frameUses && [...new Set([...own, ...frameUses])];
  const hasFailures = issues.some(({ code }) => code.startsWith('load') || code === 'component');
  return {
    ...{ status, page },
    ...(allUses &&
      !texts &&
      !preview &&
      !isPersonal(request) &&
      status !== 500 && {
        kept: { uses: allUses, seconds: hasFailures ? 10 : isTimed || allUses.length > 0 ? 60 : null, isFound: status === 200 },
      }),
    ...(texts && { policy: policyWith(source.parameters, !isFramed) }),
  };
}

function kindOf({ texts, preview, user }: PageRequest): PageKind {
  if (preview) return { of: preview.isEdited ? 'editor' : 'draft', user: preview.user };
  if (texts && user) return { of: 'settings', user };
  return user === undefined ? { of: 'everybody' } : { of: 'person', user };
}

const isPersonal = ({ route, cart, typed }: Pick<PageInput, 'route' | 'cart' | 'typed'>): boolean =>
  cart !== undefined || typed !== undefined || (route?.kind === 'screen' && route.isPersonal === true);

const known = new Set<string>(parameterCatalogue.map(({ key }) => key));

/** The parameters with other values laid over them; what breaks its rule becomes the default, as if it were stored. */
export function overlay(parameters: ParameterValues, texts: Texts): ParameterValues {
  const list = Object.entries(texts).filter(([key]) => known.has(key));
  const read: Readonly<Record<string, string | number | boolean>> = readParameters(list.map(([type, value]) => ({ type, value }))).values;
  return { ...parameters, ...Object.fromEntries(list.map(([key]) => [key, read[key]])) };
}
