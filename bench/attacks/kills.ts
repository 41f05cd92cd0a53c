import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { buildWhenNeeded } from '../../scripts/launch/build.ts';
import { freePort } from '../../scripts/launch/ports.ts';
import { newPostgres } from '../../scripts/launch/test-services.ts';
import { stopProcess, untilAnswered } from '../../scripts/launch/web.ts';
import { type KeptShop, type Role, startKeptShop } from './kept-shop.ts';

/**
 * `npm run bench:kills`: the API and the web server of `npm start` are killed in turn, BENCH_KILLS (20) times each, under load; how long
 * until each serves again, beside plain starts of the same run, and what the other answered meanwhile. Fails where one is back later than
 * 1.5 times a plain start, or where the other was away.
 */
const kills = Number(process.env.BENCH_KILLS ?? 20);
const bound = 1.5;
/** A process that lived for half a minute is started again at once. */
const lifeMs = 32_000;

const healthOf = (shop: KeptShop, role: Role) => `${role === 'api' ? shop.apiOrigin : shop.origin}/healthz`;

const isUp = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(2_000) }).then(
    (answer) => answer.ok,
    () => false,
  );

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Milliseconds of plain starts: a web server on the shop's API, and an API on a database that is imported already. */
async function plainStarts(shop: KeptShop): Promise<Record<Role, number>> {
  const { url, drop } = await newPostgres();
  try {
    const start = async (role: Role): Promise<number> => {
      const port = await freePort();
      const own =
        role === 'api' ? { DATABASE_URL: url, API_PORT: String(port) } : { PORT: String(port), API_HOST: shop.apiOrigin, REDIS_URL: '' };
      const begun = performance.now();
      const child: ChildProcess = spawn(process.execPath, ['scripts/run.mjs', role === 'api' ? 'serve-api' : 'serve-web'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, ...shop.variables, NODE_ENV: 'production', ...own },
      });
      await untilAnswered(child, `http://127.0.0.1:${port}/healthz`, role);
      const tookMs = performance.now() - begun;
      await stopProcess(child);
      return tookMs;
    };
    await start('api');
    const times: Record<Role, number[]> = { api: [], web: [] };
    for (let turn = 0; turn < 3; turn += 1) for (const role of ['api', 'web'] as const) times[role].push(await start(role));
    return { api: median(times.api), web: median(times.web) };
  } finally {
    await drop();
  }
}

/** Sends requests until `isOver`; returns how many got no answer. */
async function load(address: string, isOver: () => boolean): Promise<{ asked: number; failed: number }> {
  let [asked, failed] = [0, 0];
  while (!isOver()) {
    asked += 1;
    if (!(await isUp(address))) failed += 1;
    await wait(20);
  }
  return { asked, failed };
}

/** Kills one process; resolves to the milliseconds until another answers in its place, and to what the other process answered meanwhile. */
async function killOnce(shop: KeptShop, role: Role): Promise<{ backMs: number; asked: number; failed: number }> {
  const pid = shop.pid(role);
  if (pid === undefined) throw new Error(`there is no ${role} process to kill`);
  let isBack = false;
  const other = load(healthOf(shop, role === 'api' ? 'web' : 'api'), () => isBack);
  const begun = performance.now();
  process.kill(pid, 'SIGKILL');
  while (shop.pid(role) === pid || shop.pid(role) === undefined || !(await isUp(healthOf(shop, role)))) await wait(20);
  const backMs = performance.now() - begun;
  isBack = true;
  return { backMs, ...(await other) };
}

await buildWhenNeeded(AbortSignal.timeout(600_000));
const shop = await startKeptShop(true);
let isOver = false;
const shoppers = load(`${shop.origin}/`, () => isOver);
try {
  const plain = await plainStarts(shop);
  const back: Record<Role, number[]> = { api: [], web: [] };
  const others = { asked: 0, failed: 0 };
  await wait(lifeMs);
  for (let turn = 0; turn < kills; turn += 1) {
    for (const role of ['web', 'api'] as const) {
      const { backMs, asked, failed } = await killOnce(shop, role);
      back[role].push(backMs);
      others.asked += asked;
      others.failed += failed;
      await wait(lifeMs / 2);
    }
  }
  for (const role of ['api', 'web'] as const) {
    const slowest = Math.max(...back[role]);
    const ratio = slowest / plain[role];
    console.log(
      `${role}: plain start ${plain[role].toFixed(0)} ms; killed ${kills} times, back after ${median(back[role]).toFixed(0)} ms, at most ${slowest.toFixed(0)} ms (× ${ratio.toFixed(2)})`,
    );
    if (ratio > bound) process.exitCode = 1;
  }
  console.log(`the other process meanwhile: ${others.failed} of ${others.asked} questions not answered`);
  if (others.failed > 0) process.exitCode = 1;
} finally {
  isOver = true;
  await shoppers;
  await shop.stop();
}
