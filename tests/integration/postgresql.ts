import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL for the tests; '' where the machine has none: then only PGlite is tested. */
    databaseUrl: string;
  }
}

/** Gives the integration tests a PostgreSQL: TEST_DATABASE_URL, else one of their own, on a free port and in a folder that goes away. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return void project.provide('databaseUrl', given);
  const programs = findPrograms();
  const person = unprivileged();
  if (!programs || person === null) return void project.provide('databaseUrl', '');

  const folder = mkdtempSync(join(tmpdir(), 'storefront-postgresql-'));
  if (person) chownSync(folder, person.uid, person.gid);
  const data = join(folder, 'data');
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync'], {
    stdio: 'ignore',
    cwd: folder,
    ...person,
  });
  const port = await freePort();
  const options = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'];
  const server = spawn(join(programs, 'postgres'), options, { stdio: 'ignore', cwd: folder, ...person });
  const ended = new Promise((done) => server.once('exit', done));
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  await waitFor(url);
  project.provide('databaseUrl', url);
  return async () => {
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Folder of PostgreSQL's programs; Debian does not put them into the PATH. */
function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
  const found = folders.find((folder) => existsSync(join(folder, 'postgres')));
  return found && join(realpathSync(join(found, 'postgres')), '..');
}

/** PostgreSQL refuses to run as root: then as its own user, which its package makes. Null: there is no such user. */
function unprivileged(): { uid: number; gid: number } | undefined | null {
  if (process.getuid?.() !== 0) return undefined;
  try {
    const [uid, gid] = ['-u', '-g'].map((option) =>
      Number(execFileSync('id', [option, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] })),
    );
    return uid && gid ? { uid, gid } : null;
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

async function waitFor(connectionString: string): Promise<void> {
  for (let tries = 100; ; tries -= 1) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (tries === 0) throw error;
      await sleep(100);
    }
  }
}
