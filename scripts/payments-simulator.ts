import { ZodError, z } from 'zod';
import { readSettings } from '../tools/payment-simulator/core/settings.ts';
import { startSimulator } from '../tools/payment-simulator/start.ts';
import './launch/end-with-parent.ts';
import { requireFreePort } from './launch/ports.ts';
import { orExit, StartFailure } from './launch/start-failure.ts';

function settingsOf(environment: NodeJS.ProcessEnv) {
  try {
    return readSettings(environment);
  } catch (error) {
    if (error instanceof ZodError) throw new StartFailure(z.prettifyError(error));
    throw error;
  }
}

/** `npm run payments:simulator`: the payment providers on this machine, until it is stopped. docs/payment-simulator.md says how to use it. */
await orExit(async () => {
  const settings = settingsOf(process.env);
  await requireFreePort(settings.port, 'PAYMENT_SIMULATOR_PORT', '127.0.0.1');
  const { origin, stop } = await startSimulator(settings);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop().then(() => process.exit(0)));
  console.log(`\n  Payments ${origin} (simulator: nobody pays real money; books at ${origin}/control/books)`);
});
