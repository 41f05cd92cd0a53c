import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readEnvironment } from '#config/environment.ts';
import { startApiProcess } from './api-process.ts';
import { type Front, startFront } from './front.ts';
import { freePort } from './ports.ts';
import { testAdmin } from './test-shop.ts';
import { startWeb, stopProcess } from './web.ts';

/**
 * Settings that the processes share. `contentDir`: the sample site by default. `port`: of the public server, any free one by default.
 * `stopDelay`: STOP_DELAY in seconds, none by default.
 */
export type Shared = { databaseUrl: string; redisUrl: string; contentDir?: string; port?: number; stopDelay?: number };

/** A process of a cluster: where it answers, the process itself, and what stops it and starts it again in its place. */
export type Member = { origin: string; child: ChildProcess; restart: () => Promise<void> };

export type Cluster = {
  /** Hands requests of browsers to the web processes in turn; `api` those of the web processes to the API processes. */
  web: Front;
  api: Front;
  webs: readonly Member[];
  apis: readonly Member[];
  stop: () => Promise<void>;
};

/** Starts two API and two web processes of the build at hand on a PostgreSQL and a Redis, each pair behind a front. */
export async function startCluster({ databaseUrl, redisUrl, contentDir, port, stopDelay = 0 }: Shared): Promise<Cluster> {
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
      STOP_DELAY: String(stopDelay),
    };
    const startMember = async (origin: string, start: () => Promise<ChildProcess>): Promise<Member> => {
      const stopMember = () => stopProcess(member.child, 1000 * stopDelay + 15_000);
      const restart = async () => {
        await stopMember();
        member.child = await start();
      };
      const member: Member = { origin, child: await start(), restart };
      closing.push(stopMember);
      return member;
    };
    const startApi = async (): Promise<Member> => {
      const apiPort = await freePort();
      const admin = { ADMIN_EMAIL: testAdmin.email, ADMIN_PASSWORD: testAdmin.password };
      const variables = { ...common, ...admin, API_HOST: '', API_PORT: String(apiPort) };
      return startMember(`http://127.0.0.1:${apiPort}`, () => startApiProcess(variables));
    };
    const apis = await Promise.all([startApi(), startApi()]);
    const api = await openFront(await freePort(), apis, '/readyz');
    closing.push(api.close);
    const startPages = async (): Promise<Member> => {
      const webPort = await freePort();
      const environment = { ...readEnvironment(), port: webPort, apiHost: api.origin };
      const variables = { REDIS_URL: redisUrl, STOP_DELAY: String(stopDelay) };
      return startMember(`http://127.0.0.1:${webPort}`, () => startWeb('start', environment, variables));
    };
    const webs = await Promise.all([startPages(), startPages()]);
    const web = await openFront(own, webs, '/healthz');
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

const openFront = (port: number, members: readonly Member[], healthPath: string): Promise<Front> =>
  startFront(
    port,
    members.map(({ origin }) => origin),
    healthPath,
  );
