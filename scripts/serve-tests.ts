import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '#config/environment.ts';
import { startApiProcess } from './launch/api-process.ts';
import { buildWhenNeeded } from './launch/build.ts';
import { startPaymentSimulator } from './launch/payment-simulator.ts';
import { requireFreePort } from './launch/ports.ts';
import { prepareTestData } from './launch/prepared-data.ts';
import { orExit } from './launch/start-failure.ts';
import { paymentShop, portsOfShop, simulatorPort, testAdmin, workerShops } from './launch/test-shop.ts';
import { startWeb, stopProcess } from './launch/web.ts';

// The shops that the browser tests talk to, each on a copy of the prepared data, of the build at hand: one for each worker, with the
// sample wine estate beside it, and one whose means of payment the tests change, with the payment simulator. All are gone at the end.
const folder = mkdtempSync(join(tmpdir(), 'storefront-e2e-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const children: ChildProcess[] = [];

async function startShop(number: number, prepared: Awaited<ReturnType<typeof prepareTestData>>): Promise<void> {
  const { web, api, estate } = portsOfShop(number);
  for (const port of [web, api]) await requireFreePort(port, 'E2E_PORT');
  const dataDir = join(folder, String(number));
  cpSync(prepared.dataDir, dataDir, { recursive: true });
  const own = {
    ...{ PORT: String(web), API_PORT: String(api), API_HOST: '', DATABASE_URL: '' },
    ...{ DATA_DIR: dataDir, CONTENT_DIR: prepared.contentDir, ADMIN_EMAIL: testAdmin.email, ADMIN_PASSWORD: testAdmin.password },
  };
  children.push(await startApiProcess(own));
  const environment = readEnvironment({ ...process.env, ...own });
  children.push(await startWeb('start', environment));
  if (number < workerShops) children.push(await startWeb('start', { ...environment, siteId: 90, port: estate }));
}

async function stop(): Promise<void> {
  await Promise.all(children.map(stopProcess));
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop().then(() => process.exit(0)));

await orExit(async () => {
  const [prepared] = await Promise.all([prepareTestData(), buildWhenNeeded(AbortSignal.timeout(600_000))]);
  const { web } = portsOfShop(paymentShop);
  process.env.PAYMENT_SIMULATOR_PORT = String(simulatorPort);
  await startPaymentSimulator({ port: web, isOpenToOthers: false, apiIsEmbedded: true });
  const shops = Number(process.env.TEST_SHOPS ?? workerShops + 1);
  for (let number = 0; number < shops; number++) await startShop(number, prepared);
  console.log(`ready http://localhost:${portsOfShop(0).web}`);
});
