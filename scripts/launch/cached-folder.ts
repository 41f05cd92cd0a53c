import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';
import lockfile from 'proper-lockfile';

const dayMs = 86_400_000;

/**
 * Returns `node_modules/.cache/<name>/<version>`, which `make` fills the first time. One process fills it while the others wait. The folder
 * is to be copied, not used. Versions that nobody has asked for since a day are deleted.
 */
export async function cachedFolder(name: string, version: string, make: (folder: string) => Promise<void>): Promise<string> {
  const cache = resolve('node_modules/.cache', name);
  const folder = join(cache, version);
  if (existsSync(folder)) return markUsed(folder);
  mkdirSync(cache, { recursive: true });
  const unlock = await lockfile.lock(cache, {
    // The process that fills it may be too busy for a while to renew its lock.
    stale: 60_000,
    retries: { retries: 1_000, factor: 1, minTimeout: 300 },
    // Two that fill it at once do no harm: what is renamed is whole, and the second finds it there.
    onCompromised: () => {},
  });
  try {
    if (existsSync(folder)) return markUsed(folder);
    for (const old of readdirSync(cache)) if (isUnused(join(cache, old))) rmSync(join(cache, old), { recursive: true, force: true });
    const part = `${folder}.${process.pid}`;
    rmSync(part, { recursive: true, force: true });
    mkdirSync(part);
    await make(part);
    if (existsSync(folder)) rmSync(part, { recursive: true });
    else renameSync(part, folder);
    return folder;
  } finally {
    await unlock().catch(() => {});
  }
}

function markUsed(folder: string): string {
  const now = new Date();
  utimesSync(folder, now, now);
  return folder;
}

const isUnused = (folder: string): boolean => Date.now() - statSync(folder).mtimeMs > dayMs;
