import fc from 'fast-check';
import { inject } from 'vitest';
import { byTier, chooseSeed, type Tier } from '../tiers.ts';

/**
 * Settings of a fuzz (scripts/fuzz/run-fuzz.ts). Without any, it does a few runs of a fixed seed in the tier `fast`, and more of a new seed
 * in `rest`. `path` names one failure of a seed, which is then repeated alone and reduced as far as possible.
 */
const { FUZZ_RUNS, FUZZ_PATH, FUZZ_ENGINE } = process.env;
const seed = chooseSeed('FUZZ_SEED', 20_261_122);

/** The engine it runs on. One that was asked for and does not answer fails: a fuzz that skips everything would pass. */
export function engine(usual: 'PGlite' | 'PostgreSQL'): string {
  const answers = ['PGlite', ...(inject('databaseUrl') ? ['PostgreSQL'] : [])];
  if (FUZZ_ENGINE && !answers.includes(FUZZ_ENGINE)) throw new Error(`${FUZZ_ENGINE} does not answer; these do: ${answers.join(', ')}`);
  return FUZZ_ENGINE ?? usual;
}

/** Number of values: as many as were asked for, otherwise that of the tier. */
export const runs = (usual: Readonly<Record<Tier, number>>): number => Number(FUZZ_RUNS ?? byTier(usual));

/** Runs at once in a process: while one waits for its network, others go on. */
const lanes = 4;

/**
 * Holds a property to random values, several at once; each lane has a seed of its own, from the asked one on. The first failure
 * ends all lanes. `progress` says what a value is and how many count.
 */
export async function holds<T>(
  values: fc.Arbitrary<T>,
  numRuns: number,
  check: (value: T) => Promise<void>,
  progress: { name: string; each: number },
): Promise<void> {
  const started = Date.now();
  let done = 0;
  let isOver = false;
  const lane = async (at: number) => {
    const checked = fc.asyncProperty(values, async (value) => {
      if (isOver) return;
      await check(value);
      done += progress.each;
      if (done % 250 < progress.each) console.log(`${done} ${progress.name}, ${Math.round((Date.now() - started) / 1000)} s`);
    });
    const share = Math.floor(numRuns / lanes) + (at < numRuns % lanes ? 1 : 0);
    await fc.assert(checked, { numRuns: share, seed: seed + at, endOnFailure: true }).catch((error) => {
      isOver = true;
      throw error;
    });
  };
  if (FUZZ_PATH) await fc.assert(fc.asyncProperty(values, check), { seed: seed, path: FUZZ_PATH, numRuns: 1 });
  else await Promise.all(Array.from({ length: Math.min(lanes, numRuns) }, (_, at) => lane(at)));
}
