import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '#config/environment.ts';
import { startPaymentSimulator } from './launch/payment-simulator.ts';
import { serve } from './launch/serve.ts';
import { orExit } from './launch/start-failure.ts';
import { writeTestContent } from './launch/test-content.ts';
import { startWeb } from './launch/web.ts';

// The whole product on folders of its own, which are removed at the end: what the end-to-end tests talk to. A second web server
// shows the other sample site, of the same API, at WINE_PORT; the
// payment providers are at PAYMENT_SIMULATOR_PORT.
const folder = mkdtempSync(join(tmpdir(), 'storefront-e2e-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
writeTestContent(join(folder, 'content'));
Object.assign(process.env, { DATA_DIR: join(folder, 'data'), CONTENT_DIR: join(folder, 'content') });
await orExit(async () => {
  await startPaymentSimulator(readEnvironment());
  await serve();
  const port = Number(process.env.WINE_PORT);
  if (!port) return;
  const wine = await startWeb('start', { ...readEnvironment(), siteId: 90, port });
  process.once('exit', () => wine.kill());
});
