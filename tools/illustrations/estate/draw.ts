/** Writes every picture of the estate; with --check, fails when the pictures on disk differ. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pictures } from './pictures.ts';

const folder = new URL('../../../content/90/pictures/', import.meta.url);
const check = process.argv.includes('--check');
mkdirSync(folder, { recursive: true });
const before = new Map(readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]));
const drawn = new Set<string>();
const stale: string[] = [];
for (const [name, svg] of pictures()) {
  const file = `${name}.svg`;
  drawn.add(file);
  if (before.get(file) === svg) continue;
  stale.push(file);
  if (!check) writeFileSync(new URL(file, folder), svg);
}
const strangers = [...before.keys()].filter((file) => !drawn.has(file));
if (check && stale.length + strangers.length > 0) {
  console.error(`Pictures differ from the drawing code: ${[...stale, ...strangers].join(', ')}`);
  process.exitCode = 1;
} else {
  console.log(`${drawn.size} pictures, ${stale.length} written${strangers.length > 0 ? `; not drawn here: ${strangers.join(', ')}` : ''}`);
}
