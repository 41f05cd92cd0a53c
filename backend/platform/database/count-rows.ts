import { type SQL, sql } from 'drizzle-orm';
import { maxTotal } from '#schemas/list-query.ts';
import type { Database } from './database.ts';

/** How many rows there are of what follows `from` in a statement, up to `maxTotal`: a list need not look at all that it has to say so. */
export async function countRows(db: Database, from: SQL): Promise<number> {
  const counted = await db.execute(sql`select count(*)::int as total from (select from ${from} limit ${maxTotal}) as found`);
  return (counted as unknown as { rows: { total: number }[] }).rows[0]?.total ?? 0;
}
