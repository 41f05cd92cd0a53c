import { Hono } from 'hono';
import { z } from 'zod';
import type { Payment, Provider } from '../core/books.ts';
import { Decision, type Desk, Notice } from '../core/desk.ts';
import { Fault } from '../core/fault.ts';
import { Refusal } from '../core/refusal.ts';
import type { Simulator, SimulatorEnv } from '../core/simulator.ts';
import { accountRoutes } from './account-routes.ts';
import { notificationRoutes, sendTimes } from './notification-routes.ts';
import { parseCall } from './parse-call.ts';

const Send = Notice.extend({
  times: z.int().min(1).max(1_000).default(1),
  /** All at once instead of one after the other. */
  parallel: z.boolean().default(false),
});

/** A payment with its sums, as tests compare them with the shop's books. */
const shown = ({ books }: Simulator, payment: Payment) => ({
  ...payment,
  capturedCents: books.capturedCents(payment),
  refundedCents: books.refundedCents(payment),
});

/** `/control`: what tests and developers ask of the simulator, and what it knows. Every answer is JSON. */
export function controlRoutes(
  simulator: Simulator,
  desks: Readonly<Record<Provider, Desk>>,
  setServerStatus: (isUp: boolean) => void,
): Hono<SimulatorEnv> {
  const { books, journal, notifier, faults, clock } = simulator;
  const app = new Hono<SimulatorEnv>();
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json({ error: error.message }, error.status);
    throw error;
  });

  app.get('/books', (c) =>
    c.json({ payments: [...books.payments.values()].map((each) => shown(simulator, each)), payouts: books.payouts }),
  );

  app.get('/payments', (c) => {
    const { reference, provider, state } = c.req.query();
    const found = [...books.payments.values()].filter(
      (each) =>
        (reference === undefined || each.reference === reference) &&
        (provider === undefined || each.provider === provider) &&
        (state === undefined || each.state === state),
    );
    return c.json({ payments: found.map((each) => shown(simulator, each)) });
  });

  app.get('/payments/:id', (c) => c.json(shown(simulator, books.require(c.req.param('id')))));

  app.post('/payments/:id/decide', async (c) => {
    const { decision } = await parseCall(c, z.strictObject({ decision: Decision }));
    const payment = books.require(c.req.param('id'));
    const returnTo = await desks[payment.provider].decide(payment, decision);
    return c.json({ payment: shown(simulator, payment), returnTo: returnTo ?? null });
  });

  app.post('/payments/:id/notifications', async (c) => {
    const { times, parallel, ...notice } = await parseCall(c, Send);
    const payment = books.require(c.req.param('id'));
    const notification = await notifier.notify(desks[payment.provider].write(payment, notice), 'hold');
    await sendTimes(simulator, notification, times, parallel);
    return c.json(notification);
  });

  app.route('/notifications', notificationRoutes(simulator));
  app.route('/accounts', accountRoutes(simulator));

  app.get('/journal', (c) => {
    const only = c.req.query('refused') !== undefined;
    return c.json({ entries: journal.entries.filter((each) => !only || each.refused !== undefined || each.status >= 400) });
  });

  app.post('/faults', async (c) => {
    faults.push(await parseCall(c, Fault));
    return c.json({ faults }, 201);
  });
  app.delete('/faults', (c) => {
    faults.length = 0;
    return c.json({ faults });
  });

  app.put('/clock', async (c) => {
    const { offsetMs } = await parseCall(c, z.strictObject({ offsetMs: z.int().min(-31_536_000_000).max(31_536_000_000) }));
    clock.setOffset(offsetMs);
    return c.json({ now: clock.now().toISOString() });
  });

  app.put('/e-transactions/status', async (c) => {
    const { isUp } = await parseCall(c, z.strictObject({ isUp: z.boolean() }));
    setServerStatus(isUp);
    return c.json({ isUp });
  });

  app.post('/payouts', (c) => c.json({ payouts: books.makePayouts() }, 201));

  return app;
}
