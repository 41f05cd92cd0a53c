import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { joinedQuery } from '#client/joined-query.ts';
import { languageQuery } from '#client/local-path.ts';
import { sitePath } from '#client/site-path.ts';
import { declinationQuery } from '#domain/addresses.ts';
import { rentalFields } from '#registry/buying/choosing/rental-asked.ts';
import { langs } from '#schemas/site.ts';
import { acceptedLanguages } from '../routing/accepted-languages.ts';
import { languageCookie } from '../routing/locale-of.ts';
import { viewingNames } from '../routing/preview-mode.ts';
import { filterNames } from '../routing/routes.ts';
import { sessionToken } from '../security/session-cookies.ts';
import { isMadeWithCart } from '../site/visitor-cart.ts';

/** A page that a guest asks for: what it is kept under, and how it is asked for in order to be kept. */
export type PageRequest = {
  name: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Request headers that another page could be answered to. */
  vary: string;
};

/** Longer addresses are no page of a shop. */
const maxAddressLength = 2000;

/** Addresses that are answered by other parts of the program, each with a caching of its own. */
const otherParts =
  /^\/(?:_next\/(?!data\/)|_page\/|api\/|media\/|(?:admin|dev)(?:\/|$)|sitemap[./]|(?:[a-z]{2}\/)?(?:e-label\/|(?:blog|news)\.rss$|manifest\.webmanifest$)|favicon\.ico$|robots\.txt$)/;
/** Queries that a page reads. Any other is no part of a page's name: no answer hangs on it. */
const readQueries: ReadonlySet<string> = new Set([...filterNames, declinationQuery, ...Object.values(rentalFields)]);
/** Queries that are no question to a page: the proxy answers them with a redirect, or for one person. */
const passingQueries: readonly string[] = [...viewingNames, 'from', languageQuery];
/** Headers of Next's router when it asks for what may never be shown. */
const prefetchHeaders = ['x-middleware-prefetch', 'next-router-prefetch', 'purpose'];

/**
 * The page that a request asks for; undefined where it is not the same for every guest: of somebody who has signed in, a preview, a
 * frame of the admin panel, a language or a visit to be noted. Nothing of a request but its address, and at the root its languages,
 * reaches what is kept: neither its host nor any other header or cookie.
 */
export function pageRequestOf({
  method,
  url = '/',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): PageRequest | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || url.length > maxAddressLength) return undefined;
  const [pathname = '/', search = ''] = split(url);
  // One page has one name: others of the same address lead to it (canonicalAddress), or are answered without being kept.
  if (canonicalPath(pathname) !== pathname || url.includes('#')) return undefined;
  if (otherParts.test(pathname) || isOfOnePerson(headers) || isMadeWithCart(pathname, headers.cookie)) return undefined;
  const isData = pathname.startsWith('/_next/data/');
  if (isData !== (headers['x-nextjs-data'] !== undefined)) return undefined;
  const query = new URLSearchParams(search);
  if (passingQueries.some((name) => query.has(name))) return undefined;
  const address = pathname + searchOf(query);
  const isRoot = pathname === '/' || /^\/_next\/data\/[^/]+\/index\.json$/.test(pathname);
  const languages = isRoot ? wantedLanguages(headers) : '';
  return {
    name: languages ? `${address} ${languages}` : address,
    url: address,
    headers: { ...(isData && { 'x-nextjs-data': '1' }), ...(languages && { 'accept-language': languages }) },
    vary: isRoot ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding',
  };
}

/**
 * The one form of an address that is asked for in another: with dots (`/./`, `%2e%2e`), letters or lower case escaped (`%61`, `%c3`), or an
 * anchor. Undefined: it is that form, or leads nowhere. Browsers ask for the form itself.
 */
export function canonicalAddress(url: string): string | undefined {
  const [pathname, search] = split(url.split('#', 1)[0] ?? '');
  const path = canonicalPath(pathname);
  return path === null || path + search === url ? undefined : path + search;
}

/** RFC 3986, 6.2.2: what need not be escaped is not, and escapes are in capitals. Null: it is no path of a site. */
function canonicalPath(pathname: string): string | null {
  const path = sitePath(pathname);
  return (
    path?.replace(/%[0-9a-f]{2}/gi, (escaped) => {
      const letter = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
      return /[\w.~-]/.test(letter) ? letter : escaped.toUpperCase();
    }) ?? null
  );
}

const split = (url: string): [string, string] => {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
};

function isOfOnePerson(headers: IncomingHttpHeaders): boolean {
  if (headers.authorization !== undefined || sessionToken(headers.cookie) !== undefined) return true;
  if (headers['sec-fetch-dest'] === 'iframe' || prefetchHeaders.some((name) => headers[name] !== undefined)) return true;
  // Links of a preview lead on in it (followedTo).
  return viewingNames.some((name) => headers.referer?.includes(`${name}=`));
}

/** The queries that pages read, in one order; an empty one asks for nothing. */
function searchOf(query: URLSearchParams): string {
  const read = Object.entries(joinedQuery(query)).filter(([name]) => readQueries.has(name));
  read.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return read.length > 0 ? `?${new URLSearchParams(read)}` : '';
}

/** Languages of the program in the order a visitor prefers them, the chosen one first: `en,fr`. At the root they decide (preferredAddress). */
function wantedLanguages(headers: IncomingHttpHeaders): string {
  const stored = new RegExp(`(?:^|;\\s*)${languageCookie}=([a-z]{2})`).exec(headers.cookie ?? '')?.[1];
  const known = [stored, ...acceptedLanguages(headers['accept-language'])].filter((lang) => langs.some((one) => one === lang));
  return [...new Set(known)].join(',');
}
