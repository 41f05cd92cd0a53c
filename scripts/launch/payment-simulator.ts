import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '#config/environment.ts';
import { readSettings } from '../../tools/payment-simulator/core/settings.ts';
import { type RunningSimulator, startSimulator } from '../../tools/payment-simulator/start.ts';
import { freePort } from './ports.ts';

/**
 * Starts the payment simulator for a shop, and writes into this process's environment what the shop's own processes need to know of it
 * (PAYMENT_SIMULATOR, PAYMENT_SIMULATOR_KEY). It listens at PAYMENT_SIMULATOR_PORT, else at any free port. Undefined: none is started, since
 * PAYMENT_SIMULATOR names one that runs already, or the shop is not of this machine alone.
 */
export async function startPaymentSimulator({
  port: webPort,
  isOpenToOthers,
  apiIsEmbedded,
}: Pick<Environment, 'port' | 'isOpenToOthers' | 'apiIsEmbedded'>): Promise<RunningSimulator | undefined> {
  if (process.env.PAYMENT_SIMULATOR || !apiIsEmbedded || isOpenToOthers) return;
  const folder = mkdtempSync(join(tmpdir(), 'storefront-payments-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const keyFile = join(folder, 'e-transactions.pem');
  const port = process.env.PAYMENT_SIMULATOR_PORT ?? String(await freePort());
  const notify = `http://localhost:${webPort}/api/payment`;
  const own = { PAYMENT_SIMULATOR_PORT: port, PAYMENT_SIMULATOR_KEY: keyFile, PAYMENT_SIMULATOR_NOTIFY: notify };
  const simulator = await startSimulator(readSettings({ ...process.env, ...own }));
  process.env.PAYMENT_SIMULATOR = simulator.origin;
  process.env.PAYMENT_SIMULATOR_KEY = keyFile;
  return simulator;
}
