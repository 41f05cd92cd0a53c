import type { Hono } from 'hono';
import { z } from 'zod';
import type { Lang } from '#messages/languages.ts';
import type { Payment, Provider } from './books.ts';
import type { Message } from './notifier.ts';
import type { SimulatorEnv } from './simulator.ts';

/** Action of a shopper, or of a test, on the payment page. */
export const Decision = z.enum([
  'accept',
  'refuse',
  /** The bank refuses and she stays on the page, where she may try another card. */
  'refuse-and-stay',
  /** She fails the 3-D Secure step. */
  'fail-challenge',
  'cancel',
  /** She closes the page: nobody is told. */
  'leave',
  /** The payment is pending and succeeds later by itself. */
  'delay',
  /** The delayed payment succeeds now. */
  'settle',
  /** The delayed payment is refused now. */
  'settle-refused',
  /** The money is reserved and not taken. */
  'authorize',
]);
export type Decision = z.infer<typeof Decision>;

/** A notification that a test asks for, right or wrong, without anything happening in the books. */
export const Notice = z.strictObject({
  outcome: z.enum(['success', 'refusal', 'pending', 'authorized', 'cancellation', 'refund', 'dispute']),
  amountCents: z.int().optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  /** Another reference of the shop than the payment's own. */
  reference: z.string().max(100).optional(),
  /** `new`: as if of a second payment, with another transaction number. */
  transaction: z.enum(['same', 'new']).default('same'),
  /** The merchant whose keys sign; by default the payment's own. */
  signedBy: z.string().optional(),
  signature: z.enum(['valid', 'broken', 'missing', 'double-encoded']).default('valid'),
  /** As from the test platform or from the live one; by default the payment's own. */
  mode: z.enum(['test', 'production']).optional(),
  /** Age of the event and its signature, in seconds. */
  ageSeconds: z.int().min(0).max(31_536_000).default(0),
  /** Sent to this address instead of the shop's own. */
  url: z.url().optional(),
});
export type Notice = z.infer<typeof Notice>;

/** A provider: its calls, what follows from a decision on its page, and its notifications. */
export type Desk = {
  provider: Provider;
  routes: Hono<SimulatorEnv>;
  /** Decisions that its page offers. */
  decisions: readonly Decision[];
  /** The language of its page, as the shop asked for it; undefined: the browser's. */
  languageOf: (payment: Payment) => Lang | undefined;
  /** Carries out a decision, notifies, and answers where the browser goes; undefined: it stays. Throws Refusal. */
  decide: (payment: Payment, decision: Decision) => Promise<string | undefined>;
  /** Writes a notification. Throws Refusal where the provider has none of the kind. */
  write: (payment: Payment, notice: Notice) => Message;
};
