import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lockDataFolder } from '#backend/platform/database/data-lock.ts';
import { type RunningApi, startApi } from '#backend/server.ts';
import type { Environment } from '#config/environment.ts';
import { StartFailure } from './start-failure.ts';

/** A password that a person can copy: 20 characters of an alphabet of 32 without look-alikes (100 bits). */
const generatePassword = () => Array.from(randomBytes(20), (byte) => 'abcdefghjkmnpqrstuvwxyz234567892'[byte % 32]).join('');

/** The embedded API, and what to tell the owner once it serves: who may sign in, when an administrator was just made. */
export type EmbeddedApi = RunningApi & { credentials: string | undefined };

/**
 * Makes the embedded database and imports the sites at the first start, in a process that ends then: pictures that were looked at, and
 * the making of the database, leave some hundred MB behind that would stay with the API. Resolves to whether it was the first start.
 */
async function prepareApart({ dataDir, databaseUrl }: Environment, password: string): Promise<boolean> {
  if (databaseUrl || existsSync(join(dataDir, 'database'))) return false;
  // A folder that another process holds is told of at once, before a process is started that finds it out.
  const release = await lockDataFolder(dataDir);
  await release();
  const child = spawn(process.execPath, ['scripts/run.mjs', 'prepare-data'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ADMIN_PASSWORD: password },
  });
  let told = '';
  child.on('message', (message) => {
    told = String(message);
  });
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0) throw new StartFailure(told || `The data could not be prepared (status ${status}).`);
  return true;
}

/** Starts the embedded API; at the first start with a generated administrator's password, which is shown that once. */
export async function startEmbeddedApi(environment: Environment): Promise<EmbeddedApi> {
  const password = environment.adminPassword ?? generatePassword();
  const isPrepared = await prepareApart(environment, password);
  const api = await startApi({
    environment,
    admin: { email: environment.adminEmail, password },
    onProgress: (line) => console.log(`  ${line}`),
  });
  const adminCreated = api.adminCreated || isPrepared;
  const shown = environment.adminPassword ? 'as given in ADMIN_PASSWORD' : `${password}   (shown this once)`;
  return { ...api, credentials: adminCreated ? `\n  Sign in as ${environment.adminEmail}\n  Password   ${shown}` : undefined };
}
