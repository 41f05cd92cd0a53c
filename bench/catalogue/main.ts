import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { createApp } from '#backend/app.ts';
import { openDatabase } from '#backend/platform/database/connect.ts';
import { fill } from './fill.ts';

/**
 * `npm run bench:catalogue`: search, filtered lists and sheet of a catalogue of 1,000 and of 100,000 products, on PGlite and,
 * where one answers, on PostgreSQL (TEST_DATABASE_URL), in databases that are gone at the end. Calls take turns, so that what
 * else the machine does weighs on both. BENCH_ENGINE names one engine alone, BENCH_PRODUCTS another size. Fails where the large catalogue takes more than twice the time of the small one.
 */
const sizes = [1000, Number(process.env.BENCH_PRODUCTS ?? 100_000)];
const rounds = 101;
/** Calls before those, so that code that has just been read is not measured. */
const warming = 30;
const most = 2;
const page = 'nbItem=24';
const calls: Readonly<Record<string, string>> = {
  'search: robe en lin': `/product?${page}&search=robe+en+lin&orderBy=relevance`,
  'search, typo: chemise flurie': `/product?${page}&search=chemise+flurie&orderBy=relevance`,
  'search, being typed: pan': `/product?${page}&search=pan&orderBy=relevance`,
  'search of nearly all: main': `/product?${page}&search=main&orderBy=relevance`,
  'list of all, by price': `/product?${page}`,
  'list of all, by name, page 5': `/product?${page}&orderBy=name&page=5`,
  'filtered: size, colour, price, in stock': `/product?${page}&size=38,40,42&colour=Noir,Bleu&price=gte:2000,lte:9000&availability=in-stock`,
  'filtered: tag, reduced': `/product?${page}&tags=etiquette-1,etiquette-2&discount=true&orderBy=-discount`,
  sheet: '',
};
const idSite = 1;
const folder = mkdtempSync(join(tmpdir(), 'storefront-bench-'));
const server = process.env.TEST_DATABASE_URL ?? 'postgresql://postgres@127.0.0.1:5432/postgres';
const closing: (() => Promise<unknown>)[] = [];
const mediaStore = { write: async () => {}, read: async () => null, has: async () => false };

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server, connectionTimeoutMillis: 3_000 });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function databaseFor(engine: string, size: number): Promise<string | undefined> {
  if (engine === 'PGlite') return undefined;
  const name = `storefront_bench_${process.pid}_${size}`;
  await onServer(`create database ${name}`);
  closing.push(() => onServer(`drop database ${name} with (force)`));
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

/** The API in front of a filled database; gives the time of a call in ms. */
async function shop(engine: string, size: number): Promise<(path: string) => Promise<number>> {
  const open = await openDatabase({ dataDir: join(folder, `${size}`), databaseUrl: await databaseFor(engine, size) });
  closing.push(open.close);
  const began = performance.now();
  await fill(open.db, idSite, size);
  const filled = performance.now();
  const config = { siteId: idSite, webOrigin: 'http://shop.test', checkAnswers: false, paymentSandbox: true };
  const app = createApp({ db: open.db, mediaStore, logger: pino({ level: 'silent' }), now: () => new Date(), config });
  const { rows } = (await open.db.execute(`select max(id) - 7 as id from products`)) as unknown as { rows: { id: number }[] };
  const sheet = `/product/${rows[0]?.id}`;
  const call = async (path: string) => {
    const start = performance.now();
    const answer = await app.request(path || sheet);
    const body = (await answer.json()) as { success: boolean; data: { total?: number } };
    if (!body.success || body.data.total === 0) throw new Error(`${path}: ${answer.status} ${JSON.stringify(body).slice(0, 300)}`);
    return performance.now() - start;
  };
  const first = await call(`/product?${page}`);
  console.log(`${engine}, ${size} products: filled in ${seconds(filled - began)}, the first list of a process in ${seconds(first)}`);
  return call;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? 0;

let isSlow = false;
try {
  const isThere = await onServer('select 1').then(
    () => true,
    () => false,
  );
  if (!isThere) console.log('No PostgreSQL answers: PGlite alone is measured.');
  const engines = isThere ? ['PGlite', 'PostgreSQL'] : ['PGlite'];
  for (const engine of engines.filter((name) => name === (process.env.BENCH_ENGINE ?? name))) {
    const shops = [];
    for (const size of sizes) shops.push(await shop(engine, size));
    for (const [name, path] of Object.entries(calls)) {
      const times: number[][] = shops.map(() => []);
      for (let round = 0; round < warming + rounds; round += 1) {
        for (const [at, call] of shops.entries()) {
          const time = await call(path);
          if (round >= warming) times[at]?.push(time);
        }
      }
      const [small = 0, large = 0] = times.map(median);
      isSlow ||= large > most * small;
      console.log(
        `${engine.padEnd(10)} ${name.padEnd(40)} ${small.toFixed(1).padStart(7)} ms ${large.toFixed(1).padStart(7)} ms  × ${(large / small).toFixed(2)}`,
      );
    }
    for (const close of closing.splice(0).reverse()) await close();
    rmSync(folder, { recursive: true, force: true });
  }
} finally {
  for (const close of closing.reverse()) await close();
  rmSync(folder, { recursive: true, force: true });
}
if (isSlow) {
  console.error(`A catalogue of ${sizes[1]} products takes more than ${most} times the time of ${sizes[0]}.`);
  process.exitCode = 1;
}
