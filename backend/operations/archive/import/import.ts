import { eq, sql } from 'drizzle-orm';
import type { EntityRows } from '#backend/entities/map-rows.ts';
import type { WriteContext } from '#backend/entities/mapping.ts';
import { lockEntries, writeEntries } from '#backend/entities/write-entries.ts';
import { importParameters } from '#backend/foundation/settings/index.ts';
import { raiseSiteVersion } from '#backend/foundation/site/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { MediaStore } from '#backend/platform/storage/store.ts';
import { returnSettings } from '#backend/tables/returns.ts';
import { siteLanguages, sites } from '#backend/tables/site.ts';
import { tags } from '#backend/tables/site-presentation.ts';
import type { Archive } from '../archive.ts';
import { ArchiveError } from '../archive-error.ts';
import { entityParts } from '../entity-parts.ts';
import { readArchive } from '../read-archive.ts';
import { completeTags } from './complete-tags.ts';
import { importCalendar } from './import-calendar.ts';
import { importLibrary } from './import-library.ts';
import { importLook, type StoredFiles, storeFiles } from './import-look.ts';
import { importPages } from './import-pages.ts';
import { importRelayPoints } from './import-relay-points.ts';

/** Parts that entries of others name; they are written first, and products before what names them. */
const namedParts = ['variations', 'tags', 'forms', 'products', 'blogFolders'] as const;

/** Any number: it only has to be the same in every process that imports into the same database. */
const importLock = 890_002;

type ImportOptions = {
  db: Database;
  mediaStore: MediaStore;
  /** The site's folder of files (schemas/archive.ts). */
  folder: string;
  /** The site that the folder must hold. */
  idSite: number;
  /** Imports again over a site that is there: its pages, settings and catalogue become those of the folder. */
  force?: boolean;
  now?: Date;
};

/**
 * Imports a site from its folder in one transaction, unless the site is there already. Gives whether it imported.
 * Processes that start together import once. Throws ArchiveError with the file and place of a mistake; then nothing changed.
 */
export async function importSite({ db, mediaStore, folder, idSite, force = false, now = new Date() }: ImportOptions): Promise<boolean> {
  if (!force && (await siteExists(db, idSite))) return false;
  const archive = await readArchive(folder);
  if (archive.site.id !== idSite) throw new ArchiveError(`${folder}/site.json`, ['id'], `${idSite} is expected here`);
  return importArchive({ db, mediaStore, archive, force, now });
}

/** Imports a checked archive as `importSite` does; what it says of its own site's id counts. */
export async function importArchive(options: {
  db: Database;
  mediaStore: MediaStore;
  archive: Archive;
  force?: boolean;
  now?: Date;
  onProgress?: (line: string) => void;
}): Promise<boolean> {
  const { db, mediaStore, archive, force = false, now = new Date(), onProgress = () => {} } = options;
  onProgress(`Storing ${archive.pictures.size} pictures, and the fonts`);
  const files = await storeFiles(archive, mediaStore);
  return db.transaction(async (tx) => {
    await lockImports(tx);
    if (!force && (await siteExists(tx, archive.site.id))) return false;
    onProgress(`Writing ${archive.documents.size + archive.components.size} documents, ${archive.products.length} products and the rest`);
    await writeArchive(tx, archive, files, now);
    return true;
  });
}

/** One import at a time: the others wait for the end of its transaction. */
export async function lockImports(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
}

/** Writes a checked archive, whose files are stored, in the transaction of the caller, who holds `lockImports`. */
export async function writeArchive(tx: Database, archive: Archive, files: StoredFiles, now: Date): Promise<void> {
  const idSite = archive.site.id;
  // Before any row: who writes entries holds this lock while she waits for rows.
  await lockEntries(tx, idSite);
  await importSettings(tx, archive);
  // Tags point at pages, which are written anew.
  await tx.update(tags).set({ idPage: null }).where(eq(tags.idSite, idSite));
  const pictures = await importLook(tx, archive, files);
  const pageIds = await importPages(tx, archive);
  await importParameters(tx, idSite, archive.parameters, now);
  const ids: WriteContext['ids'] = { picture: pictures, page: pageIds };
  const context = { idSite, timeZone: archive.site.timeZone, now, ids, hasCounts: true };
  const entries = { ...archive, tags: completeTags(archive) };
  for (const part of new Set([...namedParts, ...(Object.keys(entityParts) as (keyof typeof entityParts)[])])) {
    const rows = entityParts[part] as EntityRows<object>;
    Object.assign(ids, { [rows.entity.kind]: await writeEntries(tx, rows, entries[part], context) });
  }
  await importCalendar(tx, idSite, archive.calendar);
  await importRelayPoints(tx, archive);
  await importReturns(tx, archive);
  await importLibrary(tx, archive, files.library, now);
  await raiseSiteVersion(tx, idSite);
}

export async function siteExists(db: Database, idSite: number): Promise<boolean> {
  return (await db.select({ id: sites.id }).from(sites).where(eq(sites.id, idSite))).length > 0;
}

async function importSettings(tx: Database, { site }: Archive): Promise<void> {
  const { name, isWinemaker, isECommerce, isBuilding, market, timeZone } = site;
  const values = { name, isWinemaker, isECommerce, isBuilding, market, timeZone };
  await tx
    .insert(sites)
    .values({ id: site.id, ...values })
    .onConflictDoUpdate({ target: sites.id, set: values });
  await tx.delete(siteLanguages).where(eq(siteLanguages.idSite, site.id));
  await tx.insert(siteLanguages).values(site.locales.map((code, position) => ({ idSite: site.id, code, position })));
}

/** Writes what a site says of returns; without a file the ready words stand. */
async function importReturns(tx: Database, { site, returns }: Archive): Promise<void> {
  await tx.delete(returnSettings).where(eq(returnSettings.idSite, site.id));
  if (returns) await tx.insert(returnSettings).values({ idSite: site.id, ...returns });
}
