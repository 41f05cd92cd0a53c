import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { MediaStore } from '#backend/platform/storage/store.ts';
import type { FontFile } from '#schemas/site.ts';
import { measureFont } from './fonts/cut-font.ts';
import { basicSigns, furtherLetters } from './fonts/font-signs.ts';
import { contentHash } from './master.ts';

/** Alphabets of the languages we speak; a browser loads the second only when a page has a letter of it. */
const subsets = ['latin', 'latin-ext'] as const;
const unicodeRanges = { latin: basicSigns, 'latin-ext': furtherLetters } as const;
const Metadata = z.object({
  id: z.string(),
  variable: z.union([z.literal(false), z.record(z.string(), z.object({ min: z.string(), max: z.string() }))]),
});
const Subsets = z.record(z.string(), z.unknown());

const require = createRequire(import.meta.url);

/** A font package that is not installed, or has no such cut. */
export class UnknownFontError extends Error {
  override name = 'UnknownFontError';

  constructor(packageName: string, cut: string, cause?: unknown) {
    super(`the font package ${packageName} is not installed or has no "${cut}"`, { cause });
  }
}

/**
 * Copies a font's files from its npm package (Fontsource) into the media store, so that a page loads fonts from its own
 * origin; pages fetch cuts of them (font-cuts.ts). `cuts` are named as the package names its files: `400-normal`, `700-italic`, or by axis for a variable font:
 * `wght-normal`, `full-italic`. Throws UnknownFontError.
 */
export async function storeFont(store: MediaStore, packageName: string, cuts: readonly string[]): Promise<FontFile[]> {
  const folder = dirname(resolvePackage(packageName));
  const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(folder, file), 'utf8'));
  const { id, variable } = Metadata.parse(await readJson('metadata.json'));
  const known = Subsets.parse(await readJson('unicode.json'));
  const files: FontFile[] = [];
  for (const cut of cuts) {
    const [, name, style] = /^(\d+|[a-z]+)-(normal|italic)$/.exec(cut) ?? [];
    const axis = variable ? variable.wght : undefined;
    const weight = /^\d/.test(name ?? '') ? name : axis && `${axis.min} ${axis.max}`;
    if (!weight || (style !== 'normal' && style !== 'italic')) throw new UnknownFontError(packageName, cut);
    for (const subset of subsets.filter((name) => known[name])) {
      const file = `${id}-${subset}-${cut}.woff2`;
      const bytes = await readFile(join(folder, 'files', file)).catch((cause: unknown) => {
        throw new UnknownFontError(packageName, cut, cause);
      });
      const url = await storeFontFile(store, file, bytes);
      const metrics = subset === 'latin' ? await measureFont(bytes) : null;
      files.push({ url, weight, style, unicodeRange: unicodeRanges[subset], metrics });
    }
  }
  return files;
}

/** Puts a font's file into the media store; gives its address, whose end is `name`. What is there already is not written again. */
export async function storeFontFile(store: MediaStore, name: string, bytes: Uint8Array): Promise<string> {
  const path = `${contentHash(bytes)}/${name}`;
  if (!(await store.has(`fonts/${path}`))) await store.write(`fonts/${path}`, bytes);
  return `/media/font/${path}`;
}

/** Returns the key in the media store of the file at an address. */
export const fontKey = (url: string): string => url.replace(/^\/media\/font\//, 'fonts/');

function resolvePackage(packageName: string): string {
  try {
    return require.resolve(`${packageName}/package.json`);
  } catch (cause) {
    throw new UnknownFontError(packageName, 'package.json', cause);
  }
}
