import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Check } from '../../../scripts/test/checks.ts';
import { readPlaywrightReport, readVitestReport } from '../../../scripts/test/reports.ts';
import { type Preparation, runChecks } from '../../../scripts/test/run-checks.ts';

const before = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'storefront-checks-'));
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

/** A check that runs a line of JavaScript. */
const check = (name: string, code: string, more: Partial<Check> = {}): Check => ({
  ...{ name, tiers: ['fast'], cores: 1, command: [process.execPath, '-e', code] },
  ...more,
});
const preparation = (more: Partial<Preparation> = {}): Preparation => ({ name: 'nothing', cores: 1, prepare: async () => {}, ...more });

async function run(checks: readonly Check[], preparations: Partial<Record<'build' | 'data' | 'shop', Preparation>> = {}, cores = 2) {
  const lines: string[] = [];
  const all = { build: preparation(), data: preparation(), shop: preparation(), ...preparations };
  const results = await runChecks({ checks, preparations: all, env: process.env, cores, onProgress: (line) => lines.push(line) });
  return { lines: lines.map((line) => line.replace(/ \(\d+ s\)$/, '')), results };
}

describe('the checks of npm test', () => {
  it('run side by side within the cores, and one that takes both alone', async () => {
    const pause = 'setTimeout(() => {}, 300)';
    const { lines } = await run([check('one', pause), check('both', '', { cores: 2 }), check('two', 'setTimeout(() => {}, 600)')]);
    expect(lines).toEqual(['▸ one', '▸ two', '✓ one', '✓ two', '▸ both', '✓ both']);
  });

  it('wait for what they need and for nothing else', async () => {
    const order: string[] = [];
    const make = (name: string) => async () => void order.push(name);
    const { lines } = await run([check('needs a shop', '', { needs: 'shop' }), check('needs nothing', '')], {
      build: preparation({ name: 'build', prepare: make('build') }),
      shop: preparation({ name: 'shop', needs: ['build'], prepare: make('shop') }),
    });
    expect(order).toEqual(['build', 'shop']);
    expect(lines.indexOf('▸ needs nothing')).toBeLessThan(lines.indexOf('✓ shop'));
    expect(lines.indexOf('▸ needs a shop')).toBeGreaterThan(lines.indexOf('✓ shop'));
  });

  it('fail when what they need cannot be made, instead of waiting for it', async () => {
    const { results } = await run([check('needs a shop', '', { needs: 'shop' }), check('needs nothing', '')], {
      build: preparation({ name: 'build', prepare: () => Promise.reject(new Error('no disk')) }),
      shop: preparation({ name: 'shop', needs: ['build'] }),
    });
    expect(results.map(({ name, passed, failed, failures }) => [name, passed, failed, failures])).toEqual([
      ['build', 0, 1, ['no disk']],
      ['shop', 0, 1, ['not run: build is missing']],
      ['needs a shop', 0, 1, ['not run: shop is missing']],
      ['needs nothing', 1, 0, []],
    ]);
  });

  it('count as failed when they end with another status than 0, whatever their report says', async () => {
    writeFileSync('whole.json', JSON.stringify({ numPassedTests: 3, numFailedTests: 0, success: true, testResults: [] }));
    const code = "require('fs').copyFileSync('whole.json', 'report.json'); process.exit(1)";
    const { results } = await run([
      check('reported', code, { report: { path: 'report.json', read: readVitestReport } }),
      check('not reported', 'process.exit(3)'),
      check('no report left', 'process.exit(0)', { report: { path: 'none.json', read: readVitestReport } }),
    ]);
    expect(Object.fromEntries(results.map(({ name, passed, failed }) => [name, [passed, failed]]))).toEqual({
      reported: [3, 1],
      'not reported': [0, 1],
      'no report left': [0, 1],
    });
  });
});

describe('the reports of test runners', () => {
  it('name each failure, each second try and each test’s time (Vitest)', () => {
    const file = (name: string, more: object) => ({ name: join(folder, name), status: 'passed', assertionResults: [], ...more });
    const tests = [
      { fullName: 'adds', status: 'passed', duration: 12.5 },
      { fullName: 'wavers', status: 'passed', duration: 3, failureMessages: ['timed out\nat once'] },
      { fullName: 'breaks', status: 'failed', duration: 1, failureMessages: ['expected 1'] },
    ];
    const testResults = [
      file('a.test.ts', { status: 'failed', assertionResults: tests }),
      file('b.test.ts', { status: 'failed', message: 'cannot be imported' }),
    ];
    writeFileSync('vitest.json', JSON.stringify({ numPassedTests: 2, numFailedTests: 1, success: false, testResults }));
    expect(readVitestReport('vitest.json')).toEqual({
      passed: 2,
      failed: 1,
      failures: ['a.test.ts › breaks: expected 1', 'b.test.ts: cannot be imported'],
      secondTries: ['a.test.ts › wavers: timed out'],
      tests: [
        { title: 'a.test.ts › adds', durationMs: 12.5 },
        { title: 'a.test.ts › wavers', durationMs: 3 },
        { title: 'a.test.ts › breaks', durationMs: 1 },
      ],
    });
  });

  it('name each failure, each second try and each test’s time (Playwright)', () => {
    const tests = [
      { projectName: 'phone', status: 'expected', results: [{ duration: 100 }] },
      { projectName: 'desktop', status: 'flaky', results: [{ duration: 50, error: { message: 'late' } }, { duration: 60 }] },
      { projectName: 'payments', status: 'unexpected', results: [{ duration: 10, error: { message: 'gone' } }] },
    ];
    const suites = [{ suites: [{ specs: [{ file: 'x.spec.ts', title: 'buys', tests }] }] }];
    writeFileSync('e2e.json', JSON.stringify({ stats: { expected: 1, flaky: 1, unexpected: 1 }, errors: [], suites }));
    expect(readPlaywrightReport('e2e.json')).toEqual({
      passed: 2,
      failed: 1,
      failures: ['[payments] x.spec.ts › buys: gone'],
      secondTries: ['[desktop] x.spec.ts › buys: late'],
      tests: [
        { title: '[phone] x.spec.ts › buys', durationMs: 100 },
        { title: '[desktop] x.spec.ts › buys', durationMs: 110 },
        { title: '[payments] x.spec.ts › buys', durationMs: 10 },
      ],
    });
  });

  it('count a run that broke outside its tests as one failure', () => {
    writeFileSync(
      'broken.json',
      JSON.stringify({ stats: { expected: 0, flaky: 0, unexpected: 0 }, errors: [{ message: 'no browser' }], suites: [] }),
    );
    expect(readPlaywrightReport('broken.json')).toMatchObject({ passed: 0, failed: 1, failures: ['no browser'] });
  });
});
