import { and, isNull, lt } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { withdrawals } from '#backend/tables/withdrawals.ts';
import { preparedMs } from './flows/read-withdrawal.ts';

/** Deletes withdrawals that nobody confirmed within a day. Gives how many. */
export async function forgetPrepared(db: Database, now: Date): Promise<number> {
  const deleted = await db
    .delete(withdrawals)
    .where(and(isNull(withdrawals.confirmedAt), lt(withdrawals.createdAt, new Date(now.getTime() - preparedMs))))
    .returning({ id: withdrawals.id });
  return deleted.length;
}
