import { Hono } from 'hono';
import { z } from 'zod';
import type { Notification } from '../core/notifier.ts';
import { Refusal } from '../core/refusal.ts';
import type { Simulator, SimulatorEnv } from '../core/simulator.ts';
import { parseCall } from './parse-call.ts';

const Resend = z.strictObject({
  times: z.int().min(1).max(1_000).default(1),
  parallel: z.boolean().default(false),
  /** The signature says a time so long ago, as in a message that somebody recorded; by default it is made anew. */
  ageSeconds: z.int().min(0).default(0),
  /** Sent to this address instead. */
  url: z.url().optional(),
});

/** Sends one notification so many times, one after the other or all at once. */
export async function sendTimes(
  { notifier, clock }: Simulator,
  notification: Notification,
  times: number,
  parallel: boolean,
  ageSeconds = 0,
): Promise<void> {
  const send = () => notifier.deliver(notification, new Date(clock.now().getTime() - ageSeconds * 1000));
  if (parallel) await Promise.all(Array.from({ length: times }, send));
  else for (let sent = 0; sent < times; sent += 1) await send();
}

/** `/control/notifications`: what was sent, again, late, held, in another order, or not at all. */
export function notificationRoutes(simulator: Simulator): Hono<SimulatorEnv> {
  const { notifier } = simulator;
  const app = new Hono<SimulatorEnv>();

  app.get('/', (c) => {
    const payment = c.req.query('payment');
    return c.json({
      mode: notifier.mode,
      notifications: notifier.all.filter(({ paymentId }) => payment === undefined || paymentId === payment),
    });
  });

  app.put('/mode', async (c) => {
    const { mode } = await parseCall(c, z.strictObject({ mode: z.enum(['send', 'hold', 'drop']) }));
    notifier.mode = mode;
    return c.json({ mode });
  });

  app.post('/release', async (c) => {
    const { order } = await parseCall(c, z.strictObject({ order: z.enum(['sent', 'reversed']).default('sent') }));
    return c.json({ notifications: await notifier.release(order) });
  });

  app.post('/:id/resend', async (c) => {
    const { times, parallel, ageSeconds, url } = await parseCall(c, Resend);
    const notification = notifier.find(c.req.param('id'));
    if (!notification) throw new Refusal(`no notification ${c.req.param('id')}`, { status: 404 });
    if (url) notification.url = url;
    await sendTimes(simulator, notification, times, parallel, ageSeconds);
    return c.json(notification);
  });

  return app;
}
