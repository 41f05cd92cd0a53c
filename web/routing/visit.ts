import { environment, log } from '../api/server-api.ts';

type VisitRequest = {
  method: string;
  nextUrl: { pathname: string; searchParams: URLSearchParams };
  headers: { has: (name: string) => boolean };
};

/** A visit by an address that says where it comes from: `source` to be counted, and `to`, the address without its query. */
export type Visit = { source: string | undefined; to: string };

/**
 * Reads the visit that `?from=<source>` counts, before the page is loaded without the query string. Undefined if an address has no such
 * parameter. A redirect does it, so the pages need no JavaScript for it. Only loading a page counts, not a change of page within the site.
 */
export function visitOf({ method, nextUrl, headers }: VisitRequest): Visit | undefined {
  const { pathname, searchParams } = nextUrl;
  const from = searchParams.get('from');
  if (from === null) return undefined;
  const isLoaded = method === 'GET' && !headers.has('x-nextjs-data');
  return { source: isLoaded && from !== '' ? from : undefined, to: pathname };
}

/**
 * Returns the address at which this server counts a visit and redirects (pages/api/visit.tsx). Only there the caller's IP address is known.
 */
export const visitPath = ({ source, to }: { source: string; to: string }): string =>
  `/api/visit?${new URLSearchParams({ from: source, to })}`;

/**
 * Has the API count a visit; one that it refuses, or that it does not hear of, is not worth a person's waiting.
 * @param forwardedFor whom the visit is counted for, see `forwardedFor`
 */
export async function countVisit(source: string, forwardedFor: string): Promise<void> {
  const call = `${environment.apiHost}/site/visit/${encodeURIComponent(source)}`;
  const sent = { idSite: String(environment.siteId), 'x-forwarded-for': forwardedFor };
  try {
    const answer = await fetch(call, { headers: sent, signal: AbortSignal.timeout(2000) });
    if (answer.status >= 500) log.warn({ status: answer.status }, 'a visit was not counted');
  } catch (error) {
    log.warn({ err: error }, 'a visit was not counted');
  }
}
