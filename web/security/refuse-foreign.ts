type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Whether a request that writes comes from a page of another origin. Browsers say it in Sec-Fetch-Site, older ones in Origin;
 * a program that is no browser says neither and holds no cookie of ours.
 */
export function isForeignWrite(method: string, headers: Headers, host: string): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  return typeof origin === 'string' && hostOf(origin) !== host;
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);
