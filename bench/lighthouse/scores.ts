import lighthouse, { type Flags } from 'lighthouse';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Scores = Record<(typeof categories)[number], number>;
/** Lighthouse's audits by number: milliseconds, but CLS. */
export type Timings = { fcp: number; lcp: number; tbt: number; cls: number };
export type Result = { scores: Scores; timings: Timings };

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

/**
 * Runs Lighthouse on a page as on a phone, in a browser that listens at the port. The browser's caches are cleared before; the shop's
 * storage stays.
 * @param isIndexed false: the page asks not to be found, which is no fault of it
 * @throws Error where Lighthouse gives no result
 */
export async function resultOf(address: string, port: number, isIndexed = true): Promise<Result> {
  const flags: Flags = {
    ...{ port, output: 'json', logLevel: 'error', clearStorageTypes: ['shader_cache', 'service_workers', 'cache_storage'] },
    onlyCategories: [...categories],
    ...(!isIndexed && { skipAudits: ['is-crawlable'] }),
  };
  const result = await lighthouse(address, flags);
  if (!result) throw new Error(`Lighthouse gives no result for ${address}`);
  const { categories: found, audits: measured, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const scores = Object.fromEntries(categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)])) as Scores;
  const timings = Object.fromEntries(Object.entries(audits).map(([name, audit]) => [name, measured[audit]?.numericValue ?? 0])) as Timings;
  return { scores, timings };
}

export const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The median of each figure of several runs. */
export const medianResult = (results: readonly Result[]): Result => ({
  scores: mediansOf(results.map(({ scores }) => scores)),
  timings: mediansOf(results.map(({ timings }) => timings)),
});

function mediansOf<Figures extends Record<string, number>>(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, medianOf(runs.map((run) => run[name] ?? 0))])) as Figures;
}
