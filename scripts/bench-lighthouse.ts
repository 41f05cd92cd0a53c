import { createServer } from 'node:net';
import { chromium } from 'playwright';
import { presets, presetValues } from '#themes/presets/index.ts';
import { presetKeys } from '#themes/presets/preset.ts';
import { categories, medianOf, type Scores, scoresOf } from '../bench/lighthouse/scores.ts';
import { launchOptions } from '../tests/browser/launch.ts';
import { buildWhenNeeded } from './launch/build.ts';
import { startStack } from './launch/stack.ts';
import { orExit } from './launch/start-failure.ts';

// Lighthouse on the home page with the look that the sample site has, and with each ready look saved over it. Ends with status 1
// when one is lower: performance by more than the default's own runs differ, the other three at all.

const runs = 3;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return address !== null && typeof address === 'object' ? address.port : 9222;
}

type Row = { name: string; median: Scores; performances: number[] };

async function measure(name: string, address: string, port: number): Promise<Row> {
  const scores: Scores[] = [];
  // The first load makes the page; the next is what visitors get.
  await (await fetch(address)).text();
  for (let run = 0; run < runs; run++) scores.push(await scoresOf(address, port));
  const median = Object.fromEntries(categories.map((category) => [category, medianOf(scores.map((score) => score[category]))])) as Scores;
  console.log(`${name.padEnd(12)} ${categories.map((category) => `${category} ${median[category]}`).join('  ')}`);
  return { name, median, performances: scores.map(({ performance }) => performance) };
}

await orExit(async () => {
  await buildWhenNeeded(AbortSignal.timeout(600_000));
  const stack = await startStack();
  const port = await freePort();
  const { args, ...options } = await launchOptions();
  const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] });
  try {
    const address = `${stack.origins[0]}/`;
    const save = async (values: Readonly<Record<string, string | null | undefined>>) => {
      const { version } = await stack.call<{ version: number }>('GET', '/admin/parameter');
      await stack.call('PUT', '/admin/parameter', { version, values });
      // Until the web process has asked again.
      await new Promise((done) => setTimeout(done, 1000));
    };
    const { values: own } = await stack.call<{ values: Record<string, string> }>('GET', '/admin/parameter');
    // Unmeasured: starting up is nobody's look.
    await scoresOf(address, port);
    const first = await measure('as it is', address, port);
    const rows: Row[] = [];
    for (const preset of presets) {
      await save(presetValues(preset));
      rows.push(await measure(preset.label.en, address, port));
    }
    // Measured at both ends, so that what else the machine does counts as noise.
    await save(Object.fromEntries(presetKeys.map((key) => [key, own[key] ?? null])));
    const last = await measure('as it is', address, port);
    const performances = [...first.performances, ...last.performances];
    const noise = Math.max(...performances) - Math.min(...performances);
    const lower = rows.flatMap(({ name, median }) =>
      categories.flatMap((category) => {
        const usual = category === 'performance' ? medianOf(performances) - noise : first.median[category];
        return median[category] < usual ? [`${name}: ${category} ${median[category]}, below ${usual}`] : [];
      }),
    );
    console.log(`\nThe default's own runs differ by ${noise} in performance.`);
    if (lower.length > 0) console.error(lower.join('\n'));
    else console.log('No look is lower.');
    process.exitCode = lower.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await stack.stop();
  }
});
