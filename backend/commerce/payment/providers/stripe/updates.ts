import { z } from 'zod';
import { NotificationRefused, type PaymentUpdate, type RefundUpdate } from '../provider.ts';

const Id = z.string().max(255);
const idOf = z.union([Id, z.object({ id: Id }).transform(({ id }) => id)]).nullish();
const Cents = z.int().min(0).max(2_147_483_647);

/** Fields of a PaymentIntent that are read. */
export const Intent = z.object({
  object: z.literal('payment_intent'),
  id: Id,
  status: z.string(),
  amount: Cents,
  amount_received: Cents.default(0),
  currency: z.string().length(3),
  livemode: z.boolean(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
export type Intent = z.infer<typeof Intent>;

/** Fields of a refund that are read. */
export const StripeRefund = z.object({
  object: z.literal('refund'),
  id: Id,
  status: z.string().nullish(),
  amount: Cents,
  currency: z.string().length(3),
  payment_intent: idOf,
  failure_reason: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
export type StripeRefund = z.infer<typeof StripeRefund>;

const Dispute = z.object({ object: z.literal('dispute'), id: Id, amount: Cents, currency: z.string().length(3), payment_intent: idOf });
const Charge = z.object({ object: z.literal('charge'), id: Id, payment_intent: idOf });

/** A notification of Stripe; what `object` is depends on the type. */
export const StripeEvent = z.object({
  object: z.literal('event'),
  id: Id,
  type: z.string().max(100),
  livemode: z.boolean(),
  data: z.object({ object: z.looseObject({ object: z.string() }) }),
});
export type StripeEvent = z.infer<typeof StripeEvent>;

const eventOfStatus: Readonly<Record<string, PaymentUpdate['event'] | undefined>> = {
  succeeded: 'payment.paid',
  processing: 'payment.pending',
  requires_capture: 'payment.authorized',
  canceled: 'payment.cancelled',
};

/**
 * Returns the update from a PaymentIntent; null without the shop's reference of an attempt in its metadata. `refused`: the last card was.
 */
export function updateOfIntent(intent: Intent, dedupeKey: string, refused = false): PaymentUpdate | null {
  const providerReference = intent.metadata?.providerReference;
  const event = eventOfStatus[intent.status] ?? (refused ? 'payment.failed' : undefined);
  if (!providerReference || !event) return null;
  const isPaid = event === 'payment.paid';
  return {
    kind: 'payment',
    providerReference,
    session: intent.id,
    dedupeKey,
    event,
    amount: isPaid ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    transaction: isPaid ? intent.id : null,
  };
}

/** Returns the update from a refund; null if it belongs to no PaymentIntent. */
export function updateOfRefund(refund: StripeRefund): RefundUpdate | null {
  if (!refund.payment_intent) return null;
  const { status, failure } = resultOf(refund);
  const known = z.uuid().safeParse(refund.metadata?.refundId);
  return {
    kind: 'refund',
    dedupeKey: `${refund.id}:${refund.status ?? ''}`,
    refund: refund.id,
    idRefund: known.success ? known.data : null,
    status,
    amount: refund.amount,
    currency: refund.currency.toUpperCase(),
    transaction: refund.payment_intent,
    failure,
  };
}

/** Returns the state of a refund. */
export function resultOf({ id, status, failure_reason }: StripeRefund) {
  if (status === 'succeeded') return { status: 'DONE' as const, refund: id, failure: null };
  if (status === 'failed' || status === 'canceled') return { status: 'FAILED' as const, refund: id, failure: failure_reason ?? status };
  return { status: 'PENDING' as const, refund: id, failure: null };
}

/** Returns the updates from a notification; `intentOfCharge` is a payment whose refunds must be requested. */
export function updatesOfEvent({ id, type, data }: StripeEvent): { updates: (PaymentUpdate | RefundUpdate)[]; intentOfCharge?: string } {
  const { object } = data;
  if (object.object === 'payment_intent') {
    const update = updateOfIntent(parse(Intent, object), id, type === 'payment_intent.payment_failed');
    return { updates: update ? [update] : [] };
  }
  if (object.object === 'refund') {
    const update = updateOfRefund(parse(StripeRefund, object));
    return { updates: update ? [update] : [] };
  }
  if (type === 'charge.refunded') {
    const { payment_intent: intent } = parse(Charge, object);
    return intent ? { updates: [], intentOfCharge: intent } : { updates: [] };
  }
  if (type === 'charge.dispute.created') {
    const { payment_intent: intent, amount, currency } = parse(Dispute, object);
    if (!intent) return { updates: [] };
    const about = { amount, currency: currency.toUpperCase(), transaction: intent };
    return { updates: [{ kind: 'payment', providerReference: null, dedupeKey: id, event: 'payment.disputed', ...about }] };
  }
  return { updates: [] };
}

function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new NotificationRefused('not an event of a payment', { cause: parsed.error });
  return parsed.data;
}
