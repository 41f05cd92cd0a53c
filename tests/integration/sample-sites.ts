import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { importSite } from '#backend/operations/archive/import/import.ts';
import { type OpenDatabase, openDatabase } from '#backend/platform/database/connect.ts';
import { diskMediaStore } from '#backend/platform/storage/disk-store.ts';
import { cachedFolder } from '../../scripts/launch/cached-folder.ts';
import { hashSources } from '../../scripts/launch/source-hash.ts';
import { copyDatabase, openPglite } from './template.ts';

/** Sources of the imported sample sites. The day counts too: an import stores dates. */
const sources = ['content', 'backend', 'domain', 'schemas', 'package-lock.json'];

/** Imports both sample sites and stores their pictures, once for each version of what they are made from and each day. */
const importedSamples = (): Promise<string> =>
  cachedFolder(
    'sample-sites',
    hashSources(sources, process.version, new Date().toISOString().slice(0, 10)).slice(0, 16),
    async (folder) => {
      const { db, close } = await openPglite(join(folder, 'data'));
      const mediaStore = diskMediaStore(join(folder, 'media'));
      for (const idSite of [89, 90]) await importSite({ db, mediaStore, folder: `content/${idSite}`, idSite });
      await close();
    },
  );

/** Opens a copy of the imported sample sites in a folder: their database below `data`, their pictures below `media`. */
export async function openSampleSites(folder: string): Promise<OpenDatabase> {
  const samples = await importedSamples();
  copyDatabase(join(samples, 'data'), join(folder, 'data'));
  cpSync(join(samples, 'media'), join(folder, 'media'), { recursive: true });
  return openDatabase({ dataDir: join(folder, 'data') });
}
