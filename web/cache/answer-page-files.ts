import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { bytesIn, encodingFor, toBrotli } from '../files/encodings.ts';
import { isFileAddress, openPageFiles } from '../files/page-files.ts';
import { injectInto } from './ask-next.ts';

/** Minimum time before a page is rendered again for another file that it does not name, in ms. */
const pauseMs = 10_000;

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Answers requests for styles and scripts of pages before Next, and has documents name them. A file that this process does not have, because another
 * one made the page or it was made before a restart, comes with making the page again that asks for it.
 * @param next makes pages
 * @returns false: it is no request for such a file
 */
export function answerPageFiles(next: Handler): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const files = openPageFiles();
  const madeAgain = new LRUCache<string, true>({ max: 1000, ttl: pauseMs });
  const makeAgain = async ({ headers }: IncomingMessage) => {
    const { referer = '', cookie = '' } = headers;
    const page = URL.canParse(referer) ? new URL(referer) : undefined;
    const address = page && page.pathname + page.search;
    if (!address || madeAgain.has(address)) return;
    madeAgain.set(address, true);
    // As the person who asks: the files that her page names are kept then.
    await injectInto(next, { url: address, headers: { cookie } }).catch(() => {});
  };
  return async (request, response) => {
    const { url = '' } = request;
    if (!isFileAddress(url)) return false;
    if (!files.has(url)) await makeAgain(request);
    const file = files.get(url);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (!file) {
      response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
      return true;
    }
    file.packed ??= toBrotli(file.text).then((brotli) => ({ brotli }));
    const encoding = encodingFor(request);
    const bytes = await bytesIn(await file.packed, encoding);
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.writeHead(200, {
      'Content-Type': file.type,
      'Content-Length': bytes.length,
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
    return true;
  };
}
