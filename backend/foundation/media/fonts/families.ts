import { asc, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { siteFontFamilies } from '#backend/tables/settings.ts';
import { siteFonts } from '#backend/tables/site.ts';
import type { FontFamily, FontFile } from '#schemas/site.ts';

/** Fonts a site may wear: those that came with it, those uploaded for it, then those of the library that it has not itself. */
export async function listFontFamilies(db: Database, idSite: number, library: readonly FontFamily[]): Promise<FontFamily[]> {
  const own = await readOwnFamilies(db, idSite);
  const completed = own.map((family) => {
    const same = library.find((candidate) => candidate.family === family.family);
    return same && !family.isUploaded ? { ...family, files: [...family.files, ...missingCuts(family.files, same.files)] } : family;
  });
  const names = new Set(own.map(({ family }) => bareName(family)));
  return [
    ...completed.map(({ family, isOwn, files }) => ({ family, isOwn, files })),
    ...library.filter(({ family }) => !names.has(bareName(family))),
  ];
}

/** A family of the site with all its files. */
export async function readOwnFamily(db: Database, idSite: number, family: string): Promise<FontFamily> {
  const found = (await readOwnFamilies(db, idSite)).find((candidate) => candidate.family === family);
  return { family, isOwn: true, files: found?.files ?? [] };
}

async function readOwnFamilies(db: Database, idSite: number): Promise<(FontFamily & { isUploaded: boolean })[]> {
  const worn = await db.select().from(siteFonts).where(eq(siteFonts.idSite, idSite)).orderBy(asc(siteFonts.type));
  const uploaded = await db
    .select()
    .from(siteFontFamilies)
    .where(eq(siteFontFamilies.idSite, idSite))
    .orderBy(asc(siteFontFamilies.family));
  const names = [...new Set([...worn, ...uploaded].map(({ family }) => family))];
  return names.map((family) => {
    const imported = worn.filter((font) => font.family === family).flatMap((font) => font.files);
    const files = uploaded.find((row) => row.family === family)?.files;
    return { family, isOwn: true, isUploaded: files !== undefined, files: mergeFiles(unique(imported), files ?? []) };
  });
}

/** Files of a family after others were added: a new one takes the place of those of its weight and style. */
export function mergeFiles(files: readonly FontFile[], added: readonly FontFile[]): FontFile[] {
  const isReplaced = (file: FontFile) => added.some(({ weight, style }) => weight === file.weight && style === file.style);
  return [...files.filter((file) => !isReplaced(file)), ...added];
}

/** Single weights that a site took only some of from the same family. */
const missingCuts = (files: readonly FontFile[], all: readonly FontFile[]): FontFile[] =>
  all.filter(({ weight, style }) => /^\d+$/.test(weight) && !files.some((file) => file.weight === weight && file.style === style));

const unique = (files: readonly FontFile[]): FontFile[] => [...new Map(files.map((file) => [file.url, file])).values()];

/** A variable font and the single weights of it are the same font to an owner. */
const bareName = (family: string): string => family.toLowerCase().replace(/ variable$/, '');
