import { localHref, localPath } from '#client/local-path.ts';
import { sitePath } from '#client/site-path.ts';
import { mayCarryKey } from '#domain/address-keys.ts';
import { type Lang, type SiteInfo, toLang } from '#schemas/site.ts';
import { localeOf } from '../routing/locale-of.ts';
import { pageQuery } from '../routing/preview-mode.ts';
import { type Route, resolveRoute } from '../routing/routes.ts';
import { paymentPermissions, permissionsHeader, policyHeader } from '../security/security-headers.ts';
import type { CurrentSite } from './current-site.ts';
import { isPaymentPath, paymentOrigins } from './payment-origins.ts';

/**
 * Page found at an address of the site: its language, its path without the language, its route. `moved`: current address of the page that
 * had this one before.
 */
export type FoundPage = { locale: string; path: string; route: Route; moved: string | undefined };

export async function findPage({ pathname, searchParams }: URL, { info, tree, movedTo }: CurrentSite): Promise<FoundPage> {
  const { locale, path } = localeOf(pathname, info);
  const resolved = resolveRoute(path, pageQuery(searchParams), await tree(locale), info.isECommerce);
  const route = path === '/' ? rootRoute(resolved, info, toLang(locale)) : resolved;
  if (route.kind === 'redirect')
    return { locale, path, route: { ...route, to: localHref({ site: info, lang: toLang(locale) }, route.to) }, moved: undefined };
  return { locale, path, route, moved: route.kind === 'not-found' ? await movedTo(path) : undefined };
}

/**
 * Returns the route of the root: the redirect to the page that the owner chose for it, else what stands there. A redirect has the owner's
 * status, 302 by default (specification, section 9).
 */
export function rootRoute(resolved: Route, site: SiteInfo, lang: Lang): Route {
  const { page = '', status = 302 } = site.root ?? {};
  const to = sitePath(page);
  if (to !== null && !isRoot(to, site)) return { kind: 'redirect', to: localPath({ site, lang }, to), isPermanent: false, status };
  return resolved.kind === 'redirect' ? { ...resolved, status } : resolved;
}

/** Returns whether a path leads to the root, in any language and with any query: a redirect there would never end. */
const isRoot = (path: string, site: SiteInfo): boolean => localeOf(path.replace(/[?#].*/, ''), site).path === '/';

/** The address at which Next makes a page. It carries the site's version, and the language. */
export const innerPath = ({ locale, path }: FoundPage, { info }: CurrentSite): string =>
  `/site/${info.version}/${locale}${path === '/' ? '' : path}`;

/** Returns the headers of the answer with a page, except those about caches. `isHidden`: the page is made for this one request. */
export async function pageHeaders({ path }: FoundPage, site: CurrentSite, seen: { isFramed: boolean; isHidden: boolean }) {
  const payment = isPaymentPath(path) ? await paymentOrigins() : undefined;
  const headers = new Map([[policyHeader, await site.policy(seen.isFramed, payment)]]);
  const permissions = payment && paymentPermissions(payment);
  if (permissions) headers.set(permissionsHeader, permissions);
  // The next page, and scripts of others on it, see no key in where they were come to from.
  if (mayCarryKey(path)) headers.set('Referrer-Policy', 'strict-origin');
  if (seen.isHidden || site.info.isBuilding) headers.set('X-Robots-Tag', 'noindex');
  return headers;
}
