import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import fresh from 'fresh';
import { bytesIn, type Encoding, encodingFor, type Packed, toBrotli } from '../files/encodings.ts';
import { tagsOf } from './cache-tags.ts';

/**
 * Nearly as dense as it gets in the time that a page takes to be made, and looking back 64 KB, which few pages exceed. With its usual
 * window the compressor takes 2 MB anew for each page: 3 ms of processor where this takes 1.3, for 0.4 % fewer bytes.
 */
const quick = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 } as const;
/** A tenth fewer bytes, in 60 ms. */
const dense = { [constants.BROTLI_PARAM_QUALITY]: 11 } as const;

/** A finished page: what it answers, and what it stands on. */
export type KeptPage = Packed & {
  status: number;
  headers: Readonly<Record<string, string | string[]>>;
  /** Names the body whatever its encoding. */
  hash: string;
  /** Its brotli is as dense as it gets. */
  isDense?: true;
  /** Numbers of products and `changeKinds` (GET /site/changes) that it changes with. */
  uses: readonly number[];
  /** A page exists at its address. The number of addresses without a page is unlimited. */
  isFound: boolean;
  /** Time when it must be rendered again although nothing changed, in ms since 1970; null: never. */
  until: number | null;
};

type Made = Omit<KeptPage, keyof Packed | 'hash' | 'isDense'> & { body: Buffer };

const packed = (body: Buffer, how: typeof quick | typeof dense): Promise<Buffer> =>
  toBrotli(body, { ...how, [constants.BROTLI_PARAM_SIZE_HINT]: body.length });

/** A page to keep. @param before what was kept at its address: of the same body, it lends its bytes, which may be dense already */
export async function packPage({ body, ...page }: Made, before?: KeptPage): Promise<KeptPage> {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  if (before?.hash !== hash) return { ...page, hash, brotli: await packed(body, quick) };
  const { brotli, gzip, isDense } = before;
  return { ...page, hash, brotli, ...(gzip && { gzip }), ...(isDense && { isDense }) };
}

/** The same page in fewer bytes, for one that is worth more time: it is asked for again. */
export async function packDensely(page: KeptPage): Promise<KeptPage> {
  const brotli = await packed(await bytesIn(page, 'identity'), dense);
  return { ...page, brotli, isDense: true };
}

/** Bytes that a page takes in memory under its name; what its place among the others takes, about. */
export function sizeOf({ brotli, gzip: zipped, headers, uses }: KeptPage, name: string): number {
  const texts = Object.entries(headers).reduce((sum, [header, value]) => sum + header.length + value.length, name.length);
  return brotli.length + (zipped?.length ?? 0) + 2 * texts + 8 * uses.length + 1024;
}

export const isDue = ({ until }: KeptPage): boolean => until !== null && until <= Date.now();

/** Source of the answer, for `Cache-Status` (RFC 9211). */
export type CacheStatus = 'hit' | 'hit; detail=shared' | 'hit; detail=old' | 'fwd=miss; stored' | 'fwd=miss; collapsed';

type Answer = { vary: string; status: CacheStatus };

/** A page's tags in the headers of caches on the way: `Cache-Tag` (Cloudflare, Akamai, bunny.net) and `Surrogate-Key` (Fastly, Varnish). */
function setTags(response: ServerResponse, uses: readonly number[]): void {
  const tags = tagsOf(uses);
  response.setHeader('Cache-Tag', tags.join(','));
  response.setHeader('Surrogate-Key', tags.join(' '));
}

/** Its strong ETag in an encoding, then that of other bytes of the same body: whoever has these has the page, made anew meanwhile or not. */
function etagsOf({ hash, isDense }: KeptPage, encoding: Encoding): string[] {
  if (encoding !== 'br') return [`"${hash}-${encoding}"`];
  const etags = [`"${hash}-br"`, `"${hash}-br-dense"`];
  return isDense ? etags.reverse() : etags;
}

/**
 * Answers with a kept page, or with 304 to whoever has it. Every cache on the way may keep it and asks here before each use; its tags
 * let one drop what it has of a product or of the site.
 */
export async function sendPage(request: IncomingMessage, response: ServerResponse, page: KeptPage, answer: Answer): Promise<void> {
  const encoding = encodingFor(request);
  const bytes = await bytesIn(page, encoding);
  const etags = etagsOf(page, encoding);
  const known = page.status === 200 ? etags.find((etag) => fresh(request.headers, { etag })) : undefined;
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
  response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
  response.setHeader('Vary', answer.vary);
  response.setHeader('ETag', known ?? etags[0] ?? '');
  setTags(response, page.uses);
  response.setHeader('Cache-Status', `storefront; ${answer.status}`);
  if (known) {
    response.removeHeader('Content-Type');
    response.statusCode = 304;
    return void response.end();
  }
  response.statusCode = page.status;
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes.length);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
