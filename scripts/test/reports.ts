import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** One test and how long it took. */
export type TimedTest = { title: string; durationMs: number };

/** Result of a check: its counts, a line for each test that failed, one for each that only a second try passed, and each test's time. */
export type Report = { passed: number; failed: number; failures: string[]; secondTries: string[]; tests: TimedTest[] };

const firstLine = (message = '') => stripVTControlCharacters(message).trim().split('\n')[0] ?? '';

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; duration?: number | null; failureMessages?: string[] }[];
  }[];
};

/** Reads the report that Vitest writes with `--reporter=json`. A suite that fails outside its tests counts as one failure. */
export function readVitestReport(path: string): Report {
  const { numPassedTests, numFailedTests, success, testResults } = JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
  const report: Report = { passed: numPassedTests, failed: numFailedTests || (success ? 0 : 1), failures: [], secondTries: [], tests: [] };
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative('.', name);
    for (const { fullName, status, duration, failureMessages = [] } of assertionResults) {
      const title = `${file} › ${fullName}`;
      report.tests.push({ title, durationMs: duration ?? 0 });
      const line = `${title}: ${firstLine(failureMessages[0])}`;
      if (status === 'failed') report.failures.push(line);
      else if (failureMessages.length > 0) report.secondTries.push(line);
    }
    if (status === 'failed' && !assertionResults.some(({ status }) => status === 'failed'))
      report.failures.push(`${file}: ${firstLine(message)}`);
  }
  return report;
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: {
    file: string;
    title: string;
    tests: { projectName: string; status: string; results: { duration: number; error?: { message?: string } }[] }[];
  }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
};

/** Reads the report that Playwright writes with its `json` reporter. An error outside the tests counts as one failure. */
export function readPlaywrightReport(path: string): Report {
  const { stats, errors, suites } = JSON.parse(readFileSync(path, 'utf8')) as PlaywrightReport;
  const report: Report = {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (errors.length > 0 && stats.unexpected === 0 ? 1 : 0),
    failures: [],
    secondTries: [],
    tests: [],
  };
  const addSuite = ({ suites = [], specs = [] }: PlaywrightSuite): void => {
    for (const { file, title, tests } of specs)
      for (const { projectName, status, results } of tests) {
        const name = `[${projectName}] ${file} › ${title}`;
        report.tests.push({ title: name, durationMs: results.reduce((sum, { duration }) => sum + duration, 0) });
        const line = `${name}: ${firstLine(results[0]?.error?.message)}`;
        if (status === 'unexpected') report.failures.push(line);
        else if (status === 'flaky') report.secondTries.push(line);
      }
    suites.forEach(addSuite);
  };
  suites.forEach(addSuite);
  report.failures.push(...errors.map(({ message }) => firstLine(message)));
  return report;
}
