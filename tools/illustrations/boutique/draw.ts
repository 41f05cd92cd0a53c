/** Writes every picture of the shop; with --check, fails when the pictures on disk differ. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { drawPicture } from './picture.ts';
import { pictureName } from './piece.ts';
import { scenes } from './scenes.ts';
import { wardrobe } from './wardrobe.ts';

const folder = new URL('../../../content/89/pictures/', import.meta.url);

function* pictures(): Generator<[name: string, svg: string]> {
  for (const [name, draw] of scenes) yield [name, draw()];
  for (const piece of wardrobe) {
    for (const colour of piece.colours) {
      for (let view = 1; view <= piece.views; view++) yield [pictureName(piece, colour, view), drawPicture(piece, colour, view)];
    }
  }
}

const read = (name: string): string | undefined => {
  try {
    return readFileSync(new URL(name, folder), 'utf8');
  } catch {
    return undefined;
  }
};

const check = process.argv.includes('--check');
mkdirSync(folder, { recursive: true });
const names = new Set<string>();
const stale: string[] = [];
for (const [name, svg] of pictures()) {
  names.add(name);
  if (read(name) === svg) continue;
  stale.push(name);
  if (!check) writeFileSync(new URL(name, folder), svg);
}
const strangers = readdirSync(folder).filter((name) => !names.has(name));
if (check && stale.length + strangers.length > 0) {
  console.error(`Pictures differ from the drawing code: ${[...stale, ...strangers].join(', ')}`);
  process.exitCode = 1;
} else {
  console.log(
    `${names.size} pictures, ${check ? 'all as drawn' : `${stale.length} written`}${strangers.length > 0 ? `; not drawn here: ${strangers.join(', ')}` : ''}`,
  );
}
