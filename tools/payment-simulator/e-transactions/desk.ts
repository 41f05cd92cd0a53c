import { Hono } from 'hono';
import type { Payment } from '../core/books.ts';
import type { Decision, Desk } from '../core/desk.ts';
import { faultsOf } from '../core/faults.ts';
import { parseRawForm } from '../core/raw-form.ts';
import { receive } from '../core/receive.ts';
import { Refusal } from '../core/refusal.ts';
import type { Simulator, SimulatorEnv } from '../core/simulator.ts';
import { refusalPage } from '../page/payment-page.ts';
import { generatePayboxKeys, type PayboxKeys } from '../signatures/paybox-signatures.ts';
import { notification, type Result, results, signedReturn } from './notification.ts';
import { newNumber, type Order, openOrder } from './order.ts';
import { Ppps, pppsRefusal } from './refund.ts';

const browserAddress = {
  success: 'PBX_EFFECTUE',
  refusal: 'PBX_REFUSE',
  challenge: 'PBX_REFUSE',
  pending: 'PBX_ATTENTE',
  cancellation: 'PBX_ANNULE',
} as const;

/** e-Transactions, that is Paybox System. Its addresses are below `/e-transactions`. `keys` sign what it tells. */
export function eTransactionsDesk(simulator: Simulator): Desk & { keys: PayboxKeys; setServerStatus: (isUp: boolean) => void } {
  const { notifier, settings, books, clock, journal, faults, stopping } = simulator;
  const keys = generatePayboxKeys();
  const orders = new Map<string, Order>();
  const ppps = new Ppps(simulator, orders);
  let isUp = true;
  const requireOrder = ({ id }: Payment): Order => {
    const order = orders.get(id);
    if (!order) throw new Refusal(`no order ${id}`, { status: 404 });
    return order;
  };

  const routes = new Hono<SimulatorEnv>();
  routes.use(receive('e-transactions', journal));
  routes.use(faultsOf('e-transactions', faults, stopping));
  routes.onError((error, c) => {
    if (!(error instanceof Refusal)) throw error;
    return c.req.path.endsWith('PPPS.php')
      ? c.body(pppsRefusal(error.message, error.code), 200, { 'content-type': 'text/plain; charset=iso-8859-1' })
      : c.html(refusalPage('e-transactions', error.message), error.status);
  });
  routes.get('/load.html', (c) =>
    c.html(`<!doctype html><title>load</title><div id="server_status" style="text-align:center;">${isUp ? 'OK' : 'KO'}</div>`),
  );
  routes.on('POST', ['/php/', '/cgi/MYchoix_pagepaiement.cgi'], (c) => {
    const order = openOrder(simulator, parseRawForm(c.get('rawBody')));
    orders.set(order.payment.id, order);
    return c.redirect(`/pay/${order.payment.id}`, 303);
  });
  routes.post('/PPPS.php', (c) => c.body(ppps.run(c.get('rawBody')), 200, { 'content-type': 'text/plain; charset=iso-8859-1' }));
  routes.get('/public-key.pem', (c) => c.text(keys.publicKeyPem));

  function tell(order: Order, result: Result): void {
    order.result = results[result];
    if (order.addresses.PBX_REPONDRE_A ?? order.account.notifyUrl)
      notifier.queue(notification(order, keys.privateKey, { result, at: clock.now() }));
  }

  function accept(order: Order, authorizesOnly = order.authorizesOnly): void {
    const { payment } = order;
    payment.state = authorizesOnly ? 'authorized' : 'paid';
    books.record(payment, authorizesOnly ? 'authorization' : 'capture', payment.amountCents);
    tell(order, 'success');
  }

  /** Carries out a decision and answers the result that the browser is told; undefined: it stays. */
  function apply(order: Order, decision: Exclude<Decision, 'leave'>): Result | undefined {
    const { payment } = order;
    const isLater = decision === 'settle' || decision === 'settle-refused';
    if (!(isLater ? ['pending'] : ['open', 'refused']).includes(payment.state)) throw new Refusal(`this payment is ${payment.state}`);
    if (!isLater && clock.now().getTime() > order.expiresAt) throw new Refusal('the page is over', { code: '00030' });
    // A second card is another transaction.
    if (payment.state === 'refused') Object.assign(order, { callNumber: newNumber(), transactionNumber: newNumber() });
    if (decision === 'accept' || decision === 'authorize' || decision === 'settle') {
      accept(order, decision === 'authorize' || order.authorizesOnly);
      return 'success';
    }
    if (decision === 'cancel') {
      // It is not known whether Paybox notifies a cancellation; the browser is sent to PBX_ANNULE.
      payment.state = 'cancelled';
      return 'cancellation';
    }
    if (decision === 'delay') {
      payment.state = 'pending';
      tell(order, 'pending');
      notifier.after(settings.pendingMs, async () => {
        if (payment.state === 'pending') accept(order);
      });
      return 'pending';
    }
    const result = decision === 'fail-challenge' ? 'challenge' : 'refusal';
    payment.state = 'refused';
    tell(order, result);
    return decision === 'refuse-and-stay' ? undefined : result;
  }

  return {
    provider: 'e-transactions',
    keys,
    setServerStatus(next) {
      isUp = next;
    },
    routes,
    decisions: ['accept', 'authorize', 'delay', 'refuse', 'refuse-and-stay', 'cancel', 'leave'],
    languageOf: (payment) => (requireOrder(payment).language === 'FRA' ? 'fr' : 'en'),
    async decide(payment, decision) {
      const order = requireOrder(payment);
      if (decision === 'leave') return undefined;
      const result = apply(order, decision);
      await notifier.settled(payment.id);
      if (!result) return undefined;
      const address = order.addresses[browserAddress[result]] ?? order.addresses.PBX_EFFECTUE;
      return address && signedReturn(order, address, keys.privateKey, { result, at: clock.now() });
    },
    write(payment, { outcome, signedBy, currency, mode, ageSeconds, ...wrong }) {
      const order = requireOrder(payment);
      if (outcome !== 'success' && outcome !== 'refusal' && outcome !== 'pending' && outcome !== 'cancellation')
        throw new Refusal(`e-Transactions has no notification of ${outcome}`);
      if (currency) throw new Refusal('a notification of e-Transactions holds no currency');
      if (mode) throw new Refusal('a notification of e-Transactions does not say which platform sent it');
      // Paybox signs for all merchants with one key; a stranger signs with another.
      const { privateKey } = signedBy && signedBy !== order.account.id ? generatePayboxKeys() : keys;
      return notification(order, privateKey, { ...wrong, result: outcome, at: new Date(clock.now().getTime() - ageSeconds * 1000) });
    },
  };
}
