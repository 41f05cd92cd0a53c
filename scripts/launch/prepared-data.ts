import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { createRenditions } from '#backend/foundation/media/renditions.ts';
import { openDatabase } from '#backend/platform/database/connect.ts';
import { openMediaStore } from '#backend/platform/storage/open-store.ts';
import { media } from '#backend/tables/site.ts';
import { productImages } from '#backend/tables/site-presentation.ts';
import { cachedFolder } from './cached-folder.ts';
import { hashSources } from './source-hash.ts';
import { writeTestContent } from './test-content.ts';
import { testAdmin } from './test-shop.ts';

/** Sources of the data. The day counts too: an import dates what it writes. */
const sources = [
  'content',
  'tests/e2e/content',
  'backend',
  'domain',
  'schemas',
  'config',
  'package-lock.json',
  'scripts/launch/prepared-data.ts',
];

/** Width of the pictures of lists, in px. */
const listWidth = 480;

/** The tests' shop before anybody has bought: its data folder (DATA_DIR) and its sites (CONTENT_DIR). */
export type PreparedData = { dataDir: string; contentDir: string };

/**
 * Imports the sample sites with the tests' additions and makes their pictures, once for each version of what they are made from and day;
 * the folders are to be copied, not used.
 */
export async function prepareTestData(): Promise<PreparedData> {
  const version = hashSources(sources, process.version, new Date().toISOString().slice(0, 10)).slice(0, 16);
  const folder = await cachedFolder('test-shop', version, importTestContent);
  return { dataDir: join(folder, 'data'), contentDir: join(folder, 'content') };
}

async function importTestContent(folder: string): Promise<void> {
  const content = join(folder, 'content');
  writeTestContent(content);
  const own = { DATA_DIR: join(folder, 'data'), CONTENT_DIR: content, DATABASE_URL: '' };
  const child = spawn(process.execPath, ['scripts/run.mjs', 'prepare-data'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...own, ADMIN_EMAIL: testAdmin.email, ADMIN_PASSWORD: testAdmin.password },
  });
  const [status] = (await once(child, 'exit')) as [number | null];
  if (status !== 0) throw new Error(`The data of the tests could not be prepared (status ${status}).`);
  await makeListPictures(own.DATA_DIR);
}

/** Makes the pictures that products have in lists: each of the tests' shops would make them anew, while a test waits for its page. */
async function makeListPictures(dataDir: string): Promise<void> {
  const make = createRenditions(await openMediaStore({ dataDir, s3: undefined }));
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined });
  try {
    const { hash, format, width, height } = media;
    const masters = await db
      .selectDistinct({ hash, format, width, height })
      .from(media)
      .innerJoin(productImages, eq(productImages.idMedia, media.id))
      .where(eq(productImages.position, 0));
    for (const master of masters) await make(master, listWidth, 'avif', { caller: '', log: pino({ enabled: false }) });
  } finally {
    await close();
  }
}
