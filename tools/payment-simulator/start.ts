import { readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { z } from 'zod';
import { cawlDesk } from './cawl/desk.ts';
import { controlRoutes } from './control/routes.ts';
import { Books, type Provider } from './core/books.ts';
import { Clock } from './core/clock.ts';
import type { Desk } from './core/desk.ts';
import type { Fault } from './core/fault.ts';
import { guard } from './core/guard.ts';
import { Journal } from './core/journal.ts';
import { Notifier } from './core/notifier.ts';
import { Refusal } from './core/refusal.ts';
import { type Accounts, Settings } from './core/settings.ts';
import type { Simulator, SimulatorEnv } from './core/simulator.ts';
import { eTransactionsDesk } from './e-transactions/desk.ts';
import { moneticoDesk } from './monetico/desk.ts';
import { pageRoutes } from './page/routes.ts';
import { challengeRoutes } from './stripe/challenge-routes.ts';
import { stripeDesk } from './stripe/desk.ts';

/** A simulator that runs. */
export type RunningSimulator = {
  /** `http://127.0.0.1:<port>`: the address of every provider. */
  origin: string;
  accounts: Accounts;
  /** The public key that notifications of e-Transactions verify with (SubjectPublicKeyInfo in PEM). */
  publicKeyPem: string;
  books: Books;
  /** The providers themselves, what they send and which of their answers fail: for tests in this process. */
  desks: Readonly<Record<Provider, Desk>>;
  notifier: Notifier;
  faults: Fault[];
  /** Ends it, with what it would have sent later. */
  stop: () => Promise<void>;
};

const stripeJs = readFileSync(new URL('./stripe/browser/stripe.js', import.meta.url), 'utf8');

/**
 * Starts the simulator of the payment providers on the loopback address. Port 0 takes a free one.
 * Rejects when the port is taken; throws a ZodError for settings that are wrong.
 */
export async function startSimulator(options: z.input<typeof Settings> = {}, clock = new Clock()): Promise<RunningSimulator> {
  const settings = structuredClone(Settings.parse(options));
  const stopping = new AbortController();
  let origin = '';
  const simulator: Simulator = {
    settings,
    clock,
    books: new Books(clock),
    journal: new Journal(clock),
    notifier: new Notifier(clock, settings.retryDelaysMs, stopping.signal),
    faults: [],
    origin: () => origin,
    stopping: stopping.signal,
  };
  const stripe = stripeDesk(simulator);
  const eTransactions = eTransactionsDesk(simulator);
  const desks: Record<Provider, Desk> = {
    stripe,
    cawl: cawlDesk(simulator),
    monetico: moneticoDesk(simulator),
    'e-transactions': eTransactions,
  };
  const app = new Hono<SimulatorEnv>();
  app.use(guard);
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json({ error: error.message }, error.status);
    console.error('payment simulator:', error);
    return c.json({ error: 'the simulator failed' }, 500);
  });
  app.get('/', (c) => c.json({ simulator: true, providers: Object.keys(desks) }));
  app.get('/stripe.js', (c) => c.body(stripeJs, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }));
  app.route('/v1', desks.stripe.routes);
  app.route('/v2', desks.cawl.routes);
  app.route('/monetico', desks.monetico.routes);
  app.route('/e-transactions', desks['e-transactions'].routes);
  app.route('/pay', pageRoutes(simulator, desks));
  app.route('/stripe/challenge', challengeRoutes(simulator, stripe));
  app.route('/control', controlRoutes(simulator, desks, eTransactions.setServerStatus));

  const server = serve({ fetch: app.fetch, port: settings.port, hostname: '127.0.0.1' });
  await new Promise<void>((resolve, reject) => server.once('listening', resolve).once('error', reject));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  if (settings.publicKeyFile) writeFileSync(settings.publicKeyFile, eTransactions.keys.publicKeyPem);
  return {
    origin,
    accounts: settings.accounts,
    publicKeyPem: eTransactions.keys.publicKeyPem,
    books: simulator.books,
    desks,
    notifier: simulator.notifier,
    faults: simulator.faults,
    async stop() {
      stopping.abort();
      const closed = new Promise((resolve) => server.close(resolve));
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
    },
  };
}
