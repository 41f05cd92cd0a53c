import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSiteFiles } from '#backend/operations/archive/export/export.ts';
import { openDatabase } from '#backend/platform/database/connect.ts';
import { writeSite } from '../../tests/integration/site/small-site.ts';
import { readFolder, writeFolder } from '../../tests/integration/site/written-site.ts';
import { productEntries, productSlug } from '../product-entries.ts';

/**
 * `npm run bench:import`: how long a folder of 10,000 products (BENCH_PRODUCTS) takes to be checked, imported, imported again and exported,
 * on PGlite in a database that is gone at the end. The time that the processor worked counts: what else the machine does weighs on it
 * less. To compare two commits, run it in a clone of each by turns.
 */
const count = Number(process.env.BENCH_PRODUCTS ?? 10_000);
const idSite = 1;

async function measure<T>(name: string, work: () => Promise<T>): Promise<T> {
  const [begun, used] = [performance.now(), process.cpuUsage()];
  const done = await work();
  const { user, system } = process.cpuUsage(used);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  console.log(
    `${name.padEnd(14)} ${seconds((user + system) / 1000).padStart(8)} worked ${seconds(performance.now() - begun).padStart(8)} passed`,
  );
  return done;
}

const dataDir = mkdtempSync(join(tmpdir(), 'bench-import-'));
const folder = writeSite(idSite, (files) => {
  files['products.json'] = productEntries(count);
});
const { db, close } = await openDatabase({ dataDir });
try {
  const now = new Date('2026-11-01T10:00:00Z');
  const read = await measure('check', () => readFolder(folder));
  await measure('import', () => writeFolder(db, read, idSite, now));
  await measure('import again', () => writeFolder(db, read, idSite, now));
  const files = await measure('export', () => readSiteFiles(db, idSite));
  if (!files?.texts.get('products.json')?.includes(productSlug(count - 1))) throw new Error('the last product is not exported');
} finally {
  await close();
  for (const path of [dataDir, folder]) rmSync(path, { recursive: true, force: true });
}
