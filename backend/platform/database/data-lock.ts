import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import lockfile from 'proper-lockfile';

/** The data folder belongs to another running process. `message` is one line for a person. */
export class DatabaseLockedError extends Error {
  override name = 'DatabaseLockedError';

  constructor(folder: string, owner: Owner | null) {
    super(
      `The data folder ${folder} is in use${owner ? ` by process ${owner.pid}${owner.host === hostname() ? '' : ` on ${owner.host}`}` : ''}. Stop it first, or choose another folder with DATA_DIR.`,
    );
  }
}

type Owner = { pid: number; host: string };

/** Long, because a busy event loop must not lose the folder; a killed owner is recognised by its process id instead. */
const staleAfter = 60_000;

/** Locks held by this process. After a container restarts, the dead owner may have had the same process id. */
const held = new Set<string>();

/**
 * Takes a data folder for this process: PGlite opens one folder twice without an error, and rows are lost.
 * The folder of a killed process is taken over at once.
 * Throws DatabaseLockedError while another process holds it. Returns the function that releases it.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const target = join(folder, 'database');
  const main = { lockfilePath: join(folder, 'database.lock'), stale: staleAfter, realpath: false };
  const ownerFile = join(folder, 'database.owner.json');
  // One process at a time looks at the lock and its owner, so that two never both take over from the dead one.
  const leaveGate = await lockfile.lock(folder, {
    lockfilePath: join(folder, 'database.gate.lock'),
    stale: 5_000,
    retries: { retries: 30, minTimeout: 50, maxTimeout: 300 },
  });
  try {
    if (await lockfile.check(target, main)) {
      const owner = await readOwner(ownerFile);
      if (!owner || !isGone(owner, target)) throw new DatabaseLockedError(folder, owner);
      await rm(main.lockfilePath, { recursive: true, force: true });
    }
    const release = await lockfile.lock(target, main);
    await writeFile(ownerFile, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Owner));
    held.add(target);
    return async () => {
      held.delete(target);
      await release();
    };
  } finally {
    await leaveGate();
  }
}

async function readOwner(file: string): Promise<Owner | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Owner;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function isGone(owner: Owner, target: string): boolean {
  if (owner.host !== hostname()) return false;
  if (owner.pid === process.pid) return !held.has(target);
  try {
    process.kill(owner.pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
