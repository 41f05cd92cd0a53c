import { z } from 'zod';
import { RowId } from './id.ts';
import { Price } from './money.ts';
import { PaymentMethod, PaymentStatus } from './order.ts';
import { ProviderName } from './payments.ts';

/**
 * The life of a refund. `REQUESTED`: kept, and on its way to the provider; `PENDING`: the provider took it and has not finished;
 * `TO_CONFIRM`: a person gives the money back at the provider and says so; `FAILED`: the provider refused, a person tries again or
 * gives it back another way and confirms; `DONE`.
 */
export const RefundStatus = z.enum(['REQUESTED', 'PENDING', 'TO_CONFIRM', 'FAILED', 'DONE']);
export type RefundStatus = z.infer<typeof RefundStatus>;

/**
 * Reason of a refund. `LATE`: the money came when the order could no longer be fulfilled; `DUPLICATE`: it came a second time, or with
 * another amount; `PROVIDER`: the refund was made at the provider, not here.
 */
export const RefundCause = z.enum(['ORDER', 'PARTIAL', 'RETURN', 'LATE', 'DUPLICATE', 'PROVIDER']);
export type RefundCause = z.infer<typeof RefundCause>;

/**
 * Reason why a refund was not sent to the provider: its keys are not entered, or the money came in the other environment (test or real).
 */
export const unsentRefundReasons = ['not set up', 'other environment'] as const;
export type UnsentRefundReason = (typeof unsentRefundReasons)[number];

/** Money on its way back to who paid. */
export const Refund = z.object({
  id: z.uuid(),
  idCapture: z.int(),
  idReturn: z.int().nullable(),
  amount: Price,
  currency: z.string(),
  status: RefundStatus,
  cause: RefundCause,
  reason: z.string(),
  /** Reference given by the provider. */
  providerReference: z.string().nullable(),
  /** Message of the provider when it refused, in its own words, or one of `unsentRefundReasons`. */
  failure: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** E-mail of who asked for it; null: the shop did it by itself. */
  by: z.string().nullable(),
});
export type Refund = z.infer<typeof Refund>;

/** Money that came. `isExtra`: it pays nothing: a second payment, another amount, or an order that could not be honoured. */
export const Capture = z.object({
  id: z.int(),
  transaction: z.string(),
  amount: Price,
  currency: z.string(),
  isExtra: z.boolean(),
  /** Cents that can still be given back of it. */
  refundable: Price,
  createdAt: z.iso.datetime(),
});
export type Capture = z.infer<typeof Capture>;

/** Event of an attempt, append-only. `source`: a notification of the provider, a call to it, or an event of the shop. */
export const AttemptEvent = z.object({
  id: z.int(),
  source: z.enum(['notification', 'read', 'shop']),
  type: z.string(),
  /** Result of handling it, e.g. `applied`, `ignored`, `wrong-amount`, `paid-twice`. */
  outcome: z.string(),
  createdAt: z.iso.datetime(),
});

/** One try to pay an order. */
export const Attempt = z.object({
  id: z.uuid(),
  number: z.int(),
  method: PaymentMethod,
  provider: ProviderName,
  isTest: z.boolean(),
  status: PaymentStatus,
  amount: Price,
  currency: z.string(),
  /** Reference shown on the provider's own pages. */
  providerReference: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  events: z.array(AttemptEvent),
  captures: z.array(Capture),
});
export type Attempt = z.infer<typeof Attempt>;

/** Line of an order that a partial refund can name. */
export const RefundableLine = z.object({
  /** The line of the order. */
  id: z.int(),
  /** Cents paid for it: its share of a discount is taken off. */
  paid: Price,
  /** Its pieces that credit notes name already: the next ones are worth what is left of the line (domain/refunds.ts). */
  credited: z.int().min(0),
  /** Pieces that left the stock for it and have not come back. */
  out: z.int().min(0),
});
export type RefundableLine = z.infer<typeof RefundableLine>;

/** GET /admin/order/{id}/payment, and the answer of every call that gives money back. */
export const OrderPayments = z.object({
  attempts: z.array(Attempt),
  refunds: z.array(Refund),
  /** Cents that paid the order and can still be given back; extra payments are given back by their capture. */
  refundable: Price,
  lines: z.array(RefundableLine),
  /** The provider of that money refunds by a call; null: no money came. */
  refundsByItself: z.boolean().nullable(),
});
export type OrderPayments = z.infer<typeof OrderPayments>;

/**
 * Body of POST /admin/order/{id}/refund: gives back part of what paid the order, or an extra payment named by `idCapture`. The same
 * key again changes nothing. The whole of an order is given back by its step REFUNDED, a return by its own step.
 */
export const RefundBody = z.object({
  idempotencyKey: z.uuid(),
  /** Cents; null: all that is left of the extra payment. */
  amount: Price.nullable().default(null),
  idCapture: z.int().nullable().default(null),
  /** Pieces that it is given back for; the credit note names them. `restock`: they are for sale again. None: an amount alone. */
  lines: z
    .array(z.object({ id: RowId, quantity: z.int().min(1).max(1000), restock: z.boolean().default(false) }))
    .max(100)
    .default([]),
  /** Told to the customer. */
  reason: z.string().trim().max(500).default(''),
});
export type RefundBody = z.input<typeof RefundBody>;

/** Body of POST /admin/payment/refund/{id}/confirm: a person gave the money back. */
export const RefundConfirmBody = z.object({
  /** Reference given by the provider or the bank, if known. */
  reference: z.string().trim().max(120).default(''),
});

/** A refund that a person still has something to do about. */
export const OpenRefund = Refund.extend({ idOrder: z.uuid(), orderReference: z.string(), provider: ProviderName });
export type OpenRefund = z.infer<typeof OpenRefund>;

/** An order that a signed message says is paid, and the bank has not confirmed to be paid to this shop. */
export const UnconfirmedPayment = z.object({
  idOrder: z.uuid(),
  orderReference: z.string(),
  provider: ProviderName,
  /** The number of the payment and the reference of the attempt, as the bank's list has them. */
  transaction: z.string(),
  providerReference: z.string(),
  amount: Price,
  currency: z.string(),
  paidAt: z.iso.datetime(),
});
export type UnconfirmedPayment = z.infer<typeof UnconfirmedPayment>;

/** Body of POST /admin/order/{id}/payment/confirm: what the bank's list says that came. */
export const PaymentConfirmBody = z.object({ amount: Price });
export type PaymentConfirmBody = z.infer<typeof PaymentConfirmBody>;

/**
 * Reason why a row of the bank's list with an order's reference does not confirm its payment: another number, another amount, a row without
 * money, or another shop.
 */
export const ListingDoubt = z.enum(['OTHER_NUMBER', 'OTHER_AMOUNT', 'NOT_ACCEPTED', 'OTHER_SHOP']);
export type ListingDoubt = z.infer<typeof ListingDoubt>;

/** Result of the bank's list: the orders that it confirms, those that it raises a doubt about, and how many still wait. */
export const BankListReport = z.object({
  rows: z.int(),
  confirmed: z.array(UnconfirmedPayment),
  doubtful: z.array(UnconfirmedPayment.extend({ doubt: ListingDoubt })),
  waiting: z.int(),
});
export type BankListReport = z.infer<typeof BankListReport>;

/** Mismatch between orders, payments and invoices. */
export const BookProblem = z.object({
  kind: z.enum([
    'PAID_WITHOUT_PAYMENT',
    'PAYMENT_WITHOUT_ORDER',
    'EXTRA_PAYMENT',
    'NO_INVOICE',
    'INVOICE_AMOUNT',
    'REFUND_WITHOUT_CREDIT_NOTE',
    'CREDIT_NOTE_WITHOUT_REFUND',
    'REFUND_OPEN',
    'REFUND_FAILED',
    'UNDECIDED',
    'UNCONFIRMED',
    'PAYOUT_DIFFERS',
  ]),
  idOrder: z.uuid().nullable(),
  reference: z.string(),
  /** Cents that it is about. */
  amount: z.int(),
  currency: z.string(),
  at: z.iso.datetime(),
});
export type BookProblem = z.infer<typeof BookProblem>;

/** One day of the shop's money, in its time zone. Cents. Payments in test are in none of it. */
export const BookDay = z.object({
  day: z.iso.date(),
  orders: z.object({ count: z.int(), total: z.int() }),
  payments: z.object({ count: z.int(), total: z.int() }),
  refunds: z.object({ count: z.int(), total: z.int() }),
  invoices: z.object({ count: z.int(), total: z.int() }),
  creditNotes: z.object({ count: z.int(), total: z.int() }),
  /** Payouts of providers to the bank, and their fees. */
  payouts: z.object({ count: z.int(), total: z.int(), fees: z.int() }),
  problems: z.int(),
});
export type BookDay = z.infer<typeof BookDay>;

/** GET /admin/payment/reconciliation. `from` and `to` are days of the shop, both included; at most 400 days. */
export const Reconciliation = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** The site's of today: what came in another is in none of the sums. */
  currency: z.string(),
  days: z.array(BookDay),
  total: BookDay.omit({ day: true }),
  /** Number of problems, and one page of them, the first first. */
  problemCount: z.int(),
  problems: z.array(BookProblem),
  /** Cents that providers hold and have not paid out: payments less refunds, payouts and fees, since the first payment. */
  notPaidOut: z.int(),
});
export type Reconciliation = z.infer<typeof Reconciliation>;

/** Payout of a provider to the bank account of the shop. */
export const Payout = z.object({
  id: z.int(),
  provider: ProviderName,
  day: z.iso.date(),
  /** Cents that came on the account, and what the provider kept. */
  amount: Price,
  fees: Price,
  currency: z.string(),
  reference: z.string(),
  /** Null: read at the provider. */
  by: z.string().nullable(),
});
export type Payout = z.infer<typeof Payout>;

/** Body of POST /admin/payment/payout: what a bank statement says, in the site's currency. The same reference of a provider again corrects it. */
export const PayoutBody = Payout.pick({ day: true, amount: true }).extend({
  provider: ProviderName.exclude(['sandbox']),
  fees: Price.default(0),
  reference: z.string().trim().min(1).max(120),
});
export type PayoutBody = z.input<typeof PayoutBody>;
