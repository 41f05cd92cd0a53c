import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { inject } from 'light-my-request';
import { changesToldHeader, pageUsesHeader, readPageUses, siteVersionHeader } from '../page/page-uses.ts';
import { innerRequest } from './inner-request.ts';
import { type KeptPage, packPage } from './kept-page.ts';

/** Headers of one connection or of one answer, and those that the cache says itself. */
const ownHeaders = new Set(
  'connection,keep-alive,transfer-encoding,content-length,date,etag,vary,cache-control,set-cookie,x-middleware-rewrite,x-middleware-cache'
    .split(',')
    .concat(pageUsesHeader),
);

export type NextAnswer = { page: KeptPage } | { failed: boolean };

/** The site as the page cache was told of it: its version, and how many changes came before. */
export type ToldSite = { version: number; changesTold: number };

type PageRequest = { url: string; headers: Readonly<Record<string, string>> };

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

type Injected = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** Runs a request through Next without a connection. Rejects if it fails. */
export async function injectInto(handle: Handler, { url, headers }: PageRequest): Promise<Injected> {
  const listen: RequestListener = (request, response) => {
    endWithBytes(response);
    handle(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  };
  // As a stream: a whole payload comes as a text too, 200 KB of memory that nobody reads.
  const answer = await inject(listen, { method: 'GET', url, headers: { ...headers, host: 'localhost' }, payloadAsStream: true });
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(await answer.stream().toArray()) };
}

/** Makes bytes of a whole answer once: light-my-request would do it for its stream, and Node for the connection that is none. */
function endWithBytes(response: ServerResponse): void {
  const end = response.end.bind(response) as (body?: unknown, ...rest: unknown[]) => ServerResponse;
  response.end = ((body?: unknown, ...rest: unknown[]) =>
    end(typeof body === 'string' ? Buffer.from(body) : body, ...rest)) as typeof response.end;
}

/**
 * Requests a page from Next as an unknown guest, without a connection. `failed`: the page could not be rendered, which may be temporary;
 * false: it cannot be cached, such as a redirect.
 * @param before what was kept at its address
 */
export async function askNext(handle: Handler, page: PageRequest, told: ToldSite, before?: KeptPage): Promise<NextAnswer> {
  // While the site cannot be read, proxy.tsx says so.
  const inner = await innerRequest(page, told.version).catch(() => undefined);
  const { url, headers: sent } = inner?.asked ?? page;
  const said = { [siteVersionHeader]: String(told.version), [changesToldHeader]: String(told.changesTold) };
  const answer = await injectInto(handle, { url, headers: { ...sent, ...said } });
  const { status, body } = answer;
  const headers = { ...inner?.answerHeaders, ...answer.headers };
  const usesText = headers[pageUsesHeader];
  if (typeof usesText !== 'string' || headers['set-cookie'] !== undefined) return { failed: status >= 500 };
  const { uses, seconds, isFound } = readPageUses(usesText);
  const kept: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (!ownHeaders.has(name) && value !== undefined) kept[name] = typeof value === 'number' ? String(value) : value;
  }
  const until = seconds === null ? null : Date.now() + seconds * 1000;
  return { page: await packPage({ status, headers: kept, body, uses, until, isFound }, before) };
}
