import { and, lt, not } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { repricings } from '#backend/tables/repricing.ts';
import { repricingDays } from '#schemas/repricing.ts';
import { underWay } from './list-repricings.ts';

/** Forgets changes that can be undone no more, of every site; prices, their history and versions stay. Returns how many. */
export async function forgetRepricings(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - repricingDays * 86_400_000);
  const forgotten = await db
    .delete(repricings)
    .where(and(lt(repricings.startedAt, before), not(underWay)))
    .returning({ id: repricings.id });
  return forgotten.length;
}
