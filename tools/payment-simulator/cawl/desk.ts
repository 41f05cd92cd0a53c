import type { Payment } from '../core/books.ts';
import type { Decision, Desk, Notice } from '../core/desk.ts';
import { Refusal } from '../core/refusal.ts';
import type { Simulator } from '../core/simulator.ts';
import { type Checkout, paymentId, paymentObject } from './checkout.ts';
import { Checkouts } from './checkouts.ts';
import { cawlRoutes } from './routes.ts';
import { cawlStatus } from './status.ts';
import { webhookMessage } from './webhook.ts';

const codes: Readonly<Record<Exclude<Notice['outcome'], 'refund' | 'dispute'>, number>> = {
  success: 9,
  refusal: 2,
  pending: 51,
  authorized: 5,
  cancellation: 1,
};

/** The return address with the token and the checkout's id; neither is signed. */
function returnAddress({ request, returnMac, payment }: Checkout): string {
  const url = new URL(request.hostedCheckoutSpecificInput.returnUrl);
  url.searchParams.set('RETURNMAC', returnMac);
  url.searchParams.set('hostedCheckoutId', payment.id);
  return url.href;
}

/** Cawl, that is Worldline Direct with hosted checkout. */
export function cawlDesk(simulator: Simulator): Desk {
  const { notifier, settings, clock, books } = simulator;
  const checkouts = new Checkouts(simulator);

  function accept(checkout: Checkout): void {
    if (checkout.request.cardPaymentMethodSpecificInput?.authorizationMode === 'SALE') checkouts.capture(checkout);
    else authorize(checkout);
  }

  function authorize(checkout: Checkout): void {
    checkout.payment.state = 'authorized';
    books.record(checkout.payment, 'authorization', checkout.payment.amountCents);
    checkouts.move(checkout, 5);
  }

  function refuse(checkout: Checkout): void {
    checkout.payment.state = 'refused';
    checkouts.move(checkout, 2);
  }

  function settle(checkout: Checkout, isAccepted: boolean): void {
    if (checkout.payment.state !== 'pending') throw new Refusal('this payment is not pending');
    if (isAccepted) accept(checkout);
    else refuse(checkout);
  }

  function apply(checkout: Checkout, decision: Exclude<Decision, 'leave' | 'settle' | 'settle-refused'>): void {
    if (!['open', 'refused'].includes(checkout.payment.state)) throw new Refusal(`this payment is ${checkout.payment.state}`);
    if (checkouts.isExpired(checkout)) throw new Refusal('the session of this page is over');
    if (decision === 'cancel') {
      checkout.isCancelled = true;
      checkout.payment.state = 'cancelled';
      return;
    }
    if (!checkouts.hasAttemptsLeft(checkout)) throw new Refusal('no attempt is left');
    checkouts.beginAttempt(checkout);
    if (decision === 'accept') accept(checkout);
    else if (decision === 'authorize') authorize(checkout);
    else if (decision === 'delay') {
      checkout.payment.state = 'pending';
      checkouts.move(checkout, 51);
      notifier.after(settings.pendingMs, async () => {
        if (checkout.payment.state === 'pending') accept(checkout);
      });
    } else refuse(checkout);
  }

  return {
    provider: 'cawl',
    routes: cawlRoutes(simulator, checkouts),
    decisions: ['accept', 'authorize', 'delay', 'refuse', 'refuse-and-stay', 'cancel', 'leave'],
    languageOf({ id }) {
      const locale = checkouts.require(id).request.hostedCheckoutSpecificInput.locale;
      return locale ? (locale.startsWith('fr') ? 'fr' : 'en') : undefined;
    },
    async decide(payment: Payment, decision: Decision) {
      const checkout = checkouts.require(payment.id);
      if (decision === 'leave') return undefined;
      if (decision === 'settle' || decision === 'settle-refused') settle(checkout, decision === 'settle');
      else apply(checkout, decision);
      await notifier.settled(payment.id);
      return decision === 'refuse-and-stay' && checkouts.hasAttemptsLeft(checkout) ? undefined : returnAddress(checkout);
    },
    write(payment, notice) {
      const { outcome, transaction, signedBy, ageSeconds, ...wrong } = notice;
      const checkout = checkouts.require(payment.id);
      if (outcome === 'dispute') throw new Refusal('Cawl has no notification of a dispute here');
      const account = checkouts.accountOf(payment);
      const signer = signedBy ? settings.accounts.cawl.find(({ id }) => id === signedBy) : account;
      if (!signer) throw new Refusal(`no Cawl merchant ${signedBy}`, { status: 404 });
      const code = outcome === 'refund' ? 8 : codes[outcome];
      const id =
        transaction === 'new' || checkout.transaction === undefined ? `${1 + Math.floor(Math.random() * 9e9)}_0` : paymentId(checkout);
      const about = { payment: paymentObject(checkout, { ...wrong, statusCode: code, id }) };
      const at = new Date(clock.now().getTime() - ageSeconds * 1000);
      return webhookMessage(account, checkout, cawlStatus(code).webhook, about, {
        signedBy: signer,
        signature: wrong.signature,
        url: wrong.url,
        at,
      });
    },
  };
}
