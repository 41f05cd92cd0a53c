import { type ChildProcess, spawn } from 'node:child_process';
import { readEnvironment } from '#config/environment.ts';
import { startPaymentSimulator } from './launch/payment-simulator.ts';
import { requireFreePort } from './launch/ports.ts';
import { orExit } from './launch/start-failure.ts';
import { startWeb, stopProcess, untilAnswered, webOriginOf } from './launch/web.ts';

/** Rooms whose change restarts the API; Next follows the others by itself. */
const watched = ['backend', 'schemas', 'machines', 'config'].map((room) => `--watch-path=${room}`);

await orExit(async () => {
  const environment = readEnvironment();
  await requireFreePort(environment.port, 'PORT');
  const children: ChildProcess[] = [];
  // Before the processes that are told of it.
  const simulator = await startPaymentSimulator(environment);
  const stop = () => void Promise.all([...children.map(stopProcess), simulator?.stop()]).then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  if (environment.apiIsEmbedded) {
    await requireFreePort(environment.apiPort, 'API_PORT', '127.0.0.1');
    const api = spawn(process.execPath, [...watched, '--watch-preserve-output', 'scripts/run.mjs', 'serve-api'], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    children.push(api);
    await untilAnswered(api, `${environment.apiHost}/healthz`, 'The API');
  }
  try {
    children.push(await startWeb('dev', environment));
  } catch (error) {
    await Promise.all([...children.map(stopProcess), simulator?.stop()]);
    throw error;
  }
  if (simulator) console.log(`\n  Payments ${simulator.origin} (simulator: docs/payment-simulator.md)`);
  console.log(`\nready ${webOriginOf(environment)}`);
});
