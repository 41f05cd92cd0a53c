import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright';
import { presets, presetTexts, presetValues } from '#themes/presets/index.ts';
import { presetKeys } from '#themes/presets/preset.ts';
import { buildWhenNeeded } from '../../scripts/launch/build.ts';
import { freePort } from '../../scripts/launch/ports.ts';
import { type Stack, startStack } from '../../scripts/launch/stack.ts';
import { launchOptions } from '../../tests/browser/launch.ts';
import { pagesOf } from '../pages/addresses.ts';
import { medianResult, type Result, resultOf } from './scores.ts';

/**
 * `npm run bench:lighthouse`: Lighthouse as on a phone, with its fonts, the median of 5 runs (BENCH_RUNS), of each kind of page of both
 * sample sites, the cart with a piece in it and the address step too, and of the home page in each ready look. Fails where a page is below
 * its limit. Beside each page: how far its own runs lie apart, which is what the machine adds. BENCH_PAGES, names of pages, leaves out the
 * others.
 */
const limits = { lcp: 1800, tbt: 50, cls: 0 };
/** Kinds of pages that are to have 100 for performance, the others at least 97. */
const fastest: ReadonlySet<string> = new Set(['home', 'list', 'article', 'event', 'legal']);
const measured: ReadonlySet<string> = new Set([...fastest, 'sheet', 'search', 'cart', 'cart address']);
const runs = Number(process.env.BENCH_RUNS ?? 5);
const wanted = process.env.BENCH_PAGES?.split(',');
const faults: string[] = [];

type Measured = { name: string; address: string; least: number; isIndexed?: boolean };

async function measure({ name, address, least, isIndexed = true }: Measured, port: number): Promise<void> {
  if (wanted && !wanted.includes(name)) return;
  // The first load makes the page; the next is what visitors get.
  await (await fetch(address)).text();
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) results.push(await resultOf(address, port, isIndexed));
  const { scores, timings } = medianResult(results);
  const performances = results.map(({ scores }) => scores.performance);
  const { performance, ...others } = scores;
  const figures = [
    `performance ${performance} (${Math.min(...performances)} to ${Math.max(...performances)})`,
    `others ${Object.values(others).join(' ')}`,
    `FCP ${Math.round(timings.fcp)} LCP ${Math.round(timings.lcp)} TBT ${Math.round(timings.tbt)} ms`,
    `CLS ${timings.cls.toFixed(3)}`,
  ];
  console.log(`${name.padEnd(14)} ${figures.join('  ')}`);
  const say = (what: string) => faults.push(`${address}: ${what}`);
  if (performance < least) say(`performance ${performance}, wanted ${least}`);
  for (const [category, score] of Object.entries(others)) if (score < 100) say(`${category} ${score}, wanted 100`);
  for (const timing of ['lcp', 'tbt', 'cls'] as const) {
    const value = Math.round(timings[timing] * 1000) / 1000;
    if (value > limits[timing]) say(`${timing} ${value}`);
  }
}

/** Puts a piece into the browser's cart, as a shopper does. */
async function fillCart(context: BrowserContext, sheet: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(sheet);
  await page
    .getByRole('button', { name: /^Ajouter au panier/ })
    .first()
    .click();
  await page.getByText('Produit ajouté au panier').waitFor();
  await page.close();
}

async function pagesOfSite(stack: Stack, context: BrowserContext, port: number): Promise<void> {
  const origin = stack.origins[0] ?? '';
  const pages = (await pagesOf(origin)).filter(({ name }) => measured.has(name));
  // Unmeasured: starting up is no page's speed.
  await resultOf(`${origin}/`, port);
  for (const { name, path } of pages.filter(({ name }) => name !== 'cart'))
    await measure({ name, address: origin + path, least: fastest.has(name) ? 100 : 97, isIndexed: name !== 'search' }, port);
  const sheet = pages.find(({ name }) => name === 'sheet');
  await fillCart(context, origin + sheet?.path);
  for (const [name, path] of [
    ['cart', '/cart'],
    ['cart address', '/cart/address'],
  ] as const)
    await measure({ name, address: origin + path, least: 97, isIndexed: false }, port);
}

async function homeInEachLook({ origins, call }: Stack, port: number): Promise<void> {
  const save = async (values: Readonly<Record<string, string | null | undefined>>) => {
    const { version } = await call<{ version: number }>('GET', '/admin/parameter');
    await call('PUT', '/admin/parameter', { version, values });
    // Waits until the web process has requested the site again.
    await new Promise((done) => setTimeout(done, 1000));
  };
  const { values: own } = await call<{ values: Record<string, string> }>('GET', '/admin/parameter');
  for (const preset of presets) {
    await save(presetValues(preset));
    await measure({ name: presetTexts.en[preset.id].label, address: `${origins[0]}/`, least: 100 }, port);
  }
  await save(Object.fromEntries(presetKeys.map((key) => [key, own[key] ?? null])));
}

await buildWhenNeeded(AbortSignal.timeout(600_000));
for (const idSite of [89, 90]) {
  process.env.SITE_ID = String(idSite);
  console.log(`\nsite ${idSite}`);
  const stack = await startStack();
  const port = await freePort();
  const { args, ...options } = await launchOptions('phone');
  const folder = mkdtempSync(join(tmpdir(), 'storefront-lighthouse-'));
  // Lighthouse opens its pages in the browser's own context.
  const context = await chromium.launchPersistentContext(folder, { ...options, args: [...args, `--remote-debugging-port=${port}`] });
  try {
    await pagesOfSite(stack, context, port);
    if (idSite === 89) await homeInEachLook(stack, port);
  } finally {
    await context.close();
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
for (const fault of faults) console.error(`✗ ${fault}`);
if (faults.length > 0) process.exitCode = 1;
