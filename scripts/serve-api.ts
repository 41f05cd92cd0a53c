import { readEnvironment } from '#config/environment.ts';
import { startEmbeddedApi } from './launch/api.ts';
import { paymentNotice } from './launch/payment-notice.ts';
import { orExit } from './launch/start-failure.ts';

// The API alone: what `npm run dev` restarts at each change, and what a machine without the web runs.
await orExit(async () => {
  const environment = readEnvironment();
  const api = await startEmbeddedApi(environment);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void api.stop().then(() => process.exit(0)));
  console.log(paymentNotice(environment));
  if (api.credentials) console.log(api.credentials);
  console.log(`\nAPI ready ${api.url}`);
});
