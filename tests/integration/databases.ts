import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '#backend/db/connect.ts';
import type { Database } from '#backend/db/database.ts';

const databaseUrl = inject('databaseUrl');
const engines = ['PGlite', ...(databaseUrl ? ['PostgreSQL'] : [])];

/** The files of a worker run in one place and share what is opened here: a new PGlite takes longer than most of them. */
const opened = new Map<string, Promise<OpenDatabase>>();

function openOnce(engine: string): Promise<OpenDatabase> {
  const before = opened.get(engine);
  if (before) return before;
  const dataDir = mkdtempSync(join(inject('folder'), 'data-'));
  const open = openDatabase(engine === 'PGlite' ? { dataDir } : { dataDir, databaseUrl });
  opened.set(engine, open);
  return open;
}

/** Runs a suite on PGlite, and on PostgreSQL where the machine has one. Suites share both: each has sites of its own. */
export function onEveryDatabase(name: string, suite: (db: () => Database, engine: string) => void): void {
  describe.each(engines)(`${name} (%s)`, (engine) => {
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
