import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { convert } from 'fontverter';
import { type FontPart, partOf } from './font-part.ts';

/** A font for the names that a site's own fonts cannot write: Latin with every mark, Greek and Cyrillic, 90 KB a weight. */
const wide = '@fontsource/alegreya-sans';
const alphabets = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'] as const;

const require = createRequire(import.meta.url);
const opened = new Map<number, Promise<FontPart[]>>();

/** The parts of the wide font in a weight. They are read once a process: reading takes longer than a document. */
export function wideParts(weight: 400 | 700): Promise<FontPart[]> {
  const known = opened.get(weight) ?? read(weight);
  opened.set(weight, known);
  return known;
}

async function read(weight: number): Promise<FontPart[]> {
  const folder = join(dirname(require.resolve(`${wide}/package.json`)), 'files');
  const parts = alphabets.map(async (alphabet) => {
    const file = await readFile(join(folder, `alegreya-sans-${alphabet}-${weight}-normal.woff2`));
    return partOf(await convert(file, 'sfnt'));
  });
  return Promise.all(parts);
}
