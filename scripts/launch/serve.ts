import { readEnvironment } from '#config/environment.ts';
import { startEmbeddedApi } from './api.ts';
import { buildWhenNeeded } from './build.ts';
import { requireFolder, requireFreePort, requireWritable } from './preflight.ts';
import { startWeb, stopProcess } from './web.ts';

/**
 * Starts API and web and prints where they are; resolves when they serve. SIGINT and SIGTERM stop both cleanly.
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
  requireWritable(process.env.NEXT_DIST_DIR ?? '.next', 'The build folder');

  const stopping = new AbortController();
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    for (const step of stops.reverse()) await step();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop().then(() => process.exit(0)));

  try {
    // The database is prepared while the site is built.
    const [api] = await Promise.all([
      environment.apiIsEmbedded
        ? startEmbeddedApi(environment).then((started) => {
            stops.push(started.stop);
            return started;
          })
        : undefined,
      tellAndBuild(stopping.signal),
    ]);
    const web = await startWeb('start', environment);
    stops.push(() => stopProcess(web));
    web.once('exit', (code) => {
      if (stopping.signal.aborted) return;
      console.error(`The web server stopped with status ${code}.`);
      void stop().then(() => process.exit(1));
    });
    console.log(`\n  Shop    http://localhost:${environment.port}/\n  Admin   http://localhost:${environment.port}/admin`);
    if (api?.credentials) console.log(api.credentials);
    console.log(`\nready http://localhost:${environment.port}`);
  } catch (error) {
    if (stopping.signal.aborted) return;
    await stop();
    throw error;
  }
}

async function tellAndBuild(signal: AbortSignal): Promise<void> {
  const timer = setTimeout(() => console.log('  Building the site; the first time takes about half a minute …'), 1_000);
  try {
    await buildWhenNeeded(signal);
  } finally {
    clearTimeout(timer);
  }
}
