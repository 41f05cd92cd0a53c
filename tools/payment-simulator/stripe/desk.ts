import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Payment } from '../core/books.ts';
import type { Decision, Desk, Notice } from '../core/desk.ts';
import { faultsOf } from '../core/faults.ts';
import { receive } from '../core/receive.ts';
import { Refusal } from '../core/refusal.ts';
import type { Simulator, SimulatorEnv } from '../core/simulator.ts';
import { accountRoutes } from './account-routes.ts';
import { errorBody } from './error.ts';
import { eventMessage, isLive, newId, stripeEvent } from './events.ts';
import { Idempotency } from './idempotency.ts';
import { chargeObject, type Intent, intentObject } from './intent.ts';
import { intentRoutes } from './intent-routes.ts';
import { Ledger } from './ledger.ts';
import { refundRoutes } from './refund-routes.ts';

const failedChallenge = {
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};
const genericDecline = { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' };

/** Returns the address for the browser after a step outside the shop's page. */
function returnAddress(intent: Intent): string | undefined {
  if (!intent.returnUrl) return;
  const url = new URL(intent.returnUrl);
  url.searchParams.set('payment_intent', intent.payment.id);
  url.searchParams.set('payment_intent_client_secret', intent.clientSecret);
  const status = intent.status === 'succeeded' || intent.status === 'requires_capture' ? 'succeeded' : intent.status;
  url.searchParams.set('redirect_status', status === 'requires_payment_method' ? 'failed' : status === 'processing' ? 'pending' : status);
  return url.href;
}

/** Stripe, which the shop's own account ("custom card") speaks too. Its calls are at `/v1`. */
export function stripeDesk(simulator: Simulator): Desk & { ledger: Ledger } {
  const { settings, journal, faults, stopping, notifier, clock } = simulator;
  const ledger = new Ledger(simulator);
  const idempotency = new Idempotency(clock);
  const routes = new Hono<SimulatorEnv>();
  // Stripe.js calls from the shop's pages.
  routes.use(cors({ origin: '*', allowHeaders: ['authorization', 'content-type', 'stripe-version', 'idempotency-key'] }));
  routes.use(receive('stripe', journal));
  routes.use(faultsOf('stripe', faults, stopping));
  routes.use(async (c, next) => {
    c.header('request-id', newId('req'));
    await next();
  });
  routes.route('/payment_intents', intentRoutes(simulator, ledger, idempotency));
  routes.route('/refunds', refundRoutes(simulator, ledger, idempotency));
  routes.route('/', accountRoutes(simulator, ledger));
  routes.all('*', (c) => c.json(errorBody(new Refusal(`Unrecognized request URL (${c.req.method}: ${c.req.path}).`)) as object, 404));
  routes.onError((error, c) => {
    if (error instanceof Refusal) return c.json(errorBody(error) as object, error.status);
    throw error;
  });

  const intentOf = ({ id }: Payment): Intent => {
    const intent = ledger.intents.get(id);
    if (!intent) throw new Refusal(`no payment_intent ${id}`, { status: 404 });
    return intent;
  };

  function apply(intent: Intent, decision: Decision): void {
    if (decision === 'leave' || decision === 'cancel') return;
    if (decision === 'settle' || decision === 'settle-refused') {
      ledger.requireStatus(intent, ['processing'], 'settle');
      if (decision === 'settle') ledger.succeed(intent);
      else ledger.decline(intent, genericDecline);
      return;
    }
    ledger.requirePayable(intent);
    if (decision === 'delay') ledger.process(intent);
    else if (decision === 'fail-challenge') ledger.decline(intent, failedChallenge);
    else if (decision === 'refuse' || decision === 'refuse-and-stay' || intent.declinesAfterChallenge)
      ledger.decline(intent, genericDecline);
    else {
      if (decision === 'authorize') intent.captureMethod = 'manual';
      ledger.succeed(intent);
    }
  }

  async function decide(payment: Payment, decision: Decision): Promise<string | undefined> {
    const intent = intentOf(payment);
    apply(intent, decision);
    await notifier.settled(payment.id);
    return decision === 'leave' || decision === 'refuse-and-stay' ? undefined : returnAddress(intent);
  }

  const types: Record<Notice['outcome'], string> = {
    success: 'payment_intent.succeeded',
    refusal: 'payment_intent.payment_failed',
    pending: 'payment_intent.processing',
    authorized: 'payment_intent.amount_capturable_updated',
    cancellation: 'payment_intent.canceled',
    refund: 'charge.refunded',
    dispute: 'charge.dispute.created',
  };
  const statuses: Partial<Record<Notice['outcome'], string>> = {
    success: 'succeeded',
    refusal: 'requires_payment_method',
    pending: 'processing',
    authorized: 'requires_capture',
    cancellation: 'canceled',
  };

  function objectOf(intent: Intent, notice: Notice): Record<string, unknown> {
    const { payment } = intent;
    const amount = notice.amountCents ?? payment.amountCents;
    const currency = (notice.currency ?? payment.currency).toLowerCase();
    if (notice.outcome === 'dispute')
      return {
        id: newId('dp'),
        object: 'dispute',
        amount,
        currency,
        charge: intent.chargeId,
        payment_intent: payment.id,
        status: 'needs_response',
      };
    if (notice.outcome === 'refund')
      return {
        ...chargeObject(intent),
        amount: payment.amountCents,
        amount_captured: payment.amountCents,
        amount_refunded: amount,
        currency,
      };
    const received = notice.outcome === 'success' ? amount : 0;
    return {
      ...intentObject(intent),
      amount,
      amount_received: received,
      currency,
      status: statuses[notice.outcome],
      ...(notice.transaction === 'new' && { id: newId('pi') }),
      ...(notice.reference !== undefined && { id: notice.reference }),
    };
  }

  return {
    provider: 'stripe',
    ledger,
    routes,
    decisions: ['accept', 'delay', 'refuse', 'leave'],
    languageOf: () => undefined,
    decide,
    write(payment, notice) {
      const intent = intentOf(payment);
      const account = ledger.accountOf(payment);
      const signedBy = notice.signedBy ? settings.accounts.stripe.find(({ id }) => id === notice.signedBy) : account;
      if (!signedBy) throw new Refusal(`no Stripe account ${notice.signedBy}`, { status: 404 });
      const livemode = notice.mode === undefined ? isLive(account) : notice.mode === 'production';
      const event = stripeEvent(types[notice.outcome], objectOf(intent, notice), clock.seconds() - notice.ageSeconds, livemode);
      return eventMessage(account, intent, event, { ...notice, signedBy, url: notice.url ?? account.notifyUrl });
    },
  };
}
