import { createHash } from 'node:crypto';
import { createClient } from 'redis';
import type { RateLimiter } from './rate-limiter.ts';

/** Milliseconds that Redis has to answer: a sign-in must not wait for it longer. */
const patience = 500;

export type RedisRateLimiter = RateLimiter & { close: () => void };

/**
 * Counts in Redis, in windows that begin with the first attempt. While Redis is away, or slower than half a second, `other`
 * counts. Connecting is not waited for; a connection that breaks is made anew.
 */
export function redisRateLimiter(url: string, other: RateLimiter, onError: (error: unknown) => void): RedisRateLimiter {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: (times) => Math.min(200 * 2 ** times, 5_000) },
  });
  client.on('error', onError);
  client.connect().catch(onError);

  /** Attempts in the window, this one counted, and the milliseconds until it ends. */
  const count = async (key: string, windowSeconds: number): Promise<[hits: number, left: number]> => {
    const answers = client.multi().set(key, 0, { NX: true, EX: windowSeconds }).incr(key).pTTL(key).exec();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, refuse) => {
      timer = setTimeout(() => refuse(new Error(`Redis did not answer in ${patience} ms`)), patience);
    });
    const [, hits, left] = await Promise.race([answers, late]).finally(() => clearTimeout(timer));
    return [Number(hits), Number(left)];
  };
  return {
    attempt: async (idSite, limit, who) => {
      if (!client.isReady) return other.attempt(idSite, limit, who);
      const key = `storefront:attempts:${idSite}:${createHash('sha256').update(`${limit.name}:${who}`).digest('hex')}`;
      try {
        const [hits, left] = await count(key, limit.windowSeconds);
        return hits <= limit.limit ? 0 : Math.max(1, Math.ceil(left / 1000));
      } catch (error) {
        onError(error);
        return other.attempt(idSite, limit, who);
      }
    },
    close: () => client.destroy(),
  };
}
