import type { PaymentEvent } from '#machines/payment-machine.ts';
import type { Address } from '#schemas/address.ts';
import type { PaymentMethod, PaymentStep } from '#schemas/order.ts';
import type { FieldCheck, ProviderCheck } from '#schemas/payment-settings.ts';
import type { ProviderName } from '#schemas/payments.ts';
import type { Lang } from '#schemas/site.ts';

/** Return addresses for the browser and the provider; absolute, without a query. */
export type ReturnUrls = { success: string; error: string; cancel: string; cawl: string; notify: string };

/** Payer, with the details that 3-D Secure needs. */
export type Payer = { email: string; firstname: string; lastname: string; phone: string; billing: Address | null };

/** Request to a provider to collect a payment. */
export type PaymentRequest = {
  idSite: number;
  idOrder: string;
  idAttempt: string;
  /** Payment method. */
  method: PaymentMethod;
  /** Number of the order, for the bank's statements. */
  reference: string;
  /** Counts the attempts of the order, from 1. */
  number: number;
  /** Reference of the attempt for the provider's notifications: of `referenceOf`. */
  providerReference: string;
  /** Provider's id of the attempt when it was opened before; null: it was not. */
  session: string | null;
  /** Cents. */
  amount: number;
  currency: string;
  lang: Lang;
  /** Number of ordered pieces, from 1. */
  pieces: number;
  payer: Payer;
  urls: ReturnUrls;
  now: Date;
  /** Until when the pieces are kept: the payment page may close then. */
  until: Date;
};

/** An attempt that the provider opened. */
export type Started = { step: PaymentStep; session?: string; returnToken?: string };

/** Names of an attempt, for a status request to the provider. */
export type AttemptName = {
  idSite: number;
  idAttempt: string;
  providerReference: string;
  session: string | null;
  transaction: string | null;
  amount: number;
  currency: string;
};

/** A notification as it came: bytes, headers, and the raw text after `?` of its address, nothing decoded. */
export type Received = { method: 'GET' | 'POST'; raw: Uint8Array; query: string; headers: Headers };

/** Update of a payment. All of it comes from a signed message or an authenticated answer. */
export type PaymentUpdate = {
  kind: 'payment';
  /** Reference of the attempt: `providerReference` of the request; null: only its transaction is given. */
  providerReference: string | null;
  /** The provider's own name of it, where the update tells; another than the attempt's is refused. */
  session?: string;
  /** The same for a repeated notification, another for each new fact. */
  dedupeKey: string;
  event: PaymentEvent['type'] | 'payment.disputed';
  /** Cents; of money that came, what came. */
  amount: number;
  currency: string;
  /** The provider's id of the money that moved; null while none did. */
  transaction: string | null;
};

/** Update of a refund. */
export type RefundUpdate = {
  kind: 'refund';
  dedupeKey: string;
  /** The provider's id of the refund. */
  refund: string;
  /** Our id of it, where the provider keeps it; null: it was made at the provider. */
  idRefund: string | null;
  status: 'DONE' | 'PENDING' | 'FAILED';
  amount: number;
  currency: string;
  /** The money that it gives back. */
  transaction: string;
  failure: string | null;
};

export type ProviderUpdate = PaymentUpdate | RefundUpdate;

export type RefundRequest = AttemptName & {
  /** Our id of the refund, and the provider's idempotency key: the same again gives back nothing more. */
  idRefund: string;
  transaction: string;
  /** Cents to give back. */
  refundAmount: number;
  /** It was asked before, and the answer is not known: the provider is asked first whether it did. */
  isRepeated: boolean;
};

export type RefundResult = { status: 'DONE' | 'PENDING' | 'FAILED'; refund: string | null; failure: string | null };

/** The signature is wrong, too old, or the content is not what was agreed. The cause goes to the log, not to the caller. */
export class NotificationRefused extends Error {
  override name = 'NotificationRefused';
}

/** The provider does not answer, or not as it says it does. What was asked may have been done. The message holds no secret. */
export class ProviderAway extends Error {
  override name = 'ProviderAway';
}

/** Answer to a provider: some require a text of their own. */
export type Acknowledgement = { status: 200 | 400 | 404; type: 'application/json' | 'text/plain'; body: string };

/**
 * A payment service with the keys of one shop. A new one is a file that implements this and a line in `providers.ts`.
 * A property that is null is not supported by the provider.
 */
export type PaymentProvider = {
  name: ProviderName;
  /** No real money moves. */
  isTest: boolean;
  /** The currencies that it takes; null: any that a shop can have, as far as the shop's contract allows. */
  currencies: readonly string[] | null;
  /** Cents of a currency under which it takes no payment; none unless given. */
  minimum?: (currency: string) => number;
  /** Makes the name that notifications are to call an attempt by. */
  referenceOf: (attempt: { idAttempt: string; reference: string; number: number }) => string;
  /** Opens an attempt, or shows again one that is open. Throws ProviderAway. */
  start: (request: PaymentRequest) => Promise<Started>;
  /** Verifies a notification over its raw bytes and reads it; none: it says nothing about a payment of ours. Throws NotificationRefused. */
  readNotification: (received: Received, now: Date) => Promise<readonly ProviderUpdate[]>;
  /** Builds the answer to a notification that was accepted, refused or of an unknown payment. */
  acknowledge: (outcome: 'taken' | 'refused' | 'unknown') => Acknowledgement;
  /** Asks what became of an attempt; null: nothing is known yet. Throws ProviderAway. */
  read: ((attempt: AttemptName, now: Date) => Promise<ProviderUpdate | null>) | null;
  /** Gives money back. Throws ProviderAway: whether it did is not known. */
  refund: ((request: RefundRequest) => Promise<RefundResult>) | null;
  /** Asks what became of a refund that was taken and not finished; null: not known yet. */
  readRefund: ((request: RefundRequest, refund: string) => Promise<RefundResult | null>) | null;
  /** Ends an attempt because the shopper or the shop gave it up; answers what is known then, for it may have been paid meanwhile. */
  cancel: ((attempt: AttemptName, now: Date) => Promise<ProviderUpdate | null>) | null;
  /** Ends an attempt because its time is over; as `cancel`. */
  expire: ((attempt: AttemptName, now: Date) => Promise<ProviderUpdate | null>) | null;
  /** Makes a call that tries the keys. */
  check: (notificationUrl: string) => Promise<Pick<ProviderCheck, 'call' | 'notifies'> & { refused: readonly FieldCheck['key'][] }>;
  /** Reads its payouts to the bank since a day; null: the provider has no such call. */
  payouts: ((since: Date) => Promise<readonly ProviderPayout[]>) | null;
};

/** `day`: `YYYY-MM-DD`, UTC; cents. */
export type ProviderPayout = { reference: string; day: string; amount: number; fees: number; currency: string };

/** Milliseconds that a page has to answer. */
const timeoutMs = 2_000;

/** Returns whether a provider's page answers. The address is one of an adapter's own; redirects are not followed. */
export async function isReachable(address: string, says: (text: string) => boolean = () => true): Promise<boolean> {
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    return answer.status < 500 && says(await answer.text());
  } catch {
    return false;
  }
}
