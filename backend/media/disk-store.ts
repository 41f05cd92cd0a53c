import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { WholeStore } from './store.ts';

/** Keeps files in a folder; a key is a path inside it. */
export function diskMediaStore(folder: string): WholeStore {
  const root = resolve(folder);
  const pathOf = (key: string): string => {
    const path = resolve(root, key);
    if (!path.startsWith(root + sep)) throw new Error(`A media key leaves its folder: ${key}`);
    return path;
  };
  return {
    write: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const partial = join(dirname(path), `.${randomUUID()}.part`);
      await writeFile(partial, bytes);
      await rename(partial, path);
    },
    read: (key) => readFile(pathOf(key)).catch(noneWhereMissing),
    has: async (key) => (await access(pathOf(key)).then(() => true, noneWhereMissing)) === true,
    check: async () => {
      await mkdir(root, { recursive: true });
      await access(root, constants.R_OK | constants.W_OK);
    },
    keys: async function* () {
      const entries = (await readdir(root, { recursive: true, withFileTypes: true }).catch(noneWhereMissing)) ?? [];
      for (const entry of entries) {
        // A part of a file is one that was never written whole.
        if (!entry.isFile() || /^\..*\.part$/.test(entry.name)) continue;
        yield relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
      }
    },
  };
}

function noneWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
