import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { WholeStore } from './store.ts';

/** A file that is being written, or whose writing never ended. */
const partialName = /^\..*\.part$/;
const partialIn = (folder: string): string => join(folder, `.${randomUUID()}.part`);
/** Milliseconds after which nobody writes a part any more. */
const abandonedMs = 3_600_000;
/** Bytes that the disk must take for files to be kept: about those of a picture. */
const probeBytes = 256 * 1024;

/** Stores files in a folder; a key is a path inside it. */
export function diskMediaStore(folder: string): WholeStore {
  const root = resolve(folder);
  const pathOf = (key: string): string => {
    const path = resolve(root, key);
    if (!path.startsWith(root + sep)) throw new Error(`A media key leaves its folder: ${key}`);
    return path;
  };
  // One probe at a time: a disk that hangs is not asked again by everybody who looks.
  let probing: Promise<void> | undefined;
  return {
    write: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const partial = partialIn(dirname(path));
      try {
        await writeFile(partial, bytes);
        await rename(partial, path);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    read: (key) => readFile(pathOf(key)).catch(noneWhereMissing),
    has: async (key) => (await access(pathOf(key)).then(() => true, noneWhereMissing)) === true,
    check: () => {
      probing ??= probe(root).finally(() => {
        probing = undefined;
      });
      return probing;
    },
    tidy: async (now) => {
      let count = 0;
      for (const entry of await entriesOf(root)) {
        if (!entry.isFile() || !partialName.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const found = await stat(path).catch(noneWhereMissing);
        if (!found || now.getTime() - found.mtimeMs < abandonedMs) continue;
        await rm(path, { force: true });
        count += 1;
      }
      return count;
    },
    keys: async function* () {
      for (const entry of await entriesOf(root)) {
        if (!entry.isFile() || partialName.test(entry.name)) continue;
        yield relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
      }
    },
  };
}

/** Writes a file and takes it away again: a full disk, or one that became read-only, shows in nothing else. */
async function probe(root: string): Promise<void> {
  await mkdir(root, { recursive: true });
  const path = partialIn(root);
  try {
    await writeFile(path, Buffer.alloc(probeBytes));
  } finally {
    await rm(path, { force: true });
  }
}

const entriesOf = async (root: string): Promise<Dirent[]> =>
  (await readdir(root, { recursive: true, withFileTypes: true }).catch(noneWhereMissing)) ?? [];

function noneWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
