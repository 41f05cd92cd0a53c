import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { keepRunning } from '../../../scripts/launch/keep-running.ts';

/** Starts a process that does nothing, and remembers those that were started. */
function idle() {
  const started: ChildProcess[] = [];
  const start = async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    await once(child, 'spawn');
    started.push(child);
    return child;
  };
  return { started, start };
}

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  vi.restoreAllMocks();
});

async function keep(start: () => Promise<ChildProcess>) {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const stop = await keepRunning({ name: 'The API', start, patienceMs: 2000 });
  stops.push(stop);
  return { stop, lines: () => printed.mock.calls.map(([line]) => String(line)) };
}

test('a process that is killed is started again, as often as it is, and each time a line says so', async () => {
  const { started, start } = idle();
  const { lines } = await keep(start);
  for (const count of [1, 2]) {
    started.at(-1)?.kill('SIGKILL');
    await vi.waitFor(() => expect(started).toHaveLength(count + 1), { timeout: 5000 });
  }
  await vi.waitFor(() => expect(lines()).toHaveLength(4));
  expect(lines().slice(0, 2)).toEqual(['The API stopped (SIGKILL); it is started again.', 'The API serves again.']);
});

test('a start that fails after that is tried until one succeeds; the first is the caller’s to answer for', async () => {
  const { started, start } = idle();
  let left = 0;
  const flaky = async () => {
    if (left-- > 0) throw new Error('not yet');
    return start();
  };
  await keep(flaky);
  left = 2;
  started[0]?.kill('SIGKILL');
  await vi.waitFor(() => expect(started).toHaveLength(2), { timeout: 10_000 });
  await expect(keepRunning({ name: 'The API', start: () => Promise.reject(new Error('no')), patienceMs: 0 })).rejects.toThrow('no');
});

test('what is stopped stays stopped', async () => {
  const { started, start } = idle();
  const { stop, lines } = await keep(start);
  await stop();
  expect(started[0]?.signalCode).toBe('SIGTERM');
  await new Promise((done) => setTimeout(done, 600));
  expect([started.length, lines()]).toEqual([1, []]);
});
