import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { NextApiRequest, NextApiResponse } from 'next';
import type { Envelope } from '#schemas/envelope.ts';
import { Session } from '#schemas/user.ts';
import { environment, log } from '../api/server-api.ts';
import { forwardedFor, requestOrigin } from '../model/forwarded.ts';
import { cookieOrigin, type Origin, signedIn, signedOut } from '../security/session-cookies.ts';
import type { Asked } from './api-route.ts';

/** Headers that belong to one connection, or that are made anew for the next. */
const ownHeaders = new Set(
  'connection,keep-alive,transfer-encoding,upgrade,te,trailer,proxy-authorization,host,cookie,content-length,accept-encoding,expect,idsite'.split(
    ',',
  ),
);
const sessionCalls = new Set(['POST /login', 'POST /register', 'POST /team/invitation/accept']);
/** The session is over after these; a refused one of the second kind leaves it. */
const isEnded = (call: string, answer: Response): boolean => call === 'POST /logout' || (call === 'DELETE /user' && answer.ok);

/**
 * Hands a call of the browser to the API, bodies streamed: the session's cookie becomes the Authorization header, the site is
 * ours to say. Answers that carry a session put it into cookies that scripts cannot read.
 */
export async function forward(request: NextApiRequest, response: NextApiResponse, { token, refuse }: Asked<undefined>): Promise<void> {
  const method = request.method ?? 'GET';
  const origin = cookieOrigin(requestOrigin((name) => request.headers[name]));
  const path = apiPath(request.url ?? '/');
  const call = `${method} ${path.split('?')[0]}`;
  const left = new AbortController();
  response.once('close', () => left.abort());
  const answer = await ask(request, { method, path, token, signal: left.signal }).catch((error: unknown) => {
    if (isGone(request, left.signal)) log.debug({ call }, 'whoever asked has left');
    else log.error({ err: error, call }, 'the API does not answer');
    return undefined;
  });
  if (isGone(request, left.signal)) return void response.destroy();
  if (!answer) return refuse('unanswered');

  response.status(answer.status);
  for (const [name, value] of answer.headers) if (!ownHeaders.has(name) && name !== 'set-cookie') response.setHeader(name, value);
  if (!answer.headers.has('cache-control')) response.setHeader('Cache-Control', 'no-store');
  if (isEnded(call, answer)) response.setHeader('Set-Cookie', signedOut(origin));
  if (sessionCalls.has(call) && answer.ok) return keepSession(answer, response, origin);
  if (!answer.body) return void response.end();
  await pipeline(Readable.fromWeb(answer.body as never), response).catch((error: NodeJS.ErrnoException) => {
    // Whoever asked has left.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE' && error.code !== 'ERR_STREAM_UNABLE_TO_PIPE' && error.name !== 'AbortError')
      throw error;
  });
}

/** `/api/cart/12?x=1` → `/cart/12?x=1`; only the descriptions of the API itself stand under `/api` there. */
export const apiPath = (url: string): string => (/^\/api\/(openapi\.json|docs)(?=\?|$)/.test(url) ? url : url.replace(/^\/api(?=\/)/, ''));

/** Returns whether the sender's connection ended before its request was sent or answered. */
const isGone = ({ complete, destroyed }: NextApiRequest, left: AbortSignal): boolean => left.aborted || (destroyed && !complete);

type Call = { method: string; path: string; token: string | undefined; signal: AbortSignal };

async function ask(request: NextApiRequest, { method, path, token, signal }: Call): Promise<Response> {
  const headers = new Headers({ 'accept-encoding': 'identity' });
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && !ownHeaders.has(name)) headers.set(name, String(value));
  if (token) headers.set('authorization', token);
  headers.set('idSite', String(environment.siteId));
  headers.set('x-forwarded-for', forwardedFor(request));
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const length = request.headers['content-length'];
  // The API refuses what is too large before it takes any of it.
  if (hasBody && length !== undefined) headers.set('content-length', length);
  // Streaming a body needs `duplex`, which the type of fetch does not know yet.
  const body = hasBody ? { body: Readable.toWeb(request) as unknown as BodyInit, duplex: 'half' } : {};
  return fetch(environment.apiHost + path, { method, headers, redirect: 'manual', signal, ...body });
}

/** The browser is told the site, never the token. */
async function keepSession(answer: Response, response: NextApiResponse, origin: Origin): Promise<void> {
  const envelope = (await answer.json()) as Envelope<unknown>;
  const session = Session.safeParse(envelope.data);
  if (!session.success) return void response.json(envelope);
  const { token: _, ...data } = envelope.data as Session;
  response.setHeader('Set-Cookie', signedIn(session.data, origin));
  response.json({ ...envelope, data });
}
