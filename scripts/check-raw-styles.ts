import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findRawStyles } from './check/raw-styles.ts';

/**
 * Colours and fonts belong to `themes/`; everywhere else they are named. Fails on those that are written out in the rooms that
 * draw. Messages may name a colour: they are read, not worn.
 */
const root = join(import.meta.dirname, '..');
const rooms = 'ui,registry,pages,admin,renderer,client';
const isExempt = (path: string) => path.startsWith('registry/generated/') || /(?:^|[/-])messages\.ts$/.test(path);

let files = 0;
for await (const path of glob(`{${rooms}}/**/*.{ts,tsx}`, { cwd: root })) {
  if (isExempt(path)) continue;
  files += 1;
  for (const { line, what, text } of findRawStyles(await readFile(join(root, path), 'utf8'), path.endsWith('x') ? 'tsx' : 'ts')) {
    process.stderr.write(`${path}:${line}: a ${what} that is no token: ${text.trim().slice(0, 80)}\n`);
    process.exitCode = 1;
  }
}
if (!process.exitCode) process.stdout.write(`✓ ${files} files take their colours and fonts from the theme\n`);
