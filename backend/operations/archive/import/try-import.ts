import type { Database } from '#backend/platform/database/database.ts';
import type { MediaStore } from '#backend/platform/storage/store.ts';
import type { Archive } from '../archive.ts';
import { readSiteFiles } from '../export/export.ts';
import { type PartDifference, siteDifference } from '../export/site-difference.ts';
import { lockImports, writeArchive } from './import.ts';
import { storeFiles } from './import-look.ts';

/** Ends a transaction that is to leave nothing. */
class Undone extends Error {
  readonly difference: PartDifference[];

  constructor(difference: PartDifference[]) {
    super();
    this.difference = difference;
  }
}

/**
 * Returns the changes that an import of an archive would make. It imports, compares and rolls back, so nothing is left in the database or
 * the media store. Throws the same errors as the import.
 */
export async function tryImport(db: Database, mediaStore: MediaStore, archive: Archive, now = new Date()): Promise<PartDifference[]> {
  const files = await storeFiles(archive, unwritten(mediaStore));
  const read = (tx: Database) => readSiteFiles(tx, archive.site.id, { withSecrets: true });
  try {
    await db.transaction(async (tx) => {
      await lockImports(tx);
      const before = await read(tx);
      await writeArchive(tx, archive, files, now);
      const after = await read(tx);
      if (!after) throw new Error('what was imported is not there');
      throw new Undone(siteDifference(before, after));
    });
  } catch (error) {
    if (error instanceof Undone) return error.difference;
    throw error;
  }
  throw new Error('a transaction that threw was committed');
}

/** A store whose writes stay in memory. */
function unwritten(store: MediaStore): MediaStore {
  const kept = new Map<string, Buffer>();
  return {
    write: async (key, bytes) => void kept.set(key, Buffer.from(bytes)),
    read: async (key) => kept.get(key) ?? store.read(key),
    has: async (key) => kept.has(key) || store.has(key),
  };
}
