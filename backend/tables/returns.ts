import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Translations } from '#schemas/translation.ts';
import { cents, createdAt } from './columns.ts';
import { orders } from './order.ts';
import { idSite } from './site.ts';

const statuses = ['ASKED', 'LABEL_SENT', 'RECEIVED', 'REFUNDED', 'REFUSED'] as const;

export type ReturnTexts = {
  message: string;
  returnAskDescription: string;
  labelSentDescription: string;
  productReceivedDescription: string;
};

/** Settings of returns: whether a site accepts them by its account pages, and its texts about them. A site without a row accepts them. */
export const returnSettings = pgTable('return_settings', {
  idSite: idSite().primaryKey(),
  isActive: boolean('is_active').notNull(),
  message: text('message').notNull(),
  returnAskDescription: text('return_ask_description').notNull(),
  labelSentDescription: text('label_sent_description').notNull(),
  productReceivedDescription: text('product_received_description').notNull(),
  translations: jsonb('translations').$type<Translations<ReturnTexts>>().notNull().default({}),
});

/** Lines of an order on their way back. */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    idOrder: uuid('id_order').notNull(),
    /** Counts the returns of the order, from 1. */
    number: integer('number').notNull(),
    status: text('status', { enum: statuses }).notNull(),
    message: text('message').notNull(),
    /** Last answer of the shop. */
    answer: text('answer').notNull().default(''),
    refund: cents('refund'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('order_returns_site_id').on(t.idSite, t.id),
    unique('order_returns_number').on(t.idSite, t.idOrder, t.number),
    index('order_returns_newest').on(t.idSite, t.createdAt),
    index('order_returns_status').on(t.idSite, t.status, t.createdAt),
    foreignKey({ name: 'order_returns_to_order', columns: [t.idSite, t.idOrder], foreignColumns: [orders.idSite, orders.id] }).onDelete(
      'cascade',
    ),
    check('order_returns_refund', sql`${t.refund} >= 0`),
  ],
);

export const orderReturnLines = pgTable(
  'order_return_lines',
  {
    idSite: idSite(),
    idReturn: integer('id_return').notNull(),
    idOrderLine: integer('id_order_line').notNull(),
    quantity: integer('quantity').notNull(),
    reason: text('reason', { enum: ['CHANGED_MIND', 'SIZE', 'NOT_AS_DESCRIBED', 'DAMAGED', 'WRONG_ITEM', 'OTHER'] }).notNull(),
    /** Amount paid for it: its price less its share of the discount. */
    total: cents('total').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.idSite, t.idReturn, t.idOrderLine] }),
    foreignKey({
      name: 'order_return_lines_to_return',
      columns: [t.idSite, t.idReturn],
      foreignColumns: [orderReturns.idSite, orderReturns.id],
    }).onDelete('cascade'),
    check('order_return_lines_values', sql`${t.quantity} > 0 and ${t.total} >= 0`),
  ],
);

/** Events of a return, append-only. */
export const orderReturnEvents = pgTable(
  'order_return_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    idReturn: integer('id_return').notNull(),
    status: text('status', { enum: statuses }).notNull(),
    /** E-mail of the administrator who did it, a copy; null: the customer. */
    byEmail: text('by_email'),
    createdAt: createdAt(),
  },
  (t) => [
    index('order_return_events_return').on(t.idSite, t.idReturn, t.id),
    foreignKey({
      name: 'order_return_events_to_return',
      columns: [t.idSite, t.idReturn],
      foreignColumns: [orderReturns.idSite, orderReturns.id],
    }).onDelete('cascade'),
  ],
);
