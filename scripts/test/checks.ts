import type { Tier } from '../../tests/tiers.ts';
import { shopPages } from '../launch/test-shop.ts';
import { type Report, readPlaywrightReport, readVitestReport } from './reports.ts';

/** Needs of a check: the build of the web application, the data of the tests' shops, or these shops, running. */
export type Requirement = 'build' | 'data' | 'shop';

export type Check = {
  name: string;
  tiers: readonly Tier[];
  command: readonly string[];
  /** Cores it uses of the machine's two; a check that uses both runs alone. */
  cores: 1 | 2;
  needs?: Requirement;
  /** Runs only where PostgreSQL and Redis answer, or are expected (EXPECT_SERVICES). */
  onServices?: true;
  env?: Readonly<Record<string, string>>;
  /** File of its tests' results and its reader; a check without a report counts as one. */
  report?: { path: string; read: (path: string) => Report };
};

const node = (script: string, ...args: string[]) => [process.execPath, script, ...args];
const script = (name: string, ...args: string[]) => node('scripts/run.mjs', name, ...args);

/** A check that runs projects of vitest.config.ts and is called after the first. */
const vitest = (projects: readonly string[], check: Omit<Check, 'name' | 'command' | 'report'> & { name?: string }): Check => {
  const [first = ''] = projects;
  const path = `test-results/${first}.json`;
  const selected = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  return {
    name: first,
    ...check,
    command: node('node_modules/vitest/vitest.mjs', 'run', ...selected, ...reporters),
    report: { path, read: readVitestReport },
  };
};

/**
 * Every check, in the order in which they begin where nothing keeps them waiting. docs/testing.md says what each looks at.
 */
export const checks: readonly Check[] = [
  { name: 'generated code', tiers: ['fast'], cores: 1, command: script('generate', '--check') },
  { name: 'machine charts', tiers: ['fast'], cores: 1, command: script('draw-machines', '--check') },
  { name: 'types', tiers: ['fast'], cores: 1, command: node('node_modules/typescript/bin/tsc', '--noEmit') },
  {
    name: 'lint',
    tiers: ['fast'],
    cores: 1,
    command: node('node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '.'),
  },
  { name: 'imports', tiers: ['fast'], cores: 1, command: script('check-imports') },
  { name: 'raw styles', tiers: ['fast'], cores: 1, command: script('check-raw-styles') },
  vitest(['unit'], { tiers: ['fast', 'rest'], cores: 2 }),
  vitest(['integration', 'pages', 'fuzz'], { tiers: ['fast', 'rest'], cores: 2 }),
  vitest(['stories'], { tiers: ['fast', 'rest'], cores: 2 }),
  { name: 'bundle budgets', tiers: ['fast'], cores: 1, needs: 'shop', command: script('check-bundles', ...shopPages(0)) },
  vitest(['http'], { tiers: ['fast', 'rest'], cores: 1, needs: 'shop' }),
  vitest(['parameters'], { tiers: ['fast'], cores: 2, needs: 'shop' }),
  {
    name: 'end-to-end',
    tiers: ['fast', 'rest'],
    cores: 2,
    needs: 'shop',
    command: node('node_modules/@playwright/test/cli.js', 'test'),
    report: { path: 'test-results/e2e.json', read: readPlaywrightReport },
  },
  {
    name: 'end-to-end on a cluster',
    tiers: ['rest'],
    cores: 2,
    needs: 'build',
    onServices: true,
    command: node('node_modules/@playwright/test/cli.js', 'test', '--config', 'playwright.cluster.config.ts'),
    env: { TEST_TIER: 'fast' },
    report: { path: 'test-results/e2e-cluster.json', read: readPlaywrightReport },
  },
  { name: 'sudden death', tiers: ['rest'], cores: 2, command: script('crash', '--orders', '200', '--kills', '6') },
  {
    name: 'sudden death on PostgreSQL',
    tiers: ['rest'],
    cores: 2,
    onServices: true,
    command: script('crash', '--orders', '200', '--kills', '6', '--database', 'postgresql'),
  },
  {
    name: 'sudden death in a cluster',
    tiers: ['rest'],
    cores: 2,
    needs: 'build',
    onServices: true,
    command: script('crash-cluster', '--orders', '60'),
  },
];
