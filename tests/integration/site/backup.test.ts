import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { columnList, readTables, rowsOf } from '#backend/operations/archive/backup/layout.ts';
import { restoreBackup } from '#backend/operations/archive/backup/restore-backup.ts';
import { writeBackup } from '#backend/operations/archive/backup/write-backup.ts';
import { exportSite } from '#backend/operations/archive/export/export-folder.ts';
import { importSite } from '#backend/operations/archive/import/import.ts';
import { type OpenDatabase, openDatabase } from '#backend/platform/database/connect.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { WholeStore } from '#backend/platform/storage/store.ts';
import { customizationFiles } from '#backend/tables/customization.ts';
import { users } from '#backend/tables/people.ts';
import { openPglite } from '../template.ts';
import { fullSite } from './full-site.ts';
import { appOf, newMediaStore, newSiteId } from './open-site.ts';
import { writeSite } from './small-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'storefront-backup-'));
const serverUrl = inject('databaseUrl');
const name = `storefront_backup_${randomBytes(6).toString('hex')}`;

/** A database of its own, which the other suites do not touch; the second embedded one where the machine has no PostgreSQL. */
async function openOther(): Promise<OpenDatabase> {
  if (!serverUrl) return openPglite(join(folder, 'other'));
  await onServer(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return openDatabase({ dataDir: folder, databaseUrl: url.href });
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

let embedded: OpenDatabase;
let other: OpenDatabase;
const idSite = newSiteId();
const mediaStore = newMediaStore();
beforeAll(async () => {
  [embedded, other] = await Promise.all([openPglite(join(folder, 'embedded')), openOther()]);
  await importSite({ db: embedded.db, mediaStore, folder: writeSite(idSite, fullSite), idSite });
  const person = { email: 'zoe@example.test', password: 'correct horse battery', firstname: 'Zoé', lastname: 'Martin', acceptTerms: true };
  await appOf(embedded.db, idSite, mediaStore).call('POST', '/register', person);
  await embedded.db.insert(customizationFiles).values({ idSite, name: 'motif.png', kind: 'png', bytes: Buffer.from([0, 255, 10, 92]) });
}, 180_000);
afterAll(async () => {
  await Promise.all([embedded?.close(), other?.close()]);
  if (serverUrl) await onServer(`drop database if exists ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

/** All files of the site's export, by path. */
async function exported(db: Database, store: WholeStore): Promise<Record<string, string>> {
  const out = mkdtempSync(join(folder, 'export-'));
  await exportSite({ db, mediaStore: store, idSite, folder: join(out, 'site'), withSecrets: true });
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((path) => [path.slice(out.length), readFileSync(path).toString('base64')]));
}

/** A digest of every table's rows, whatever their order. */
async function digests(db: Database): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local time zone 'UTC'`);
    for (const table of await readTables(tx)) {
      const all = sql`select row_to_json(r)::text as row from (select ${columnList(table.columns)} from ${sql.identifier(table.name)}) r`;
      const [row] = await rowsOf<{ digest: string | null }>(
        tx,
        sql`select count(*) || ' ' || md5(string_agg(row, ' ' order by row collate "C")) as digest from (${all}) s`,
      );
      found[table.name] = row?.digest ?? 'empty';
    }
  });
  return found;
}

it('comes back whole on the other engine and from it again: every row, every file, the same export', { timeout: 180_000 }, async () => {
  const [first, second] = [join(folder, 'first.backup'), join(folder, 'second.backup')];
  const [before, rows] = [await exported(embedded.db, mediaStore), await digests(embedded.db)];
  expect(Object.values(rows).filter((digest) => digest !== 'empty').length).toBeGreaterThan(40);
  const written = await writeBackup(embedded.db, mediaStore, first);
  expect(written.files).toBeGreaterThan(3);
  expect(statSync(first).mode & 0o077).toBe(0);

  const there = newMediaStore();
  expect(await restoreBackup({ db: other.db, store: there, file: first })).toEqual(written);
  expect(await digests(other.db)).toEqual(rows);
  expect(await exported(other.db, there)).toEqual(before);

  expect(await writeBackup(other.db, there, second)).toEqual(written);
  await embedded.db.delete(users).where(eq(users.idSite, idSite));
  const back = newMediaStore();
  await restoreBackup({ db: embedded.db, store: back, file: second, replace: true });
  expect(await digests(embedded.db)).toEqual(rows);
  expect(await exported(embedded.db, back)).toEqual(before);
});

it('goes on with the numbers that come next', async () => {
  const [last] = await rowsOf<{ id: number }>(other.db, sql`select max(id) as id from users`);
  const [made] = await other.db
    .insert(users)
    .values({ idSite, email: 'ana@example.test', passwordHash: 'none', firstname: 'Ana', lastname: 'Petit' })
    .returning({ id: users.id });
  expect(made?.id).toBe((last?.id ?? 0) + 1);
});

it('is refused where the database holds something, where it is damaged and where it is of another version', async () => {
  const file = join(folder, 'first.backup');
  const rows = await digests(other.db);
  const restore = (path: string) => restoreBackup({ db: other.db, store: newMediaStore(), file: path, replace: true });
  await expect(restoreBackup({ db: other.db, store: newMediaStore(), file })).rejects.toThrow(/^The database is not empty/);

  const text = gunzipSync(readFileSync(file)).toString();
  const changed = (change: string) => {
    const path = join(folder, `${randomBytes(4).toString('hex')}.backup`);
    writeFileSync(path, gzipSync(change));
    return path;
  };
  await expect(restore(changed(text.replace('Martin', 'Durand')))).rejects.toThrow(/checksum/);
  await expect(restore(changed(text.slice(0, text.lastIndexOf('{"sha256"'))))).rejects.toThrow(/checksum/);
  const cut = join(folder, 'cut.backup');
  writeFileSync(cut, readFileSync(file).subarray(0, 2_000));
  await expect(restore(cut)).rejects.toThrow(/damaged/);
  await expect(restore(join(folder, 'none'))).rejects.toThrow(/^There is no /);
  await expect(writeBackup(other.db, newMediaStore(), file)).rejects.toThrow(/is there already/);
  expect(await digests(other.db)).toEqual(rows);
});
