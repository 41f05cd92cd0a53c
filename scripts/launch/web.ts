import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Environment } from '#config/environment.ts';
import { withAllocator } from './allocator.ts';
import { StartFailure } from './start-failure.ts';

/**
 * Room in MB for new objects, and for those that last. What a page is made of lasts as long as the page takes: with less room it is taken
 * for lasting, and costs a fifth of the processor. Without the second bound V8 lets garbage grow to three times what is used, 126 MB.
 */
const heap = ['--max-semi-space-size=16', '--max-old-space-size=320'];

/** Returns the origin at which this machine reaches the web server: `localhost`, unless the server listens on one other address alone. */
export function webOriginOf({ webBind, port }: Pick<Environment, 'webBind' | 'port'>): string {
  const isOwnName = webBind === undefined || ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(webBind);
  return `http://${isOwnName ? 'localhost' : webBind.includes(':') ? `[${webBind}]` : webBind}:${port}`;
}

/**
 * Starts Next (`start` or `dev`) in a process of its own, with `more` variables, and resolves once the home page answers. It is asked for
 * when the `api` is there, which may start meanwhile; rejects when that does.
 */
export async function startWeb(
  mode: 'start' | 'dev',
  environment: Environment,
  more: Readonly<Record<string, string>> = {},
  api: Promise<unknown> = Promise.resolve(),
): Promise<ChildProcess> {
  // It ends with this process, whatever way this one ends.
  const { port, webBind } = environment;
  const development = ['--import', './scripts/launch/end-with-parent.ts', 'node_modules/next/dist/bin/next', 'dev', '-p', String(port)];
  const program = mode === 'dev' ? [...development, ...(webBind ? ['-H', webBind] : [])] : [...heap, 'scripts/run.mjs', 'serve-web'];
  const child = spawn(process.execPath, program, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...withAllocator(process.env),
      ...(mode === 'start' && { NODE_ENV: 'production' }),
      PORT: String(port),
      API_HOST: environment.apiHost,
      SITE_ID: String(environment.siteId),
      NEXT_TELEMETRY_DISABLED: '1',
      ...more,
    },
  });
  await api.catch((error: unknown) => {
    child.kill();
    throw error;
  });
  await untilAnswered(child, `${webOriginOf(environment)}/`, 'The web server');
  return child;
}

/** Resolves once an address answers with whatever status; throws StartFailure when the process that should answer has ended. */
export async function untilAnswered(child: ChildProcess, address: string, what: string): Promise<void> {
  for (;;) {
    const end = child.signalCode ?? child.exitCode;
    if (end !== null) throw new StartFailure(`${what} stopped with status ${end}.`);
    const status = await fetch(address, { redirect: 'manual' }).then(
      (response) => response.status,
      () => 0,
    );
    if (status) return;
    await wait(100);
  }
}

/** Asks a process to end and resolves when it has; after `patienceMs` it is killed. */
export async function stopProcess(child: ChildProcess, patienceMs = 5_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await ended;
  clearTimeout(timer);
}
