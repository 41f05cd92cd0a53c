import type { Operation, Payment } from '../core/books.ts';

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled';

/** Stripe's data of a payment, beside the books. */
export type Intent = {
  payment: Payment;
  clientSecret: string;
  status: IntentStatus;
  created: number;
  captureMethod: 'automatic' | 'manual';
  metadata: Record<string, string>;
  description: string | null;
  receiptEmail: string | null;
  methodTypes: readonly string[];
  method: string | null;
  returnUrl: string | null;
  /** The card is declined after its 3-D Secure step. */
  declinesAfterChallenge: boolean;
  lastError: unknown;
  challengeUrl: string | null;
  cancellationReason: string | null;
  canceledAt: number | null;
  chargeId: string | null;
};

export type Refund = { id: string; intent: Intent; operation: Operation; reason: string | null; metadata: Record<string, string> };

const amountOf = ({ operations }: Payment, kind: 'capture' | 'refund'): number =>
  operations.filter((each) => each.kind === kind && each.state === 'done').reduce((sum, { amountCents }) => sum + amountCents, 0);

/** The PaymentIntent as the API answers it. */
export function intentObject(intent: Intent): Record<string, unknown> {
  const { payment, challengeUrl } = intent;
  return {
    id: payment.id,
    object: 'payment_intent',
    amount: payment.amountCents,
    amount_capturable: intent.status === 'requires_capture' ? payment.amountCents : 0,
    amount_received: amountOf(payment, 'capture'),
    automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
    canceled_at: intent.canceledAt,
    cancellation_reason: intent.cancellationReason,
    capture_method: intent.captureMethod,
    client_secret: intent.clientSecret,
    confirmation_method: 'automatic',
    created: intent.created,
    currency: payment.currency.toLowerCase(),
    customer: null,
    description: intent.description,
    last_payment_error: intent.lastError,
    latest_charge: intent.chargeId,
    livemode: false,
    metadata: intent.metadata,
    next_action: challengeUrl ? { type: 'redirect_to_url', redirect_to_url: { url: challengeUrl, return_url: intent.returnUrl } } : null,
    payment_method: intent.method,
    payment_method_types: intent.methodTypes,
    receipt_email: intent.receiptEmail,
    status: intent.status,
  };
}

/** The Charge of a PaymentIntent as the API answers it. */
export function chargeObject(intent: Intent): Record<string, unknown> {
  const { payment } = intent;
  const [captured, refunded] = [amountOf(payment, 'capture'), amountOf(payment, 'refund')];
  return {
    id: intent.chargeId,
    object: 'charge',
    amount: payment.amountCents,
    amount_captured: captured,
    amount_refunded: refunded,
    captured: captured > 0,
    created: intent.created,
    currency: payment.currency.toLowerCase(),
    livemode: false,
    metadata: intent.metadata,
    paid: captured > 0 || intent.status === 'requires_capture',
    payment_intent: payment.id,
    payment_method: intent.method,
    refunded: captured > 0 && refunded >= captured,
    status: 'succeeded',
  };
}

/** A Refund as the API answers it. */
export const refundObject = ({ id, intent, operation, reason, metadata }: Refund): Record<string, unknown> => ({
  id,
  object: 'refund',
  amount: operation.amountCents,
  charge: intent.chargeId,
  created: Math.floor(Date.parse(operation.at) / 1000),
  currency: intent.payment.currency.toLowerCase(),
  metadata,
  payment_intent: intent.payment.id,
  reason,
  status: operation.state === 'done' ? 'succeeded' : operation.state === 'pending' ? 'pending' : 'failed',
});
