import { type ChildProcess, spawn } from 'node:child_process';
import { StartFailure } from './start-failure.ts';

/** Starts the shops of the tests (scripts/serve-tests.ts) and resolves when the last of them answers. Throws StartFailure when they stop. */
export async function startTestShops(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'serve-tests'], { stdio: ['ignore', 'pipe', 'inherit'], env });
  await new Promise<void>((done, fail) => {
    child.stdout.on('data', (text: Buffer) => text.includes('ready ') && done());
    child.once('exit', (status) => fail(new StartFailure(`The shops of the tests stopped with status ${status}.`)));
  });
  return child;
}
