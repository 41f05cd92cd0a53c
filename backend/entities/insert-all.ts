import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#backend/platform/database/database.ts';

/** Rows a statement: PostgreSQL takes 65,535 parameters, and our widest table has 30 columns. */
const rowsAtOnce = 500;

/** A row to insert; `id`: the number it takes, where it is not for the database to give one. */
export type NewRow<T extends PgTable> = T['$inferInsert'] & ('id' extends keyof T['$inferInsert'] ? unknown : { id?: number | undefined });

/**
 * Inserts rows, few statements for many. Where a row with the same `key` columns is there already, it takes the new values
 * and keeps its id. Returns the rows as they stand then.
 */
export async function insertAll<T extends PgTable>(
  tx: Database,
  table: T,
  rows: readonly NewRow<T>[],
  key: readonly PgColumn[] = [],
): Promise<T['$inferSelect'][]> {
  const written: T['$inferSelect'][] = [];
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const part = rows.slice(at, at + rowsAtOnce);
    const insert = tx.insert(table).overridingSystemValue().values(part);
    const statement = key.length > 0 ? insert.onConflictDoUpdate({ target: [...key], set: newValues(table, part[0] ?? {}, key) }) : insert;
    written.push(...((await statement.returning()) as T['$inferSelect'][]));
  }
  return written;
}

/** `column = excluded.column` for what the rows give, but the key and the moment of creation. */
function newValues<T extends PgTable>(table: T, row: object, key: readonly PgColumn[]): Record<string, SQL> {
  const entries = Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
    name in row && name !== 'id' && name !== 'createdAt' && !key.includes(column)
      ? [[name, sql`excluded.${sql.identifier(column.name)}`]]
      : [],
  );
  return Object.fromEntries(entries);
}
