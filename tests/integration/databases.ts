import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, describe, inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '#backend/platform/database/connect.ts';
import type { WholeDatabase } from '#backend/platform/database/database.ts';
import { tier } from '../tiers.ts';
import { openPglite, templateName } from './template.ts';

const databaseUrl = inject('databaseUrl');

/** The files of a worker run in one place and share what is opened here. */
const opened = new Map<string, Promise<OpenDatabase>>();

function openOnce(engine: string): Promise<OpenDatabase> {
  const open = opened.get(engine) ?? openNew(engine);
  opened.set(engine, open);
  return open;
}

const openNew = async (engine: string): Promise<OpenDatabase> => (await openFresh(engine)).database;

/** Opens a migrated, empty database that nobody else has; `databaseUrl` is where another process reaches it, null: none does. */
export async function openFresh(engine: string): Promise<{ database: OpenDatabase; databaseUrl: string | null }> {
  const dataDir = mkdtempSync(join(inject('folder'), 'data-'));
  if (engine === 'PGlite') return { database: await openPglite(dataDir), databaseUrl: null };
  const url = await databaseOfWorker();
  return { database: await openDatabase({ dataDir, databaseUrl: url }), databaseUrl: url };
}

/** Jobs work on all sites of a database: two workers, whose clocks differ, have one each. The run drops both at its end. */
async function databaseOfWorker(): Promise<string> {
  const url = new URL(databaseUrl);
  const template = templateName(url.pathname.slice(1));
  url.pathname += `_${randomBytes(4).toString('hex')}`;
  const name = url.pathname.slice(1);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${template}`);
    // Test data need not survive a power failure, so no commit waits for the disk.
    await client.query(`alter database ${name} set synchronous_commit = off`);
  } finally {
    await client.end();
  }
  return url.href;
}

type Suite = (db: () => WholeDatabase, engine: string) => void;

/**
 * Runs a suite of what differs between the engines (concurrency, locks, pools, SQL of one's own) on PGlite, and on PostgreSQL where the
 * machine has one, in the tier `fast`. Suites of a worker share both databases: each has sites of its own.
 */
export function onBothEngines(name: string, suite: Suite): void {
  for (const engine of ['PGlite', ...(databaseUrl ? ['PostgreSQL'] : [])]) onDatabase(name, engine, suite);
}

/** Runs a suite on PGlite in the tier `fast`, and in `rest` on PostgreSQL where the machine has one. */
export function onOneEngine(name: string, suite: Suite): void {
  onDatabase(name, tier === 'rest' && databaseUrl ? 'PostgreSQL' : 'PGlite', suite);
}

/** Runs a suite on one engine, `PGlite` or a `PostgreSQL` that answers, in every tier. */
export function onDatabase(name: string, engine: string, suite: Suite): void {
  describe(`${name} (${engine})`, () => {
    let open: OpenDatabase | undefined;
    beforeAll(async () => {
      open = await openOnce(engine);
    });
    suite(() => {
      if (!open) throw new Error('the database is not open');
      return open.db;
    }, engine);
  });
}
