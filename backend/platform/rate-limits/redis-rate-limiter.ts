import { createHash } from 'node:crypto';
import { openRedis, type RedisWatch } from '#config/redis.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** Milliseconds that Redis has to answer: a sign-in must not wait for it longer. */
const timeoutMs = 500;

export type RedisRateLimiter = RateLimiter & { close: () => void };

/**
 * Counts in Redis, in windows that begin with the first attempt. While Redis is away, or slower than half a second, `other`
 * counts. Connecting is not waited for; a connection that breaks is made anew.
 */
export function redisRateLimiter(url: string, other: RateLimiter, watch: RedisWatch): RedisRateLimiter {
  const redis = openRedis(url, watch);

  /** Attempts in the window, this one counted, and the milliseconds until it ends. */
  const count = async (key: string, windowSeconds: number, amount: number): Promise<[hits: number, left: number]> => {
    const [, hits, left] = await redis.ask(
      (client) => client.multi().set(key, 0, { NX: true, EX: windowSeconds }).incrBy(key, amount).pTTL(key).exec(),
      timeoutMs,
    );
    return [Number(hits), Number(left)];
  };
  return {
    attempt: async (idSite, limit, who, amount = 1) => {
      const key = `storefront:attempts:${idSite}:${createHash('sha256').update(`${limit.name}:${who}`).digest('hex')}`;
      const counted = await count(key, limit.windowSeconds, amount).catch(() => undefined);
      if (!counted) return other.attempt(idSite, limit, who, amount);
      const [hits, left] = counted;
      return hits <= limit.limit ? 0 : Math.max(1, Math.ceil(left / 1000));
    },
    close: redis.close,
  };
}
