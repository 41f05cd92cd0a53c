import { lockImports, writeArchive } from '#backend/operations/archive/import/import.ts';
import { readArchive } from '#backend/operations/archive/read-archive.ts';
import type { WholeDatabase } from '#backend/platform/database/database.ts';

type ReadFolder = Awaited<ReturnType<typeof readFolder>>;

/** Reads a site's folder, with something in place of its pictures' and fonts' bytes: naming them takes no time. */
export async function readFolder(folder: string) {
  const archive = await readArchive(folder);
  const cutsOf = (files: readonly { file: string; weight: string; style: 'normal' | 'italic'; unicodeRange: string | null }[] = []) =>
    files.map(({ file, ...cut }) => ({ ...cut, url: `/fonts/0/${file}` }));
  const fonts = {
    fonts: archive.site.fonts.map(({ files }) => cutsOf(files)),
    families: archive.site.fontFamilies.map(({ files }) => cutsOf(files)),
  };
  const masters = new Map(
    [...archive.pictures.keys()].map((name) => [name, { hash: name, format: 'webp' as const, width: 8, height: 8, colour: null }]),
  );
  return { archive, files: { masters, ...fonts, library: [] } };
}

/** Writes a folder that was read into a database as the site of a number. */
export async function writeFolder(db: WholeDatabase, { archive, files }: ReadFolder, idSite: number, now = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    await lockImports(tx);
    await writeArchive(tx, { ...archive, site: { ...archive.site, id: idSite } }, files, now);
  });
}
