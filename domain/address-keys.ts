/** Fields of a query whose value opens an order, a booking, a declaration or a draft to whoever has it. */
const keyFields = ['key', 'declaration', 'booking', 'token', 'preview', 'RETURNMAC', 'hostedCheckoutId'];
/** Paths whose last part is such a value: a new password, a newsletter, a stock alert. A language may stand before them. */
const keyPath = /^((?:\/[a-z]{2})?\/(?:password\/reset|newsletter|alerts))\/(?!ask$)[^/]+$/;

/** Returns an address without the keys that it carries; as it is where it carries none. */
export function withoutKeys(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  const path = url.pathname.replace(keyPath, '$1');
  const fields = [...url.searchParams.keys()].filter((name) => keyFields.includes(name));
  if (path === url.pathname && fields.length === 0) return address;
  url.pathname = path;
  for (const name of fields) url.searchParams.delete(name);
  return url.href;
}

/** Returns whether addresses of this path, which names no language, may carry a key. */
export const mayCarryKey = (path: string): boolean =>
  /^\/(?:order\/|cart\/success|password\/reset\/|newsletter\/|alerts\/|withdrawal)/.test(path);
