import { globSync, readFileSync } from 'node:fs';

/** Part of the tests: `fast` is what `npm test` runs, `rest` what `npm run test:all` runs besides. */
export type Tier = 'fast' | 'rest';

const isTier = (text: string): text is Tier => text === 'fast' || text === 'rest';

/** Reads a tier by its name; without one it is `fast`. Throws for a name that is none. */
export function readTier(text = 'fast'): Tier {
  if (isTier(text)) return text;
  throw new Error(`TEST_TIER must be fast or rest, not "${text}"`);
}

/** The part that this run is for: TEST_TIER, or `fast`. */
export const tier: Tier = readTier(process.env.TEST_TIER || undefined);

/** The value of the tier that runs. */
export const byTier = <T>(values: Readonly<Record<Tier, T>>): T => values[tier];

const filesWith = (pattern: string, text: string) => globSync(pattern).filter((file) => readFileSync(file, 'utf8').includes(text));

/** The unit tests of the tier that runs, for vitest.config.ts: in `rest` those alone that have more random values there. */
export function unitTests(): string[] {
  const pattern = 'tests/unit/**/*.test.{ts,tsx}';
  return tier === 'fast' ? [pattern] : filesWith(pattern, 'byTier(');
}

/**
 * The integration tests of the tier that runs, for vitest.config.ts: `fast` has all but those of `restOnly`, `rest` has these and the files
 * with a suite of `onOneEngine`, which it runs on the other engine. None has those of `except`.
 */
export function integrationTests({ restOnly, except }: { restOnly: readonly string[]; except: readonly string[] }) {
  const pattern = 'tests/integration/**/*.test.ts';
  return tier === 'fast'
    ? { include: [pattern], exclude: [...restOnly, ...except] }
    : { include: [...restOnly, ...filesWith(pattern, 'onOneEngine(')], exclude: [...except] };
}

/**
 * Seed of random values: `requested` repeats a failure; otherwise `fast` takes the fixed one and `rest` a new one. `rest` prints it, with
 * the variable that repeats it.
 */
export function chooseSeed(variable: string, fixed: number): number {
  const requested = process.env[variable];
  if (requested !== undefined) return Number(requested);
  if (tier === 'fast') return fixed;
  const seed = Math.floor(Math.random() * 2 ** 30);
  console.log(`${variable}=${seed}`);
  return seed;
}
