import { setTimeout as wait } from 'node:timers/promises';
import { type Environment, readEnvironment } from '#config/environment.ts';
import { startApiProcess } from './api-process.ts';
import { build, neededBuild } from './build.ts';
import { keepRunning } from './keep-running.ts';
import { networkNotice } from './network-notice.ts';
import { paymentNotice } from './payment-notice.ts';
import { requireFreePort } from './ports.ts';
import { requireFolder, requireWritable } from './preflight.ts';
import { startWeb, webOriginOf } from './web.ts';

/**
 * Starts API and web, each in a process of its own, and prints where they are; resolves when they serve. One that dies is started again
 * and takes the other not along. SIGINT and SIGTERM stop both cleanly.
 * Everything that can be known to fail is looked at before anything is made; then an error with a message of one line is thrown.
 */
export async function serve(): Promise<void> {
  const environment = readEnvironment();
  await requireFreePort(environment.port, 'PORT');
  if (environment.apiIsEmbedded) {
    await requireFreePort(environment.apiPort, 'API_PORT', '127.0.0.1');
    requireWritable(environment.dataDir, 'The data folder (DATA_DIR)');
    requireFolder(environment.contentDir, 'The folder of sites (CONTENT_DIR)');
  }
  const toBuild = neededBuild();
  // A build that is there already may be read alone.
  if (toBuild) requireWritable(process.env.NEXT_DIST_DIR ?? '.next', 'The build folder');

  const stopping = new AbortController();
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    for (const step of stops.reverse()) await step();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop().then(() => process.exit(0)));

  let credentials: string | undefined;
  const keepApi = async () => {
    const start = () => startApiProcess({}, (text) => (credentials = text));
    // It lets requests under way end, for 10 s at most.
    stops.push(await keepRunning({ name: 'The API', start, patienceMs: 1000 * environment.stopDelay + 15_000 }));
  };
  try {
    // The database is prepared while the site is built and the web server loads.
    const api = environment.apiIsEmbedded ? keepApi() : Promise.resolve();
    // Said once the API serves: a start that cannot be is refused before.
    const tellOfBuild = () => console.log('  Building the site; the first time takes about half a minute …');
    if (toBuild) api.then(tellOfBuild, () => {});
    const keepPages = async () => {
      if (toBuild) await build(toBuild, stopping.signal);
      const start = () => startWeb('start', environment, {}, api);
      stops.push(await keepRunning({ name: 'The web server', start, patienceMs: 1000 * environment.stopDelay + 10_000 }));
    };
    await Promise.all([api, keepPages()]);
    const origin = webOriginOf(environment);
    console.log(`\n  Shop    ${origin}/\n  Admin   ${origin}/admin${networkNotice(environment)}`);
    if (environment.apiIsEmbedded) console.log(paymentNotice(environment));
    if (credentials) console.log(credentials);
    await untilSiteIsThere(environment, stopping.signal);
    if (!stopping.signal.aborted) console.log(`\nready ${origin}`);
  } catch (error) {
    if (stopping.signal.aborted) return;
    await stop();
    throw error;
  }
}

/**
 * Resolves once the site can be shown. While the API is away the web server says so to whoever asks (503); what is missing is printed
 * once, and the API is waited for as long as it takes.
 */
async function untilSiteIsThere(environment: Environment, signal: AbortSignal): Promise<void> {
  const { apiHost } = environment;
  for (let isTold = false; !signal.aborted; isTold = true) {
    const status = await fetch(`${webOriginOf(environment)}/`, { redirect: 'manual', signal }).then(
      (answer) => answer.status,
      () => 503,
    );
    if (status !== 503 || signal.aborted) return;
    if (!isTold) console.error(`\nnot ready: ${await missingOf(apiHost)}. Pages answer 503 until it does; trying again every second …`);
    await wait(1_000, undefined, { signal }).catch(() => {});
  }
}

/** Returns in one line why the site cannot be shown. */
async function missingOf(apiHost: string): Promise<string> {
  try {
    const { status } = await fetch(`${apiHost}/readyz`, { signal: AbortSignal.timeout(3_000) });
    return `the API at ${apiHost} (API_HOST) answers ${status}`;
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    return `the API at ${apiHost} (API_HOST) does not answer${cause?.code ? `: ${cause.code}` : ''}`;
  }
}
