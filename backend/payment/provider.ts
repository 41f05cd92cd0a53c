import type { PaymentEvent } from '#machines/payment-machine.ts';
import type { PaymentMethod } from '#schemas/order.ts';
import type { Lang } from '#schemas/site.ts';

/** What a provider is asked to collect. */
export type PaymentRequest = {
  idSite: number;
  idAttempt: string;
  /** What the shop calls the means of payment. */
  method: PaymentMethod;
  /** Number of the order, for the bank's statements. */
  reference: string;
  /** Cents. */
  amount: number;
  currency: string;
  lang: Lang;
};

/** What a verified notification says. Everything in it was signed. */
export type PaymentFacts = {
  idSite: number;
  /** The provider's name of the attempt. */
  providerReference: string;
  /** The same for a repeated notification, another for each new fact. */
  dedupeKey: string;
  event: PaymentEvent['type'];
  /** Cents. */
  amount: number;
  currency: string;
  /** The provider's id of the money that moved; null while none did. */
  transaction: string | null;
};

/** The signature is wrong, too old, or the content is not what was agreed. The cause goes to the log, not to the caller. */
export class NotificationRefused extends Error {
  override name = 'NotificationRefused';
}

/** A bank or payment service. A new one is a file that implements this and a line where `paymentProviders` is called. */
export type PaymentProvider = {
  name: string;
  /** Opens an attempt; `url` is where the shopper pays. */
  start: (request: PaymentRequest) => Promise<{ providerReference: string; url: string }>;
  /** Verifies a notification over its raw bytes and reads it. Throws NotificationRefused. */
  readNotification: (raw: Uint8Array, headers: Headers, now: Date) => Promise<PaymentFacts>;
};
