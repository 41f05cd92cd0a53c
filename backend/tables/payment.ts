import { sql } from 'drizzle-orm';
import { boolean, check, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { ProviderCheck } from '#schemas/payment-settings.ts';
import { cents, createdAt, moment } from './columns.ts';
import { orders } from './order.ts';
import { orderReturns } from './returns.ts';
import { idSite } from './site.ts';

/** The provider of attempts at the test bank, as it is stored. */
export const sandboxName = 'sandbox';

const providers = ['stripe', 'custom-stripe', 'cawl', 'monetico', 'e-transactions', sandboxName] as const;
const methods = ['CUSTOM', 'CAWL', 'STRIPE', 'MONETICO', 'E_TRANSACTION'] as const;

/** Stands before the amount in the name of money whose amount the provider corrected; no provider uses it. */
export const correctionMark = '#';

/** One try to pay an order; the order may have several. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid('id').primaryKey(),
    idSite: idSite(),
    idOrder: uuid('id_order').notNull(),
    /** Counts the attempts of the order, from 1. */
    number: integer('number').notNull().default(1),
    provider: text('provider', { enum: providers }).notNull(),
    /** Payment method (PAYMENT_METHOD) at the time. */
    method: text('method', { enum: methods }).notNull().default('CUSTOM'),
    /** No real money moves: the test bank, or the test environment of a provider. */
    isTest: boolean('is_test').notNull().default(false),
    /** Name of the attempt in signed notifications; generated here, before the provider is called. */
    providerReference: text('provider_reference').notNull(),
    /** Provider's id of the opened attempt: a PaymentIntent, a hosted checkout. */
    session: text('session'),
    /** Value that the provider adds to the shopper's return address, if it announces it. */
    returnToken: text('return_token'),
    amount: cents('amount').notNull(),
    currency: text('currency').notNull(),
    /** Address at which the shopper pays, for providers with a page of their own; null until the provider has opened the attempt. */
    url: text('url'),
    status: text('status', {
      enum: ['created', 'redirected', 'pending', 'authorized', 'paid', 'failed', 'cancelled', 'expired', 'partially_refunded', 'refunded'],
    }).notNull(),
    /** The provider's id of the money that paid, once it did. */
    transaction: text('transaction'),
    /** Time of the next status request to the provider; null: never, or not possible. */
    nextReadAt: moment('next_read_at'),
    /** Time when the provider was told to cancel the attempt; null: not yet, or not needed. */
    closedAt: moment('closed_at'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
  },
  (t) => [
    unique('payment_attempts_reference').on(t.idSite, t.provider, t.providerReference),
    unique('payment_attempts_site_id').on(t.idSite, t.id),
    unique('payment_attempts_number').on(t.idSite, t.idOrder, t.number),
    index('payment_attempts_open').on(t.status, t.createdAt),
    index('payment_attempts_to_read').on(t.nextReadAt).where(sql`${t.nextReadAt} is not null`),
    foreignKey({ name: 'payment_attempts_to_order', columns: [t.idSite, t.idOrder], foreignColumns: [orders.idSite, orders.id] }),
    check('payment_attempts_amount', sql`${t.amount} > 0`),
  ],
);

/** Events received about attempts, append-only; a repeated notification is refused by its key. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    idAttempt: uuid('id_attempt').notNull(),
    provider: text('provider').notNull(),
    dedupeKey: text('dedupe_key').notNull(),
    /** A verified notification, what the provider answered when it was asked, or something that happened here. */
    source: text('source', { enum: ['notification', 'read', 'shop'] })
      .notNull()
      .default('notification'),
    type: text('type').notNull(),
    /** As received, byte for byte. It leaves through no answer. */
    raw: text('raw').notNull(),
    /** Result of handling it. */
    outcome: text('outcome').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('payment_events_once').on(t.idSite, t.provider, t.dedupeKey),
    index('payment_events_attempt').on(t.idSite, t.idAttempt, t.id),
    foreignKey({
      name: 'payment_events_to_attempt',
      columns: [t.idSite, t.idAttempt],
      foreignColumns: [paymentAttempts.idSite, paymentAttempts.id],
    }),
  ],
);

/** Money that came, once for each transaction of a provider, append-only. */
export const paymentCaptures = pgTable(
  'payment_captures',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    idOrder: uuid('id_order').notNull(),
    idAttempt: uuid('id_attempt').notNull(),
    provider: text('provider', { enum: providers }).notNull(),
    transaction: text('transaction').notNull(),
    amount: cents('amount').notNull(),
    currency: text('currency').notNull(),
    isTest: boolean('is_test').notNull(),
    /** It pays nothing: a second payment, another amount, or an order that could not be honoured. */
    isExtra: boolean('is_extra').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('payment_captures_transaction').on(t.idSite, t.provider, t.transaction),
    unique('payment_captures_site_id').on(t.idSite, t.id),
    index('payment_captures_order').on(t.idSite, t.idOrder, t.id),
    index('payment_captures_newest').on(t.idSite, t.createdAt),
    foreignKey({
      name: 'payment_captures_to_attempt',
      columns: [t.idSite, t.idAttempt],
      foreignColumns: [paymentAttempts.idSite, paymentAttempts.id],
    }),
    foreignKey({ name: 'payment_captures_to_order', columns: [t.idSite, t.idOrder], foreignColumns: [orders.idSite, orders.id] }),
    check('payment_captures_amount', sql`${t.amount} > 0`),
  ],
);

/** Money that goes back. A row comes first, then the provider is asked under its id as the idempotency key, then its answer is kept. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: uuid('id').primaryKey(),
    idSite: idSite(),
    idOrder: uuid('id_order').notNull(),
    idCapture: integer('id_capture').notNull(),
    idReturn: integer('id_return'),
    /** Names the intent: of an administrator's call, of a return, of an order; one intent gives back once. */
    idempotencyKey: text('idempotency_key').notNull(),
    amount: cents('amount').notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: ['REQUESTED', 'PENDING', 'TO_CONFIRM', 'FAILED', 'DONE'] }).notNull(),
    cause: text('cause', { enum: ['ORDER', 'PARTIAL', 'RETURN', 'LATE', 'DUPLICATE', 'PROVIDER'] }).notNull(),
    reason: text('reason').notNull().default(''),
    providerReference: text('provider_reference'),
    failure: text('failure'),
    /** Number of requests to the provider. From the second on, the provider is first asked whether it has already refunded. */
    sends: integer('sends').notNull().default(0),
    /** Until when one process has it in hand. */
    claimedUntil: moment('claimed_until'),
    byEmail: text('by_email'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
  },
  (t) => [
    unique('payment_refunds_once').on(t.idSite, t.idempotencyKey),
    index('payment_refunds_order').on(t.idSite, t.idOrder, t.createdAt),
    index('payment_refunds_open').on(t.status, t.createdAt).where(sql`${t.status} <> 'DONE'`),
    index('payment_refunds_newest').on(t.idSite, t.createdAt),
    index('payment_refunds_changed').on(t.idSite, t.updatedAt),
    foreignKey({
      name: 'payment_refunds_to_capture',
      columns: [t.idSite, t.idCapture],
      foreignColumns: [paymentCaptures.idSite, paymentCaptures.id],
    }),
    foreignKey({ name: 'payment_refunds_to_order', columns: [t.idSite, t.idOrder], foreignColumns: [orders.idSite, orders.id] }),
    foreignKey({
      name: 'payment_refunds_to_return',
      columns: [t.idSite, t.idReturn],
      foreignColumns: [orderReturns.idSite, orderReturns.id],
    }),
    check('payment_refunds_amount', sql`${t.amount} > 0`),
  ],
);

/** Settings of a shop for a payment method. */
export const paymentSettings = pgTable(
  'payment_settings',
  {
    idSite: idSite(),
    method: text('method', { enum: methods }).notNull(),
    mode: text('mode', { enum: ['TEST', 'LIVE'] }).notNull(),
    values: jsonb('values').$type<Readonly<Record<string, string>>>().notNull(),
    /** Each sealed for its place. */
    secrets: jsonb('secrets').$type<Readonly<Record<string, string>>>().notNull(),
    /** Counts the changes: clients made of older keys are not used again. */
    version: integer('version').notNull().default(1),
    check: jsonb('check').$type<ProviderCheck>(),
    updatedAt: moment('updated_at').notNull(),
    byEmail: text('by_email').notNull(),
  },
  (t) => [primaryKey({ columns: [t.idSite, t.method] })],
);

/** Payouts of providers to the bank account of a shop. */
export const paymentPayouts = pgTable(
  'payment_payouts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    provider: text('provider', { enum: providers }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    amount: cents('amount').notNull(),
    fees: cents('fees').notNull().default(0),
    currency: text('currency').notNull().default('EUR'),
    reference: text('reference').notNull(),
    /** Null: read at the provider. */
    byEmail: text('by_email'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('payment_payouts_reference').on(t.idSite, t.provider, t.reference),
    index('payment_payouts_newest').on(t.idSite, t.day),
    check('payment_payouts_amounts', sql`${t.amount} >= 0 and ${t.fees} >= 0`),
  ],
);

export type AttemptRow = typeof paymentAttempts.$inferSelect;
export type CaptureRow = typeof paymentCaptures.$inferSelect;
export type RefundRow = typeof paymentRefunds.$inferSelect;
export type SettingsRow = typeof paymentSettings.$inferSelect;
