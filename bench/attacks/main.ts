import { setTimeout as wait } from 'node:timers/promises';
import { buildWhenNeeded } from '../../scripts/launch/build.ts';
import { attacks } from './attacks.ts';
import { type KeptShop, type Role, startKeptShop } from './kept-shop.ts';
import { memoryOf, type Seen, watch } from './watch.ts';

/**
 * `npm run bench:attacks`: what strangers did to end the shop, in turn and at once, while shoppers ask for pages: the slowest page, the
 * most memory of each process, and the seconds until it was given back. On the embedded database, then on PostgreSQL (TEST_DATABASE_URL,
 * else this machine's) with a Redis of its own; BENCH_ON=embedded or services takes one. Fails beyond the bounds below, where a page fails
 * and where a process ended.
 */
const bounds = { pageMs: 1000, growthMb: 300, restSeconds: 60, restMb: 50 };
/** Seconds of shoppers alone, which everything is set beside. */
const quietSeconds = 20;

const roles: readonly Role[] = ['api', 'web'];
const faults: string[] = [];

/** Seconds until each process holds nearly what it held before, at most those that it may take. */
async function secondsUntilGivenBack(shop: KeptShop, before: Seen['peakMb']): Promise<number> {
  for (let seconds = 0; ; seconds += 1) {
    const now = memoryOf(shop);
    if (seconds >= bounds.restSeconds || roles.every((role) => now[role] <= before[role] + bounds.restMb)) return seconds;
    await wait(1000);
  }
}

function say(name: string, seen: Seen, beside: Seen['peakMb'], restSeconds: number | undefined): void {
  const memory = roles.map((role) => {
    const growth = Math.round(seen.peakMb[role] - beside[role]);
    return `${role} ${seen.peakMb[role].toFixed(0)} MB (${growth < 0 ? '' : '+'}${growth})`.padEnd(22);
  });
  const rest = restSeconds === undefined ? '' : `given back after ${restSeconds} s`;
  const page = `${seen.pages} pages, slowest ${seen.slowestMs.toFixed(0)} ms, ${seen.failed} failed`;
  console.log(`${name.padEnd(40)} ${page.padEnd(44)} ${memory.join(' ')} ${rest}`);
}

function judge(name: string, seen: Seen, beside: Seen['peakMb'], restSeconds: number): void {
  if (seen.slowestMs > bounds.pageMs) faults.push(`${name}: a page took ${seen.slowestMs.toFixed(0)} ms`);
  if (seen.failed > 0) faults.push(`${name}: ${seen.failed} pages failed`);
  if (!seen.lived) faults.push(`${name}: a process ended`);
  for (const role of roles)
    if (seen.peakMb[role] - beside[role] > bounds.growthMb)
      faults.push(`${name}: the ${role} process held ${seen.peakMb[role].toFixed(0)} MB`);
  if (restSeconds >= bounds.restSeconds) faults.push(`${name}: memory was not given back in ${restSeconds} s`);
}

async function attackShop(shop: KeptShop): Promise<void> {
  const { products } = (await (await fetch(`${shop.origin}/api/product?nbItem=5`)).json()).data as { products: { url: string }[] };
  const paths = ['/', ...products.map(({ url }) => url)];
  for (const path of paths) await (await fetch(shop.origin + path)).arrayBuffer();
  const quiet = await watch(shop, paths, wait(quietSeconds * 1000));
  say('shoppers alone', quiet, quiet.peakMb, undefined);
  const together = { name: 'all at once', run: async () => void (await Promise.all(attacks.map(({ run }) => run(shop.origin)))) };
  for (const { name, run } of [...attacks, together]) {
    const seen = await watch(shop, paths, run(shop.origin));
    const restSeconds = await secondsUntilGivenBack(shop, quiet.peakMb);
    say(name, seen, quiet.peakMb, restSeconds);
    judge(name, seen, quiet.peakMb, restSeconds);
  }
}

await buildWhenNeeded(AbortSignal.timeout(600_000));
for (const on of ['embedded', 'services'].filter((one) => !process.env.BENCH_ON || process.env.BENCH_ON === one)) {
  console.log(on === 'embedded' ? '\nthe embedded database' : '\nPostgreSQL and Redis');
  const shop = await startKeptShop(on === 'services');
  try {
    await attackShop(shop);
  } finally {
    await shop.stop();
  }
}
for (const fault of faults) console.error(`  beyond a bound: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
