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

type Outcome = { check: boolean; differences: readonly string[]; missing: readonly string[]; problems: readonly string[]; summary: string };

/** Prints what came of making files: texts that a language lacks fail nothing; a problem does, and with `check` any difference. */
export function reportGenerated({ check, differences, missing, problems, summary }: Outcome): void {
  for (const text of missing) process.stdout.write(`${text} is missing: English stands in\n`);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (check) for (const path of differences) process.stderr.write(`${path} is not what npm run generate makes\n`);
  else process.stdout.write(`${summary}, ${differences.length} files changed\n`);
  if (problems.length > 0 || (check && differences.length > 0)) process.exitCode = 1;
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
