import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#backend/platform/database/connect.ts';
import { migratedFolder, templateName } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of an empty PostgreSQL database for the tests; '' where none answers: then only PGlite is tested. */
    databaseUrl: string;
    /** Folder for the run's embedded databases, deleted at its end. */
    folder: string;
  }
}

const server = process.env.TEST_DATABASE_URL ?? 'postgresql://postgres@127.0.0.1:5432/postgres';

/**
 * Prepares what the tests' databases are copied from: a migrated PGlite, and a migrated database on the PostgreSQL of TEST_DATABASE_URL,
 * else on the one of this machine. Drops the run's databases and deletes its folder at the end. Where EXPECT_SERVICES is set, as in
 * continuous integration, a server that does not answer fails the run.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-test-'));
  project.provide('folder', folder);
  // Temporary files of a test are deleted with its folder.
  process.env.TMPDIR = folder;
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  await migratedFolder();
  const name = `storefront_test_${randomBytes(6).toString('hex')}`;
  try {
    await onServer(`create database ${name}`);
  } catch (error) {
    if (process.env.EXPECT_SERVICES || process.env.TEST_DATABASE_URL) throw new Error('PostgreSQL was expected', { cause: error });
    project.provide('databaseUrl', '');
    return async () => removeFolder();
  }
  project.provide('databaseUrl', urlOf(name));
  await onServer(`create database ${templateName(name)}`);
  // Nobody waits for the disk, as in the copies.
  await onServer(`alter database ${templateName(name)} set synchronous_commit = off`);
  const { close } = await openDatabase({ dataDir: folder, databaseUrl: urlOf(templateName(name)) });
  await close();
  return async () => {
    removeFolder();
    const { rows } = await onServer(`select datname from pg_database where datname like '${name}%'`);
    for (const { datname } of rows) await onServer(`drop database ${datname} with (force)`);
  };
}

function urlOf(name: string): string {
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

async function onServer(statement: string): Promise<pg.QueryResult<{ datname: string }>> {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 3_000 });
  try {
    await client.connect();
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
