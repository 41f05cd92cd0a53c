import { initialTransition, transition } from 'xstate';
import { languageQuery, localPath } from '#client/local-path.ts';
import { localeMachine } from '#machines/locale-machine.ts';
import { defaultLocale, type Lang, langs, type SiteInfo, toLang } from '#schemas/site.ts';
import { cookie, type Origin } from '../security/session-cookies.ts';
import { acceptedLanguages } from './accepted-languages.ts';

/** Path of a page from the segments of its internal address. */
export const pathOf = (segments: readonly string[] = []): string => `/${segments.map(encodeURIComponent).join('/')}`;

type Languages = Pick<SiteInfo, 'languages' | 'defaultLang' | 'prefixesDefault' | 'fallbackLang'>;

const localesOf = ({ languages }: Languages): string[] => languages.filter(({ isValid }) => isValid).map(({ code }) => code);

/** The site's own language: the one its plain addresses are in. `defaultLang` may be a locale or a short language. */
function ownLocale(site: Languages): string {
  const locales = localesOf(site);
  return locales.find((code) => code === site.defaultLang || toLang(code) === site.defaultLang) ?? locales[0] ?? defaultLocale;
}

/**
 * Language and path of an address: `/en/wines` is English `/wines` on a site whose own language is another. The own language is in the
 * address too where the site prefixes all.
 */
export function localeOf(pathname: string, site: Languages): { locale: string; path: string } {
  const own = ownLocale(site);
  const [, first = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(pathname) ?? [];
  const named = localesOf(site).find((code) => (site.prefixesDefault || code !== own) && toLang(code) === first);
  return named ? { locale: named, path: rest === '' ? '/' : rest } : { locale: own, path: pathname };
}

/** The cookie that keeps the chosen language, and for how many seconds: 365 days (specification, section 9). */
export const languageCookie = 'lang';
const keptSeconds = 365 * 86_400;

type RequestInput = {
  cookies: { get: (name: string) => { value: string } | undefined };
  headers: { get: (name: string) => string | null };
};

/**
 * Finds the language of a visitor whose address names none: the stored one, the first of the browser's that the site has, the site's
 * fallback, its own (specification, section 2).
 */
export function preferredLang(request: RequestInput, site: Languages): Lang {
  const spoken: string[] = localesOf(site).map((code) => toLang(code));
  const stored = request.cookies.get(languageCookie)?.value.slice(0, 2);
  const preferred = [stored, ...acceptedLanguages(request.headers.get('accept-language')), site.fallbackLang];
  const found = preferred.find((lang) => lang !== undefined && spoken.includes(lang));
  return langs.find((lang) => lang === found) ?? toLang(ownLocale(site));
}

/**
 * Returns the address in a visitor's language for one that names no language: of the root, and of every page where all languages are
 * prefixed. Undefined: no redirect.
 */
export function preferredAddress(pathname: string, request: RequestInput, site: Languages): string | undefined {
  if (site.prefixesDefault) {
    const first = pathname.split('/')[1];
    if (localesOf(site).some((code) => toLang(code) === first)) return undefined;
    return localPath({ site, lang: preferredLang(request, site) }, pathname);
  }
  if (pathname !== '/' || localesOf(site).length < 2) return undefined;
  const lang = preferredLang(request, site);
  return lang === toLang(ownLocale(site)) ? undefined : `/${lang}`;
}

/**
 * Reads the choice of a language from a link, `?lang=en`: the `Set-Cookie` line that stores it, and `to`, the same address without that
 * query, on which the pending language is final. Undefined if an address has no such query. A language that the site does not have is not stored.
 */
export function languageChoice(url: URL, site: Languages, origin: Origin): { to: string; setCookie: string | undefined } | undefined {
  const chosen = url.searchParams.get(languageQuery);
  if (chosen === null) return undefined;
  const rest = new URLSearchParams(url.searchParams);
  rest.delete(languageQuery);
  const input = { spoken: localesOf(site).map((code) => toLang(code)), lang: toLang(localeOf(url.pathname, site).locale) };
  const [settled] = initialTransition(localeMachine, input);
  const [pending] = transition(localeMachine, settled, { type: 'locale.choose', lang: chosen });
  const [finalised] = transition(localeMachine, pending, { type: 'locale.finalise' });
  const to = `${url.pathname}${rest.size > 0 ? `?${rest}` : ''}`;
  const isStored = pending.matches('pending');
  return { to, setCookie: isStored ? cookie(languageCookie, finalised.context.lang, keptSeconds, origin) : undefined };
}

type Spoken = { context: { lang: Lang } };

/**
 * Returns the value of `<html lang>`: the language of a page of the site; for a screen of the panel, the site's own. The browser's calls
 * are answered in it. A page that belongs to no site is French.
 */
export function documentLanguage(pageProps: { page?: Spoken } & Partial<Spoken>): Lang {
  return (pageProps.page ?? pageProps).context?.lang ?? langs[0];
}
