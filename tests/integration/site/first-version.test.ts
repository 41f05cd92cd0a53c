import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, it } from 'vitest';
import { listVersions, readVersion, readVersionValues } from '#backend/foundation/settings/history.ts';
import { readSet } from '#backend/foundation/settings/save.ts';

const migrations = join(import.meta.dirname, '../../../backend/platform/database/migrations');

/** The migrations before one, in a folder of their own. */
function migrationsBefore(tag: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-migrations-'));
  cpSync(migrations, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] };
  const at = journal.entries.findIndex((entry) => entry.tag === tag);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  return folder;
}

it('gives a site that was there before the history what it has as its first version, without secrets', async () => {
  const client = await PGlite.create();
  const db = drizzle(client);
  await migrate(db, { migrationsFolder: migrationsBefore('0005_parameters') });
  await client.exec(`
    insert into sites (id, name, is_winemaker, is_e_commerce, market, time_zone) values
      (1, 'Une', false, true, 'FR', 'Europe/Paris'), (2, 'Vide', false, true, 'FR', 'Europe/Paris');
    insert into parameters (id_site, key, value) values (1, 'LOGO_HEIGHT', '80'), (1, 'OLD_SETTING', 'kept'), (1, 'MAP_API_KEY', 'hush');
  `);
  await migrate(db, { migrationsFolder: migrations });
  expect(await readSet(db, 1)).toMatchObject({ version: 1, savedBy: null, values: { LOGO_HEIGHT: '80', OLD_SETTING: 'kept' } });
  expect(await readVersionValues(db, 1, 1)).toEqual({ LOGO_HEIGHT: '80', OLD_SETTING: 'kept' });
  expect((await readVersion(db, 1, 1)).changes).toEqual([
    { key: 'LOGO_HEIGHT', before: null, after: '80' },
    { key: 'OLD_SETTING', before: null, after: 'kept' },
  ]);
  expect(await readSet(db, 2)).toMatchObject({ version: 0, savedBy: null, savedAt: null, values: {} });
  expect(await listVersions(db, 2, { page: 1, nbItem: 10 })).toEqual({ total: 0, versions: [] });
  await client.close();
});
