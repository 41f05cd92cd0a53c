import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '#config/environment.ts';
import { type AdminCall, callAsAdmin, signInAdmin } from './admin-session.ts';
import { startApiProcess } from './api-process.ts';
import { freePort } from './ports.ts';
import { type PreparedData, prepareTestData } from './prepared-data.ts';
import { testAdmin } from './test-shop.ts';
import { startWeb, stopProcess } from './web.ts';

export type Stack = {
  /** Origin of each web process: `http://localhost:51234`. */
  origins: string[];
  /** Signs in once and calls the API as an admin through a web process; resolves to `data`. */
  call: AdminCall;
  /** The admin's session, as a `Cookie` header. */
  cookie: string;
  /** The API's process, and the first of the web. */
  api: { pid: number };
  web: { pid: number };
  stopApi: () => Promise<void>;
  /** Starts the API again at its address, on its data. */
  startApi: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Starts the sample site on ports and folders of its own: an API, and web processes of the build at hand. For measurements and
 * tests that save what others would see. Nothing of it is left after `stop`.
 * @param variables more of the environment, such as the folder of other sites (CONTENT_DIR)
 * @param prepared sites that are imported already, of which the stack has a copy; without them it imports its sites first
 */
export async function startStack(
  webs = 1,
  variables: Readonly<Record<string, string>> = {},
  prepared: PreparedData | undefined = undefined,
): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-stack-'));
  if (prepared) cpSync(prepared.dataDir, folder, { recursive: true });
  const content = prepared ? { CONTENT_DIR: prepared.contentDir } : {};
  const children: ChildProcess[] = [];
  const stop = async () => {
    for (const child of children.reverse()) await stopProcess(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const ports = await Promise.all(Array.from({ length: webs + 1 }, freePort));
    const [apiPort = '', port = ''] = ports.map(String);
    const own = { PORT: port, API_PORT: apiPort, API_HOST: '', DATA_DIR: folder, DATABASE_URL: '', ...content, ...variables };
    const apiHost = `http://127.0.0.1:${apiPort}`;
    const startApi = async () => {
      children[0] = await startApiProcess({ ...own, ADMIN_EMAIL: testAdmin.email, ADMIN_PASSWORD: testAdmin.password });
    };
    const stopApi = async () => {
      if (children[0]) await stopProcess(children[0]);
    };
    await startApi();
    for (const web of ports.slice(1)) children.push(await startWeb('start', { ...readEnvironment(), port: web, apiHost }));
    const origins = ports.slice(1).map((web) => `http://localhost:${web}`);
    const [origin = ''] = origins;
    const cookie = await signInAdmin(origin);
    const [apiProcess = { pid: 0 }, web = { pid: 0 }] = children.map(({ pid = 0 }) => ({ pid }));
    return { origins, api: apiProcess, web, cookie, call: callAsAdmin(origin, () => cookie), stopApi, startApi, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts the sample site with the tests' content, without importing it again. */
export const startTestStack = async (webs = 1): Promise<Stack> => startStack(webs, {}, await prepareTestData());
