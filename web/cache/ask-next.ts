import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { inject, type Response } from 'light-my-request';
import { pageUsesHeader, readPageUses, siteVersionHeader } from '../page/page-uses.ts';
import { type KeptPage, packPage } from './kept-page.ts';

/** Headers of one connection or of one answer, and those that the cache says itself. */
const ownHeaders = new Set(
  'connection,keep-alive,transfer-encoding,content-length,date,etag,vary,cache-control,set-cookie,x-middleware-rewrite,x-middleware-cache'
    .split(',')
    .concat(pageUsesHeader),
);

export type NextAnswer = { page: KeptPage } | { failed: boolean };

type PageRequest = { url: string; headers: Readonly<Record<string, string>> };

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Has Next answer a request without a connection. Rejects where it fails. */
export function injectInto(handle: Handler, { url, headers }: PageRequest): Promise<Response> {
  const listen: RequestListener = (request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  };
  return inject(listen, { method: 'GET', url, headers: { ...headers, host: 'localhost' } });
}

/**
 * Asks Next for a page as a guest of whom nothing is known, without a connection. `failed`: the page could not be made, which may pass;
 * false: it is none to keep, such as a redirect.
 */
export async function askNext(handle: Handler, { url, headers: sent }: PageRequest, version: number): Promise<NextAnswer> {
  const answer = await injectInto(handle, { url, headers: { ...sent, [siteVersionHeader]: String(version) } });
  const { statusCode: status, headers, rawPayload: body } = answer;
  const told = headers[pageUsesHeader];
  if (typeof told !== 'string' || headers['set-cookie'] !== undefined) return { failed: status >= 500 };
  const { uses, seconds, isFound } = readPageUses(told);
  const kept: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (!ownHeaders.has(name) && value !== undefined) kept[name] = typeof value === 'number' ? String(value) : value;
  }
  const until = seconds === null ? null : Date.now() + seconds * 1000;
  return { page: await packPage({ status, headers: kept, body, uses, until, isFound }) };
}
