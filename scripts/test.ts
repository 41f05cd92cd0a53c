import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { skippedFile } from '../tests/pictures/keep-picture.ts';
import { requireBrowser } from './launch/browser.ts';
import { buildWhenNeeded } from './launch/build.ts';
import { orExit } from './launch/start-failure.ts';

type Count = { passed: number; failed: number };

/** Reads the counts of a Vitest JSON report. */
function vitestCount(report: string): Count {
  const { numPassedTests, numFailedTests, success } = JSON.parse(readFileSync(report, 'utf8'));
  // A suite that fails outside its tests counts as one failure.
  return { passed: numPassedTests, failed: numFailedTests || (success ? 0 : 1) };
}

/** Reads the counts of a Playwright JSON report. */
function playwrightCount(report: string): Count {
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + (errors.length && !stats.unexpected ? 1 : 0) };
}

const node = (script: string, ...args: string[]) => [process.execPath, script, ...args];
const vitest = (project: string, ...others: string[]) =>
  node(
    'node_modules/vitest/vitest.mjs',
    'run',
    ...[project, ...others].flatMap((name) => ['--project', name]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=test-results/${project}.json`,
  );

/** Every check in order: the quick ones first. A check without a report counts as one. */
const checks: { name: string; command: string[]; report?: string; count?: (report: string) => Count }[] = [
  { name: 'generated code', command: node('scripts/run.mjs', 'generate', '--check') },
  { name: 'machine charts', command: node('scripts/run.mjs', 'draw-machines', '--check') },
  { name: 'types', command: node('node_modules/typescript/bin/tsc', '--noEmit') },
  { name: 'lint', command: node('node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.') },
  { name: 'imports', command: node('scripts/run.mjs', 'check-imports') },
  { name: 'raw styles', command: node('scripts/run.mjs', 'check-raw-styles') },
  { name: 'unit', command: vitest('unit'), report: 'test-results/unit.json', count: vitestCount },
  { name: 'integration', command: vitest('integration', 'pages', 'fuzz'), report: 'test-results/integration.json', count: vitestCount },
  { name: 'stories and their pictures', command: vitest('stories'), report: 'test-results/stories.json', count: vitestCount },
  { name: 'bundle budgets', command: node('scripts/run.mjs', 'check-bundles') },
  {
    name: 'end-to-end',
    command: node('node_modules/@playwright/test/cli.js', 'test'),
    report: 'test-results/e2e.json',
    count: playwrightCount,
  },
];

function run(check: (typeof checks)[number]): Count {
  const [command = '', ...args] = check.command;
  if (check.report) rmSync(check.report, { force: true });
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (check.count && check.report && existsSync(check.report)) {
    const count = check.count(check.report);
    return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  }
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

await orExit(async () => {
  process.env.BROWSER_PATH = requireBrowser();
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  process.env.STORYBOOK_DISABLE_TELEMETRY = '1';
  process.env.STORY_PICTURES = 'compare';
  rmSync(skippedFile, { force: true });
  await buildWhenNeeded(AbortSignal.timeout(600_000));
  const total: Count = { passed: 0, failed: 0 };
  const lines: string[] = [];
  for (const check of checks) {
    const started = Date.now();
    console.log(`\n▸ ${check.name}`);
    const count = run(check);
    total.passed += count.passed;
    total.failed += count.failed;
    lines.push(
      `${count.failed ? '✗' : '✓'} ${check.name}: ${count.passed} passed, ${count.failed} failed (${Math.round((Date.now() - started) / 1000)} s)`,
    );
  }
  if (existsSync(skippedFile)) lines.push(`! ${readFileSync(skippedFile, 'utf8')}`);
  console.log(`\n${lines.join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed ? 1 : 0;
});
