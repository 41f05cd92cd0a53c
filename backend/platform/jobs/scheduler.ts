import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { loggable } from '../database/loggable.ts';
import { inSpan, type Measures } from '../measure/measures.ts';
import { withTimeLimits } from '../time-limits.ts';
import { dropLeases, takeLease } from './lease.ts';

/** Work done again and again; of all processes on one database only one does it at a time. */
export type Job = { name: string; everySeconds: number; run: (db: Database, now: Date) => Promise<number> };

export type Scheduler = {
  /** Starts no new run, waits for the one under way, gives the leases back where the database answers. Never rejects. */
  stop: () => Promise<void>;
};

type Parts = { db: Database; logger: Logger; now: () => Date; measures?: Measures };

/**
 * Milliseconds that a lease holds while its job runs, and how often it is renewed meanwhile: a run may take any time, and the job
 * of a process that died in the middle is free soon after.
 */
const held = 15_000;
const renewed = 5_000;

/** Runs jobs in this process until stopped. A job that fails is logged and tried again at its next turn. */
export function startJobs(parts: Parts, jobs: readonly Job[]): Scheduler {
  const holder = randomUUID();
  const stops = jobs.map((job) => repeat(job.everySeconds, () => withTimeLimits('long', () => runOnce(parts, job, holder))));
  return {
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()));
      // A database that is silent keeps nobody from stopping: leases end by themselves.
      await dropLeases(parts.db, holder).catch((error) => parts.logger.warn({ err: loggable(error) }, 'leases were not given back'));
    },
  };
}

/**
 * Runs a job now, if no other process has it. Its lease outlives the run by a turn and a little, so that the job stays with its
 * process and is not done more often because there are several.
 */
export async function runOnce({ db, logger, now, measures }: Parts, job: Job, holder: string): Promise<void> {
  const start = now();
  const turn = job.everySeconds * 1000;
  const clock = performance.now();
  const measure = (failed: boolean) => measures?.job({ job: job.name, failed, seconds: (performance.now() - clock) / 1000 });
  const keep = (milliseconds: number) => {
    const at = now();
    return takeLease(db, { name: job.name, holder, now: at, until: new Date(at.getTime() + milliseconds) });
  };
  const warn = (error: unknown) => logger.warn({ err: loggable(error), job: job.name }, 'a lease was not renewed');
  let renewing: NodeJS.Timeout | undefined;
  try {
    if (!(await keep(held))) return;
    renewing = setInterval(() => void keep(held).catch(warn), renewed);
    const done = await inSpan(`job ${job.name}`, { 'job.name': job.name }, () => job.run(db, start));
    measure(false);
    if (done > 0) logger.info({ job: job.name, done }, 'job');
  } catch (error) {
    measure(true);
    logger.error({ err: loggable(error), job: job.name }, 'job failed');
  } finally {
    if (renewing) {
      clearInterval(renewing);
      await keep(turn + Math.min(turn, held)).catch(warn);
    }
  }
}

/** Calls `turn` every so many seconds, never twice at once. Returns the function that ends it and waits for the last turn. */
function repeat(seconds: number, turn: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const next = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = turn().finally(next);
    }, seconds * 1000);
    timer.unref();
  };
  running = turn().finally(next);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
