import { and, eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { insertAll } from '#backend/entities/insert-all.ts';
import type { Database } from '#backend/platform/database/database.ts';

/** Owners named in one statement: PostgreSQL takes 65,535 parameters. */
const ownersAtOnce = 5000;

/** Writes what stands around some rows anew: `rows` in place of all of `table` whose `owner` column names one of `ids`. */
export async function replaceRows<T extends PgTable & { idSite: PgColumn }>(
  tx: Database,
  { table, owner, idSite }: { table: T; owner: PgColumn; idSite: number },
  ids: readonly number[],
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < ids.length; from += ownersAtOnce)
    await tx.delete(table).where(and(eq(table.idSite, idSite), inArray(owner, ids.slice(from, from + ownersAtOnce))));
  await insertAll(tx, table, rows);
}
