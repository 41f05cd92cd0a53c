import { sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import type { WholeStore } from '#backend/platform/storage/store.ts';
import { columnList, readTables, readVersion, rowsOf, type Table } from './layout.ts';
import { BackupError, checkBackup, readLines } from './lines.ts';

/** Characters of rows that are put back by one statement. */
const most = 1_000_000;

type Options = { db: Database; store: WholeStore; file: string; replace?: boolean };

/**
 * Puts a backup into a database, whichever engine either has, and its files into the store: all of it or, of the database,
 * nothing. Throws BackupError for a file that is damaged or of another version of the tables, and for a database that holds
 * something, unless `replace` empties it. Nothing else may use the database meanwhile.
 */
export async function restoreBackup({ db, store, file, replace = false }: Options): Promise<{ rows: number; files: number }> {
  const version = await checkBackup(file);
  if (version !== (await readVersion(db)))
    throw new BackupError(`${file} is of another version of the program: restore it with that one, then bring the program up to date`);
  return db.transaction(async (tx) => {
    const tables = await readTables(tx);
    if (replace) await empty(tx, tables);
    else await refuseFilled(tx, tables);
    return fill(tx, store, file, new Map(tables.map((table) => [table.name, table])));
  });
}

async function empty(tx: Database, tables: readonly Table[]): Promise<void> {
  await tx.execute(sql`truncate ${columnList(tables.map(({ name }) => name))} cascade`);
}

async function refuseFilled(tx: Database, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    const rows = await rowsOf(tx, sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (rows.length > 0) throw new BackupError(`The database is not empty (${name}): --replace deletes what it holds`);
  }
}

async function fill(tx: Database, store: WholeStore, file: string, tables: ReadonlyMap<string, Table>) {
  const counts = { rows: 0, files: 0 };
  let target: { table: Table; columns: string[] } | undefined;
  let waiting: string[] = [];
  let length = 0;
  const put = async () => {
    if (target && waiting.length > 0) await insert(tx, target.table.name, target.columns, waiting);
    counts.rows += waiting.length;
    waiting = [];
    length = 0;
  };
  for await (const { line } of readLines(file)) {
    if ('row' in line) {
      waiting.push(line.row);
      length += line.row.length;
      if (length > most && !target?.table.refersToItself) await put();
      continue;
    }
    await put();
    if ('table' in line) {
      const table = tables.get(line.table);
      if (!table) throw new BackupError(`${file} has a table that is not here: ${line.table}`);
      target = { table, columns: line.columns };
    } else if ('sequence' in line) {
      await tx.execute(sql`select setval(${line.sequence}::regclass, ${line.last}::bigint, ${line.isCalled})`);
    } else if ('file' in line) {
      if (!(await store.has(line.file))) await store.write(line.file, Buffer.from(line.bytes, 'base64'));
      counts.files += 1;
    }
  }
  return counts;
}

async function insert(tx: Database, table: string, columns: readonly string[], rows: readonly string[]): Promise<void> {
  const name = sql.identifier(table);
  await tx.execute(
    sql`insert into ${name} (${columnList(columns)}) overriding system value
        select ${columnList(columns)} from json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::json)`,
  );
}
