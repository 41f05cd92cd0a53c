import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { CacheHandler, CacheHandlerContext, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js';
import { getMemoryCache } from 'next/dist/server/lib/incremental-cache/memory-cache.external.js';
import { RESP_TYPES } from 'redis';
import { openRedis, type Redis } from '#config/redis.ts';
import { log } from './log.ts';
import { environment } from './server-api.ts';

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

/** Milliseconds that a page waits for Redis before it is made here. */
const timeoutMs = 200;
/** Seconds that Redis keeps a page: those of past versions are not asked for any more. */
const pageTtlSeconds = 86_400;

let redis: Redis | undefined;
const shared = (url: string): Redis => {
  redis ??= openRedis(url, {
    onAway: (error) => log.warn({ err: error }, 'Redis is away: each web process makes its own pages'),
    onBack: () => log.warn('Redis is back'),
  });
  return redis;
};

/**
 * Where Next keeps the pages it made (next.config.ts): in the memory of this process, as without Redis, and in Redis for the
 * others of the same build and site. A page is asked for by an address that carries the site's version, so what is here is
 * right whoever made it. Pages that change with the time are made anew by whichever process comes first.
 */
export default class SharedPages implements Pick<CacheHandler, keyof CacheHandler> {
  readonly #memory: ReturnType<typeof getMemoryCache>;
  readonly #prefix: string;

  constructor({ maxMemoryCacheSize = 0, serverDistDir = '' }: CacheHandlerContext) {
    this.#memory = getMemoryCache(maxMemoryCacheSize);
    this.#prefix = `storefront:pages:${buildOf(serverDistDir)}:${environment.siteId}:`;
  }

  async get(key: string): Promise<CacheHandlerValue | null> {
    const own = this.#memory.get(key) ?? null;
    if (own && !isDue(own)) return own;
    const other = await this.#read(key);
    if (!other || (own && other.lastModified <= own.lastModified)) return own;
    this.#memory.set(key, other);
    return other;
  }

  async set(key: string, value: CacheHandlerValue['value'], context: Parameters<CacheHandler['set']>[2]): Promise<void> {
    const { cacheControl } = context as { cacheControl?: CacheHandlerValue['cacheControl'] };
    const entry: CacheHandlerValue = { value, lastModified: Date.now(), ...(cacheControl && { cacheControl }) };
    this.#memory.set(key, entry);
    // Whoever waits for the page need not wait for Redis.
    void this.#write(key, entry);
  }

  /** No page of this site has tags: a save is another address. */
  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}

  async #read(key: string): Promise<CacheHandlerValue | null> {
    const { redisUrl } = environment;
    if (!redisUrl) return null;
    try {
      const packed = await shared(redisUrl).ask(
        (client) => client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(this.#prefix + key),
        timeoutMs,
      );
      return packed ? (JSON.parse((await unpack(packed)).toString()) as CacheHandlerValue) : null;
    } catch {
      return null;
    }
  }

  async #write(key: string, entry: CacheHandlerValue): Promise<void> {
    const { redisUrl } = environment;
    if (!redisUrl) return;
    const packed = await pack(JSON.stringify(entry));
    await shared(redisUrl)
      .ask((client) => client.set(this.#prefix + key, packed, { EX: pageTtlSeconds }), timeoutMs)
      .catch(() => {});
  }
}

/** Whether a page's time is over, which those that do not change with the time have none of. */
function isDue({ lastModified, cacheControl }: CacheHandlerValue): boolean {
  const seconds = cacheControl?.revalidate;
  return typeof seconds === 'number' && lastModified + seconds * 1000 < Date.now();
}

/** Pages name the files of their build. */
const buildOf = (serverDistDir: string): string => readFileSync(join(serverDistDir, '..', 'BUILD_ID'), 'utf8');
