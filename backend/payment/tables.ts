import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../order/tables.ts';
import { cents, createdAt, moment } from '../platform/database/columns.ts';
import { idSite } from '../site/tables.ts';

/** The provider of attempts at the test bank, as it is stored. */
export const sandboxName = 'sandbox';

/** One try to pay an order; the order may have several. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid('id').primaryKey(),
    idSite: idSite(),
    idOrder: uuid('id_order').notNull(),
    /** Counts the attempts of the order, from 1. */
    number: integer('number').notNull().default(1),
    provider: text('provider').notNull(),
    /** What the shop calls the means of payment (PAYMENT_METHOD) at the time. */
    method: text('method', { enum: ['CUSTOM', 'CAWL', 'STRIPE', 'MONETICO', 'E_TRANSACTION'] })
      .notNull()
      .default('CUSTOM'),
    /** The provider's name of the attempt. */
    providerReference: text('provider_reference').notNull(),
    amount: cents('amount').notNull(),
    currency: text('currency').notNull(),
    /** Where the shopper pays; null until the provider opened the attempt. */
    url: text('url'),
    status: text('status', {
      enum: ['created', 'redirected', 'pending', 'authorized', 'paid', 'failed', 'cancelled', 'expired', 'partially_refunded', 'refunded'],
    }).notNull(),
    /** The provider's id of the money that moved, once it did. */
    transaction: text('transaction'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
  },
  (t) => [
    unique('payment_attempts_reference').on(t.provider, t.providerReference),
    unique('payment_attempts_site_id').on(t.idSite, t.id),
    unique('payment_attempts_number').on(t.idSite, t.idOrder, t.number),
    index('payment_attempts_open').on(t.status, t.createdAt),
    foreignKey({ name: 'payment_attempts_to_order', columns: [t.idSite, t.idOrder], foreignColumns: [orders.idSite, orders.id] }),
    check('payment_attempts_amount', sql`${t.amount} > 0`),
  ],
);

/** Every verified notification, append-only; a repeated one is refused by its key. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    idAttempt: uuid('id_attempt').notNull(),
    provider: text('provider').notNull(),
    dedupeKey: text('dedupe_key').notNull(),
    type: text('type').notNull(),
    /** As received, byte for byte. */
    raw: text('raw').notNull(),
    /** What we did with it. */
    outcome: text('outcome').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('payment_events_once').on(t.provider, t.dedupeKey),
    index('payment_events_attempt').on(t.idSite, t.idAttempt, t.id),
    foreignKey({
      name: 'payment_events_to_attempt',
      columns: [t.idSite, t.idAttempt],
      foreignColumns: [paymentAttempts.idSite, paymentAttempts.id],
    }),
  ],
);
