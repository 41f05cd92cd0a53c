import { environment } from './server-api.ts';
import type { Origin } from './session-cookies.ts';

/**
 * For whom the cookies of an answer are. They are Secure when the request came by https, and when the shop's own address is https:
 * a proxy in front may not say how it was asked.
 * @param protocol what `X-Forwarded-Proto` says, of several the first
 */
export const cookieOrigin = (host: string, protocol: string | null | undefined): Origin => ({
  host,
  isSecure: /^https\b/.test(protocol ?? '') || environment.publicUrl.startsWith('https:'),
  scope: environment.cookieScope,
});
