import { languageQuery } from '#client/local-path.ts';
import { defaultLocale, type Lang, langs, type SiteInfo, toLang } from '#schemas/site.ts';
import { cookie, type Origin } from '../security/session-cookies.ts';

/** Path of a page from the segments of its internal address. */
export const pathOf = (segments: readonly string[] = []): string => `/${segments.map(encodeURIComponent).join('/')}`;

type Languages = Pick<SiteInfo, 'languages' | 'defaultLang'>;

const localesOf = ({ languages }: Languages): string[] => languages.filter(({ isValid }) => isValid).map(({ code }) => code);

/** The site's own language: the one its plain addresses are in. `defaultLang` may be a locale or a short language. */
function ownLocale(site: Languages): string {
  const locales = localesOf(site);
  return locales.find((code) => code === site.defaultLang || toLang(code) === site.defaultLang) ?? locales[0] ?? defaultLocale;
}

/** Language and path of an address: `/en/wines` is English `/wines` on a site whose own language is another. */
export function localeOf(pathname: string, site: Languages): { locale: string; path: string } {
  const own = ownLocale(site);
  const [, first = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(pathname) ?? [];
  const other = localesOf(site).find((code) => code !== own && toLang(code) === first);
  return other ? { locale: other, path: rest === '' ? '/' : rest } : { locale: own, path: pathname };
}

/** The cookie that keeps the chosen language, and for how many seconds: 365 days (specification, section 9). */
export const languageCookie = 'lang';
const keptSeconds = 365 * 86_400;

type RequestInput = {
  cookies: { get: (name: string) => { value: string } | undefined };
  headers: { get: (name: string) => string | null };
};

/**
 * Returns the redirect from the root for a person who prefers another language of the site (specification: the stored language first, then
 * the browser's). Undefined: no redirect. Other addresses name their language themselves.
 */
export function preferredHome(pathname: string, request: RequestInput, site: Languages): string | undefined {
  const locales = localesOf(site);
  if (pathname !== '/' || locales.length < 2) return undefined;
  const accepted = (request.headers.get('accept-language') ?? '').split(',').map((entry) => entry.trim().slice(0, 2).toLowerCase());
  const stored = request.cookies.get(languageCookie)?.value.slice(0, 2);
  const wanted = [stored, ...accepted].find((lang) => locales.some((code) => toLang(code) === lang));
  return wanted === undefined || wanted === toLang(ownLocale(site)) ? undefined : `/${wanted}`;
}

/**
 * Reads the choice of a language from a link, `?lang=en`: the `Set-Cookie` line that stores it, and `to`, the same address without that
 * query. Undefined if an address has no such query. A language that the site does not have is not stored.
 */
export function languageChoice(url: URL, site: Languages, origin: Origin): { to: string; setCookie: string | undefined } | undefined {
  const chosen = url.searchParams.get(languageQuery);
  if (chosen === null) return undefined;
  const rest = new URLSearchParams(url.searchParams);
  rest.delete(languageQuery);
  const isSpoken = localesOf(site).some((code) => toLang(code) === chosen);
  const to = `${url.pathname}${rest.size > 0 ? `?${rest}` : ''}`;
  return { to, setCookie: isSpoken ? cookie(languageCookie, chosen, keptSeconds, origin) : undefined };
}

type Spoken = { context: { lang: Lang } };

/**
 * Returns the value of `<html lang>`: the language of a page of the site; for a screen of the panel, the site's own. The browser's calls
 * are answered in it. A page that belongs to no site is French.
 */
export function documentLanguage(pageProps: { page?: Spoken } & Partial<Spoken>): Lang {
  return (pageProps.page ?? pageProps).context?.lang ?? langs[0];
}
