import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { NextApiRequest, NextApiResponse } from 'next';
import type { Envelope } from '#schemas/envelope.ts';
import { toLang } from '#schemas/site.ts';
import { Session } from '#schemas/user.ts';
import { log } from './log.ts';
import { isForeignWrite } from './refuse-foreign.ts';
import { environment } from './server-api.ts';
import { signedIn, signedOut } from './session-cookies.ts';

/** Headers that belong to one connection, or that are made anew for the next. */
const ownHeaders = new Set(
  'connection,keep-alive,transfer-encoding,upgrade,te,trailer,proxy-authorization,host,cookie,content-length,accept-encoding,expect,idsite'.split(
    ',',
  ),
);
const sessionCalls = new Set(['POST /login', 'POST /register']);
const endingCalls = new Set(['POST /logout', 'DELETE /user']);

const words = {
  fr: { foreign: 'Cette action doit venir du site lui-même', unreachable: 'Le service ne répond pas, réessayez dans un instant' },
  en: { foreign: 'This action must come from the site itself', unreachable: 'The service does not answer, try again in a moment' },
};

/**
 * Hands a call of the browser to the API, bodies streamed: the session's cookie becomes the Authorization header, the site is
 * ours to say. Answers that carry a session put it into cookies that scripts cannot read.
 */
export async function forward(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const method = request.method ?? 'GET';
  const host = first(request.headers['x-forwarded-host']) ?? request.headers.host ?? '';
  const isSecure = first(request.headers['x-forwarded-proto']) === 'https';
  const lang = toLang(first(request.headers.userlang) ?? 'fr_FR');
  if (isForeignWrite(method, request.headers, host)) return refuse(response, 403, words[lang].foreign);

  const path = apiPath(request.url ?? '/');
  const call = `${method} ${path.split('?')[0]}`;
  const answer = await ask(request, method, path, host).catch((error: unknown) => {
    log.error({ err: error, call }, 'the API does not answer');
    return undefined;
  });
  if (!answer) return refuse(response, 502, words[lang].unreachable);

  response.status(answer.status);
  for (const [name, value] of answer.headers) if (!ownHeaders.has(name) && name !== 'set-cookie') response.setHeader(name, value);
  if (!answer.headers.has('cache-control')) response.setHeader('Cache-Control', 'no-store');
  if (endingCalls.has(call)) response.setHeader('Set-Cookie', signedOut({ host, isSecure }));
  if (sessionCalls.has(call) && answer.ok) return keepSession(answer, response, { host, isSecure });
  if (!answer.body) return void response.end();
  await pipeline(Readable.fromWeb(answer.body as never), response).catch((error: NodeJS.ErrnoException) => {
    // Whoever asked has left.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE' && error.code !== 'ERR_STREAM_UNABLE_TO_PIPE') throw error;
  });
}

/** `/api/cart/12?x=1` → `/cart/12?x=1`; only the descriptions of the API itself stand under `/api` there. */
export const apiPath = (url: string): string => (/^\/api\/(openapi\.json|docs)(?=\?|$)/.test(url) ? url : url.replace(/^\/api(?=\/)/, ''));

async function ask(request: NextApiRequest, method: string, path: string, host: string): Promise<Response> {
  const headers = new Headers({ 'accept-encoding': 'identity' });
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && !ownHeaders.has(name)) headers.set(name, String(value));
  const { token } = request.cookies;
  if (token) headers.set('authorization', token);
  headers.set('idSite', String(environment.siteId));
  headers.set('x-forwarded-host', host);
  headers.set('x-forwarded-for', [request.headers['x-forwarded-for'], request.socket.remoteAddress].flat().filter(Boolean).join(', '));
  const hasBody = method !== 'GET' && method !== 'HEAD';
  // Streaming a body needs `duplex`, which the type of fetch does not know yet.
  const body = hasBody ? { body: Readable.toWeb(request) as unknown as BodyInit, duplex: 'half' } : {};
  return fetch(environment.apiHost + path, { method, headers, redirect: 'manual', ...body });
}

/** The browser is told the site, never the token. */
async function keepSession(answer: Response, response: NextApiResponse, origin: { host: string; isSecure: boolean }): Promise<void> {
  const envelope = (await answer.json()) as Envelope<unknown>;
  const session = Session.safeParse(envelope.data);
  if (!session.success) return void response.json(envelope);
  const { token: _, ...data } = envelope.data as Session;
  response.setHeader('Set-Cookie', signedIn(session.data, origin));
  response.json({ ...envelope, data });
}

function refuse(response: NextApiResponse, status: number, message: string): void {
  response.status(status).json({ success: false, data: null, message } satisfies Envelope<never>);
}

const first = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value?.split(',')[0]?.trim();
