const base = 'http://site.invalid';

/**
 * Reads an address from outside, `next` of a query for one, as a path of this site with its query and anchor; null when it leads
 * anywhere else. Browsers drop tabs and line breaks and take a backslash for a slash, so `/<tab>/evil.example` is another host,
 * and so is `/..//evil.example` once its dots are resolved.
 */
export function sitePath(address: string): string | null {
  if (!address.startsWith('/') || /[\\\p{Cc}]/u.test(address) || !URL.canParse(address, base)) return null;
  const { origin, pathname, search, hash } = new URL(address, base);
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : null;
}
