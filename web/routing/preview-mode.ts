import { sitePath } from '#client/site-path.ts';
import type { DocumentName } from '#schemas/edited-document.ts';
import { requestOrigin } from '../model/forwarded.ts';

/**
 * How somebody looks at a page. `?preview=` names what is shown in place of what is published: unsaved parameters by their id, the draft
 * of a page or shared component (`page-12`, `component-header`), or the draft that a signed link shows. `?safe=1` is without the code
 * that the owner added, `?edit=1` for the page editor.
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

/** What the query `preview` names. */
const previewOf = ({ draft, document, link }: Viewing): string | undefined =>
  draft ?? link ?? (document && `${document.kind}-${document.name}`);

/** Whether the page is made for this one look: never cached, never indexed. */
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

/** What is laid over a site's parameters for the page without added code. */
export const withoutCode = { GLOBAL_CSS: null, SCRIPT_TO_LOAD: null, AFTER_BODY_HTML_TO_LOAD: null, SCRIPT_ALLOWED_ORIGINS: null };

type RequestInput = {
  nextUrl: { pathname: string; searchParams: URLSearchParams; search: string };
  headers: { get: (name: string) => string | null };
};

/**
 * Where somebody who follows a link out of a preview, or out of the page without added code, goes instead, so as to go on
 * looking in the same way; undefined: nowhere else. Said by the server, it costs the pages' JavaScript nothing.
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
