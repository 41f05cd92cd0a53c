import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { stopProcess } from './web.ts';

/** A process that lived as long as this starts again at once; pauses grow from the first to the second, in ms, while none does. */
const [longLifeMs, firstPauseMs, longestPauseMs] = [30_000, 250, 10_000];

const longerPause = (pauseMs: number): number => Math.min(longestPauseMs, Math.max(firstPauseMs, pauseMs * 2));

type Kept = {
  /** Its name in what is printed: `The API`. */
  name: string;
  /** Starts it and resolves once it serves; rejects when it ends before. */
  start: () => Promise<ChildProcess>;
  /** Maximum time it may take to end when it is stopped, in ms. */
  patienceMs: number;
};

/**
 * Starts a process, and again whenever it ends, however it does: killed, out of memory, or by an error. Rejects when the first start
 * fails; those that follow are tried until one succeeds. Resolves to what stops it for good.
 */
export async function keepRunning({ name, start, patienceMs }: Kept): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let child = await start();
  let pauseMs = 0;

  async function startAgain(): Promise<void> {
    while (!signal.aborted) {
      await wait(pauseMs, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      try {
        child = await start();
        console.error(`${name} serves again.`);
        return;
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
        pauseMs = longerPause(pauseMs);
      }
    }
  }

  async function follow(): Promise<void> {
    while (!signal.aborted) {
      const begunAt = performance.now();
      const [status, cause] = child.exitCode === null && child.signalCode === null ? await once(child, 'exit') : [child.exitCode];
      if (signal.aborted) return;
      console.error(`${name} stopped (${cause ?? `status ${status}`}); it is started again.`);
      const isLongLife = performance.now() - begunAt >= longLifeMs;
      pauseMs = isLongLife ? 0 : longerPause(pauseMs);
      await startAgain();
    }
  }
  void follow();
  return async () => {
    stopping.abort();
    await stopProcess(child, patienceMs);
  };
}
