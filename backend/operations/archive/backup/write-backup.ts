import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, link, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import type { WholeStore } from '#backend/platform/storage/store.ts';
import { columnList, readTables, readVersion, rowsOf, type Table } from './layout.ts';
import { BackupError, type Line } from './lines.ts';

/** Rows that are read at once; one may hold a file of 12 MB. */
const step = 20;

/**
 * Writes the whole database, as it is at one moment, and every file into a new file that only its owner may read: it holds what
 * people wrote, and secrets. Works beside a running shop on PostgreSQL. Throws BackupError where the file is there already.
 * Returns how many rows and files.
 */
export async function writeBackup(
  db: Database,
  store: WholeStore,
  file: string,
  now = new Date(),
): Promise<{ rows: number; files: number }> {
  const refusal = new BackupError(`${file} is there already`);
  if (
    await access(file).then(
      () => true,
      () => false,
    )
  )
    throw refusal;
  const counts = { rows: 0, files: 0 };
  const draft = `${file}.part`;
  try {
    await db.transaction(
      async (tx) => {
        const hash = createHash('sha256');
        async function* packed() {
          for await (const line of lines(tx, store, now)) {
            const text = `${JSON.stringify(line)}\n`;
            hash.update(text);
            if ('row' in line) counts.rows += 1;
            if ('file' in line) counts.files += 1;
            yield text;
          }
          yield `${JSON.stringify({ sha256: hash.digest('hex') } satisfies Line)}\n`;
        }
        await pipeline(Readable.from(packed()), createGzip(), createWriteStream(draft, { mode: 0o600 }));
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    // A link, unlike a rename, never takes the place of what somebody else wrote meanwhile.
    await link(draft, file).catch((error: NodeJS.ErrnoException) => Promise.reject(error.code === 'EEXIST' ? refusal : error));
  } finally {
    await rm(draft, { force: true });
  }
  return counts;
}

async function* lines(tx: Database, store: WholeStore, now: Date): AsyncGenerator<Line> {
  yield { backup: 1, version: await readVersion(tx), createdAt: now.toISOString() };
  for (const table of await readTables(tx)) {
    yield { table: table.name, columns: table.columns };
    yield* rowsIn(tx, table);
    for (const sequence of table.sequences) {
      const [state] = await rowsOf<{ last: string; called: boolean }>(
        tx,
        sql`select last_value as last, is_called as called from ${sql.raw(sequence)}`,
      );
      if (state) yield { sequence, last: Number(state.last), isCalled: state.called };
    }
  }
  for await (const key of store.keys()) {
    const bytes = await store.read(key);
    if (bytes) yield { file: key, bytes: bytes.toString('base64') };
  }
}

/** Rows as JSON that the database writes: both engines read what the other wrote, and a document stays as it was written. */
async function* rowsIn(tx: Database, { name, columns }: Table): AsyncGenerator<Line> {
  await tx.execute(
    sql`declare backup_rows no scroll cursor for
        select row_to_json(r)::text as row from (select ${columnList(columns)} from ${sql.identifier(name)}) r`,
  );
  for (;;) {
    const rows = await rowsOf<{ row: string }>(tx, sql`fetch ${sql.raw(String(step))} from backup_rows`);
    for (const { row } of rows) yield { row };
    if (rows.length < step) break;
  }
  await tx.execute(sql`close backup_rows`);
}
