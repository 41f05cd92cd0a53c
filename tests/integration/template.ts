import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '#backend/platform/database/connect.ts';
import { cachedFolder } from '../../scripts/launch/cached-folder.ts';
import { hashSources } from '../../scripts/launch/source-hash.ts';

/** Sources of a migrated, empty PGlite. */
const sources = ['backend/platform/database', 'node_modules/@electric-sql/pglite/package.json'];

/** Returns a data folder with a PGlite that is migrated and empty. Migrating takes seconds; copying the folder does not. */
export const migratedFolder = (): Promise<string> =>
  cachedFolder('test-databases', hashSources(sources, process.version).slice(0, 16), async (folder) => {
    const { close } = await openDatabase({ dataDir: folder });
    await close();
  });

/** Copies the PGlite of a data folder, which nobody has open, into another data folder. */
export const copyDatabase = (from: string, to: string): void => cpSync(join(from, 'database'), join(to, 'database'), { recursive: true });

/** Opens a migrated, empty PGlite in a data folder, which need not exist. */
export async function openPglite(dataDir: string): Promise<OpenDatabase> {
  copyDatabase(await migratedFolder(), dataDir);
  return openDatabase({ dataDir });
}

/** Name of the migrated PostgreSQL database of which a run's others are copies, from the name of its empty one. */
export const templateName = (name: string): string => `${name}_template`;
