import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** `folders` hold generated files alone; `isKept` names a file of theirs that stays without being made. */
export type Application = { root: string; folders: readonly string[]; check: boolean; isKept?: (path: string) => boolean };

/** Writes the files that differ and removes those that nothing makes any more, or with `check` neither; gives their paths. */
export async function applyFiles(files: ReadonlyMap<string, string>, { root, folders, check, isKept }: Application): Promise<string[]> {
  const changed: string[] = [];
  for (const [path, content] of files) {
    const before = await readFile(join(root, path), 'utf8').catch(absent);
    if (before === content) continue;
    changed.push(path);
    if (check) continue;
    await mkdir(join(root, dirname(path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
  for (const folder of folders) {
    for (const path of globSync(`${folder}/**/*.*`, { cwd: root })) {
      if (files.has(path) || isKept?.(path)) continue;
      changed.push(path);
      if (!check) await rm(join(root, path));
    }
  }
  return changed;
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
