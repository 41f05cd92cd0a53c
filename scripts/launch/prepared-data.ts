import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hashSources } from './source-hash.ts';
import { writeTestContent } from './test-content.ts';
import { testAdmin } from './test-shop.ts';

/** What the data is made from. The day counts too: an import dates what it writes. */
const sources = ['content', 'tests/e2e/content', 'backend', 'domain', 'schemas', 'config', 'package-lock.json'];

/** The tests' shop before anybody has bought: its data folder (DATA_DIR) and its sites (CONTENT_DIR). */
export type PreparedData = { dataDir: string; contentDir: string };

/**
 * Imports the sample sites with the tests' additions and makes their pictures, once for each version of what they are made from and day;
 * the folders are to be copied, not used. Kept in `node_modules/.cache/test-shop`, without those of earlier versions.
 */
export async function prepareTestData(): Promise<PreparedData> {
  const cache = resolve('node_modules/.cache/test-shop');
  const version = hashSources(sources, process.version, new Date().toISOString().slice(0, 10)).slice(0, 16);
  const folder = join(cache, version);
  const prepared = { dataDir: join(folder, 'data'), contentDir: join(folder, 'content') };
  if (existsSync(folder)) return prepared;
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) rmSync(join(cache, name), { recursive: true, force: true });
  // Made under another name: a folder that is there is whole.
  const part = `${folder}.${process.pid}`;
  const content = join(part, 'content');
  writeTestContent(content);
  const child = spawn(process.execPath, ['scripts/run.mjs', 'prepare-data'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATA_DIR: join(part, 'data'),
      CONTENT_DIR: content,
      DATABASE_URL: '',
      ADMIN_EMAIL: testAdmin.email,
      ADMIN_PASSWORD: testAdmin.password,
    },
  });
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0) throw new Error(`The data of the tests could not be prepared (status ${status}).`);
  renameSync(part, folder);
  return prepared;
}
