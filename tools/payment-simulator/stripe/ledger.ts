import type { Payment } from '../core/books.ts';
import { Refusal } from '../core/refusal.ts';
import type { Account } from '../core/settings.ts';
import type { Simulator } from '../core/simulator.ts';
import { StripeError } from './error.ts';
import { eventMessage, isLive, newId, type StripeEvent, stripeEvent } from './events.ts';
import { chargeObject, type Intent, type IntentStatus, intentObject, type Refund, refundObject } from './intent.ts';

const payable: readonly IntentStatus[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

export type NewIntent = Pick<Intent, 'captureMethod' | 'metadata' | 'description' | 'receiptEmail' | 'methodTypes'> & {
  amountCents: number;
  currency: string;
};

/**
 * Stripe's own books: intents, refunds and events, and what leads from one state to the next. Webhooks are queued: no call waits for them.
 */
export class Ledger {
  readonly intents = new Map<string, Intent>();
  readonly refunds = new Map<string, Refund>();
  readonly events: { accountId: string; event: StripeEvent }[] = [];
  readonly #simulator: Simulator;

  constructor(simulator: Simulator) {
    this.#simulator = simulator;
  }

  accountOf({ accountId }: Payment): Account<'stripe'> {
    const account = this.#simulator.settings.accounts.stripe.find(({ id }) => id === accountId);
    if (!account) throw new Refusal(`no Stripe account ${accountId}`, { status: 404 });
    return account;
  }

  /** Returns an account's intent, or throws StripeError 404. */
  require(id: string, accountId: string): Intent {
    const intent = this.intents.get(id);
    if (intent?.payment.accountId !== accountId)
      throw new StripeError(`No such payment_intent: '${id}'`, { status: 404, code: 'resource_missing', field: 'intent' });
    return intent;
  }

  create(accountId: string, { amountCents, currency, ...rest }: NewIntent): Intent {
    const id = newId('pi');
    const { books, clock } = this.#simulator;
    const payment = books.open({ id, provider: 'stripe', accountId, reference: id, amountCents, currency });
    const intent: Intent = {
      payment,
      clientSecret: `${id}_secret_${newId('s').slice(2)}`,
      status: 'requires_payment_method',
      created: clock.seconds(),
      method: null,
      returnUrl: null,
      declinesAfterChallenge: false,
      lastError: null,
      challengeUrl: null,
      cancellationReason: null,
      canceledAt: null,
      chargeId: null,
      ...rest,
    };
    this.intents.set(id, intent);
    this.#tell(intent, 'payment_intent.created');
    return intent;
  }

  /** Throws StripeError unless the intent is in one of these states. */
  requireStatus(intent: Intent, allowed: readonly IntentStatus[], verb: string): void {
    if (allowed.includes(intent.status)) return;
    throw new StripeError(`You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`, {
      code: 'payment_intent_unexpected_state',
      intent: intentObject(intent),
      isKept: true,
    });
  }

  requirePayable(intent: Intent): void {
    this.requireStatus(intent, payable, 'confirm');
  }

  succeed(intent: Intent): void {
    const { books } = this.#simulator;
    const { payment } = intent;
    Object.assign(intent, {
      lastError: null,
      challengeUrl: null,
      chargeId: intent.chargeId ?? newId('ch'),
      method: intent.method ?? newId('pm'),
    });
    if (intent.captureMethod === 'manual') {
      intent.status = 'requires_capture';
      payment.state = 'authorized';
      books.record(payment, 'authorization', payment.amountCents);
      this.#tell(intent, 'payment_intent.amount_capturable_updated');
      return;
    }
    this.capture(intent, payment.amountCents);
  }

  capture(intent: Intent, amountCents: number): void {
    const { payment } = intent;
    intent.status = 'succeeded';
    payment.state = 'paid';
    this.#simulator.books.record(payment, 'capture', amountCents);
    this.#publish(intent, 'charge.succeeded', chargeObject(intent));
    this.#tell(intent, 'payment_intent.succeeded');
  }

  /** A refusal of the bank: the intent waits for another card. */
  decline(intent: Intent, error: { code: string; declineCode?: string; message: string }): void {
    const { code, declineCode, message } = error;
    intent.status = 'requires_payment_method';
    intent.challengeUrl = null;
    intent.lastError = { type: 'card_error', code, ...(declineCode && { decline_code: declineCode }), message };
    intent.payment.state = 'refused';
    this.#tell(intent, 'payment_intent.payment_failed');
  }

  challenge(intent: Intent, declinesAfter: boolean): void {
    intent.status = 'requires_action';
    intent.declinesAfterChallenge = declinesAfter;
    intent.challengeUrl = `${this.#simulator.origin()}/stripe/challenge/${intent.payment.id}?client_secret=${intent.clientSecret}`;
    this.#tell(intent, 'payment_intent.requires_action');
  }

  /** A method that takes its time: it succeeds by itself unless `settle` comes before. */
  process(intent: Intent): void {
    intent.status = 'processing';
    intent.payment.state = 'pending';
    this.#tell(intent, 'payment_intent.processing');
    this.#simulator.notifier.after(this.#simulator.settings.pendingMs, async () => {
      if (intent.status === 'processing') this.succeed(intent);
    });
  }

  cancel(intent: Intent, reason: string | null): void {
    intent.status = 'canceled';
    intent.cancellationReason = reason;
    intent.canceledAt = this.#simulator.clock.seconds();
    intent.challengeUrl = null;
    intent.payment.state = 'cancelled';
    this.#simulator.books.record(intent.payment, 'cancellation', intent.payment.amountCents);
    this.#tell(intent, 'payment_intent.canceled');
  }

  refund(intent: Intent, amountCents: number, reason: string | null, metadata: Record<string, string>): Refund {
    const { books } = this.#simulator;
    const left = books.capturedCents(intent.payment) - books.refundedCents(intent.payment);
    if (left === 0)
      throw new StripeError(`Charge ${intent.chargeId} has already been refunded.`, { code: 'charge_already_refunded', isKept: true });
    if (amountCents > left)
      throw new StripeError(`Refund amount (${amountCents}) is greater than unrefunded amount on charge (${left})`, {
        field: 'amount',
        isKept: true,
      });
    const id = newId('re');
    const operation = books.record(intent.payment, 'refund', amountCents, { id });
    const refund: Refund = { id, intent, operation, reason, metadata };
    this.refunds.set(id, refund);
    this.#publish(intent, 'refund.created', refundObject(refund));
    this.#publish(intent, 'charge.refunded', chargeObject(intent));
    return refund;
  }

  #tell(intent: Intent, type: string): void {
    this.#publish(intent, type, intentObject(intent));
  }

  /** Stores an event for `GET /v1/events` and notifies the merchant. Without an address nobody is notified, as in a new account. */
  #publish(intent: Intent, type: string, object: unknown): void {
    const account = this.accountOf(intent.payment);
    const event = stripeEvent(type, object, this.#simulator.clock.seconds(), isLive(account));
    this.events.push({ accountId: account.id, event });
    if (account.notifyUrl) this.#simulator.notifier.queue(eventMessage(account, intent, event));
  }
}
