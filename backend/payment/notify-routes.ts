import { z } from 'zod';
import { statusContextOf } from '../order/events.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { type PlainDefinition, plainRoute } from '../platform/http/plain-route.ts';
import type { Api } from '../platform/http/route.ts';
import { NotificationRefused, type PaymentFacts, type PaymentProvider } from './provider.ts';
import { recordNotification } from './record-notification.ts';

/**
 * POST /payment/{provider}/notify: where banks tell what became of a payment. The body is read as raw bytes, for the
 * signature is over those. Answers 200 to every verified notification, 400 to any other, 404 when it names no attempt of ours.
 */
export function notifyRoutes(app: Api, provider: PaymentProvider): void {
  const notification: PlainDefinition = {
    summary: `Where the bank “${provider.name}” tells what became of a payment: signed as it signs`,
    access: 'public',
    body: { type: 'application/json', schema: z.unknown() },
    types: ['application/json'],
  };
  plainRoute(app, `POST /payment/${provider.name}/notify`, notification, async (c) => {
    const { db, now } = c.var.services;
    const raw = new Uint8Array(await c.req.raw.arrayBuffer());
    let facts: PaymentFacts;
    try {
      facts = await provider.readNotification(raw, c.req.raw.headers, now());
    } catch (error) {
      if (!(error instanceof NotificationRefused)) throw error;
      c.var.log.warn({ provider: provider.name, reason: error.message }, 'payment notification refused');
      throw new ApiError(400, 'payment.refused-notification', { cause: error });
    }
    const at = statusContextOf(c.var.services);
    const outcome = await recordNotification(db, c.var.log, { provider: provider.name, facts, raw }, at);
    if (outcome === 'unknown-attempt') throw new ApiError(404, 'payment.not-found');
    return c.json({ success: true, data: null, message: '' });
  });
}
