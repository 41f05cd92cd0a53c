import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { MediaStore } from './store.ts';

/** Keeps files in a folder; a key is a path inside it. */
export function diskMediaStore(folder: string): MediaStore {
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
  };
}

function noneWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
