import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { callsOf, linearCalls } from './calls.ts';
import { type BenchShop, onServer, openShop } from './shop.ts';

/**
 * `npm run bench:catalogue`: lists, searches, pickers and sheets of a shop of 1,000 and of 100,000 products, the panel's too, on PGlite and,
 * where one answers, on PostgreSQL (TEST_DATABASE_URL), in databases that are gone at the end. Calls take turns, so that what else the
 * machine does weighs on both. Then what grows by its nature, with the delay of the API's event loop. BENCH_ENGINE names one engine alone,
 * BENCH_PRODUCTS another size, BENCH_ROUNDS how often each call is measured. Fails where the large shop takes more than twice the time of the
 * small one, or where the event loop is kept more than 50 ms longer than when idle, at the 99th percentile.
 */
const sizes = [1000, Number(process.env.BENCH_PRODUCTS ?? 100_000)];
const rounds = Number(process.env.BENCH_ROUNDS ?? 101);
/** Calls before those, so that code that has just been read is not measured. */
const warming = 30;
const most = 2;
const maxDelayMs = 50;
const firstList = '/product?nbItem=24';

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const figure = (ms: number) => `${ms.toFixed(1).padStart(7)} ms`;
const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
const faults: string[] = [];

/** Runs work, and measures its time and the delay of the event loop meanwhile: the 99th percentile and the maximum, in ms. */
async function watched<T>(work: () => Promise<T>): Promise<{ done: T; ms: number; p99: number; max: number }> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const start = performance.now();
  const done = await work();
  const ms = performance.now() - start;
  delay.disable();
  return { done, ms, p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 };
}

async function compare(engine: string, shops: readonly BenchShop[]): Promise<void> {
  const numbered = await Promise.all(
    shops.map(async ({ call }) => {
      const { products } = (await call(`${firstList}&orderBy=date&page=20`)).data as { products: { id: number }[] };
      const { items } = (await call('/admin/media?nbItem=1&page=7', true)).data as { items: { name: string }[] };
      return callsOf({ idProduct: products[0]?.id ?? 0, file: items[0]?.name ?? '' });
    }),
  );
  for (const name of Object.keys(numbered[0] ?? {})) {
    const times: number[][] = shops.map(() => []);
    for (let round = 0; round < warming + rounds; round += 1) {
      for (const [at, { call }] of shops.entries()) {
        const { path = '', isAdmin } = numbered[at]?.[name] ?? {};
        const { ms, data } = await call(path, isAdmin);
        if ((data as { total?: number }).total === 0) throw new Error(`${path} finds nothing`);
        if (round >= warming) times[at]?.push(ms);
      }
    }
    const [small = 0, large = 0] = times.map(median);
    if (large > most * small) faults.push(`${engine}, ${name}: ${(large / small).toFixed(2)} times the time`);
    console.log(`${engine.padEnd(10)} ${name.padEnd(42)} ${figure(small)} ${figure(large)}  × ${(large / small).toFixed(2)}`);
  }
}

/** Measures work that must read the whole shop: its time, and the delay of the event loop meanwhile. */
async function watchLinear(engine: string, { db, call }: BenchShop): Promise<void> {
  const idle = await watched(() => wait(3000));
  const tell = (name: string, { ms, p99, max }: { ms: number; p99: number; max: number }) => {
    console.log(`${engine.padEnd(10)} ${name.padEnd(42)} ${figure(ms)}  event loop: p99 ${figure(p99)}, at most ${figure(max)}`);
    if (p99 > idle.p99 + maxDelayMs) faults.push(`${engine}, ${name}: the event loop is kept for ${p99.toFixed(0)} ms`);
  };
  tell('idle', idle);
  const day = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  for (const [name, path] of Object.entries(linearCalls)) {
    const dated = path.replace('{from}', day(300)).replace('{to}', day(0));
    await call(dated, true);
    tell(name, await watched(() => call(dated, true)));
  }
  const changing = await watched(() => db.execute(`update products set name = 'Neuf ' || name`));
  tell('all products change, in the database', changing);
  const next = await watched(() => call(firstList));
  console.log(`${engine.padEnd(10)} ${'the next list after it'.padEnd(42)} ${figure(next.ms)}`);
  const isFollowed = async () => ((await call('/product?nbItem=1&name=lk:neuf')).data as { total: number }).total > 0;
  const times: number[] = [];
  const following = await watched(async () => {
    while (!(await isFollowed())) {
      times.push((await call(firstList)).ms);
      await wait(20);
    }
  });
  tell('until lists show it', following);
  console.log(
    `${engine.padEnd(10)} ${'lists meanwhile, median and longest'.padEnd(42)} ${figure(median(times))} ${figure(times.at(-1) ?? 0)}`,
  );
  tell('the next stock list of the panel', await watched(() => call('/admin/stock', true)));
}

async function measure(engine: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-bench-'));
  const shops: Awaited<ReturnType<typeof openShop>>[] = [];
  try {
    for (const size of sizes) {
      const opened = await watched(() => openShop(engine, size, join(folder, String(size))));
      shops.push(opened.done);
      const first = await watched(() => opened.done.call(firstList));
      console.log(`${engine}, ${size} products: there in ${seconds(opened.ms)}, the first list of a process in ${seconds(first.ms)}`);
    }
    await compare(engine, shops);
    const large = shops.at(-1);
    // An embedded database works in the process itself, statement by statement.
    if (large && engine === 'PostgreSQL') await watchLinear(engine, large);
  } finally {
    for (const { close } of shops) await close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const isThere = await onServer('select 1').then(
  () => true,
  () => false,
);
if (!isThere) console.log('No PostgreSQL answers: PGlite alone is measured.');
const engines = isThere ? ['PGlite', 'PostgreSQL'] : ['PGlite'];
for (const engine of engines.filter((name) => name === (process.env.BENCH_ENGINE ?? name))) await measure(engine);
if (faults.length > 0) {
  console.error(`A shop of ${sizes[1]} products takes too long:\n${faults.join('\n')}`);
  process.exitCode = 1;
}
