import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { insertAll } from '#backend/entities/insert-all.ts';
import { type ColouredMaster, storeMaster, UnreadablePictureError } from '#backend/foundation/media/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { MediaStore } from '#backend/platform/storage/store.ts';
import { siteFontFamilies } from '#backend/tables/settings.ts';
import { media, siteFonts, siteLogos } from '#backend/tables/site.ts';
import type { FontFile } from '#schemas/site.ts';
import type { Archive } from '../archive.ts';
import { ArchiveError } from '../archive-error.ts';
import { describedAs, type StoredFile, storeLibraryFiles } from './import-library.ts';
import { storeFonts } from './store-fonts.ts';

/** The files of a site that stand in the media store now; those of fonts in the order of the archive. */
export type StoredFiles = { masters: Map<string, ColouredMaster>; fonts: FontFile[][]; families: FontFile[][]; library: StoredFile[] };

/** Puts an archive's pictures and fonts into the media store. Throws ArchiveError. */
export async function storeFiles(archive: Archive, store: MediaStore): Promise<StoredFiles> {
  const masters = new Map<string, ColouredMaster>();
  for (const [name, path] of archive.pictures) {
    const master = await storeMaster(store, await readFile(path)).catch((error: unknown) => {
      if (error instanceof UnreadablePictureError) throw new ArchiveError(path, [], error.message);
      throw error;
    });
    masters.set(name, master);
  }
  return { masters, ...(await storeFonts(archive, store)), library: await storeLibraryFiles(archive, store) };
}

/** The id of each picture of the site, by the name of its file. */
export type PictureIndex = ReadonlyMap<string, number>;

/** Writes pictures, fonts and logos of a site; gives its pictures by name. */
export async function importLook(tx: Database, archive: Archive, files: StoredFiles): Promise<PictureIndex> {
  const { id: idSite, fonts, fontFamilies, logos } = archive.site;
  const pictures = await importPictures(tx, archive, files.masters);
  await tx.delete(siteFonts).where(eq(siteFonts.idSite, idSite));
  if (fonts.length > 0) {
    await tx.insert(siteFonts).values(
      fonts.map(({ type, family, color, size, weight, style }, i) => ({
        ...{ idSite, type, family, color, size, weight, style },
        files: files.fonts[i] ?? [],
      })),
    );
  }
  await tx.delete(siteFontFamilies).where(eq(siteFontFamilies.idSite, idSite));
  await insertAll(
    tx,
    siteFontFamilies,
    fontFamilies.map(({ family }, i) => ({ idSite, family, files: files.families[i] ?? [] })),
  );
  await tx.delete(siteLogos).where(eq(siteLogos.idSite, idSite));
  const placed = logos.flatMap(({ type, picture, alt }) => {
    const idMedia = pictures.get(picture);
    return idMedia === undefined ? [] : [{ idSite, type, idMedia, alt }];
  });
  if (placed.length > 0) await tx.insert(siteLogos).values(placed);
  return pictures;
}

async function importPictures(
  tx: Database,
  { site, media: described }: Archive,
  masters: ReadonlyMap<string, ColouredMaster>,
): Promise<PictureIndex> {
  const rows = await insertAll(
    tx,
    media,
    [...masters].map(([name, master]) => ({ ...master, ...describedAs(described, name), idSite: site.id, name })),
    [media.idSite, media.name],
  );
  return new Map(rows.map(({ id, name }) => [name, id]));
}
