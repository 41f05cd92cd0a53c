import { type ChildProcess, fork } from 'node:child_process';
import { HeavyPictureError, UnreadablePictureError } from './master.ts';
import type { JobAnswer, JobRequest, PictureJobs } from './picture-program.ts';

/**
 * Does a job on a picture, after those that were asked for before. Rejects with HeavyPictureError when it takes longer than `timeoutMs` or
 * its process dies of it, with UnreadablePictureError when it fails.
 */
export type PictureProcess = <Name extends keyof PictureJobs>(
  name: Name,
  input: Parameters<PictureJobs[Name]>,
  timeoutMs?: number,
) => Promise<Awaited<ReturnType<PictureJobs[Name]>>>;

type Options = {
  /** Milliseconds that a job may take: the sample shop's largest take two seconds on an idle core, and ten times that on a slow, busy one. */
  maxJobMs?: number;
  /** Milliseconds without a job after which the process ends, and with it all that pictures took of memory. */
  idleMs?: number;
  start?: () => ChildProcess;
};

/**
 * A process of its own for pictures, started when there is a job: a drawing cannot be stopped while it is drawn, a process can be ended at
 * any time. It does one job at a time.
 */
export function createPictureProcess({ maxJobMs = 60_000, idleMs = 30_000, start = startProgram }: Options = {}): PictureProcess {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const begin = () => {
    const started = start();
    return started.once('exit', () => {
      if (child === started) child = undefined;
    });
  };
  const end = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  const run = async (request: JobRequest, timeoutMs: number): Promise<unknown> => {
    clearTimeout(idle);
    child ??= begin();
    try {
      return await ask(child, request, timeoutMs);
    } catch (error) {
      if (error instanceof HeavyPictureError) end();
      throw error;
    } finally {
      idle = setTimeout(end, idleMs).unref();
    }
  };
  return (name, input, timeoutMs = maxJobMs) => {
    const job = last.then(() => run({ name, input }, timeoutMs));
    last = job.catch(() => {});
    // The program answers with what the job of this name gives.
    return job as Promise<never>;
  };
}

export function startProgram(): ChildProcess {
  // Options of this process, such as a module that traces it, are not for that one.
  const env = { ...process.env, NODE_OPTIONS: '' };
  const child = fork(new URL('./picture-program.ts', import.meta.url), { serialization: 'advanced', execArgv: [], env });
  // Each job hears of the end of its process; between two nobody does.
  child.on('error', () => {});
  return child;
}

function ask(child: ChildProcess, request: JobRequest, timeoutMs: number): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const onAnswer = (answer: JobAnswer) =>
    'failure' in answer ? reject(new UnreadablePictureError(answer.failure)) : resolve(answer.result);
  const onEnd = () => reject(new HeavyPictureError('The process that made a picture ended'));
  const timer = setTimeout(() => reject(new HeavyPictureError(`A picture took longer than ${timeoutMs} ms`)), timeoutMs);
  child.once('message', onAnswer).once('exit', onEnd).once('error', onEnd);
  // Only a job keeps the process that asks for it running.
  child.ref();
  child.channel?.ref();
  child.send(request, (error) => error && onEnd());
  return promise.finally(() => {
    clearTimeout(timer);
    child.off('message', onAnswer).off('exit', onEnd).off('error', onEnd);
    child.unref();
    child.channel?.unref();
  });
}
