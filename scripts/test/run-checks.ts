import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Check, Requirement } from './checks.ts';
import type { Report } from './reports.ts';

export type Result = Report & { name: string; durationMs: number };

/** Something that checks wait for, made beside those that do not. */
export type Preparation = {
  name: string;
  cores: 1 | 2;
  /** Preparations that must end before this one. */
  needs?: readonly Requirement[];
  prepare: () => Promise<void>;
};

type Options = {
  checks: readonly Check[];
  preparations: Readonly<Record<Requirement, Preparation>>;
  env: NodeJS.ProcessEnv;
  cores: number;
  /** Prints a line as something begins or ends. */
  onProgress: (line: string) => void;
};

/**
 * Runs checks side by side within a number of cores. One that has to wait for the build, the shops or cores lets those after it begin.
 * Each check's output goes to `test-results/<name>.log`. A preparation that fails counts as one failure and fails what needs it.
 */
export async function runChecks({ checks, preparations, env, cores, onProgress }: Options): Promise<Result[]> {
  mkdirSync('test-results', { recursive: true });
  type Work = { name: string; cores: number; needs: readonly Requirement[]; run: () => Promise<Result>; makes?: Requirement };
  const waiting: Work[] = [
    ...neededBy(checks, preparations).map((makes) => {
      const { name, cores, needs = [] } = preparations[makes];
      return { name, cores, needs, makes, run: () => runPreparation(preparations[makes]) };
    }),
    ...checks.map((check) => ({
      name: check.name,
      cores: check.cores,
      needs: check.needs ? [check.needs] : [],
      run: () => runCheck(check, env),
    })),
  ];
  const made = new Map<Requirement, boolean>();
  const running = new Map<Work, Promise<Work>>();
  const results: Result[] = [];
  let free = cores;
  while (waiting.length > 0 || running.size > 0) {
    for (const work of [...waiting]) {
      const lost = work.needs.find((need) => made.get(need) === false);
      if (lost) {
        waiting.splice(waiting.indexOf(work), 1);
        if (work.makes) made.set(work.makes, false);
        results.push({ ...failure(`not run: ${lost} is missing`), name: work.name, durationMs: 0 });
      } else if (work.needs.every((need) => made.get(need)) && Math.min(work.cores, cores) <= free) {
        waiting.splice(waiting.indexOf(work), 1);
        free -= Math.min(work.cores, cores);
        onProgress(`▸ ${work.name}`);
        running.set(
          work,
          work.run().then((result) => {
            results.push(result);
            if (work.makes) made.set(work.makes, result.failed === 0);
            onProgress(`${result.failed > 0 ? '✗' : '✓'} ${result.name} (${seconds(result.durationMs)})`);
            return work;
          }),
        );
      }
    }
    if (running.size === 0) continue;
    const ended = await Promise.race(running.values());
    running.delete(ended);
    free += Math.min(ended.cores, cores);
  }
  return results;
}

/** Path of the file that holds a check's output. */
export const logPath = (name: string): string => `test-results/${name.replaceAll(' ', '-')}.log`;

export const seconds = (durationMs: number): string => `${Math.round(durationMs / 1000)} s`;

/** The preparations that some checks need, those first that others need. */
function neededBy(checks: readonly Check[], preparations: Options['preparations']): Requirement[] {
  const found: Requirement[] = [];
  const add = (requirement: Requirement | undefined): void => {
    if (!requirement || found.includes(requirement)) return;
    preparations[requirement].needs?.forEach(add);
    found.push(requirement);
  };
  for (const { needs } of checks) add(needs);
  return found;
}

const failure = (line: string): Report => ({ passed: 0, failed: 1, failures: [line], secondTries: [], tests: [] });

async function runPreparation({ name, prepare }: Preparation): Promise<Result> {
  const started = Date.now();
  const report = await prepare().then(
    (): Report => ({ passed: 1, failed: 0, failures: [], secondTries: [], tests: [] }),
    (error: unknown) => failure(error instanceof Error ? error.message : String(error)),
  );
  return { ...report, name, durationMs: Date.now() - started };
}

/** Longest time a check may take, in ms: one that hangs fails with its name instead of holding the whole run. */
const maxCheckMs = 40 * 60_000;

async function runCheck(check: Check, env: NodeJS.ProcessEnv): Promise<Result> {
  const started = Date.now();
  const [command = '', ...args] = check.command;
  const log = logPath(check.name);
  if (check.report) rmSync(check.report.path, { force: true });
  const output = createWriteStream(log);
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...env, ...check.env } });
  for (const stream of [child.stdout, child.stderr]) stream.pipe(output, { end: false });
  const ending = new AbortController();
  void wait(maxCheckMs, undefined, { signal: ending.signal }).then(
    () => child.kill('SIGKILL'),
    () => {},
  );
  const [status] = (await once(child, 'close')) as [number | null];
  ending.abort();
  output.end();
  return { ...readReport(check, status, log), name: check.name, durationMs: Date.now() - started };
}

function readReport({ report }: Check, status: number | null, log: string): Report {
  const ended = failure(`ended with status ${status}: ${log}`);
  if (!report) return status === 0 ? { ...ended, passed: 1, failed: 0, failures: [] } : ended;
  if (!existsSync(report.path)) return { ...ended, failures: [`left no report: ${log}`] };
  const read = report.read(report.path);
  return status !== 0 && read.failed === 0 ? { ...read, failed: 1, failures: ended.failures } : read;
}
