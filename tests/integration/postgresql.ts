import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL database for the tests; '' where none answers: then only PGlite is tested. */
    databaseUrl: string;
    /** Where a run keeps its embedded databases; gone at its end. */
    folder: string;
  }
}

const server = process.env.TEST_DATABASE_URL ?? 'postgresql://postgres@127.0.0.1:5432/postgres';

/**
 * Gives the integration tests a folder, and databases of their own on the PostgreSQL of TEST_DATABASE_URL, else on the one of this machine,
 * and removes all at the end. Where EXPECT_SERVICES is set, as in continuous integration, a server that does not answer fails the run.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-test-'));
  project.provide('folder', folder);
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const name = `storefront_test_${randomBytes(6).toString('hex')}`;
  try {
    await onServer(`create database ${name}`);
  } catch (error) {
    if (process.env.EXPECT_SERVICES || process.env.TEST_DATABASE_URL) throw new Error('PostgreSQL was expected', { cause: error });
    project.provide('databaseUrl', '');
    return async () => removeFolder();
  }
  const url = new URL(server);
  url.pathname = name;
  project.provide('databaseUrl', url.href);
  return async () => {
    removeFolder();
    const { rows } = await onServer(`select datname from pg_database where datname like '${name}%'`);
    for (const { datname } of rows) await onServer(`drop database ${datname} with (force)`);
  };
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
