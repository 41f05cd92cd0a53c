import { type Context, Hono } from 'hono';
import type { Payment } from '../core/books.ts';
import type { Decision, Desk } from '../core/desk.ts';
import { faultsOf } from '../core/faults.ts';
import { parseRawForm } from '../core/raw-form.ts';
import { receive } from '../core/receive.ts';
import { Refusal } from '../core/refusal.ts';
import type { Simulator, SimulatorEnv } from '../core/simulator.ts';
import { refusalPage } from '../page/payment-page.ts';
import { newAuthorization, returnMessage } from './notification.ts';
import { type Order, openOrder } from './order.ts';
import { recredit, recreditRefusal } from './recredit.ts';

/** Monetico Paiement v3.0. Its addresses are below `/monetico` and, for tests, `/monetico/test`. */
export function moneticoDesk(simulator: Simulator): Desk {
  const { notifier, settings, books, clock, journal, faults, stopping } = simulator;
  const orders = new Map<string, Order>();
  const requireOrder = ({ id }: Payment): Order => {
    const order = orders.get(id);
    if (!order) throw new Refusal(`no order ${id}`, { status: 404 });
    return order;
  };

  const routes = new Hono<SimulatorEnv>();
  routes.use(receive('monetico', journal));
  routes.use(faultsOf('monetico', faults, stopping));
  routes.onError((error, c) => {
    if (!(error instanceof Refusal)) throw error;
    return c.req.path.endsWith('recredit_paiement.cgi')
      ? c.text(recreditRefusal(c.get('rawBody'), error.message))
      : c.html(refusalPage('monetico', error.message), error.status);
  });
  const requireForm = (c: Context<SimulatorEnv>) => {
    if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? '')) throw new Refusal('the message is no form');
  };
  const pay = (isTest: boolean) => (c: Context<SimulatorEnv>) => {
    requireForm(c);
    const order = openOrder(simulator, parseRawForm(c.get('rawBody')), isTest);
    orders.set(order.payment.id, order);
    return c.redirect(`/pay/${order.payment.id}`, 303);
  };
  const refund = (isTest: boolean) => (c: Context<SimulatorEnv>) => {
    requireForm(c);
    return c.text(recredit(simulator, c.get('rawBody'), orders.values(), isTest));
  };
  routes.post('/test/paiement.cgi', pay(true));
  routes.post('/paiement.cgi', pay(false));
  routes.post('/test/recredit_paiement.cgi', refund(true));
  routes.post('/recredit_paiement.cgi', refund(false));

  /** Queues a notification; without a return interface the bank notifies nobody. */
  function tell(order: Order, outcome: 'success' | 'refusal', isChallengeFailed = false): void {
    if (order.account.notifyUrl) notifier.queue(returnMessage(order, { outcome, at: clock.now(), isChallengeFailed }));
  }

  function accept(order: Order): void {
    order.payment.state = 'paid';
    order.authorization = newAuthorization();
    books.record(order.payment, 'capture', order.payment.amountCents);
    tell(order, 'success');
  }

  function refuse(order: Order, isChallengeFailed: boolean): void {
    order.payment.state = 'refused';
    tell(order, 'refusal', isChallengeFailed);
  }

  function apply(order: Order, decision: Exclude<Decision, 'leave'>): void {
    const { payment } = order;
    const allowed = decision === 'settle' || decision === 'settle-refused' ? ['pending'] : ['open', 'refused'];
    if (!allowed.includes(payment.state)) throw new Refusal(`this payment is ${payment.state}`);
    if (payment.state !== 'pending' && clock.now().getTime() > order.expiresAt) throw new Refusal('the page is over after 45 minutes');
    if (decision === 'authorize') throw new Refusal('this TPE takes the money at once');
    if (decision === 'accept' || decision === 'settle') accept(order);
    else if (decision === 'cancel') payment.state = 'cancelled';
    else if (decision === 'delay') {
      payment.state = 'pending';
      // The bank tells nothing until it has decided.
      notifier.after(settings.pendingMs, async () => {
        if (payment.state === 'pending') accept(order);
      });
    } else refuse(order, decision === 'fail-challenge');
  }

  return {
    provider: 'monetico',
    routes,
    decisions: ['accept', 'delay', 'refuse', 'refuse-and-stay', 'cancel', 'leave'],
    languageOf: (payment) => (requireOrder(payment).language === 'FR' ? 'fr' : 'en'),
    async decide(payment, decision) {
      const order = requireOrder(payment);
      if (decision === 'leave') return undefined;
      apply(order, decision);
      await notifier.settled(payment.id);
      if (decision === 'refuse-and-stay') return undefined;
      return ['accept', 'delay', 'settle'].includes(decision) ? order.returnOk : order.returnError;
    },
    write(payment, { outcome, transaction, signedBy, ageSeconds, ...wrong }) {
      const order = requireOrder(payment);
      if (outcome !== 'success' && outcome !== 'refusal') throw new Refusal(`Monetico has no notification of ${outcome}`);
      const signer = signedBy ? settings.accounts.monetico.find(({ id }) => id === signedBy) : order.account;
      if (!signer) throw new Refusal(`no TPE ${signedBy}`, { status: 404 });
      const at = new Date(clock.now().getTime() - ageSeconds * 1000);
      const authorization = transaction === 'new' ? newAuthorization() : (order.authorization ?? newAuthorization());
      return returnMessage(order, { ...wrong, outcome, signedBy: signer, at, authorization });
    },
  };
}
