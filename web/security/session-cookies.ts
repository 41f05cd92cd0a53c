import { parse } from 'tldts';
import type { CookieScope } from '#config/environment.ts';
import type { Session } from '#schemas/user.ts';
import { environment } from '../api/server-api.ts';
import type { RequestOrigin } from '../model/forwarded.ts';

/**
 * For whom the cookies of an answer are. They are Secure when the request came by https, and when the shop's own address is https:
 * a proxy in front may not say how it was asked.
 */
export const cookieOrigin = ({ host, isHttps }: RequestOrigin): Origin => ({
  host,
  isSecure: isHttps || environment.publicUrl.startsWith('https:'),
  scope: environment.cookieScope,
});

/** Life of a session's cookies in seconds (specification, section 9). */
const maxAge = 86_400;

/**
 * The parent domain of a host: the host without its first label if it has three or more (specification, section 9). Undefined for
 * localhost, IP addresses, and where the parent is a public suffix (`co.uk`, `github.io`): browsers drop cookies for those, as
 * strangers have the names beside.
 */
export function parentDomain(host: string): string | undefined {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const labels = name.split('.');
  const parent = labels.length >= 3 ? labels.slice(1).join('.') : name;
  const { domain, isIp } = parse(name, { allowPrivateDomains: true });
  if (isIp || domain === null || name.endsWith('.localhost')) return undefined;
  return parse(parent, { allowPrivateDomains: true }).domain === null ? undefined : parent;
}

/** The host that is asked, as the browser names it, whether cookies are for https alone, and which hosts they go to. */
export type Origin = { host: string; isSecure: boolean; scope: CookieScope };

/** A `Set-Cookie` line of this site; `seconds` 0 takes the cookie away that was set with the same origin. */
export function cookie(name: string, value: string, seconds: number, { host, isSecure, scope }: Origin): string {
  const domain = scope === 'parent' ? parentDomain(host) : undefined;
  const parts = [`${name}=${encodeURIComponent(value)}`, `Max-Age=${seconds}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (domain) parts.push(`Domain=${domain}`);
  if (isSecure) parts.push('Secure');
  return parts.join('; ');
}

/** `Set-Cookie` lines of somebody who has just signed in. */
export const signedIn = ({ token, idSite }: Session, origin: Origin): string[] => [
  cookie('token', token, maxAge, origin),
  cookie('idSite', String(idSite), maxAge, origin),
];

/** `Set-Cookie` lines of somebody who has signed out. */
export const signedOut = (origin: Origin): string[] => [cookie('token', '', 0, origin), cookie('idSite', '', 0, origin)];

/**
 * The session's token in a `Cookie` header. Of two the last: after COOKIE_DOMAIN was changed a browser keeps the old one beside the
 * new one for a day, and sends the older first.
 */
export const sessionToken = (header: string | undefined): string | undefined =>
  (header ?? '')
    .split(';')
    .flatMap((pair) => /^\s*token=([^\s]+)/.exec(pair)?.[1] ?? [])
    .at(-1);
