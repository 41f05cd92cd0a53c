import { type Context, Hono } from 'hono';
import type { Simulator, SimulatorEnv } from '../core/simulator.ts';
import { isSameText } from '../signatures/hmac-signatures.ts';
import { authenticate, requireSecret } from './authenticate.ts';
import { confirm, confirmParameters } from './confirm.ts';
import { StripeError } from './error.ts';
import type { Idempotency } from './idempotency.ts';
import { chargeObject, type Intent, intentObject } from './intent.ts';
import type { Ledger } from './ledger.ts';
import { listOf } from './list.ts';
import { type Parameters, readInteger, readMetadata, readParameters, requireParameter } from './parameters.ts';

const described = ['metadata[', 'description', 'receipt_email', 'expand[', 'statement_descriptor_suffix', 'shipping['];
const createParameters = [
  ...described,
  'amount',
  'currency',
  'automatic_payment_methods[',
  'payment_method_types[',
  'payment_method_options[',
  'payment_method',
  'payment_method_data[',
  'capture_method',
  'confirm',
  'confirmation_method',
  'return_url',
  'customer',
  'setup_future_usage',
  'statement_descriptor',
];
const reasons = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'];

function amountOf(parameters: Parameters): number {
  const amount = readInteger(requireParameter(parameters, 'amount'), 'amount');
  if (amount < 50) throw new StripeError('Amount must be at least €0.50 eur', { code: 'amount_too_small', field: 'amount' });
  if (amount > 99_999_999) throw new StripeError('Amount must be no more than €999,999.99', { code: 'amount_too_large', field: 'amount' });
  return amount;
}

function newIntent(ledger: Ledger, accountId: string, parameters: Parameters): Intent {
  const currency = requireParameter(parameters, 'currency');
  if (!/^(eur|usd|gbp|chf)$/i.test(currency)) throw new StripeError(`Invalid currency: ${currency}.`, { field: 'currency' });
  const captureMethod = parameters.get('capture_method') ?? 'automatic';
  if (!/^(automatic|automatic_async|manual)$/.test(captureMethod))
    throw new StripeError(`Invalid capture_method: ${captureMethod}`, { field: 'capture_method' });
  const types = [...parameters].filter(([name]) => name.startsWith('payment_method_types[')).map(([, value]) => value);
  const isAutomatic = parameters.get('automatic_payment_methods[enabled]');
  if (isAutomatic === 'true' && types.length > 0)
    throw new StripeError('You may only specify one of these parameters: automatic_payment_methods, payment_method_types.');
  return ledger.create(accountId, {
    amountCents: amountOf(parameters),
    currency: currency.toUpperCase(),
    captureMethod: captureMethod === 'manual' ? 'manual' : 'automatic',
    metadata: readMetadata(parameters),
    description: parameters.get('description') ?? null,
    receiptEmail: parameters.get('receipt_email') ?? null,
    methodTypes: types.length > 0 ? types : ['card', 'sepa_debit'],
  });
}

/** An intent with what the call asks to be expanded: its charge. */
function expanded(intent: Intent, parameters: Parameters): Record<string, unknown> {
  const names = [...parameters].filter(([name]) => name.startsWith('expand[')).map(([, value]) => value);
  const isAsked = names.includes('latest_charge') && intent.chargeId !== null;
  return { ...intentObject(intent), ...(isAsked && { latest_charge: chargeObject(intent) }) };
}

/** `/v1/payment_intents`: create, retrieve, update, confirm, capture and cancel. */
export function intentRoutes({ settings }: Simulator, ledger: Ledger, idempotency: Idempotency): Hono<SimulatorEnv> {
  const app = new Hono<SimulatorEnv>();
  const { stripe } = settings.accounts;

  /** An intent of the caller's; a browser has to know its client secret. */
  const intentOf = (c: Context<SimulatorEnv>, id: string, parameters: Parameters) => {
    const caller = authenticate(c, stripe);
    const intent = ledger.require(id, caller.account.id);
    if (caller.isPublishable && !isSameText(intent.clientSecret, parameters.get('client_secret') ?? ''))
      throw new StripeError(`No such payment_intent: '${id}'`, { status: 404, code: 'resource_missing', field: 'intent' });
    return { intent, caller };
  };

  app.post('/', (c) => {
    const caller = authenticate(c, stripe);
    requireSecret(caller);
    const { account } = caller;
    return idempotency.run(c, account.id, () => {
      const parameters = readParameters(c.get('rawBody'), createParameters);
      const intent = newIntent(ledger, account.id, parameters);
      if (parameters.get('confirm') === 'true') confirm(ledger, intent, parameters);
      return expanded(intent, parameters);
    });
  });

  app.get('/', (c) => {
    const caller = authenticate(c, stripe);
    requireSecret(caller);
    const own = [...ledger.intents.values()].filter(({ payment }) => payment.accountId === caller.account.id);
    return c.json(listOf(c, own.reverse().map(intentObject), '/v1/payment_intents'));
  });

  app.get('/:id', (c) => {
    const parameters = readParameters(new URL(c.req.url).search.slice(1), ['client_secret', 'expand[', 'key', 'is_stripe_sdk']);
    return c.json(expanded(intentOf(c, c.req.param('id'), parameters).intent, parameters));
  });

  app.post('/:id', (c) => {
    const parameters = readParameters(c.get('rawBody'), [...described, 'amount']);
    const { intent, caller } = intentOf(c, c.req.param('id'), parameters);
    requireSecret(caller);
    return idempotency.run(c, caller.account.id, () => {
      ledger.requirePayable(intent);
      if (parameters.has('amount')) intent.payment.amountCents = amountOf(parameters);
      Object.assign(intent.metadata, readMetadata(parameters));
      intent.description = parameters.get('description') ?? intent.description;
      return expanded(intent, parameters);
    });
  });

  app.post('/:id/confirm', (c) => {
    const parameters = readParameters(c.get('rawBody'), confirmParameters);
    const { intent, caller } = intentOf(c, c.req.param('id'), parameters);
    return idempotency.run(c, caller.account.id, () => {
      confirm(ledger, intent, parameters);
      return expanded(intent, parameters);
    });
  });

  app.post('/:id/capture', (c) => {
    const parameters = readParameters(c.get('rawBody'), ['amount_to_capture', 'metadata[', 'expand[']);
    const { intent, caller } = intentOf(c, c.req.param('id'), parameters);
    requireSecret(caller);
    return idempotency.run(c, caller.account.id, () => {
      ledger.requireStatus(intent, ['requires_capture'], 'capture');
      const amount = readInteger(parameters.get('amount_to_capture') ?? String(intent.payment.amountCents), 'amount_to_capture');
      if (amount < 1 || amount > intent.payment.amountCents)
        throw new StripeError('The amount to capture is more than the amount that is capturable.', { code: 'amount_too_large' });
      ledger.capture(intent, amount);
      return expanded(intent, parameters);
    });
  });

  app.post('/:id/cancel', (c) => {
    const parameters = readParameters(c.get('rawBody'), ['cancellation_reason', 'expand[']);
    const { intent, caller } = intentOf(c, c.req.param('id'), parameters);
    requireSecret(caller);
    return idempotency.run(c, caller.account.id, () => {
      const reason = parameters.get('cancellation_reason') ?? null;
      if (reason !== null && !reasons.includes(reason))
        throw new StripeError(`Invalid cancellation_reason: must be one of ${reasons.join(', ')}`, { field: 'cancellation_reason' });
      const cancelable = ['requires_payment_method', 'requires_capture', 'requires_confirmation', 'requires_action', 'processing'] as const;
      ledger.requireStatus(intent, cancelable, 'cancel');
      ledger.cancel(intent, reason);
      return expanded(intent, parameters);
    });
  });

  return app;
}
