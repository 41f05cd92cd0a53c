import autocannon from 'autocannon';
import { type CallName, callsOf, medusa, type Preparing, type Sent } from './calls.ts';
import { openShop, type Shop } from './shop.ts';

/**
 * `npm run bench:api`: what the API answers a second with 10 connections, and how long one call takes when nothing else runs, on
 * PostgreSQL (TEST_DATABASE_URL, else the one of this machine), beside what Medusa does. Fails below 20 times its rates, or above a
 * tenth of its times. API_PORT names the port; BENCH_CALL one call alone, BENCH_PROFILE a folder for a CPU profile of the API.
 */
const connections = 10;
const amount = 2000;
const alone = 200;
const wanted = 20;

type Figures = { rate: number; p50: number; unloaded: number; cpu: number };

/** Answers a second and their median time under load (ms). Throws where one is refused. */
async function underLoad(shop: Shop, calls: readonly Sent[]): Promise<Pick<Figures, 'rate' | 'p50'>> {
  // The iterator of a connection asks for one more than it sends.
  const waiting = calls.slice(0, -connections);
  const spare = calls.slice(-connections);
  const times: number[] = [];
  const next = () => waiting.shift() ?? spare.shift() ?? calls[0];
  const began = performance.now();
  // The load itself says that it is over at the next full second.
  let ended = began;
  const note = (_status: number, _bytes: number, time: number) => {
    times.push(time);
    ended = performance.now();
  };
  const result = await autocannon({
    url: shop.origin,
    connections,
    amount: calls.length - connections,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
    setupClient: (client) => client.on('response', note),
  });
  const seconds = (ended - began) / 1000;
  if (result.non2xx + result.errors + result.timeouts > 0) throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  return { rate: result['2xx'] / seconds, p50: median(times) };
}

/** The median time of one call after another, in ms. */
async function unloaded(shop: Shop, calls: readonly Sent[]): Promise<number> {
  const times: number[] = [];
  for (const { path, ...init } of calls) {
    const began = performance.now();
    const answer = await fetch(`${shop.origin}${path}`, init);
    await answer.arrayBuffer();
    times.push(performance.now() - began);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  }
  return median(times);
}

/** Seconds of processor that the API has used so far, which other programs on the machine do not lengthen. */
async function processorSeconds(shop: Shop): Promise<number> {
  const text = await (await fetch(`${shop.origin}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

async function measure(shop: Shop, prepare: Preparing): Promise<Figures> {
  await underLoad(shop, await prepare(500));
  const calls = await prepare(amount + connections);
  const before = await processorSeconds(shop);
  const loaded = await underLoad(shop, calls);
  const cpu = ((await processorSeconds(shop)) - before) / amount;
  return { ...loaded, cpu: cpu * 1000, unloaded: await unloaded(shop, await prepare(alone)) };
}

const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(9);
const times = (value: number) => `× ${value.toFixed(1)}`.padStart(7);
const nothing = '–'.padStart(7);

const shop = await openShop(Number(process.env.API_PORT ?? 4000));
let isShort = false;
try {
  console.log(`${''.padEnd(20)}   answers/s  of Medusa's       p50  processor   unloaded  of Medusa's`);
  const calls = Object.entries(callsOf(shop)) as [CallName, Preparing][];
  for (const [name, prepare] of calls.filter(([each]) => each === (process.env.BENCH_CALL ?? each))) {
    const found = await measure(shop, prepare);
    const { rate, unloaded: time } = medusa[name];
    const more = rate && found.rate / rate;
    const faster = time && time / found.unloaded;
    isShort ||= (more ?? wanted) < wanted || (faster ?? 10) < 10;
    const figures = [found.rate.toFixed(0).padStart(9), more ? times(more) : nothing, ms(found.p50), ms(found.cpu), ms(found.unloaded)];
    console.log(`${name.padEnd(20)}   ${figures.join('    ')}    ${faster ? `1/${faster.toFixed(0)}` : nothing}`);
  }
} finally {
  await shop.stop();
}
if (isShort) {
  console.error(`Less than ${wanted} times the rates of Medusa, or more than a tenth of its times.`);
  process.exitCode = 1;
}
