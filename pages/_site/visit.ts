import { log } from './log.ts';
import { environment } from './server-api.ts';

type Asked = {
  method: string;
  nextUrl: { pathname: string; searchParams: URLSearchParams };
  headers: { get: (name: string) => string | null };
};

/** A visit by an address that says where it comes from: `source` to be counted, and `to`, the address without its query. */
export type Visit = { source: string | undefined; to: string };

/**
 * What `?from=<source>` asks for: the visit is counted, then the page is loaded without the query string; undefined where an
 * address has no such parameter. Done by a redirect, it costs the pages no JavaScript. Only loading a page counts.
 */
export function visitOf({ method, nextUrl }: Asked): Visit | undefined {
  const { pathname, searchParams } = nextUrl;
  const from = searchParams.get('from');
  if (from === null) return undefined;
  return { source: method === 'GET' && from !== '' ? from : undefined, to: pathname };
}

/** Has the API count a visit; one that it refuses, or that it does not hear of, is not worth a person's waiting. */
export async function countVisit(source: string, { headers }: Pick<Asked, 'headers'>): Promise<void> {
  const call = `${environment.apiHost}/site/visit/${encodeURIComponent(source)}`;
  const sent = { idSite: String(environment.siteId), 'x-forwarded-for': headers.get('x-forwarded-for') ?? '' };
  try {
    const answer = await fetch(call, { headers: sent, signal: AbortSignal.timeout(2000) });
    if (answer.status >= 500) log.warn({ status: answer.status }, 'a visit was not counted');
  } catch (error) {
    log.warn({ err: error }, 'a visit was not counted');
  }
}
