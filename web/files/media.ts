import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { NextApiRequest, NextApiResponse } from 'next';
import { environment, log } from '../api/server-api.ts';
import { forwardedFor } from '../model/forwarded.ts';
import { type KeptFile, keptFiles } from './kept-files.ts';

/** Bytes of pictures and fonts that a web process keeps: those of some hundred pages. */
const maxBytes = 64 * 1024 * 1024;
/** A picture that is asked for the first time is made, and may wait for others that are being made. */
const timeoutMs = 60_000;
const files = keptFiles(maxBytes);

/** Headers that are for the next connection to say, or that say nothing to a browser. */
const dropped = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date', 'x-request-id']);

/**
 * Answers a picture or a font of the API. Their addresses hold the hash of what is in them, so what was answered once is kept and
 * answered again without asking: pages that are kept have their pictures and fonts while the API is away, as they would in one piece.
 */
export async function answerMedia(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const asked = (request.url ?? '').replace(/^\/api(?=\/)/, '').split('?')[0] ?? '';
  const path = readable(asked, request.headers.accept);
  if (asked.endsWith('.avif')) response.setHeader('Vary', 'Accept');
  if (path.startsWith('/media/file/')) return streamFile(request, response, path);
  const known = files.get(path);
  if (known) return send(request, response, known);
  const answer = await readFile(path, request).catch((error: unknown) => {
    log.warn({ err: error, path }, 'a file cannot be read from the API');
    return undefined;
  });
  if (!answer) return void response.status(503).setHeader('Retry-After', '10').setHeader('Cache-Control', 'no-store').end();
  const { status, headers, bytes } = answer;
  if (status === 200) {
    files.set(path, { headers, bytes });
    return send(request, response, { headers, bytes });
  }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.status(status).end(bytes);
}

/** A picture in AVIF is WebP for a browser that tells which pictures it reads and does not name AVIF: it is the only one a page names. */
function readable(path: string, accept = ''): string {
  const knowsLess = accept.includes('image/webp') && !accept.includes('image/avif');
  return knowsLess ? path.replace(/\.avif$/, '.webp') : path;
}

/** Hands a video or a PDF file on as it comes, or the part of it that is asked for: one of them would push all pictures out of memory. */
async function streamFile(request: NextApiRequest, response: NextApiResponse, path: string): Promise<void> {
  const left = new AbortController();
  response.once('close', () => left.abort());
  const passed = ['range', 'if-none-match'].flatMap((name) => (request.headers[name] ? [[name, String(request.headers[name])]] : []));
  const headers = { 'accept-encoding': 'identity', ...Object.fromEntries(passed) };
  const answer = await fetch(environment.apiHost + path, { headers, redirect: 'manual', signal: left.signal }).catch((error: unknown) => {
    if (!left.signal.aborted) log.warn({ err: error, path }, 'a file cannot be read from the API');
    return undefined;
  });
  if (left.signal.aborted) return void response.destroy();
  if (!answer) return void response.status(503).setHeader('Retry-After', '10').setHeader('Cache-Control', 'no-store').end();
  response.status(answer.status);
  for (const [name, value] of answer.headers) if (!dropped.has(name) || name === 'content-length') response.setHeader(name, value);
  if (!answer.body || request.method === 'HEAD') return void response.end();
  await pipeline(Readable.fromWeb(answer.body as never), response).catch((error: NodeJS.ErrnoException) => {
    // The client has left: players end a request to load another part.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE' && error.code !== 'ERR_STREAM_UNABLE_TO_PIPE' && error.name !== 'AbortError')
      throw error;
  });
}

/** Reads a file from the API, for one request or for several that wait for the same one. The API makes pictures for its callers in turn. */
const reading = new Map<string, Promise<KeptFile & { status: number }>>();
function readFile(path: string, request: NextApiRequest): Promise<KeptFile & { status: number }> {
  const known = reading.get(path);
  if (known) return known;
  const read = fetch(environment.apiHost + path, {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'accept-encoding': 'identity', 'x-forwarded-for': forwardedFor(request) },
  })
    .then(async (answer) => ({
      status: answer.status,
      headers: Object.fromEntries([...answer.headers].filter(([name]) => !dropped.has(name))),
      bytes: Buffer.from(await answer.arrayBuffer()),
    }))
    .finally(() => reading.delete(path));
  reading.set(path, read);
  return read;
}

/** A file whose address is another's: it may change, so browsers ask again after `maxAgeSeconds`, and are told whether it did. */
export async function answerShortly(
  request: NextApiRequest,
  response: NextApiResponse,
  path: string,
  maxAgeSeconds: number,
): Promise<void> {
  const file = files.get(path) ?? (await readFile(path, request).catch(() => undefined));
  if (!file || ('status' in file && file.status !== 200)) return void response.status(204).setHeader('Cache-Control', 'no-store').end();
  const { headers, bytes } = file;
  files.set(path, { headers, bytes });
  send(request, response, { headers: { ...headers, 'cache-control': `public, max-age=${maxAgeSeconds}` }, bytes });
}

function send(request: NextApiRequest, response: NextApiResponse, { headers, bytes }: KeptFile): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const isKnown = headers.etag !== undefined && request.headers['if-none-match']?.includes(headers.etag);
  if (isKnown) return void response.status(304).end();
  response.status(200).setHeader('Content-Length', bytes.length);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
