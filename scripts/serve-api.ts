import { readEnvironment } from '#config/environment.ts';
import { startEmbeddedApi } from './launch/api.ts';
import type { ApiReport } from './launch/api-process.ts';
import { paymentNotice } from './launch/payment-notice.ts';
import { isKnown, orExit } from './launch/start-failure.ts';

// The API alone: what `npm start` keeps running beside the web server, what `npm run dev` restarts at each change, and what a machine
// without the web runs.
await orExit(async () => {
  try {
    const environment = readEnvironment();
    const api = await startEmbeddedApi(environment);
    // Ctrl+C tells every process, and the one that started this tells it again.
    let stopping: Promise<void> | undefined;
    const stop = () => (stopping ??= api.stop().then(() => process.exit(0)));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
    // The parent process prints the messages.
    if (process.send) return void process.send({ credentials: api.credentials } satisfies ApiReport);
    console.log(paymentNotice(environment));
    if (api.credentials) console.log(api.credentials);
    console.log(`\nAPI ready ${api.url}`);
  } catch (error) {
    if (!process.send || !isKnown(error)) throw error;
    await new Promise((sent) => process.send?.({ failure: error.message } satisfies ApiReport, sent));
    process.exit(1);
  }
});
