import { type Context, Hono } from 'hono';
import { faultsOf } from '../core/faults.ts';
import { receive } from '../core/receive.ts';
import { Refusal } from '../core/refusal.ts';
import type { Simulator, SimulatorEnv } from '../core/simulator.ts';
import { authenticate } from './authenticate.ts';
import { type Checkout, paymentId, paymentObject, refundObject, statusOutput } from './checkout.ts';
import { CancelRequest, CaptureRequest, parseBody, parseCheckout, RefundRequest } from './checkout-request.ts';
import type { Checkouts } from './checkouts.ts';
import { errorBody, propertyRefusal } from './error.ts';
import { Idempotence } from './idempotence.ts';
import { cawlStatus } from './status.ts';

const categoryOf = (code: number): string =>
  code === 2 ? 'REJECTED' : code === 9 || code === 5 || code === 8 ? 'SUCCESSFUL' : 'STATUS_UNKNOWN';

/** Builds the answer of `GET hostedcheckouts/<id>`. */
function checkoutObject(checkout: Checkout): Record<string, unknown> {
  if (checkout.transaction === undefined) return { status: checkout.isCancelled ? 'CANCELLED_BY_CONSUMER' : 'IN_PROGRESS' };
  return {
    createdPaymentOutput: { payment: paymentObject(checkout), paymentStatusCategory: categoryOf(checkout.statusCode) },
    status: 'PAYMENT_CREATED',
  };
}

/** The calls of a shop's server to Cawl, at `/v2/<merchant>`. */
export function cawlRoutes(simulator: Simulator, checkouts: Checkouts): Hono<SimulatorEnv> {
  const { journal, faults, stopping, origin, books, clock } = simulator;
  const app = new Hono<SimulatorEnv>();
  const idempotence = new Idempotence(clock);
  app.use(receive('cawl', journal));
  app.use(faultsOf('cawl', faults, stopping));
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json(errorBody(error), error.status);
    throw error;
  });
  const callerOf = (c: Context<SimulatorEnv>) => authenticate(c, simulator, c.req.param('merchant') ?? '');
  const paymentOf = (c: Context<SimulatorEnv>) => checkouts.requirePayment(c.req.param('id') ?? '', callerOf(c).id);

  app.get('/:merchant/services/testconnection', (c) => {
    callerOf(c);
    return c.json({ result: 'OK' });
  });

  app.post('/:merchant/hostedcheckouts', (c) => {
    const account = callerOf(c);
    return idempotence.run(c, account.id, 201, () => {
      const checkout = checkouts.create(account, parseCheckout(c.get('rawBody')));
      const redirectUrl = `${origin()}/pay/${checkout.payment.id}`;
      return {
        RETURNMAC: checkout.returnMac,
        hostedCheckoutId: checkout.payment.id,
        invalidTokens: [],
        merchantReference: checkout.payment.reference,
        partialRedirectUrl: redirectUrl.replace(/^https?:\/\//, ''),
        redirectUrl,
      };
    });
  });

  app.get('/:merchant/hostedcheckouts/:id', (c) => c.json(checkoutObject(checkouts.require(c.req.param('id'), callerOf(c).id))));

  app.get('/:merchant/payments/:id', (c) => c.json(paymentObject(paymentOf(c))));

  app.get('/:merchant/payments/:id/refunds', (c) => {
    const checkout = paymentOf(c);
    return c.json({ refunds: checkout.refunds.map((refund) => refundObject(checkout, refund)) });
  });

  app.post('/:merchant/payments/:id/refund', (c) => {
    const account = callerOf(c);
    const checkout = paymentOf(c);
    return idempotence.run(c, account.id, 201, () => {
      const { amountOfMoney, references, operationReferences } = parseBody(RefundRequest, c.get('rawBody'));
      const left = books.capturedCents(checkout.payment) - books.refundedCents(checkout.payment);
      if (checkout.payment.state !== 'paid' || left === 0)
        throw new Refusal('nothing of this payment can be refunded', { code: '410110', status: 402 });
      if (amountOfMoney && amountOfMoney.currencyCode !== checkout.payment.currency)
        throw propertyRefusal('amountOfMoney.currencyCode', 'is not the currency of the payment');
      const reference = references?.merchantReference ?? operationReferences?.merchantReference;
      return refundObject(checkout, checkouts.refund(checkout, amountOfMoney?.amount ?? left, reference));
    });
  });

  app.post('/:merchant/payments/:id/cancel', (c) => {
    const account = callerOf(c);
    const checkout = paymentOf(c);
    return idempotence.run(c, account.id, 200, () => {
      parseBody(CancelRequest, c.get('rawBody'));
      if (checkout.statusCode !== 5) throw new Refusal('this payment cannot be cancelled', { code: '300105', status: 402 });
      checkout.payment.state = 'cancelled';
      books.record(checkout.payment, 'cancellation', checkout.payment.amountCents);
      checkouts.move(checkout, 6, true);
      return { payment: paymentObject(checkout) };
    });
  });

  app.post('/:merchant/payments/:id/capture', (c) => {
    const account = callerOf(c);
    const checkout = paymentOf(c);
    return idempotence.run(c, account.id, 201, () => {
      const { amount = checkout.payment.amountCents } = parseBody(CaptureRequest, c.get('rawBody'));
      if (checkout.statusCode !== 5 || amount > checkout.payment.amountCents)
        throw new Refusal('this payment cannot be captured', { code: '300105', status: 402 });
      checkouts.capture(checkout, amount, true);
      return {
        id: paymentId(checkout),
        captureOutput: { amountOfMoney: { amount, currencyCode: checkout.payment.currency } },
        status: cawlStatus(9).status,
        statusOutput: statusOutput(9, checkout.changedAt),
      };
    });
  });

  app.all('*', (c) => c.json(errorBody(new Refusal(`no call ${c.req.method} ${c.req.path}`, { status: 404 })), 404));

  return app;
}
