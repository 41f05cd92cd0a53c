type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Returns whether a writing request comes from a page of another origin. Browsers send Sec-Fetch-Site, older ones Origin. A program that is
 * no browser sends neither, and has no cookie of the site.
 */
export function isForeignWrite(method: string, headers: Headers, host: string): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  return typeof origin === 'string' && hostOf(origin) !== host;
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);
