import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** SHA-256 of all files below some paths, their names included, and of `more`. A path that does not exist counts as empty. */
export function hashSources(paths: readonly string[], ...more: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of more) hash.update(text);
  for (const path of paths) for (const file of filesBelow(path)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function* filesBelow(path: string): Generator<string> {
  if (!existsSync(path)) return;
  const entries = (() => {
    try {
      return readdirSync(path, { withFileTypes: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
      throw error;
    }
  })();
  if (!entries) yield path;
  else
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1)))
      yield* entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)];
}
