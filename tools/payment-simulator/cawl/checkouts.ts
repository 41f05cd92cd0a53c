import { randomBytes, randomInt } from 'node:crypto';
import type { Payment } from '../core/books.ts';
import { Refusal } from '../core/refusal.ts';
import type { Account } from '../core/settings.ts';
import type { Simulator } from '../core/simulator.ts';
import { type CawlRefund, type Checkout, paymentObject, refundObject } from './checkout.ts';
import type { CheckoutRequest } from './checkout-request.ts';
import { cawlStatus } from './status.ts';
import { webhookMessage, webhookUrls } from './webhook.ts';

const defaultTimeoutMinutes = 180;
const defaultAttempts = 10;

/** Cawl's own books: hosted checkouts, their payments and refunds, and the webhooks that tell of each change. */
export class Checkouts {
  readonly all = new Map<string, Checkout>();
  readonly #simulator: Simulator;

  constructor(simulator: Simulator) {
    this.#simulator = simulator;
  }

  accountOf({ accountId }: Payment): Account<'cawl'> {
    const account = this.#simulator.settings.accounts.cawl.find(({ id }) => id === accountId);
    if (!account) throw new Refusal(`no Cawl merchant ${accountId}`, { status: 404 });
    return account;
  }

  /** Returns a merchant's checkout, or throws Refusal 404. */
  require(id: string, accountId?: string): Checkout {
    const checkout = this.all.get(id);
    if (!checkout || (accountId !== undefined && checkout.payment.accountId !== accountId))
      throw new Refusal(`no hosted checkout ${id}`, { status: 404, code: '50001130' });
    return checkout;
  }

  /** Returns the checkout of a payment by its id, whatever its operation, or throws Refusal 404. */
  requirePayment(id: string, accountId: string): Checkout {
    const transaction = id.split('_')[0];
    const found = [...this.all.values()].find((each) => each.transaction === transaction && each.payment.accountId === accountId);
    if (!found) throw new Refusal(`no payment ${id}`, { status: 404, code: '1002' });
    return found;
  }

  create(account: Account<'cawl'>, request: CheckoutRequest): Checkout {
    const { books, clock } = this.#simulator;
    const { amountOfMoney, references } = request.order;
    const payment = books.open({
      id: String(randomInt(10 ** 9, 10 ** 10)),
      provider: 'cawl',
      accountId: account.id,
      reference: references.merchantReference,
      amountCents: amountOfMoney.amount,
      currency: amountOfMoney.currencyCode,
    });
    const minutes = request.hostedCheckoutSpecificInput.sessionTimeout ?? defaultTimeoutMinutes;
    const checkout: Checkout = {
      payment,
      request,
      returnMac: randomBytes(18).toString('hex'),
      expiresAt: clock.now().getTime() + minutes * 60_000,
      attempts: 0,
      transaction: undefined,
      operationNumber: 0,
      statusCode: 0,
      changedAt: clock.now(),
      isCancelled: false,
      refunds: [],
    };
    this.all.set(payment.id, checkout);
    return checkout;
  }

  isExpired({ expiresAt }: Checkout): boolean {
    return this.#simulator.clock.now().getTime() > expiresAt;
  }

  hasAttemptsLeft({ attempts, request }: Checkout): boolean {
    return attempts < (request.hostedCheckoutSpecificInput.allowedNumberOfPaymentAttempts ?? defaultAttempts);
  }

  /** The bank is asked: a new payment, whose status follows. */
  beginAttempt(checkout: Checkout): void {
    checkout.attempts += 1;
    checkout.transaction = String(randomInt(10 ** 9, 10 ** 10));
    checkout.operationNumber = 0;
  }

  /** Moves the payment to a status and tells the shop. `isOperation`: the status is of a new operation, such as a capture. */
  move(checkout: Checkout, code: number, isOperation = false): void {
    if (isOperation) checkout.operationNumber += 1;
    checkout.statusCode = code;
    checkout.changedAt = this.#simulator.clock.now();
    this.#tell(checkout, cawlStatus(code).webhook, { payment: paymentObject(checkout) });
  }

  capture(checkout: Checkout, amountCents = checkout.payment.amountCents, isOperation = false): void {
    checkout.payment.state = 'paid';
    this.#simulator.books.record(checkout.payment, 'capture', amountCents);
    this.move(checkout, 9, isOperation);
  }

  /** Takes a refund, which is done a moment later. */
  refund(checkout: Checkout, amountCents: number, merchantReference: string | undefined): CawlRefund {
    const { books, notifier, settings } = this.#simulator;
    books.requireRefundable(checkout.payment, amountCents);
    checkout.operationNumber += 1;
    const id = `${checkout.transaction}_${checkout.operationNumber}`;
    const operation = books.record(checkout.payment, 'refund', amountCents, { id, state: 'pending' });
    const refund: CawlRefund = { id, operation, merchantReference };
    checkout.refunds.push(refund);
    this.#tell(checkout, 'refund.refund_requested', { refund: refundObject(checkout, refund) });
    notifier.after(settings.pendingMs, async () => this.finishRefund(checkout, refund, true));
    return refund;
  }

  /** Ends a refund that is under way. */
  finishRefund(checkout: Checkout, refund: CawlRefund, isDone: boolean): void {
    if (refund.operation.state !== 'pending') return;
    refund.operation.state = isDone ? 'done' : 'refused';
    checkout.changedAt = this.#simulator.clock.now();
    const { books } = this.#simulator;
    if (isDone && books.refundedCents(checkout.payment) === books.capturedCents(checkout.payment)) checkout.statusCode = 8;
    this.#tell(checkout, isDone ? 'payment.refunded' : 'refund.rejected', { refund: refundObject(checkout, refund) });
  }

  #tell(checkout: Checkout, type: string, about: Record<string, unknown>): void {
    const account = this.accountOf(checkout.payment);
    const at = this.#simulator.clock.now();
    for (const url of webhookUrls(account, checkout)) {
      this.#simulator.notifier.queue(webhookMessage(account, checkout, type, about, { url, at }));
    }
  }
}
