import type Stripe from 'stripe';
import type { ProviderName } from '#schemas/payments.ts';
import {
  type Acknowledgement,
  type AttemptName,
  NotificationRefused,
  type PaymentProvider,
  type PaymentRequest,
  ProviderAway,
  type ProviderUpdate,
  type RefundRequest,
  type RefundResult,
  type Started,
} from '../provider.ts';
import { readSigned } from '../read-json.ts';
import { askStripe, type StripeKeys, StripeRefused, stripeClient } from './client.ts';
import { stripePayouts } from './payouts.ts';
import { stripeRefusal } from './signature.ts';
import { Intent, resultOf, StripeEvent, StripeRefund, updateOfIntent, updateOfRefund, updatesOfEvent } from './updates.ts';

/**
 * Cents: Stripe refuses a smaller charge ("Minimum and maximum charge amounts" in its documentation). Those that are not listed there come
 * to half a dollar at the day's rate, which Stripe alone knows.
 */
const minimums: Readonly<Record<string, number>> = {
  ...{ AED: 200, AUD: 50, BRL: 50, CAD: 50, CHF: 50, CZK: 1500, DKK: 250, EUR: 50, GBP: 30, HKD: 400, HUF: 17_500, INR: 50, MXN: 1000 },
  ...{ MYR: 200, NOK: 300, NZD: 50, PLN: 200, RON: 200, SEK: 300, SGD: 50, THB: 1000, USD: 50 },
};

/** Stripe with the keys of a shop: the Payment Element in the shop's page, PaymentIntents behind it. */
export function stripeProvider(name: Extract<ProviderName, 'stripe' | 'custom-stripe'>, keys: StripeKeys): PaymentProvider {
  const stripe = stripeClient(name, keys);
  return {
    name,
    isTest: keys.mode === 'TEST',
    currencies: null,
    minimum: (currency) => minimums[currency] ?? 0,
    referenceOf: ({ idAttempt }) => idAttempt,
    start: (request) => start(stripe, keys, request),
    readNotification: async ({ raw, headers }, now) => {
      const refusal = stripeRefusal(keys.values.webhookSecret, raw, headers.get('stripe-signature') ?? '', now);
      if (refusal) throw new NotificationRefused(refusal);
      const event = readSigned(StripeEvent, raw);
      if (event.livemode !== (keys.mode === 'LIVE')) throw new NotificationRefused(`a ${event.livemode ? 'live' : 'test'} event`);
      const { updates, intentOfCharge } = updatesOfEvent(event);
      return intentOfCharge ? refundsOf(stripe, intentOfCharge) : updates;
    },
    acknowledge,
    read: ({ session }) => readIntent(stripe, session),
    refund: (request) => refund(stripe, keys, request),
    readRefund: async (_, reference) => resultOf(StripeRefund.parse(await askStripe(() => stripe.refunds.retrieve(reference)))),
    cancel: (attempt) => cancelIntent(stripe, attempt),
    expire: (attempt) => cancelIntent(stripe, attempt),
    check: (notificationUrl) => check(stripe, notificationUrl),
    payouts: (since) => stripePayouts(stripe, since),
  };
}

/** Stripe asks for a status alone. */
const acknowledge: PaymentProvider['acknowledge'] = (outcome): Acknowledgement => ({
  status: outcome === 'taken' ? 200 : outcome === 'refused' ? 400 : 404,
  type: 'application/json',
  body: JSON.stringify({ received: outcome === 'taken' }),
});

async function start(stripe: Stripe, keys: StripeKeys, request: PaymentRequest): Promise<Started> {
  const { idSite, idOrder, idAttempt, number, amount, currency, reference, providerReference, session, urls } = request;
  const intent = await askStripe(() =>
    session
      ? stripe.paymentIntents.retrieve(session)
      : stripe.paymentIntents.create(
          {
            amount,
            currency: currency.toLowerCase(),
            automatic_payment_methods: { enabled: true },
            description: reference,
            metadata: { shopId: String(idSite), orderId: idOrder, attemptId: idAttempt, providerReference },
          },
          { idempotencyKey: `${idSite}:order:${idOrder}:attempt:${number}` },
        ),
  ).catch(asAway);
  if (!intent.client_secret || intent.status === 'canceled') throw new ProviderAway('the PaymentIntent cannot be paid');
  const step = {
    kind: 'element' as const,
    publishableKey: keys.values.publishableKey,
    clientSecret: intent.client_secret,
    returnUrl: urls.success,
  };
  return { step, session: intent.id };
}

async function readIntent(stripe: Stripe, session: string | null): Promise<ProviderUpdate | null> {
  if (!session) return null;
  const intent = Intent.parse(await askStripe(() => stripe.paymentIntents.retrieve(session)).catch(asAway));
  return updateOfIntent(intent, `${intent.id}:${intent.status}`);
}

/** An intent that is over cannot be cancelled: what became of it is read instead. */
async function cancelIntent(stripe: Stripe, { session }: AttemptName): Promise<ProviderUpdate | null> {
  if (!session) return null;
  try {
    const intent = Intent.parse(await askStripe(() => stripe.paymentIntents.cancel(session, { cancellation_reason: 'abandoned' })));
    return updateOfIntent(intent, `${intent.id}:${intent.status}`);
  } catch (error) {
    if (error instanceof StripeRefused) return readIntent(stripe, session);
    throw error;
  }
}

async function refund(stripe: Stripe, { idSite }: StripeKeys, request: RefundRequest): Promise<RefundResult> {
  const { idRefund, transaction, refundAmount, isRepeated } = request;
  // Stripe forgets idempotency keys after a day: a refund that was perhaps made is looked for.
  const known = isRepeated
    ? (await refundsAt(stripe, transaction).catch(noneOfUnknown)).find(({ metadata }) => metadata?.refundId === idRefund)
    : undefined;
  if (known) return resultOf(known);
  try {
    const made = await askStripe(() =>
      stripe.refunds.create(
        { payment_intent: transaction, amount: refundAmount, metadata: { refundId: idRefund } },
        { idempotencyKey: `${idSite}:refund:${idRefund}` },
      ),
    );
    return resultOf(StripeRefund.parse(made));
  } catch (error) {
    if (error instanceof StripeRefused) return { status: 'FAILED', refund: null, failure: error.code };
    throw error;
  }
}

const refundsAt = async (stripe: Stripe, intent: string): Promise<StripeRefund[]> => {
  const { data } = await askStripe(() => stripe.refunds.list({ payment_intent: intent, limit: 100 }));
  return data.map((each) => StripeRefund.parse(each));
};

/** A payment that Stripe does not know has no refunds: asked to give it back, Stripe says so itself. */
function noneOfUnknown(error: unknown): StripeRefund[] {
  if (error instanceof StripeRefused && error.code === 'resource_missing') return [];
  return asAway(error);
}

async function refundsOf(stripe: Stripe, intent: string): Promise<ProviderUpdate[]> {
  return (await refundsAt(stripe, intent).catch(asAway)).flatMap((each) => updateOfRefund(each) ?? []);
}

async function check(stripe: Stripe, notificationUrl: string): ReturnType<PaymentProvider['check']> {
  try {
    await askStripe(() => stripe.paymentIntents.list({ limit: 1 }));
  } catch (error) {
    if (error instanceof StripeRefused) return { call: 'refused', notifies: null, refused: ['secretKey'] };
    return { call: 'unreachable', notifies: null, refused: [] };
  }
  // A restricted key may not list endpoints: then nothing is known.
  const endpoints = await askStripe(() => stripe.webhookEndpoints.list({ limit: 100 })).catch(() => null);
  const notifies = endpoints?.data.some(({ url, status }) => url === notificationUrl && status === 'enabled') ?? null;
  return { call: 'accepted', notifies, refused: [] };
}

/** Throws a refusal as an unavailable provider, since the shopper can do nothing about it. */
const asAway = (error: unknown): never => {
  throw error instanceof StripeRefused ? new ProviderAway(error.message) : error;
};
