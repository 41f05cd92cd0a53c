import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { tags } from '../db/tables/presentation.ts';
import { siteLanguages, sites } from '../db/tables/site.ts';
import type { MediaStore } from '../media/store.ts';
import { importParameters } from '../parameters/save.ts';
import { type Archive, readArchive } from './archive.ts';
import { ArchiveError } from './archive-error.ts';
import { importCatalogue } from './import-catalogue.ts';
import { importDelivery } from './import-delivery.ts';
import { importLook, storeFiles } from './import-look.ts';
import { importNews } from './import-news.ts';
import { importPages } from './import-pages.ts';
import { raiseSiteVersion } from './version.ts';

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
  const files = await storeFiles(archive, mediaStore);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
    if (!force && (await siteExists(tx, idSite))) return false;
    await importSettings(tx, archive);
    // Tags point at pages, which are written anew.
    await tx.update(tags).set({ idPage: null }).where(eq(tags.idSite, idSite));
    const pictures = await importLook(tx, archive, files);
    const pageIds = await importPages(tx, archive);
    await importParameters(tx, idSite, archive.parameters, now);
    await importCatalogue(tx, archive, pictures, pageIds, now);
    await importNews(tx, archive, pictures);
    await importDelivery(tx, archive);
    await raiseSiteVersion(tx, idSite);
    return true;
  });
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
