import { randomUUID } from 'node:crypto';
import type { Clock } from './clock.ts';
import { Refusal } from './refusal.ts';

export const providers = ['stripe', 'cawl', 'monetico', 'e-transactions'] as const;
export type Provider = (typeof providers)[number];

export type OperationKind = 'authorization' | 'capture' | 'refund' | 'cancellation';

/** A movement of a payment. Only captures and refunds that are done move money. */
export type Operation = {
  id: string;
  kind: OperationKind;
  amountCents: number;
  state: 'pending' | 'done' | 'refused';
  at: string;
  /** The payout that brought the money to the shop. */
  payoutId?: string;
};

export type PaymentState = 'open' | 'pending' | 'authorized' | 'paid' | 'refused' | 'cancelled';

export type Payment = {
  id: string;
  provider: Provider;
  /** Merchant account of the provider that it belongs to. */
  accountId: string;
  /** The shop's own name for it: Stripe's `metadata` has none, there it is the intent's id. */
  reference: string;
  amountCents: number;
  /** ISO 4217 in capitals. */
  currency: string;
  state: PaymentState;
  createdAt: string;
  operations: Operation[];
};

export type Payout = { id: string; provider: Provider; accountId: string; amountCents: number; currency: string; at: string };

type NewPayment = Pick<Payment, 'provider' | 'accountId' | 'reference' | 'amountCents' | 'currency'> & { id?: string };

/** Books of the providers, with the true state of every payment. The shop's own books must equal them. */
export class Books {
  readonly payments = new Map<string, Payment>();
  readonly payouts: Payout[] = [];
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  open({ id = randomUUID(), ...payment }: NewPayment): Payment {
    const opened: Payment = { id, ...payment, state: 'open', createdAt: this.#clock.now().toISOString(), operations: [] };
    this.payments.set(id, opened);
    return opened;
  }

  /** Returns a payment, or throws Refusal 404. */
  require(id: string, provider?: Provider): Payment {
    const payment = this.payments.get(id);
    if (!payment || (provider && payment.provider !== provider)) throw new Refusal(`no payment ${id}`, { status: 404 });
    return payment;
  }

  record(payment: Payment, kind: OperationKind, amountCents: number, more: { id?: string; state?: Operation['state'] } = {}): Operation {
    const { id = randomUUID(), state = 'done' } = more;
    const operation: Operation = { id, kind, amountCents, state, at: this.#clock.now().toISOString() };
    payment.operations.push(operation);
    return operation;
  }

  capturedCents(payment: Payment): number {
    return sumOf(payment, 'capture', ['done']);
  }

  /** Returns the amount refunded, in cents, pending refunds included. */
  refundedCents(payment: Payment): number {
    return sumOf(payment, 'refund', ['done', 'pending']);
  }

  /** Throws Refusal unless so much may still be given back. */
  requireRefundable(payment: Payment, amountCents: number): void {
    const left = this.capturedCents(payment) - this.refundedCents(payment);
    if (amountCents <= 0) throw new Refusal('a refund is more than 0');
    if (amountCents > left) throw new Refusal(`a refund of ${amountCents} is more than the ${left} that are left of payment ${payment.id}`);
  }

  /** Pays every merchant what was captured less what was given back since the last time, a payout for each currency. */
  makePayouts(): Payout[] {
    const made = new Map<string, Payout>();
    for (const { provider, accountId, currency, operations } of this.payments.values()) {
      for (const operation of operations) {
        if (operation.payoutId || operation.state !== 'done' || !['capture', 'refund'].includes(operation.kind)) continue;
        const key = `${provider} ${accountId} ${currency}`;
        const payout = made.get(key) ?? {
          id: `po_${randomUUID().replaceAll('-', '')}`,
          provider,
          accountId,
          amountCents: 0,
          currency,
          at: this.#clock.now().toISOString(),
        };
        payout.amountCents += operation.kind === 'capture' ? operation.amountCents : -operation.amountCents;
        operation.payoutId = payout.id;
        made.set(key, payout);
      }
    }
    this.payouts.push(...made.values());
    return [...made.values()];
  }
}

const sumOf = ({ operations }: Payment, kind: OperationKind, states: readonly Operation['state'][]): number =>
  operations.filter((each) => each.kind === kind && states.includes(each.state)).reduce((sum, { amountCents }) => sum + amountCents, 0);
