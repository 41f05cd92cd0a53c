import { createHash } from 'node:crypto';
import type { NextApiRequest, NextApiResponse } from 'next';
import type { SiteInfo } from '#schemas/site.ts';
import { logFailure } from '../api/server-api.ts';
import { originOf } from '../head/site-origin.ts';
import { requestOrigin } from '../model/forwarded.ts';
import { currentSite } from '../site/current-site.ts';

/** TTL of a text, in ms: catalogues of every size cost the database the same. */
const keptMs = 600_000;
const maxKept = 64;
const maxAgeSeconds = 3600;

/** Stands for the origin in what is kept, which is the same for every host that the site is asked under. */
export const anyOrigin = 'https://origin.invalid';

type Made = { text: string; madeAt: number };
const kept = new Map<string, Promise<Made>>();

/** Returns the text of a key, made at most once in `keptMs`. The key holds the version of the site. What fails is not kept. */
export async function keepText(key: string, make: () => Promise<string>): Promise<string> {
  const known = await kept.get(key)?.catch(() => undefined);
  if (known && Date.now() - known.madeAt < keptMs) return known.text;
  const making = make().then((text) => ({ text, madeAt: Date.now() }));
  kept.delete(key);
  kept.set(key, making);
  making.catch(() => kept.delete(key));
  for (const old of [...kept.keys()].slice(0, -maxKept)) kept.delete(old);
  return (await making).text;
}

/** The error by which a text that the site does not have is answered 404. */
export const notFound = (what: string): Error => Object.assign(new Error(`no such ${what}`), { status: 404 });

/**
 * Answers a text that other programs read, with a validator, for an hour. In it `anyOrigin` becomes the origin of the site. An error with
 * status 404 is answered as such, any other with 503.
 */
export async function answerText(
  request: NextApiRequest,
  response: NextApiResponse,
  type: string,
  make: (info: SiteInfo) => Promise<string>,
): Promise<void> {
  try {
    const { info } = await currentSite();
    const text = (await make(info)).replaceAll(anyOrigin, originFor(request, info));
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    response.setHeader('ETag', etag).setHeader('Cache-Control', `public, max-age=${maxAgeSeconds}`);
    if (request.headers['if-none-match']?.includes(etag)) return void response.status(304).end();
    response
      .status(200)
      .setHeader('Content-Type', `${type}; charset=utf-8`)
      .end(request.method === 'HEAD' ? undefined : text);
  } catch (error) {
    const isMissing = error instanceof Error && 'status' in error && error.status === 404;
    if (isMissing) return void response.status(404).end();
    logFailure(error, 'what search engines read cannot be made', { path: request.url });
    response.status(503).setHeader('Retry-After', '60').end();
  }
}

/** Returns the origin of the site: PUBLIC_URL, as in canonical addresses. An installation without it uses the host of the request. */
function originFor({ headers }: NextApiRequest, info: SiteInfo): string {
  const known = originOf(info);
  if (new URL(known).hostname !== 'localhost') return known;
  const { host, isHttps } = requestOrigin((name) => headers[name]);
  return /^[a-z0-9.-]+(:\d{1,5})?$/i.test(host) ? `${isHttps ? 'https' : 'http'}://${host}` : known;
}
