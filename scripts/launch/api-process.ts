import { type ChildProcess, spawn } from 'node:child_process';
import { withAllocator } from './allocator.ts';
import { StartFailure } from './start-failure.ts';

/** Message of the API's process to its parent: it serves, or the reason in one line why it cannot. */
export type ApiReport = { credentials: string | undefined } | { failure: string };

/**
 * Starts the embedded API in a process of its own, which ends with this one. Resolves once it serves; rejects with StartFailure when it ends
 * before.
 * @param variables more of the environment
 * @param onCredentials is given what to tell the owner when an administrator was just made
 */
export async function startApiProcess(
  variables: Readonly<Record<string, string>> = {},
  onCredentials: (text: string) => void = () => {},
): Promise<ChildProcess> {
  const program = ['--import', './scripts/launch/end-with-parent.ts', 'scripts/run.mjs', 'serve-api'];
  const env = { ...withAllocator(process.env), ...variables };
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env });
  return new Promise((done, fail) => {
    child.once('message', (report: ApiReport) => {
      if ('failure' in report) return fail(new StartFailure(report.failure));
      if (report.credentials) onCredentials(report.credentials);
      done(child);
    });
    child.once('exit', (status) => fail(new StartFailure(`The API stopped with status ${status}.`)));
  });
}
