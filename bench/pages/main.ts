import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon, { type Client } from 'autocannon';
import { buildWhenNeeded } from '../../scripts/launch/build.ts';
import { type Stack, startStack } from '../../scripts/launch/stack.ts';
import { memoryMb } from '../process-memory.ts';
import { pagesOf } from './addresses.ts';
import { askWithoutEnd } from './endless.ts';

/**
 * `npm run bench:pages`: for each kind of page of both sample sites, kept pages a second beside a static file of the same size of the
 * same process; sheets that are not kept; the memory of both processes, also after many sheets and unknown addresses. Fails where a
 * page reaches less than half of the file or 860 a second (ten times Saleor's sheet), where less than 120 sheets a second are made,
 * or where memory grows. BENCH_SECONDS (3) measures longer, BENCH_ADDRESSES (10000) asks for more addresses.
 */
const limits = { ofFile: 0.5, kept: 860, made: 120, apiMb: 350, webMb: 250, growthMb: 40, cacheMb: 110 };
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const manyAddresses = Number(process.env.BENCH_ADDRESSES ?? 10_000);
const connections = 10;
/** V8 gives memory back some seconds after the last request. */
const restSeconds = 30;
const headers = { 'accept-encoding': 'br' };

const files = join(process.env.NEXT_DIST_DIR || '.next', 'static', 'bench');
const kb = (bytes: number) => Math.max(1, Math.ceil(bytes / 1024));

/** Files of 1 to 64 KB that nothing can compress. Next knows the files that are there as it starts. */
function writeFiles(): void {
  mkdirSync(files, { recursive: true });
  for (let size = 1; size <= 64; size += 1) writeFileSync(join(files, `${size}.woff2`), randomBytes(size * 1024));
}

/** Answers a second of one address. */
async function rateOf(url: string, wanted: number): Promise<number> {
  const { requests, non2xx, errors, statusCodeStats } = await autocannon({ url, connections, duration: seconds, headers });
  const refused = Object.entries(statusCodeStats ?? {}).filter(([status]) => Number(status) !== wanted);
  if (errors > 0 || refused.length > 0 || (wanted < 300 && non2xx > 0))
    throw new Error(`${url}: ${errors} errors, ${JSON.stringify(statusCodeStats)}`);
  return requests.average;
}

type Process = { pid: number };
/** Milliseconds of processor that a process has used. */
function processorMs({ pid }: Process): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const ticks = Number(execFileSync('getconf', ['CLK_TCK']).toString());
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticks;
}

const column = (value: string | number, width: number) => String(value).padStart(width);
const faults: string[] = [];

async function keptPages(stack: Stack, idSite: number): Promise<void> {
  const origin = stack.origins[0] ?? '';
  console.log(`\nsite ${idSite.toString().padEnd(14)}  size (br)   pages/s  files/s   of the file  beside Saleor (86)`);
  for (const { name, path, status } of await pagesOf(origin)) {
    await (await fetch(origin + path, { headers })).arrayBuffer();
    const kept = await fetch(origin + path, { headers });
    const size = Number(kept.headers.get('content-length'));
    await kept.arrayBuffer();
    if (kept.status !== status || kept.headers.get('cache-status') !== 'storefront; hit') {
      faults.push(`${name} of site ${idSite}: ${kept.status}, ${kept.headers.get('cache-status')}`);
      continue;
    }
    // In turn, so that what else the machine does meets both.
    const rates = { page: 0, file: 0 };
    for (let turn = 0; turn < 3; turn += 1) {
      rates.page = Math.max(rates.page, await rateOf(origin + path, status));
      rates.file = Math.max(rates.file, await rateOf(`${origin}/_next/static/bench/${kb(size)}.woff2`, 200));
    }
    const ratio = rates.page / rates.file;
    const figures = [column(`${kb(size)} KB`, 9), column(rates.page.toFixed(0), 8), column(rates.file.toFixed(0), 8)];
    console.log(
      `${name.padEnd(18)}  ${figures.join(' ')}   ${column(ratio.toFixed(2), 10)}   ${column(`× ${(rates.page / 86).toFixed(0)}`, 14)}`,
    );
    if (ratio < limits.ofFile) faults.push(`${name} of site ${idSite}: ${ratio.toFixed(2)} of a file`);
    if (rates.page < limits.kept) faults.push(`${name} of site ${idSite}: ${rates.page.toFixed(0)} pages a second`);
  }
}

/**
 * Asks for each address once, with so many connections; gives how many a second were answered until the last. What asks leaves the machine
 * to what answers.
 */
async function askEach(origin: string, paths: readonly string[]): Promise<number> {
  let made = 0;
  let answeredAt = 0;
  const setupClient = (client: Client) => {
    const connection = made++;
    // The client itself checks only once a second whether all requests are done.
    client.on('response', () => {
      answeredAt = performance.now();
    });
    client.setRequests(paths.filter((_, at) => at % connections === connection).map((path) => ({ method: 'GET', path })));
  };
  const began = performance.now();
  const { errors } = await autocannon({ url: origin, connections, amount: paths.length, headers, setupClient });
  if (errors > 0) throw new Error(`${errors} of ${paths.length} addresses are not answered`);
  return (paths.length * 1000) / (answeredAt - began);
}

/** Sheets with a query that lists read: each address has a page of its own, which is made. */
async function madeSheets(stack: Stack, idSite: number): Promise<void> {
  const origin = stack.origins[0] ?? '';
  const sheets = (await pagesOf(origin)).filter(({ name }) => name === 'sheet').map(({ path }) => path);
  const { products } = (await (await fetch(`${origin}/api/product?nbItem=60`)).json()).data as { products: { url: string }[] };
  const urls = products.map(({ url }) => url);
  const asked = (count: number, mark: string) =>
    Array.from({ length: count }, (_, n) => `${urls[n % urls.length] ?? sheets[0]}?page=${mark}${n}`);
  // Unmeasured: code that V8 has not compiled yet is no page's speed.
  await askEach(origin, asked(1000, '1'));
  const before = { web: processorMs(stack.web), api: processorMs(stack.api) };
  const count = 600;
  const rate = await askEach(origin, asked(count, '2'));
  const [web, api] = [(processorMs(stack.web) - before.web) / count, (processorMs(stack.api) - before.api) / count];
  console.log(
    `\nsheets that are not kept: ${rate.toFixed(0)}/s; processor a sheet: web ${web.toFixed(1)} ms, API ${api.toFixed(1)} ms (site ${idSite})`,
  );
  if (rate < limits.made) faults.push(`${rate.toFixed(0)} sheets made a second, wanted ${limits.made}`);
}

async function memory(stack: Stack): Promise<void> {
  const origin = stack.origins[0] ?? '';
  const { products } = (await (await fetch(`${origin}/api/product?nbItem=60`)).json()).data as { products: { url: string }[] };
  const sheets = Array.from({ length: manyAddresses }, (_, n) => `${products[n % products.length]?.url}?page=${n + 5000}`);
  const unknown = Array.from({ length: manyAddresses }, (_, n) => `/nowhere/${n}`);
  const third = Math.floor(manyAddresses / 3);
  console.log(`\nmemory in MB              API      web`);
  const say = (when: string) => {
    const [api, web] = [memoryMb(stack.api), memoryMb(stack.web)];
    console.log(`${when.padEnd(22)} ${column(api.toFixed(0), 6)}   ${column(web.toFixed(0), 6)}`);
    return { api, web };
  };
  const begin = say('now');
  for (const [name, paths] of [
    ['sheets', sheets],
    ['unknown addresses', unknown],
  ] as const) {
    let first: { api: number; web: number } | undefined;
    for (let at = 0; at < 3; at += 1) {
      await askEach(origin, paths.slice(at * third, (at + 1) * third));
      const now = say(`${third * (at + 1)} ${name}`);
      first ??= now;
      if (at === 2 && now.web - first.web > limits.growthMb) faults.push(`web grew by ${(now.web - first.web).toFixed(0)} MB with ${name}`);
      if (now.web > limits.webMb && at === 2) faults.push(`web holds ${now.web.toFixed(0)} MB after ${name}`);
    }
  }
  await wait(restSeconds * 1000);
  say(`after ${restSeconds} s of rest`);
  if (begin.api > limits.apiMb) faults.push(`the API holds ${begin.api.toFixed(0)} MB`);
}

/** Addresses without end, of pages that cost nothing: in a quarter of a minute what would take the shop an hour. */
async function endless(addresses: number): Promise<void> {
  const found = await askWithoutEnd(addresses);
  console.log(`\na page cache of 64 MB alone       held      RSS`);
  for (const { what, heldMb, rssMb } of found)
    console.log(`${`${addresses} ${what}`.padEnd(28)} ${column(heldMb.toFixed(0), 6)} MB ${column(rssMb.toFixed(0), 5)} MB`);
  const most = Math.max(...found.map(({ heldMb }) => heldMb));
  if (most > limits.cacheMb) faults.push(`a page cache of 64 MB makes its process hold ${most.toFixed(0)} MB`);
}

await endless(100_000);
await buildWhenNeeded(AbortSignal.timeout(600_000));
writeFiles();
try {
  for (const idSite of [89, 90]) {
    process.env.SITE_ID = String(idSite);
    const stack = await startStack();
    try {
      console.log(`API ${memoryMb(stack.api).toFixed(0)} MB, web ${memoryMb(stack.web).toFixed(0)} MB after the start`);
      await keptPages(stack, idSite);
      if (idSite === 89) {
        await madeSheets(stack, idSite);
        await memory(stack);
      }
    } finally {
      await stack.stop();
    }
  }
} finally {
  rmSync(files, { recursive: true, force: true });
}
for (const fault of faults) console.error(`  too little: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
