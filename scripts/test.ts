import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { skippedFile } from '../tests/pictures/keep-picture.ts';
import { requireBrowser } from './launch/browser.ts';
import { buildWhenNeeded } from './launch/build.ts';
import { orExit } from './launch/start-failure.ts';

type Count = { passed: number; failed: number };
/** What a runner says: its counts, a line for each test that failed, and one for each that only a second try passed. */
type Report = Count & { failures: string[]; second: string[] };

const firstLine = (message = '') => stripVTControlCharacters(message).trim().split('\n')[0] ?? '';

/** Reads a Vitest JSON report. */
function readVitest(path: string): Report {
  const { numPassedTests, numFailedTests, success, testResults } = JSON.parse(readFileSync(path, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    success: boolean;
    testResults: {
      name: string;
      status: string;
      message?: string;
      assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
    }[];
  };
  const failures: string[] = [];
  const second: string[] = [];
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative('.', name);
    for (const { fullName, status, failureMessages = [] } of assertionResults) {
      if (status === 'failed') failures.push(`${file} › ${fullName}: ${firstLine(failureMessages[0])}`);
      else if (failureMessages.length > 0) second.push(`${file} › ${fullName}: ${firstLine(failureMessages[0])}`);
    }
    if (status === 'failed' && !assertionResults.some(({ status }) => status === 'failed')) failures.push(`${file}: ${firstLine(message)}`);
  }
  // A suite that fails outside its tests counts as one failure.
  return { passed: numPassedTests, failed: numFailedTests || (success ? 0 : 1), failures, second };
}

type Suite = { suites?: Suite[]; specs?: { file: string; title: string; tests: PlaywrightTest[] }[] };
type PlaywrightTest = { projectName: string; status: string; results: { error?: { message?: string } }[] };

/** Reads a Playwright JSON report. */
function readPlaywright(path: string): Report {
  const { stats, errors, suites } = JSON.parse(readFileSync(path, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: { message?: string }[];
    suites: Suite[];
  };
  const specsOf = ({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> => [...specs, ...suites.flatMap(specsOf)];
  const lines = (wanted: string) =>
    suites
      .flatMap(specsOf)
      .flatMap(({ file, title, tests }) =>
        tests
          .filter(({ status }) => status === wanted)
          .map(({ projectName, results }) => `[${projectName}] ${file} › ${title}: ${firstLine(results[0]?.error?.message)}`),
      );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (errors.length && !stats.unexpected ? 1 : 0),
    failures: [...lines('unexpected'), ...errors.map(({ message }) => firstLine(message))],
    second: lines('flaky'),
  };
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
const checks: { name: string; command: string[]; report?: string; read?: (report: string) => Report }[] = [
  { name: 'generated code', command: node('scripts/run.mjs', 'generate', '--check') },
  { name: 'machine charts', command: node('scripts/run.mjs', 'draw-machines', '--check') },
  { name: 'types', command: node('node_modules/typescript/bin/tsc', '--noEmit') },
  { name: 'lint', command: node('node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.') },
  { name: 'imports', command: node('scripts/run.mjs', 'check-imports') },
  { name: 'raw styles', command: node('scripts/run.mjs', 'check-raw-styles') },
  { name: 'unit', command: vitest('unit'), report: 'test-results/unit.json', read: readVitest },
  { name: 'integration', command: vitest('integration', 'pages', 'fuzz'), report: 'test-results/integration.json', read: readVitest },
  { name: 'stories and their pictures', command: vitest('stories'), report: 'test-results/stories.json', read: readVitest },
  { name: 'bundle budgets', command: node('scripts/run.mjs', 'check-bundles') },
  {
    name: 'end-to-end',
    command: node('node_modules/@playwright/test/cli.js', 'test'),
    report: 'test-results/e2e.json',
    read: readPlaywright,
  },
];

function run(check: (typeof checks)[number]): Report {
  const [command = '', ...args] = check.command;
  if (check.report) rmSync(check.report, { force: true });
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (check.read && check.report && existsSync(check.report)) {
    const report = check.read(check.report);
    return status !== 0 && report.failed === 0 ? { ...report, failed: 1 } : report;
  }
  return { ...(status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }), failures: [], second: [] };
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
    const { passed, failed, failures, second } = run(check);
    total.passed += passed;
    total.failed += failed;
    lines.push(
      `${failed ? '✗' : '✓'} ${check.name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - started) / 1000)} s)`,
      // Said again here: the end of a log of many thousand lines is what one reads.
      ...failures.map((line) => `    ✗ ${line}`),
      ...second.map((line) => `    ! passed on a second try: ${line}`),
    );
  }
  if (existsSync(skippedFile)) lines.push(`! ${readFileSync(skippedFile, 'utf8')}`);
  console.log(`\n${lines.join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed ? 1 : 0;
});
