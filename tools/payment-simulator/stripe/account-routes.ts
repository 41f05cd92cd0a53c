import { Hono } from 'hono';
import type { Operation, Payment } from '../core/books.ts';
import type { Simulator, SimulatorEnv } from '../core/simulator.ts';
import { authenticate, requireSecret } from './authenticate.ts';
import { StripeError } from './error.ts';
import { isLive } from './events.ts';
import { chargeObject, refundObject } from './intent.ts';
import type { Ledger } from './ledger.ts';
import { listOf } from './list.ts';
import { readParameters, requireParameter } from './parameters.ts';

const unixOf = (iso: string): number => Math.floor(Date.parse(iso) / 1000);

/** A movement of the balance, with the payout it went into. `isExpanded`: with the charge or refund itself in the place of its id. */
function balanceTransaction({ payment, operation }: { payment: Payment; operation: Operation }, ledger: Ledger, isExpanded: boolean) {
  const isCapture = operation.kind === 'capture';
  const amount = isCapture ? operation.amountCents : -operation.amountCents;
  const intent = ledger.intents.get(payment.id);
  const refund = ledger.refunds.get(operation.id);
  const source = isCapture ? (intent?.chargeId ?? null) : operation.id;
  const object = isCapture ? intent && chargeObject(intent) : refund && refundObject(refund);
  return {
    id: `txn_${operation.id.replace(/[^0-9a-z]/gi, '')}`,
    object: 'balance_transaction',
    amount,
    created: unixOf(operation.at),
    currency: payment.currency.toLowerCase(),
    fee: 0,
    net: amount,
    reporting_category: isCapture ? 'charge' : 'refund',
    source: isExpanded ? object : source,
    status: operation.payoutId ? 'available' : 'pending',
    type: isCapture ? 'charge' : 'refund',
    payout: operation.payoutId,
  };
}

/** Routes for the other data that a shop reads of its account: balance, events, charges, webhook addresses, payouts and their parts. */
export function accountRoutes({ settings, books }: Simulator, ledger: Ledger): Hono<SimulatorEnv> {
  const app = new Hono<SimulatorEnv>();
  const callerOf = (c: Parameters<typeof authenticate>[0]) => {
    const caller = authenticate(c, settings.accounts.stripe);
    requireSecret(caller);
    return caller.account;
  };
  type Account = ReturnType<typeof callerOf>;

  const paymentsOf = ({ id }: Account) =>
    [...books.payments.values()].filter((each) => each.provider === 'stripe' && each.accountId === id);
  const movementsOf = (account: Account) =>
    paymentsOf(account)
      .flatMap((payment) => payment.operations.map((operation) => ({ payment, operation })))
      .filter(({ operation: { kind, state } }) => state === 'done' && (kind === 'capture' || kind === 'refund'))
      .sort((a, b) => b.operation.at.localeCompare(a.operation.at));

  app.get('/account', (c) => {
    const { id } = callerOf(c);
    return c.json({
      id: `acct_${id}`,
      object: 'account',
      charges_enabled: true,
      payouts_enabled: true,
      country: 'FR',
      default_currency: 'eur',
    });
  });

  app.get('/balance', (c) => {
    const account = callerOf(c);
    const amount = movementsOf(account)
      .filter(({ operation }) => !operation.payoutId)
      .reduce((sum, { operation: { kind, amountCents } }) => sum + (kind === 'capture' ? amountCents : -amountCents), 0);
    return c.json({ object: 'balance', livemode: isLive(account), available: [{ amount, currency: 'eur' }], pending: [] });
  });

  app.get('/events', (c) => {
    const { id } = callerOf(c);
    const own = ledger.events.filter(({ accountId }) => accountId === id).map(({ event }) => event);
    const type = c.req.query('type');
    return c.json(listOf(c, own.filter((event) => type === undefined || event.type === type).reverse(), '/v1/events'));
  });

  app.get('/events/:id', (c) => {
    const account = callerOf(c);
    const found = ledger.events.find(({ accountId, event }) => accountId === account.id && event.id === c.req.param('id'));
    if (!found) throw new StripeError(`No such event: '${c.req.param('id')}'`, { status: 404, code: 'resource_missing', field: 'id' });
    return c.json(found.event);
  });

  app.get('/charges/:id', (c) => {
    const account = callerOf(c);
    const found = [...ledger.intents.values()].find(
      ({ chargeId, payment }) => chargeId === c.req.param('id') && payment.accountId === account.id,
    );
    if (!found) throw new StripeError(`No such charge: '${c.req.param('id')}'`, { status: 404, code: 'resource_missing', field: 'id' });
    return c.json(chargeObject(found));
  });

  app.get('/payouts', (c) => {
    const account = callerOf(c);
    const own = books.payouts.filter((each) => each.provider === 'stripe' && each.accountId === account.id);
    const objects = own.map((each) => ({
      id: each.id,
      object: 'payout',
      amount: each.amountCents,
      arrival_date: unixOf(each.at),
      created: unixOf(each.at),
      currency: each.currency.toLowerCase(),
      livemode: isLive(account),
      status: 'paid',
    }));
    return c.json(listOf(c, objects.reverse(), '/v1/payouts'));
  });

  app.get('/balance_transactions', (c) => {
    const account = callerOf(c);
    const { payout, type } = c.req.query();
    const isExpanded = Object.entries(c.req.query()).some(([name, value]) => name.startsWith('expand[') && value === 'data.source');
    const objects = movementsOf(account)
      .map((movement) => balanceTransaction(movement, ledger, isExpanded))
      .filter((each) => (payout === undefined || each.payout === payout) && (type === undefined || each.type === type))
      .map(({ payout: _, ...object }) => object);
    return c.json(listOf(c, objects, '/v1/balance_transactions'));
  });

  const endpointOf = (account: Account) => ({
    id: `we_${account.id}`,
    object: 'webhook_endpoint',
    enabled_events: ['*'],
    livemode: isLive(account),
    status: 'enabled',
    url: account.notifyUrl,
  });

  app.get('/webhook_endpoints', (c) => {
    const account = callerOf(c);
    return c.json(listOf(c, account.notifyUrl ? [endpointOf(account)] : [], '/v1/webhook_endpoints'));
  });

  app.post('/webhook_endpoints', (c) => {
    const account = callerOf(c);
    const parameters = readParameters(c.get('rawBody'), ['url', 'enabled_events[', 'description', 'api_version', 'metadata[']);
    const url = requireParameter(parameters, 'url');
    if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw new StripeError('Invalid URL', { code: 'url_invalid', field: 'url' });
    account.notifyUrl = url;
    return c.json({ ...endpointOf(account), secret: account.webhookSecret });
  });

  return app;
}
