import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { skippedFile } from '../tests/pictures/keep-picture.ts';
import type { Tier } from '../tests/tiers.ts';
import { requireBrowser } from './launch/browser.ts';
import { buildWhenNeeded } from './launch/build.ts';
import { isListening } from './launch/ports.ts';
import { prepareTestData } from './launch/prepared-data.ts';
import { orExit } from './launch/start-failure.ts';
import { startTestShops } from './launch/start-test-shops.ts';
import { stopProcess } from './launch/web.ts';
import { checks } from './test/checks.ts';
import { logPath, type Result, runChecks, seconds } from './test/run-checks.ts';

/**
 * `npm test` runs the checks of the fast tier; `npm run test:all` (`--rest`) those that it leaves out. Prints each check's time and the
 * slowest tests, and ends with a line `N passed, N failed`.
 */
const tier: Tier = process.argv.includes('--rest') ? 'rest' : 'fast';
const slowestShown = 20;
const hasServices = Boolean(process.env.EXPECT_SERVICES) || ((await isListening(5432)) && (await isListening(6379)));

let shops: ChildProcess | undefined;

/** Reads the end of a check's log, which shows why it failed. */
function readLogTail(name: string): string {
  const log = logPath(name);
  return existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(-150).join('\n') : '';
}

function printSummary(results: readonly Result[], durationMs: number): void {
  for (const { name } of results.filter(({ failed }) => failed > 0)) console.log(`\n──── ${name}\n${readLogTail(name)}`);
  const slowest = results
    .flatMap(({ tests }) => tests)
    .sort((one, other) => other.durationMs - one.durationMs)
    .slice(0, slowestShown);
  console.log(`\nThe ${slowestShown} slowest tests:`);
  for (const { title, durationMs } of slowest) console.log(`  ${(durationMs / 1000).toFixed(1).padStart(6)} s  ${title}`);
  console.log('\nEach check:');
  for (const { name, passed, failed, durationMs, failures, secondTries } of results) {
    console.log(`${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds(durationMs)})`);
    for (const line of failures) console.log(`    ✗ ${line}`);
    for (const line of secondTries) console.log(`    ! passed on a second try: ${line}`);
  }
  if (!hasServices) console.log('! PostgreSQL or Redis does not answer on this machine: what needs them was left out');
  if (existsSync(skippedFile)) console.log(`! ${readFileSync(skippedFile, 'utf8')}`);
  console.log(`\n${Math.floor(durationMs / 60_000)} min ${Math.round((durationMs % 60_000) / 1000)} s\n`);
}

await orExit(async () => {
  const started = Date.now();
  const env = {
    ...process.env,
    TEST_TIER: tier,
    BROWSER_PATH: requireBrowser((line) => console.log(line)),
    NEXT_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    STORY_PICTURES: 'compare',
    // The output of checks goes into files.
    NO_COLOR: '1',
    SHOP_RUNS: '1',
  };
  rmSync(skippedFile, { force: true });
  const startShops = async () => {
    shops = await startTestShops(env);
  };
  const clock = () =>
    `${String(Math.floor((Date.now() - started) / 60_000)).padStart(2)}:${String(Math.floor((Date.now() - started) / 1000) % 60).padStart(2, '0')}`;
  const results = await runChecks({
    checks: checks.filter(({ tiers, onServices }) => tiers.includes(tier) && (hasServices || !onServices)),
    preparations: {
      build: { name: 'build', cores: 1, prepare: async () => void (await buildWhenNeeded(AbortSignal.timeout(600_000))) },
      data: { name: "data of the tests' shops", cores: 1, prepare: async () => void (await prepareTestData()) },
      shop: { name: 'start of the shops', cores: 1, needs: ['build', 'data'], prepare: startShops },
    },
    env,
    cores: 2,
    onProgress: (line) => console.log(`${clock()}  ${line}`),
  }).finally(() => shops && stopProcess(shops));
  printSummary(results, Date.now() - started);
  const total = (kind: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[kind], 0);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') > 0 ? 1 : 0;
});
