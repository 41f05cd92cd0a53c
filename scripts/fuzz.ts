import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

const options = {
  runs: { type: 'string' },
  seed: { type: 'string' },
  /** Repeats one failure of a seed alone. */
  path: { type: 'string' },
  /** PGlite or PostgreSQL. */
  engine: { type: 'string' },
  processes: { type: 'string', default: String(availableParallelism()) },
} as const;

/** Seeds of a process: more than it has lanes (tests/fuzz/asked.ts). */
const seedsOfProcess = 100;

/** Default number of runs of each part, by its folder in tests/fuzz. */
const defaultRuns: Readonly<Record<string, number>> = { cart: 5000, prices: 10_000, orders: 10_000, payments: 10_000 };

/**
 * Runs a property test at the size it is asked for, in as many processes as there are cores, each with a part of the runs:
 * `npm run fuzz:cart -- --runs 5000 --seed 7`. A failure prints its seed, its path and what failed; `--seed` and `--path` repeat it.
 * Ends with the tests' status.
 */
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const [part = ''] = positionals;
const folder = `tests/fuzz/${part}`;
const { runs = String(defaultRuns[part]), path, engine } = values;
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 30));
const processes = path === undefined ? Number(values.processes) : 1;
console.log(`${folder}: ${runs} runs${engine ? ` on ${engine}` : ''}, seed ${seed}, processes: ${processes}`);
const share = Math.ceil(Number(runs) / processes);
const codes = Array.from({ length: processes }, async (_, at) => {
  const asked = { FUZZ_RUNS: String(share), FUZZ_SEED: String(seed + at * seedsOfProcess) };
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'fuzz', folder], {
    stdio: 'inherit',
    env: { ...process.env, ...asked, ...(engine && { FUZZ_ENGINE: engine }), ...(path && { FUZZ_PATH: path }) },
  });
  const [code] = await once(child, 'exit');
  return code === 0 ? 0 : 1;
});
process.exitCode = Math.max(...(await Promise.all(codes)));
