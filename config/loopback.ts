import { isLoopbackAddress } from './addresses.ts';

/** Addresses at which a shop can be reached. */
export type Reach = { PUBLIC_URL?: string | undefined; WEB_BIND?: string | undefined; API_BIND: string };

/** Returns whether a host name is this machine's own, which no other machine can reach. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\]|[a-z0-9-]+\.localhost)$/i.test(host);

export const isLoopbackUrl = (url: string): boolean => isLoopback(new URL(url).hostname);

/**
 * Address that the web server listens on; undefined: all. A shop without a public address is somebody's trial, with the test bank: it is
 * opened to others by saying so.
 */
export function webBindOf({ PUBLIC_URL = 'http://localhost', WEB_BIND }: Omit<Reach, 'API_BIND'>): string | undefined {
  if (WEB_BIND) return WEB_BIND;
  if (!isLoopbackUrl(PUBLIC_URL)) return undefined;
  return new URL(PUBLIC_URL).hostname === '[::1]' ? '::1' : '127.0.0.1';
}

/** Returns whether people on other machines can reach the shop, by its address or by the addresses that its servers listen on. */
export function isOpenToOthers(reach: Reach): boolean {
  const webBind = webBindOf(reach);
  const isWebLocal = webBind !== undefined && isLoopbackAddress(webBind);
  return !isWebLocal || !isLoopbackAddress(reach.API_BIND) || !isLoopbackUrl(reach.PUBLIC_URL ?? 'http://localhost');
}
