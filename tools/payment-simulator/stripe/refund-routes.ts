import { Hono } from 'hono';
import type { Simulator, SimulatorEnv } from '../core/simulator.ts';
import { authenticate, requireSecret } from './authenticate.ts';
import { StripeError } from './error.ts';
import type { Idempotency } from './idempotency.ts';
import { refundObject } from './intent.ts';
import type { Ledger } from './ledger.ts';
import { listOf } from './list.ts';
import { readInteger, readMetadata, readParameters, requireParameter } from './parameters.ts';

const known = ['payment_intent', 'charge', 'amount', 'reason', 'metadata[', 'expand['];
const reasons = ['duplicate', 'fraudulent', 'requested_by_customer'];

/** `/v1/refunds`: create, retrieve, list. */
export function refundRoutes({ settings, books }: Simulator, ledger: Ledger, idempotency: Idempotency): Hono<SimulatorEnv> {
  const app = new Hono<SimulatorEnv>();
  const callerOf = (c: Parameters<typeof authenticate>[0]) => {
    const caller = authenticate(c, settings.accounts.stripe);
    requireSecret(caller);
    return caller.account;
  };

  app.post('/', (c) => {
    const account = callerOf(c);
    return idempotency.run(c, account.id, () => {
      const parameters = readParameters(c.get('rawBody'), known);
      const charge = parameters.get('charge');
      const byCharge = charge ? [...ledger.intents.values()].find(({ chargeId }) => chargeId === charge)?.payment.id : undefined;
      const intent = ledger.require(byCharge ?? requireParameter(parameters, 'payment_intent'), account.id);
      const reason = parameters.get('reason') ?? null;
      if (reason !== null && !reasons.includes(reason))
        throw new StripeError(`Invalid reason: must be one of ${reasons.join(', ')}`, { field: 'reason' });
      if (intent.status !== 'succeeded')
        throw new StripeError(`This PaymentIntent (${intent.payment.id}) does not have a successful charge to refund.`, { isKept: true });
      const left = books.capturedCents(intent.payment) - books.refundedCents(intent.payment);
      const amount = readInteger(parameters.get('amount') ?? String(left), 'amount');
      if (parameters.has('amount') && amount < 1)
        throw new StripeError('This value must be greater than or equal to 1.', { code: 'parameter_invalid_integer', field: 'amount' });
      return refundObject(ledger.refund(intent, amount, reason, readMetadata(parameters)));
    });
  });

  app.get('/:id', (c) => {
    const account = callerOf(c);
    const refund = ledger.refunds.get(c.req.param('id'));
    if (refund?.intent.payment.accountId !== account.id)
      throw new StripeError(`No such refund: '${c.req.param('id')}'`, { status: 404, code: 'resource_missing', field: 'id' });
    return c.json(refundObject(refund));
  });

  app.get('/', (c) => {
    const account = callerOf(c);
    const asked = c.req.query('payment_intent');
    const own = [...ledger.refunds.values()].filter(
      ({ intent: { payment } }) => payment.accountId === account.id && (asked === undefined || payment.id === asked),
    );
    return c.json(listOf(c, own.reverse().map(refundObject), '/v1/refunds'));
  });

  return app;
}
