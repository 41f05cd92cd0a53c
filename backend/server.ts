import { readdir } from 'node:fs/promises';
import { pino } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import { paymentJobs, paymentProviders } from '#backend/commerce/payment/index.ts';
import { smtpTransport } from '#backend/foundation/mail/index.ts';
import { resealSecrets } from '#backend/foundation/settings/index.ts';
import { prepareDatabase } from '#backend/operations/archive/index.ts';
import { openDatabase } from '#backend/platform/database/connect.ts';
import type { WholeDatabase } from '#backend/platform/database/database.ts';
import { type Listening, listen } from '#backend/platform/http/listen.ts';
import { startJobs } from '#backend/platform/jobs/scheduler.ts';
import { takeKeyring } from '#backend/platform/secrets/sealing.ts';
import { openMediaStore } from '#backend/platform/storage/open-store.ts';
import type { MediaStore } from '#backend/platform/storage/store.ts';
import type { Environment } from '#config/environment.ts';
import { createApp, shopMeasures, tellShop } from './app.ts';
import { filesJob, mailJob, relayFeedJob, shopJobs } from './shop-jobs.ts';

type StartOptions = {
  environment: Environment;
  /** The administrator to make where a site has none. */
  admin: { email: string; password: string };
  onProgress?: ((line: string) => void) | undefined;
};

export type RunningApi = Listening & { adminCreated: boolean };

/**
 * Opens the database, imports the sample sites at the first start, and listens, on the loopback address unless told otherwise.
 * `stop` says so on `/readyz`, ends requests and jobs under way, then closes the database. Throws DatabaseLockedError,
 * DatabaseUnreachableError, ArchiveError or PortTakenError, each with a message of one line; then nothing stays open.
 */
export async function startApi({ environment, admin, onProgress }: StartOptions): Promise<RunningApi> {
  const { dataDir, databaseUrl, siteId, apiPort, apiBind, publicUrl, smtpUrl, stopDelay } = environment;
  takeKeyring(environment.secretsKeys);
  const database = await openDatabase({ dataDir, databaseUrl });
  const now = () => new Date();
  let isStopping = false;
  try {
    const { db } = database;
    const mediaStore = await openMediaStore(environment);
    const { adminCreated } = await prepareSites({ environment, db, mediaStore, admin, onProgress });
    const config = {
      siteId,
      webOrigin: publicUrl,
      isOpenToOthers: environment.isOpenToOthers,
      checkAnswers: false,
      paymentSandbox: environment.paymentSandbox,
      paymentSimulator: environment.paymentSimulator,
      svgHosts: environment.svgHosts,
      relayHosts: environment.relayHosts,
      publicFilesUrl: environment.s3?.publicUrl,
      sendsMail: smtpUrl !== undefined,
      metricsToken: environment.metricsToken,
      isProxy: environment.isProxy,
    };
    const logger = pino({ level: environment.logLevel });
    const measures = shopMeasures(db);
    collectDefaultMetrics({ register: measures.registry });
    const payments = paymentProviders(config);
    const parts = { db, payments, config, mediaStore, logger, measures, now, isStopping: () => isStopping };
    const app = createApp(parts);
    const listening = await listen({ app, port: apiPort, host: apiBind });
    // The first list of a process reads the whole catalogue: it is asked for before a visitor does.
    void app.request('/product?nbItem=1');
    const mailing = smtpUrl ? [mailJob(smtpTransport(smtpUrl, publicUrl))] : [];
    const jobs = startJobs({ db, logger, now, measures }, [
      ...shopJobs(publicUrl, tellShop, logger),
      ...paymentJobs({ providers: payments, logger, webOrigin: publicUrl, tell: tellShop }),
      filesJob(mediaStore),
      relayFeedJob(environment.relayHosts, logger),
      ...mailing,
    ]);
    const stop = async () => {
      isStopping = true;
      await listening.stop(stopDelay * 1000);
      await jobs.stop();
      await database.close();
    };
    return { url: listening.url, stop, adminCreated };
  } catch (error) {
    await database.close();
    throw error;
  }
}

type Preparing = Pick<StartOptions, 'environment' | 'admin' | 'onProgress'> & { db: WholeDatabase; mediaStore: MediaStore };

/** Imports the sites that are not there yet. */
async function prepareSites({ environment, db, mediaStore, admin, onProgress }: Preparing): Promise<{ adminCreated: boolean }> {
  const { siteId, contentDir } = environment;
  const siteIds = [...new Set([siteId, ...(await sitesIn(contentDir))])];
  const prepared = await prepareDatabase({ db, mediaStore, contentDir, siteIds, admin, ...(onProgress ? { onProgress } : {}) });
  await resealSecrets(db);
  return prepared;
}

/** Prepares what `startApi` needs before it serves, for a process that ends then. Throws the same errors. */
export async function prepareApi({ environment, admin, onProgress }: StartOptions): Promise<{ adminCreated: boolean }> {
  const { dataDir, databaseUrl } = environment;
  takeKeyring(environment.secretsKeys);
  const database = await openDatabase({ dataDir, databaseUrl });
  try {
    return await prepareSites({ environment, db: database.db, mediaStore: await openMediaStore(environment), admin, onProgress });
  } finally {
    await database.close();
  }
}

/** Sites that a folder holds: its folders that are named by a number. */
async function sitesIn(contentDir: string): Promise<number[]> {
  return (await readdir(contentDir)).filter((name) => /^[1-9]\d*$/.test(name)).map(Number);
}
