import { sitePath } from '#client/site-path.ts';
import type { DocumentName } from '#schemas/edited-document.ts';
import { requestOrigin } from '../model/forwarded.ts';

/**
 * Preview mode of a page. `?preview=` names what replaces the published data: unsaved parameters by their id, the draft of a page or shared
 * component (`page-12`, `component-header`), or the draft of a signed link. `?safe=1` leaves out the code that the owner added. `?edit=1`
 * is for the page editor.
 */
export type Viewing = {
  draft: string | undefined;
  document: DocumentName | undefined;
  link: string | undefined;
  isEdited: boolean;
  isSafe: boolean;
};

/** Queries that say how to look, not at what. */
export const viewingNames = ['preview', 'safe', 'edit'] as const;
const draftId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const documentName = /^(page|component)-([a-z0-9-]{1,80})$/;
/** Id, expiry and signature as base64url: 52 bytes. */
const linkToken = /^[A-Za-z0-9_-]{70}$/;

export function previewModeOf(query: URLSearchParams): Viewing {
  const shown = query.get('preview') ?? '';
  const document = readDocumentName(shown);
  const isLink = !document && linkToken.test(shown);
  return {
    draft: draftId.test(shown) ? shown : undefined,
    document,
    link: isLink ? shown : undefined,
    isEdited: document !== undefined && query.get('edit') === '1',
    isSafe: query.get('safe') === '1',
  };
}

/** `page-12`, `component-header`: a document as addresses name it. */
export function readDocumentName(text: string): DocumentName | undefined {
  const [, kind, name] = documentName.exec(text) ?? [];
  return kind && name ? { kind: kind as DocumentName['kind'], name } : undefined;
}

/** Returns the value of the query `preview`. */
const previewOf = ({ draft, document, link }: Viewing): string | undefined =>
  draft ?? link ?? (document && `${document.kind}-${document.name}`);

/** Returns whether the page is made for this request alone: never cached, never indexed. */
export const isSpecial = (viewing: Viewing): boolean => previewOf(viewing) !== undefined || viewing.isSafe;

/** The query of a page without what says how to look at it: blocks know nothing of it. */
export function pageQuery(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of viewingNames) rest.delete(name);
  return rest;
}

/** An address of the site, looked at in the same way. Others are given back as they are. */
export function withPreviewQuery(address: string, viewing: Viewing): string {
  const path = sitePath(address);
  if (path === null) return address;
  const url = new URL(path, 'http://local');
  const shown = previewOf(viewing);
  if (shown) url.searchParams.set('preview', shown);
  if (viewing.isEdited) url.searchParams.set('edit', '1');
  if (viewing.isSafe) url.searchParams.set('safe', '1');
  return url.pathname + url.search + url.hash;
}

/** Parameters that replace a site's own on the page without added code. */
export const withoutCode = { GLOBAL_CSS: null, SCRIPT_TO_LOAD: null, AFTER_BODY_HTML_TO_LOAD: null, SCRIPT_ALLOWED_ORIGINS: null };

type RequestInput = {
  nextUrl: { pathname: string; searchParams: URLSearchParams; search: string };
  headers: { get: (name: string) => string | null };
};

/**
 * Returns the redirect that continues a preview, or the page without added code, after a link out of it; undefined: none. The server does
 * it, so the pages need no JavaScript for it.
 */
export function followedTo({ nextUrl, headers }: RequestInput): string | undefined {
  const { host } = requestOrigin((name) => headers.get(name));
  const referrer = headers.get('referer') ?? '';
  const wanted = headers.get('sec-fetch-dest') ?? 'document';
  if (!/^(document|iframe|empty)$/.test(wanted) || !URL.canParse(referrer) || viewingNames.some((name) => nextUrl.searchParams.has(name)))
    return undefined;
  const from = new URL(referrer);
  const viewing = previewModeOf(from.searchParams);
  if (from.host !== host || /^\/(admin|dev)(\/|$)/.test(from.pathname) || !isSpecial(viewing)) return undefined;
  return withPreviewQuery(nextUrl.pathname + nextUrl.search, viewing);
}
