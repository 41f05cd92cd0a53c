import { eq, sql } from 'drizzle-orm';
import { jobLeases } from '#backend/tables/jobs.ts';
import type { Database } from '../database/database.ts';

/** Takes or renews the right to run a job until a moment; false while another process has it. A process that dies loses it then. */
export async function takeLease(db: Database, lease: { name: string; holder: string; now: Date; until: Date }): Promise<boolean> {
  const { name, holder, now, until } = lease;
  const rows = await db
    .insert(jobLeases)
    .values({ name, holder, until })
    .onConflictDoUpdate({
      target: jobLeases.name,
      set: { holder, until },
      setWhere: sql`${jobLeases.holder} = ${holder} or ${jobLeases.until} < ${now.toISOString()}`,
    })
    .returning();
  return rows.length > 0;
}

/** Drops all leases of a process, so that others need not wait. */
export async function dropLeases(db: Database, holder: string): Promise<void> {
  await db.delete(jobLeases).where(eq(jobLeases.holder, holder));
}
