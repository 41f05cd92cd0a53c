import { type NextFetchEvent, type NextRequest, NextResponse } from 'next/server';
import type { SiteInfo } from '#schemas/site.ts';
import { currentSite } from './pages/_site/current-site.ts';
import { languageChoice, localeOf, preferredHome } from './pages/_site/locale-of.ts';
import { log } from './pages/_site/log.ts';
import { resolveRoute } from './pages/_site/routes.ts';
import { plainPolicy, policyHeader, securityHeaders } from './pages/_site/security-headers.ts';
import { environment } from './pages/_site/server-api.ts';
import { followedTo, isSpecial, lookedAt, pageQuery, viewingOf } from './pages/_site/viewing.ts';
import { countVisit, visitOf } from './pages/_site/visit.ts';
import { siteWords } from './pages/_site/words.ts';

/** Everything but the program's own files and the API, which pages/api hands on. */
export const config = { matcher: ['/((?!_next/static|_next/image|api/).*)'] };

export async function proxy(request: NextRequest, event: NextFetchEvent): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  if (pathname.startsWith('/media/')) return NextResponse.rewrite(new URL(pathname + search, environment.apiHost));
  const response = /^\/(admin|dev)(\/|$)/.test(pathname) ? NextResponse.next() : await sitePage(request, event).catch(unavailable);
  if (!response.headers.has(policyHeader)) response.headers.set(policyHeader, plainPolicy);
  for (const [name, value] of securityHeaders) response.headers.set(name, value);
  return response;
}

/**
 * Sends an address of the site to the page that makes it. The internal address carries the site's version, so that a save
 * leaves the cached pages of the version before it behind, on every process, at the next load.
 */
async function sitePage(request: NextRequest, event: NextFetchEvent): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl;
  const site = await currentSite();
  if (pathname === '/favicon.ico') return favicon(site.info);
  const host = request.headers.get('x-forwarded-host') ?? request.nextUrl.host;
  const language = languageChoice(request.nextUrl, site.info, {
    host,
    isSecure: request.headers.get('x-forwarded-proto')?.startsWith('https') ?? false,
  });
  if (language) return away(new URL(language.to, request.url), language.setCookie);
  const visit = visitOf(request);
  if (visit) {
    if (visit.source) event.waitUntil(countVisit(visit.source, request));
    return away(new URL(visit.to, request.url));
  }
  const followed = followedTo(request);
  if (followed) return away(new URL(followed, request.url));
  const viewing = viewingOf(searchParams);
  const home = preferredHome(pathname, request, site.info);
  // What the browser prefers is asked again each time: no cache on the way keeps the answer for others.
  const headers = { 'Cache-Control': 'private, no-store' };
  if (home) return NextResponse.redirect(new URL(lookedAt(home, viewing), request.url), { status: 302, headers });

  const { locale, path } = localeOf(pathname, site.info);
  const route = resolveRoute(path, pageQuery(searchParams), await site.tree(locale), site.info.isECommerce);
  if (route.kind === 'redirect')
    return NextResponse.redirect(new URL(lookedAt(route.to, viewing), request.url), route.isPermanent ? 308 : 307);

  const isLive = route.kind === 'not-found' || route.isLive || isSpecial(viewing);
  const target = request.nextUrl.clone();
  target.pathname = `/${isLive ? 'live' : 'cached'}/${site.info.version}/${locale}${path === '/' ? '' : path}`;
  if (!isLive) target.search = '';
  const response = NextResponse.rewrite(target);
  // Browsers ask again each time: the cache that counts is on the server, under the version.
  response.headers.set('Cache-Control', isLive ? 'private, no-store' : 'public, max-age=0, must-revalidate');
  response.headers.set('x-middleware-cache', 'no-cache');
  response.headers.set(policyHeader, await site.policy(request.headers.get('sec-fetch-dest') === 'iframe'));
  if (isSpecial(viewing)) response.headers.set('X-Robots-Tag', 'noindex');
  return response;
}

/** To another address this one time, with what the browser is to keep. */
const away = (to: URL, setCookie?: string): NextResponse =>
  NextResponse.redirect(to, { status: 307, headers: { 'Cache-Control': 'no-store', ...(setCookie && { 'Set-Cookie': setCookie }) } });

/** For browsers that ask for it without having read the page: the site's own, or nothing. */
function favicon({ logos }: SiteInfo): NextResponse {
  const logo = logos.find(({ type }) => type === 'LOGO_FAVICON');
  return logo
    ? NextResponse.rewrite(new URL(`${logo.onlineImage.url}-160.png`, environment.apiHost))
    : new NextResponse(null, { status: 204 });
}

/** Nothing is known of the site yet, and the API does not say: a page that needs neither. */
function unavailable(error: unknown): NextResponse {
  log.error({ err: error }, 'the site cannot be read');
  const { fr, en } = siteWords;
  const html = `<!DOCTYPE html><html lang="fr"><meta charset="utf-8"><title>${fr.unavailable}</title><h1>${fr.unavailable}</h1><p lang="en">${en.unavailable}</p></html>`;
  return new NextResponse(html, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': '10' } });
}
