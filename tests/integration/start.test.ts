import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { lockDataFolder } from '#backend/platform/database/data-lock.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Listens on a port nobody else has, and gives it. */
async function takePort(host?: string): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((done) => server.listen({ port: 0, host }, done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const port = await takePort();
  const server = servers.pop();
  await new Promise((done) => server?.close(done));
  return port;
}

type Ended = { status: number | null; lines: string[] };
const npmStart = (variables: Record<string, string>): Promise<Ended> =>
  new Promise((done) => {
    const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], { env: { ...process.env, ...variables } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    child.once('close', (status) => done({ status, lines: output.split('\n').filter(Boolean) }));
  });

const freshFolder = () => join(mkdtempSync(join(tmpdir(), 'storefront-start-')), 'data');

test('a taken web port is one clear line, status 1, and nothing is made', async () => {
  const [port, apiPort, dataDir] = [await takePort(), await freePort(), freshFolder()];
  expect(await npmStart({ PORT: String(port), API_PORT: String(apiPort), DATA_DIR: dataDir })).toEqual({
    status: 1,
    lines: [`Port ${port} is taken by another program; set PORT to a free one.`],
  });
  expect(existsSync(dataDir)).toBe(false);
});

test('a taken API port is one clear line, status 1, and nothing is made', async () => {
  const [port, apiPort, dataDir] = [await freePort(), await takePort('127.0.0.1'), freshFolder()];
  expect(await npmStart({ PORT: String(port), API_PORT: String(apiPort), DATA_DIR: dataDir })).toEqual({
    status: 1,
    lines: [`Port ${apiPort} is taken by another program; set API_PORT to a free one.`],
  });
  expect(existsSync(dataDir)).toBe(false);
});

test('a data folder that another process holds is one clear line and status 1', async () => {
  const [port, apiPort, dataDir] = [await freePort(), await freePort(), freshFolder()];
  const release = await lockDataFolder(dataDir);
  try {
    expect(await npmStart({ PORT: String(port), API_PORT: String(apiPort), DATA_DIR: dataDir })).toEqual({
      status: 1,
      lines: [`The data folder ${dataDir} is in use by process ${process.pid}. Stop it first, or choose another folder with DATA_DIR.`],
    });
  } finally {
    await release();
  }
});

test('a disk that cannot be written is one clear line and status 1', async () => {
  const [port, apiPort, file] = [await freePort(), await freePort(), freshFolder()];
  // A file where a folder is wanted refuses root too, which a folder without rights would not.
  writeFileSync(file, '');
  const dataDir = join(file, 'data');
  expect(await npmStart({ PORT: String(port), API_PORT: String(apiPort), DATA_DIR: dataDir })).toEqual({
    status: 1,
    lines: [`The data folder (DATA_DIR) cannot be written: ${dataDir} (EACCES).`],
  });
});

test('a folder of sites that is not there is one clear line and status 1', async () => {
  const [port, apiPort, dataDir] = [await freePort(), await freePort(), freshFolder()];
  expect(await npmStart({ PORT: String(port), API_PORT: String(apiPort), DATA_DIR: dataDir, CONTENT_DIR: '/nowhere' })).toEqual({
    status: 1,
    lines: ['The folder of sites (CONTENT_DIR) is not there: /nowhere.'],
  });
});

test('a wrong value in the environment is named in one line', async () => {
  expect(await npmStart({ SITE_ID: 'boutique' })).toEqual({ status: 1, lines: ['SITE_ID must be a site number, not "boutique"'] });
});

test('a PostgreSQL that does not answer is one clear line and status 1', async () => {
  const [port, apiPort, dead, dataDir] = [await freePort(), await freePort(), await freePort(), freshFolder()];
  const { status, lines } = await npmStart({
    PORT: String(port),
    API_PORT: String(apiPort),
    DATA_DIR: dataDir,
    DATABASE_URL: `postgresql://shop:secret@127.0.0.1:${dead}/shop`,
  });
  expect(status).toBe(1);
  expect(lines).toEqual([`The database at 127.0.0.1:${dead} (DATABASE_URL) does not answer: ECONNREFUSED.`]);
});

test('a Node that is too old is one clear line and status 1', async () => {
  const old = await new Promise<Ended>((done) => {
    // The entry decides by the running Node's features; an older Node has none of them.
    const child = spawn(process.execPath, [
      '--import',
      'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"18.20.4"});Object.defineProperty(process.features,"typescript",{value:false})',
      'scripts/run.mjs',
      'start',
    ]);
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once('close', (status) => done({ status, lines: output.split('\n').filter(Boolean) }));
  });
  expect(old).toEqual({ status: 1, lines: ['Node 20 or later is needed, this is 18.20.4.'] });
});
