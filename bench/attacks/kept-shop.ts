import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/launch/ports.ts';
import { prepareTestData } from '../../scripts/launch/prepared-data.ts';
import { newPostgres, newRedis } from '../../scripts/launch/test-services.ts';
import { testAdmin } from '../../scripts/launch/test-shop.ts';
import { stopProcess, untilAnswered } from '../../scripts/launch/web.ts';
import { readProc } from '../process-memory.ts';

/** Processes of a shop by what they are. */
export type Role = 'api' | 'web';

/** A shop as `npm start` runs it: API and web server in processes that are started again when they end. */
export type KeptShop = {
  /** Origin of the web server: `http://localhost:51234`. */
  origin: string;
  /** Origin of the API. */
  apiOrigin: string;
  /** Environment variables of the shop, for processes beside it. */
  variables: Readonly<Record<string, string>>;
  /** The process that has a role now; undefined while it is being started again. */
  pid: (role: Role) => number | undefined;
  stop: () => Promise<void>;
};

const programs: Readonly<Record<Role, string>> = { api: 'serve-api', web: 'serve-web' };

/** The process below `parent` that runs a program of scripts/run.mjs. */
function childOf(parent: number, program: string): number | undefined {
  const children = readdirSync(`/proc/${parent}/task`).flatMap((task) =>
    readProc(`${parent}/task/${task}/children`).split(' ').filter(Boolean).map(Number),
  );
  return children.find((pid) => readProc(`${pid}/cmdline`).split('\0').includes(program));
}

/**
 * Starts the sample shop with data and ports of its own; nothing of it is left after `stop`.
 * @param hasServices on PostgreSQL (TEST_DATABASE_URL, else this machine's) and a Redis of its own, else on the embedded database
 */
export async function startKeptShop(hasServices: boolean): Promise<KeptShop> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-attacked-'));
  const closing: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    const prepared = await prepareTestData();
    const dataDir = join(folder, 'data');
    if (hasServices) mkdirSync(dataDir);
    else cpSync(prepared.dataDir, dataDir, { recursive: true });
    const services = { DATABASE_URL: '', REDIS_URL: '' };
    if (hasServices) {
      const [postgres, redis] = [await newPostgres(), await newRedis()];
      closing.push(postgres.drop, redis.stop);
      Object.assign(services, { DATABASE_URL: postgres.url, REDIS_URL: redis.url });
    }
    const [port, apiPort] = [await freePort(), await freePort()];
    const [origin, apiOrigin] = [`http://localhost:${port}`, `http://127.0.0.1:${apiPort}`];
    const variables = {
      ...services,
      ...{ PORT: String(port), API_PORT: String(apiPort), API_HOST: '', DATA_DIR: dataDir, CONTENT_DIR: prepared.contentDir },
      ...{ PAYMENT_SANDBOX: 'on', ADMIN_EMAIL: testAdmin.email, ADMIN_PASSWORD: testAdmin.password },
    };
    const child: ChildProcess = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...variables },
    });
    closing.push(() => stopProcess(child, 30_000));
    // The web server answers pages before the API is ready.
    for (const address of [`${apiOrigin}/healthz`, `${origin}/`]) await untilAnswered(child, address, 'The shop');
    while (!(await fetch(`${apiOrigin}/readyz`)).ok) await wait(100);
    const pid = (role: Role) => childOf(child.pid ?? 0, programs[role]);
    while (pid('api') === undefined || pid('web') === undefined) await wait(100);
    return { origin, apiOrigin, variables, pid, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
