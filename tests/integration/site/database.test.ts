import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, inject, it } from 'vitest';
import { openDatabase } from '#backend/platform/database/connect.ts';
import { DatabaseLockedError, lockDataFolder } from '#backend/platform/database/data-lock.ts';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const newFolder = () => mkdtempSync(join(tmpdir(), 'storefront-folder-'));

/** Another process that holds a data folder until it is killed. */
async function holder(folder: string): Promise<ChildProcess> {
  const script = `import { lockDataFolder } from '#backend/platform/database/data-lock.ts'; await lockDataFolder(process.argv[1]); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  await new Promise((held) => child.stdout?.once('data', held));
  return child;
}

it('refuses a data folder that another process holds, in one line that names it', async () => {
  const folder = newFolder();
  const child = await holder(folder);
  const refusal = openDatabase({ dataDir: folder });
  await expect(refusal).rejects.toThrow(DatabaseLockedError);
  await expect(refusal).rejects.toThrow(
    `The data folder ${folder} is in use by process ${child.pid}. Stop it first, or choose another folder with DATA_DIR.`,
  );
});

it('takes over at once the data folder of a process that was killed', async () => {
  const folder = newFolder();
  const child = await holder(folder);
  const gone = new Promise((exit) => child.once('exit', exit));
  child.kill('SIGKILL');
  await gone;
  const release = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toThrow(DatabaseLockedError);
  await release();
  await (await lockDataFolder(folder))();
});

it('lets one of several that start together have the data folder', async () => {
  const folder = newFolder();
  const tries = await Promise.allSettled([1, 2, 3, 4].map(() => lockDataFolder(folder)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('says in one line that PostgreSQL does not answer, without its password', async () => {
  const opening = openDatabase({ dataDir: '', databaseUrl: 'postgresql://shop:secret@127.0.0.1:1/shop' });
  await expect(opening).rejects.toThrow('The database at 127.0.0.1:1 (DATABASE_URL) does not answer: ECONNREFUSED.');
});

const databaseUrl = inject('databaseUrl');
it.runIf(databaseUrl)('migrates an empty PostgreSQL once when several processes start together', async () => {
  const name = `start_${crypto.randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  const own = new URL(databaseUrl);
  own.pathname = `/${name}`;
  const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ dataDir: '', databaseUrl: own.href })));
  await Promise.all(opened.map(({ close }) => close()));
  await client.query(`drop database ${name}`);
  await client.end();
});
