import { type NextRequest, NextResponse } from 'next/server';
import { localPath } from '#client/local-path.ts';
import { sitePath } from '#client/site-path.ts';
import { type SiteInfo, toLang } from '#schemas/site.ts';
import { logFailure } from '#web/api/server-api.ts';
import { requestOrigin } from '#web/model/forwarded.ts';
import { siteVersionHeader } from '#web/page/page-uses.ts';
import { eLabelRoute } from '#web/routing/e-label-route.ts';
import { languageChoice, preferredAddress } from '#web/routing/locale-of.ts';
import { followedTo, isSpecial, previewModeOf, withPreviewQuery } from '#web/routing/preview-mode.ts';
import { routeHeader, writeRoute } from '#web/routing/routes.ts';
import { visitOf, visitPath } from '#web/routing/visit.ts';
import { plainPage, plainPageLang, unavailableHeaders } from '#web/screens/plain-page.ts';
import { plainPolicy, policyHeader, securityHeaders } from '#web/security/security-headers.ts';
import { cookieOrigin, sessionToken } from '#web/security/session-cookies.ts';
import { currentSite } from '#web/site/current-site.ts';
import { findPage, innerPath, pageHeaders } from '#web/site/found-page.ts';

/**
 * Everything but the program's own files, the API, which pages/api hands on, and pages that the page cache asks for at their inner address
 * (web/cache/inner-request.ts): it has found their route. The server takes the header from everybody else. Next reads this
 * without running it, so the header's name (`routeHeader`) is written out.
 */
export const config = {
  matcher: [{ source: '/((?!_next/static|_next/image|api/).*)', missing: [{ type: 'header', key: 'x-page-route' }] }],
};

export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const file = fileRoute(pathname);
  if (file) return NextResponse.rewrite(new URL(file + search, request.url));
  const label = eLabelRoute(pathname);
  if (label) return NextResponse.rewrite(new URL(label, request.url));
  const isOwn = /^\/(admin|dev)(\/|$)/.test(pathname);
  const response = isOwn ? NextResponse.next() : await sitePage(request).catch((error: unknown) => unavailable(error, request));
  if (!response.headers.has(policyHeader)) response.headers.set(policyHeader, plainPolicy);
  for (const [name, value] of securityHeaders) if (!response.headers.has(name)) response.headers.set(name, value);
  return response;
}

/** Sends an address of the site to the page that makes it, whose internal address carries the site's version and the language. */
async function sitePage(request: NextRequest): Promise<NextResponse> {
  const { pathname, search, searchParams } = request.nextUrl;
  // Whoever has signed in may have changed the site a moment ago, and looks whether it shows.
  const isPerson = sessionToken(request.headers.get('cookie') ?? '') !== undefined;
  const site = await currentSite(isPerson ? 'now' : Number(request.headers.get(siteVersionHeader) ?? 0));
  const origin = requestOrigin((name) => request.headers.get(name));
  const language = languageChoice(request.nextUrl, site.info, cookieOrigin(origin));
  if (language) return away(hereOf(language.to, request), language.setCookie);
  const visit = visitOf(request);
  if (visit) {
    const { source, to } = visit;
    return source ? NextResponse.rewrite(new URL(visitPath({ source, to }), request.url)) : away(hereOf(to, request));
  }
  const followed = followedTo(request);
  if (followed) return away(hereOf(followed, request));
  const viewing = previewModeOf(searchParams);
  // The page editor asks for the home page of the language that it shows. A form that is sent without JavaScript stays where it is.
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const preferred = viewing.isEdited || !isRead ? undefined : preferredAddress(pathname, request, site.info);
  // The answer depends on the browser's languages, so no cache on the way may store it for others.
  const uncached = { 'Cache-Control': 'private, no-store' };
  if (preferred) {
    const to = pathname === '/' ? withPreviewQuery(preferred, viewing) : preferred + search;
    return NextResponse.redirect(new URL(to, request.url), { status: 302, headers: uncached });
  }

  const found = await findPage(request.nextUrl, site);
  const { locale, route, moved } = found;
  if (route.kind === 'redirect')
    return NextResponse.redirect(
      new URL(withPreviewQuery(route.to, viewing), request.url),
      route.status ?? (route.isPermanent ? 308 : 307),
    );
  if (moved)
    return NextResponse.redirect(new URL(movedAddress(moved, { locale, search: request.nextUrl.search }, site.info), request.url), 301);

  const target = request.nextUrl.clone();
  target.pathname = innerPath(found, site);
  const headers = new Headers(request.headers);
  headers.set(routeHeader, writeRoute(route));
  const response = NextResponse.rewrite(target, { request: { headers } });
  const isHidden = isSpecial(viewing);
  // Pages that are the same for every guest are cached before this (web/cache), with headers of their own.
  response.headers.set('Cache-Control', isHidden ? 'private, no-store' : 'private, no-cache');
  response.headers.set('x-middleware-cache', 'no-cache');
  const isFramed = request.headers.get('sec-fetch-dest') === 'iframe';
  for (const [name, value] of await pageHeaders(found, site, { isFramed, isHidden })) response.headers.set(name, value);
  return response;
}

/** Address of a page that has moved, in the requested language and with the query (docs/decisions/editor.md#moved-and-deleted-pages). */
const movedAddress = (path: string, { locale, search }: { locale: string; search: string }, site: SiteInfo): string =>
  localPath({ site, lang: toLang(locale) }, path) + search;

/** An address of this site as a whole one; what would leave it is the home page. */
const hereOf = (address: string, { url }: NextRequest): URL => new URL(sitePath(address) ?? '/', url);

/** To another address this one time, with what the browser is to keep. */
const away = (to: URL, setCookie?: string): NextResponse =>
  NextResponse.redirect(to, { status: 307, headers: { 'Cache-Control': 'no-store', ...(setCookie && { 'Set-Cookie': setCookie }) } });

const fixedFiles = new Map([
  ['/favicon.ico', '/api/favicon'],
  ['/robots.txt', '/api/robots'],
]);

/** The route of our own that answers a file, or undefined. */
function fileRoute(pathname: string): string | undefined {
  if (pathname.startsWith('/media/')) return `/api${pathname}`;
  const sitemap = /^\/sitemap(?:\/(pages|[1-9]\d{0,4}))?\.xml$/.exec(pathname);
  if (sitemap) return `/api/sitemap${sitemap[1] ? `/${sitemap[1]}` : ''}`;
  const [, lang = '', file] = /^(\/[a-z]{2})?\/(blog\.rss|news\.rss|manifest\.webmanifest)$/.exec(pathname) ?? [];
  if (file) return `/api/${file.endsWith('.rss') ? 'feed' : 'manifest'}${lang}/${file}`;
  return fixedFiles.get(pathname);
}

/** Nothing is known of the site yet, and the API does not say: a page that needs neither. */
function unavailable(error: unknown, { nextUrl, headers }: NextRequest): NextResponse {
  logFailure(error, 'the site cannot be read');
  const lang = plainPageLang(nextUrl.pathname, headers.get('accept-language'));
  return new NextResponse(plainPage('unavailable', lang), { status: 503, headers: unavailableHeaders });
}
