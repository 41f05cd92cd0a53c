import { subscribe } from 'node:diagnostics_channel';
import { pino } from 'pino';
import { createApp, tellShop } from '#backend/app.ts';
import { openDatabase } from '#backend/platform/database/connect.ts';
import type { ApiConfig } from '#backend/platform/http/services.ts';

/** Call that a process of the shop makes, and the moment at which it is killed. */
export type LastCall = {
  databaseUrl: string;
  config: ApiConfig;
  nowMs: number;
  path: string;
  init: { method: string; body: string; headers: Record<string, string> };
  moment: 'in-transaction' | 'before-answer' | 'before-call' | 'after-call';
};

/** Result if the moment never came. */
export type Survived = { status: number; text: string };

const die = (): void => void process.kill(process.pid, 'SIGKILL');

// Its parent has died.
process.once('disconnect', () => process.exit());
process.once('message', async ({ databaseUrl, config, nowMs, path, init, moment }: LastCall) => {
  const { db } = await openDatabase({ dataDir: '', databaseUrl });
  // `in-transaction`: after all that listens has written, before the commit. `…-call`: around the question to the provider.
  if (moment === 'before-call') subscribe('http.client.request.start', die);
  if (moment === 'after-call') subscribe('http.client.response.finish', die);
  const app = createApp({
    db,
    config,
    logger: pino({ level: 'silent' }),
    mediaStore: { read: async () => null, write: async () => {}, has: async () => false },
    now: () => new Date(nowMs),
    tell: async (tx, name, event) => {
      await tellShop(tx, name, event);
      if (moment === 'in-transaction') die();
    },
  });
  const response = await app.request(path, init);
  if (moment === 'before-answer') die();
  process.send?.({ status: response.status, text: await response.text() } satisfies Survived);
});
