import { preferredAddress } from '../routing/locale-of.ts';
import { routeHeader, writeRoute } from '../routing/routes.ts';
import { securityHeaders } from '../security/security-headers.ts';
import { currentSite } from '../site/current-site.ts';
import { findPage, innerPath, pageHeaders } from '../site/found-page.ts';

type Asked = { url: string; headers: Readonly<Record<string, string>> };

/** A page where Next makes it, and what proxy.tsx would write on its answer. */
type InnerRequest = { asked: Asked; answerHeaders: Readonly<Record<string, string>> };

/**
 * Does the work of proxy.tsx for a guest's request for a page, before Next: its proxy takes a sixth of a page's processor time. Undefined
 * if more is needed: data for the browser's router, whose answer names the page found, and addresses that redirect.
 * @param version the site's, or a later one
 */
export async function innerRequest({ url, headers }: Asked, version: number): Promise<InnerRequest | undefined> {
  if (url.startsWith('/_next/')) return undefined;
  const site = await currentSite(version);
  const address = new URL(url, 'http://localhost');
  const sent = { cookies: new Map<string, { value: string }>(), headers: new Headers(headers) };
  if (preferredAddress(address.pathname, sent, site.info)) return undefined;
  const found = await findPage(address, site);
  const { route, moved } = found;
  if (route.kind === 'redirect' || moved) return undefined;
  const said = await pageHeaders(found, site, { isFramed: false, isHidden: false });
  const answerHeaders = Object.fromEntries([...securityHeaders, ...said].map(([name, value]) => [name.toLowerCase(), value]));
  return {
    asked: { url: innerPath(found, site) + address.search, headers: { ...headers, [routeHeader]: writeRoute(route) } },
    answerHeaders,
  };
}
