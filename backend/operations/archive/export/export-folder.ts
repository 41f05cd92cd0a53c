import { mkdir, mkdtemp, readdir, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Database } from '#backend/platform/database/database.ts';
import type { MediaStore } from '#backend/platform/storage/store.ts';
import { ArchiveError } from '../archive-error.ts';
import { placeFolder } from '../import/place-folder.ts';
import { readArchive } from '../read-archive.ts';
import { readSiteFiles, type SiteFiles } from './export.ts';

type ExportOptions = {
  db: Database;
  mediaStore: MediaStore;
  idSite: number;
  /** Target folder, created if it is missing. */
  folder: string;
  /** Puts the site in place of one that the folder holds; what else is in it stays. */
  force?: boolean;
  withSecrets?: boolean;
  onProgress?: (line: string) => void;
};

/**
 * Writes a site as a folder of files. It is written beside, read back as an import would, and put in place when it is whole: a
 * failure leaves the folder as it was. Returns the files, or null where there is no such site. Throws ArchiveError, also for a
 * folder that holds something else.
 */
export async function exportSite(options: ExportOptions): Promise<SiteFiles | null> {
  const { db, mediaStore, idSite, force = false, withSecrets = false, onProgress = () => {} } = options;
  const folder = await targetOf(options.folder, force);
  const files = await db.transaction((tx) => readSiteFiles(tx, idSite, { withSecrets }), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  if (!files) return null;
  await mkdir(dirname(folder), { recursive: true });
  const draft = await mkdtemp(join(dirname(folder), `.${basename(folder)}-`));
  try {
    onProgress(`Writing ${files.texts.size} files, ${files.stored.size} pictures and fonts`);
    await writeFiles(draft, files, mediaStore);
    onProgress('Reading them back');
    await readArchive(draft);
    await placeFolder(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return files;
}

/** The real path of a folder that may be written. */
async function targetOf(path: string, force: boolean): Promise<string> {
  const info = await stat(path).catch(() => null);
  if (!info) return resolve(path);
  if (!info.isDirectory()) throw new ArchiveError(path, [], 'this is no folder');
  const names = await readdir(path);
  if (names.length > 0 && !force)
    throw new ArchiveError(path, [], 'this folder is not empty; --force puts the site in place of the one in it');
  if (names.length > 0 && !names.includes('site.json')) throw new ArchiveError(path, [], 'this folder holds something else than a site');
  return realpath(path);
}

async function writeFiles(draft: string, { texts, stored }: SiteFiles, mediaStore: MediaStore): Promise<void> {
  for (const path of [...texts.keys(), ...stored.keys()]) await mkdir(dirname(join(draft, path)), { recursive: true });
  for (const [path, text] of texts) await writeFile(join(draft, path), text, { mode: path === 'secrets.json' ? 0o600 : 0o644 });
  for (const [path, key] of stored) {
    const bytes = await mediaStore.read(key);
    if (!bytes) throw new ArchiveError(path, [], `its file is missing in the media store (${key})`);
    await writeFile(join(draft, path), bytes);
  }
}
