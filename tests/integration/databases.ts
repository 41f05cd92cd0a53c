import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '#backend/db/connect.ts';
import type { Database } from '#backend/db/database.ts';

const databaseUrl = inject('databaseUrl');
const engines = ['PGlite', ...(databaseUrl ? ['PostgreSQL'] : [])];

/** Runs a suite on PGlite, and on PostgreSQL where the machine has one. */
export function onEveryDatabase(name: string, suite: (db: () => Database, engine: string) => void): void {
  describe.each(engines)(`${name} (%s)`, (engine) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'storefront-test-'));
    let open: OpenDatabase | undefined;
    beforeAll(async () => {
      open = await openDatabase(engine === 'PGlite' ? { dataDir } : { dataDir, databaseUrl });
    });
    afterAll(async () => {
      await open?.close();
      rmSync(dataDir, { recursive: true, force: true });
    });
    suite(() => {
      if (!open) throw new Error('the database is not open');
      return open.db;
    }, engine);
  });
}
