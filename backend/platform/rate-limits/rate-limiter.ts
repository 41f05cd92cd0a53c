import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { rateLimits } from '#backend/tables/rate-limits.ts';
import type { Database, WholeDatabase } from '../database/database.ts';

/** Maximum number of attempts in a time window. */
export type RateLimit = { name: string; limit: number; windowSeconds: number };

/** Counts attempts. */
export type RateLimiter = {
  /**
   * Counts one attempt by `who`, or as many as `amount` says; gives 0 while it is allowed, otherwise the seconds to wait.
   */
  attempt: (idSite: number, limit: RateLimit, who: string, amount?: number) => Promise<number>;
};

/**
 * Counts in the database, so that all API processes share one count, and nobody loses it: what a cache holds can be pushed out of it by
 * whoever fills the cache. `who` is stored hashed. Works with the rows of the site, as the
 * call that it counts: their connections need not change between the two.
 */
export function databaseRateLimiter(db: WholeDatabase, now: () => Date): RateLimiter {
  const counts = new Map<number, ReturnType<typeof countOf>>();
  return {
    attempt: async (idSite, { name, limit, windowSeconds }, who, amount = 1) => {
      const at = now();
      const oldest = new Date(at.getTime() - windowSeconds * 1000);
      const key = createHash('sha256').update(`${name}:${who}`).digest('hex');
      const count = counts.get(idSite) ?? countOf(db.ofSite(idSite), idSite);
      counts.set(idSite, count);
      const [row] = await count.execute({ key, at, oldest: oldest.toISOString(), amount });
      if (!row || row.hits <= limit) return 0;
      return Math.max(1, Math.ceil(windowSeconds - (at.getTime() - row.windowStart.getTime()) / 1000));
    },
  };
}

/** The statement that counts, put together once: nearly every call that changes something counts first. */
function countOf(ownRows: Database, idSite: number) {
  const [oldest, amount] = [sql.placeholder('oldest'), sql.placeholder('amount')];
  const isOver = sql`${rateLimits.windowStart} <= ${oldest}::timestamptz`;
  return ownRows
    .insert(rateLimits)
    .values({ idSite, key: sql.placeholder('key'), windowStart: sql.placeholder('at'), hits: amount })
    .onConflictDoUpdate({
      target: [rateLimits.idSite, rateLimits.key],
      set: {
        hits: sql`case when ${isOver} then ${amount}::int else ${rateLimits.hits} + ${amount}::int end`,
        windowStart: sql`case when ${isOver} then excluded.window_start else ${rateLimits.windowStart} end`,
      },
    })
    .returning()
    .prepare('count_attempt');
}

/** Forgets windows older than a day. */
export async function forgetOldAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, new Date(now.getTime() - 86_400_000)));
}
