import type { Session } from '#schemas/user.ts';

/** Life of a session's cookies in seconds (specification, section 9). */
const maxAge = 86_400;

/** Two-label endings under which anybody can register, such as `co.uk`: browsers refuse cookies for them. */
const isPublicEnding = (labels: readonly string[]): boolean =>
  labels.length === 2 && /^(co|com|org|net|gouv|gov|ac|asso|nom)$/.test(labels[0] ?? '') && labels[1]?.length === 2;

/**
 * The domain that cookies are for: the parent domain, which is the host without its first label if it has three or more
 * (specification, section 9). Undefined, for this host only: localhost, IP addresses, and where the parent is no site's own.
 */
export function cookieDomain(host: string): string | undefined {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  if (name.includes('[') || /^[\d.]+$/.test(name) || name === 'localhost' || name.endsWith('.localhost')) return undefined;
  const labels = name.split('.');
  if (labels.length < 2) return undefined;
  const parent = labels.length >= 3 ? labels.slice(1) : labels;
  return isPublicEnding(parent) ? undefined : parent.join('.');
}

/** The host that is asked, as the browser names it, and whether by https. */
export type Origin = { host: string; isSecure: boolean };

/** A `Set-Cookie` line of this site; `seconds` 0 takes the cookie away. */
export function cookie(name: string, value: string, seconds: number, { host, isSecure }: Origin): string {
  const domain = cookieDomain(host);
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
