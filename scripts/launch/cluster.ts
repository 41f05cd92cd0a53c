import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readEnvironment } from '#config/environment.ts';
import { type Front, startFront } from './front.ts';
import { freePort } from './ports.ts';
import { testAdmin } from './test-shop.ts';
import { startWeb, stopProcess, untilAnswered } from './web.ts';

/** What the processes share. `contentDir`: the sample site unless given. `port`: of the front that people reach; any free one unless given. */
export type Shared = { databaseUrl: string; redisUrl: string; contentDir?: string; port?: number };

/** A process of a cluster: where it answers, and the process itself. */
export type Member = { origin: string; child: ChildProcess };

export type Cluster = {
  /** Hands requests of browsers to the web processes in turn; `api` those of the web processes to the API processes. */
  web: Front;
  api: Front;
  webs: readonly Member[];
  apis: readonly Member[];
  stop: () => Promise<void>;
};

/** Starts two API and two web processes of the build at hand on a PostgreSQL and a Redis, each pair behind a front. */
export async function startCluster({ databaseUrl, redisUrl, contentDir, port }: Shared): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-cluster-'));
  const closing: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of closing.reverse()) await close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const own = port ?? (await freePort());
    const common = {
      DATABASE_URL: databaseUrl,
      PAYMENT_SANDBOX: 'on',
      REDIS_URL: redisUrl,
      CONTENT_DIR: contentDir ?? sampleAlone(folder),
      DATA_DIR: folder,
      PORT: String(own),
    };
    const startApi = async (): Promise<Member> => {
      const apiPort = await freePort();
      const child = spawn(process.execPath, ['scripts/run.mjs', 'serve-api'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...{ ...process.env, ...common, API_HOST: '', API_PORT: String(apiPort) },
          ...{ ADMIN_EMAIL: testAdmin.email, ADMIN_PASSWORD: testAdmin.password },
        },
      });
      closing.push(() => stopProcess(child));
      const origin = `http://127.0.0.1:${apiPort}`;
      await untilAnswered(child, `${origin}/healthz`, 'The API');
      return { origin, child };
    };
    const apis = await Promise.all([startApi(), startApi()]);
    const api = await openFront(await freePort(), apis);
    closing.push(api.close);
    const startOne = async (): Promise<Member> => {
      const webPort = await freePort();
      const child = await startWeb('start', { ...readEnvironment(), port: webPort, apiHost: api.origin }, { REDIS_URL: redisUrl });
      closing.push(() => stopProcess(child));
      return { origin: `http://127.0.0.1:${webPort}`, child };
    };
    const webs = await Promise.all([startOne(), startOne()]);
    const web = await openFront(own, webs);
    closing.push(web.close);
    return { web, api, webs, apis, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A folder of sites with the first sample alone: it is imported in half the time of both. */
function sampleAlone(folder: string): string {
  const sites = join(folder, 'sites');
  mkdirSync(sites);
  symlinkSync(resolve('content/89'), join(sites, '89'));
  return sites;
}

const openFront = (port: number, members: readonly Member[]): Promise<Front> =>
  startFront(
    port,
    members.map(({ origin }) => origin),
  );
