import { sitePath } from '#client/site-path.ts';

/** How somebody looks at a page: `?preview=<draft>` with unsaved parameters, `?safe=1` without the code that the owner added. */
export type Viewing = { draft: string | undefined; isSafe: boolean };

/** Queries that say how to look, not at what. */
export const viewingNames = ['preview', 'safe'] as const;
const draftId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function previewModeOf(query: URLSearchParams): Viewing {
  const draft = query.get('preview') ?? '';
  return { draft: draftId.test(draft) ? draft : undefined, isSafe: query.get('safe') === '1' };
}

/** Whether the page is made for this one look: never cached, never indexed. */
export const isSpecial = ({ draft, isSafe }: Viewing): boolean => draft !== undefined || isSafe;

/** The query of a page without what says how to look at it: blocks know nothing of it. */
export function pageQuery(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of viewingNames) rest.delete(name);
  return rest;
}

/** An address of the site, looked at in the same way. Others are given back as they are. */
export function withPreviewQuery(address: string, { draft, isSafe }: Viewing): string {
  const path = sitePath(address);
  if (path === null) return address;
  const url = new URL(path, 'http://local');
  if (draft) url.searchParams.set('preview', draft);
  if (isSafe) url.searchParams.set('safe', '1');
  return url.pathname + url.search + url.hash;
}

/** What is laid over a site's parameters for the page without added code. */
export const withoutCode = { GLOBAL_CSS: null, SCRIPT_TO_LOAD: null, AFTER_BODY_HTML_TO_LOAD: null, SCRIPT_ALLOWED_ORIGINS: null };

type Asked = {
  nextUrl: { pathname: string; searchParams: URLSearchParams; search: string };
  headers: { get: (name: string) => string | null };
};

/**
 * Where somebody who follows a link out of a preview, or out of the page without added code, goes instead, so as to go on
 * looking in the same way; undefined: nowhere else. Said by the server, it costs the pages' JavaScript nothing.
 */
export function followedTo({ nextUrl, headers }: Asked): string | undefined {
  const host = headers.get('x-forwarded-host') ?? headers.get('host');
  const referrer = headers.get('referer') ?? '';
  const wanted = headers.get('sec-fetch-dest') ?? 'document';
  if (!/^(document|iframe|empty)$/.test(wanted) || !URL.canParse(referrer) || viewingNames.some((name) => nextUrl.searchParams.has(name)))
    return undefined;
  const from = new URL(referrer);
  const viewing = previewModeOf(from.searchParams);
  if (from.host !== host || /^\/(admin|dev)(\/|$)/.test(from.pathname) || !isSpecial(viewing)) return undefined;
  return withPreviewQuery(nextUrl.pathname + nextUrl.search, viewing);
}
