import { localHref } from '#client/local-path.ts';
import { toLang } from '#schemas/site.ts';
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
  const route = resolveRoute(path, pageQuery(searchParams), await tree(locale), info.isECommerce);
  if (route.kind === 'redirect')
    return { locale, path, route: { ...route, to: localHref({ site: info, lang: toLang(locale) }, route.to) }, moved: undefined };
  return { locale, path, route, moved: route.kind === 'not-found' ? await movedTo(path) : undefined };
}

/** The address at which Next makes a page. It carries the site's version, and the language. */
export const innerPath = ({ locale, path }: FoundPage, { info }: CurrentSite): string =>
  `/site/${info.version}/${locale}${path === '/' ? '' : path}`;

/** Returns the headers of the answer with a page, except those about caches. `isHidden`: the page is made for this one request. */
export async function pageHeaders({ path }: FoundPage, site: CurrentSite, seen: { isFramed: boolean; isHidden: boolean }) {
  const payment = isPaymentPath(path) ? await paymentOrigins() : undefined;
  const headers = new Map([[policyHeader, await site.policy(seen.isFramed, payment)]]);
  const permissions = payment && paymentPermissions(payment);
  if (permissions) headers.set(permissionsHeader, permissions);
  if (seen.isHidden || site.info.isBuilding) headers.set('X-Robots-Tag', 'noindex');
  return headers;
}
