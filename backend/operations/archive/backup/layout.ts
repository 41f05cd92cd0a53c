import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';

/** A table as both engines describe it. Columns that the database computes itself are left out. */
export type Table = {
  name: string;
  columns: string[];
  sequences: string[];
  /** Its rows refer to each other, so one statement restores them all. */
  refersToItself: boolean;
};

/**
 * Tables without data of the shop: leases of jobs, changes by transactions of this one database, and search terms that triggers write again
 * when rows are restored.
 */
const leftOut = ['job_leases', 'catalogue_changes', 'media_terms', 'media_mentions', 'order_terms'];

/** Returns the rows of a statement, whichever engine answers. */
export async function rowsOf<T>(db: Database, statement: SQL): Promise<T[]> {
  const answer = (await db.execute(statement)) as unknown as { rows: T[] };
  return answer.rows;
}

/** Every table, one that others refer to before those that do. Throws where tables refer to each other in a circle. */
export async function readTables(db: Database): Promise<Table[]> {
  const columns = await rowsOf<{ table: string; column: string; sequence: string | null }>(
    db,
    sql`select c.table_name as table, c.column_name as column,
          pg_get_serial_sequence(quote_ident(c.table_name), c.column_name) as sequence
        from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
        order by c.table_name, c.ordinal_position`,
  );
  const references = await rowsOf<{ from: string; to: string }>(
    db,
    sql`select distinct f.relname as from, t.relname as to from pg_constraint k
        join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
        where k.contype = 'f'`,
  );
  const tables = new Map<string, Table>();
  for (const { table, column, sequence } of columns) {
    if (leftOut.includes(table)) continue;
    const known = tables.get(table) ?? {
      name: table,
      columns: [],
      sequences: [],
      refersToItself: references.some(({ from, to }) => from === table && to === table),
    };
    known.columns.push(column);
    if (sequence) known.sequences.push(sequence);
    tables.set(table, known);
  }
  return ordered(
    [...tables.values()],
    references.filter(({ from, to }) => from !== to),
  );
}

function ordered(tables: readonly Table[], references: readonly { from: string; to: string }[]): Table[] {
  const done: Table[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const names = new Set(left.map(({ name }) => name));
    const waits = new Set(references.filter(({ to }) => names.has(to)).map(({ from }) => from));
    const free = left.filter(({ name }) => !waits.has(name));
    if (free.length === 0) throw new Error(`tables refer to each other: ${[...names].join(', ')}`);
    done.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return done;
}

/** Columns as a statement names them. */
export const columnList = (columns: readonly string[]): SQL =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );

/** Returns the version of a database's tables: the number of migrations, and the last. */
export async function readVersion(db: Database): Promise<string> {
  const [row] = await rowsOf<{ version: string }>(
    db,
    sql`select count(*) || ':' || max(created_at) as version from drizzle.__drizzle_migrations`,
  );
  return row?.version ?? '';
}
