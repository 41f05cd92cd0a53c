import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  detectFontFormat,
  measureFont,
  storeFont,
  storeFontFile,
  storeParts,
  UnknownFontError,
  UnreadableFontError,
} from '#backend/foundation/media/index.ts';
import type { MediaStore } from '#backend/platform/storage/store.ts';
import type { ArchiveFont, ArchiveFontFile } from '#schemas/archive.ts';
import type { FontFile } from '#schemas/site.ts';
import type { Archive } from '../archive.ts';
import { ArchiveError } from '../archive-error.ts';

/** Puts the fonts of an archive, from fonts/ or from font packages, into the media store. Throws ArchiveError. */
export async function storeFonts(archive: Archive, store: MediaStore): Promise<{ fonts: FontFile[][]; families: FontFile[][] }> {
  const fonts: FontFile[][] = [];
  for (const [i, font] of archive.site.fonts.entries()) fonts.push(await storeWorn(archive, store, font, i));
  const families: FontFile[][] = [];
  for (const { files } of archive.site.fontFamilies) families.push(await storeOwn(archive, store, files));
  return { fonts, families };
}

function storeWorn(archive: Archive, store: MediaStore, { package: name, weights, files }: ArchiveFont, at: number): Promise<FontFile[]> {
  if (!name || !weights) return storeOwn(archive, store, files ?? []);
  return storeFont(store, name, weights).catch((error: unknown) => {
    if (error instanceof UnknownFontError) throw new ArchiveError(join(archive.folder, 'site.json'), ['fonts', at], error.message);
    throw error;
  });
}

async function storeOwn(archive: Archive, store: MediaStore, files: readonly ArchiveFontFile[]): Promise<FontFile[]> {
  const stored: FontFile[] = [];
  for (const { file, ...cut } of files) {
    const path = archive.fonts.get(file);
    if (path === undefined) throw new ArchiveError(join(archive.folder, 'site.json'), [], `there is no file "${file}" in fonts/`);
    const bytes = await readFile(path);
    const format = detectFontFormat(bytes);
    if (!format || !file.endsWith(`.${format}`)) throw new ArchiveError(path, [], 'this file is not the font that its name says');
    const parts = await (cut.unicodeRange === null
      ? storeParts(store, { name: file.slice(0, -format.length - 1), bytes, ...cut })
      : storePart(store, file, bytes, cut)
    ).catch((error: unknown) => {
      if (error instanceof UnreadableFontError) throw new ArchiveError(path, [], 'this font is damaged and cannot be read');
      throw error;
    });
    stored.push(...parts);
  }
  return stored;
}

/** A file that says which signs it has was parted already: it is kept as it is. */
async function storePart(store: MediaStore, file: string, bytes: Buffer, cut: Omit<ArchiveFontFile, 'file'>): Promise<FontFile[]> {
  const metrics = cut.unicodeRange?.startsWith('U+0000') ? await measureFont(bytes) : null;
  return [{ url: await storeFontFile(store, file, bytes), ...cut, metrics }];
}
