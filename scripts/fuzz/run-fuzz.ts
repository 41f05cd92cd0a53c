import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/**
 * Runs a property test at the size it is asked for. A failure prints its seed, its
 * path and what failed. Ends the process with the test's status.
 */
export function runFuzz(folder: string, defaultRuns: string): never {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: defaultRuns }, seed: { type: 'string' } } });
  const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31));
  console.log(`${folder}: ${values.runs} runs, seed ${seed}`);
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'fuzz', folder], {
    stdio: 'inherit',
    env: { ...process.env, FUZZ_RUNS: values.runs, FUZZ_SEED: seed },
  });
  process.exit(status ?? 1);
}
