import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Environment } from '#config/environment.ts';
import { createApp } from './app.ts';
import { openDatabase } from './db/connect.ts';
import { startJobs } from './jobs/scheduler.ts';
import { shopJobs } from './jobs/shop-jobs.ts';
import { type Listening, listen } from './listen.ts';
import { diskMediaStore } from './media/disk-store.ts';
import { prepareDatabase } from './site/prepare.ts';

type StartOptions = {
  environment: Environment;
  /** The administrator to make where a site has none. */
  admin: { email: string; password: string };
  onProgress?: (line: string) => void;
};

export type RunningApi = Listening & { adminCreated: boolean };

/**
 * Opens the database, imports the sample sites at the first start, and listens on the loopback address.
 * `stop` ends requests under way, then closes the database. Throws DatabaseLockedError, DatabaseUnreachableError,
 * ArchiveError or PortTakenError, each with a message of one line; then nothing stays open.
 */
export async function startApi({ environment, admin, onProgress }: StartOptions): Promise<RunningApi> {
  const { dataDir, contentDir, databaseUrl, siteId, port, apiPort, logLevel } = environment;
  const database = await openDatabase({ dataDir, databaseUrl });
  try {
    const { db } = database;
    const mediaStore = diskMediaStore(join(dataDir, 'media'));
    const siteIds = [...new Set([siteId, ...(await sitesIn(contentDir))])];
    const { adminCreated } = await prepareDatabase({ db, mediaStore, contentDir, siteIds, admin, ...(onProgress ? { onProgress } : {}) });
    const config = {
      siteId,
      webOrigin: `http://localhost:${port}`,
      checkAnswers: false,
      paymentSandbox: environment.paymentSandbox,
      svgHosts: environment.svgHosts,
    };
    const logger = pino({ level: logLevel });
    const app = createApp({ db, config, mediaStore, logger });
    const listening = await listen({ app, port: apiPort });
    const jobs = startJobs({ db, logger, now: () => new Date() }, shopJobs(config.webOrigin));
    const stop = async () => {
      await listening.stop();
      await jobs.stop();
      await database.close();
    };
    return { url: listening.url, stop, adminCreated };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Sites that a folder holds: its folders that are named by a number. */
async function sitesIn(contentDir: string): Promise<number[]> {
  return (await readdir(contentDir)).filter((name) => /^[1-9]\d*$/.test(name)).map(Number);
}
