import { type SQL, sql } from 'drizzle-orm';
import { maxTotal } from '#schemas/list-query.ts';
import type { Database } from './database.ts';

/** Counts the rows of a statement that `from` begins, up to `maxTotal`, so that a list need not read all of them. */
export async function countRows(db: Database, from: SQL): Promise<number> {
  const counted = await db.execute(sql`select count(*)::int as total from (select from ${from} limit ${maxTotal}) as found`);
  return (counted as unknown as { rows: { total: number }[] }).rows[0]?.total ?? 0;
}
