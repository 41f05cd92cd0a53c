import { sql } from 'drizzle-orm';
import { boolean, check, date, foreignKey, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import { orders } from './order.ts';
import { idSite } from './site.ts';

/** A line that somebody withdrew from, as it was named in the order. Of a rental: cents paid for it, and of them those owed for its days that had begun. */
export type WithdrawnLine = { idLine: number; name: string; quantity: number; rental?: { paid: number; owed: number } };

/** Declarations of withdrawal (Code de la consommation, L221-21 and D221-5), prepared in a first step and confirmed in a second. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    /** SHA-256 of the key in its address, hexadecimal. */
    keyHash: text('key_hash').notNull(),
    locale: text('locale').notNull(),
    name: text('name').notNull(),
    /** The number or words that identify the contract, as they were typed. */
    reference: text('reference').notNull(),
    email: text('email').notNull(),
    /** The order that it names; null: none was found by what was typed. */
    idOrder: uuid('id_order'),
    lines: jsonb('lines').$type<WithdrawnLine[]>().notNull().default([]),
    createdAt: createdAt(),
    /** Null: the second step was not taken. */
    confirmedAt: moment('confirmed_at'),
    /** Last day of the time of withdrawal when it was confirmed; null: the time had not begun, or the order is not known. */
    lastDay: date('last_day', { mode: 'string' }),
    isLate: boolean('is_late').notNull().default(false),
    /** The return that it opened; null: none. */
    idReturn: integer('id_return'),
    /** Time when the shop settled it, the person who did, and her note. */
    settledAt: moment('settled_at'),
    settledBy: text('settled_by'),
    note: text('note').notNull().default(''),
  },
  (t) => [
    unique('withdrawals_key').on(t.keyHash),
    index('withdrawals_newest').on(t.idSite, t.confirmedAt),
    index('withdrawals_order').on(t.idSite, t.idOrder),
    index('withdrawals_unconfirmed').on(t.createdAt).where(sql`${t.confirmedAt} is null`),
    foreignKey({ name: 'withdrawals_to_order', columns: [t.idSite, t.idOrder], foreignColumns: [orders.idSite, orders.id] }).onDelete(
      'cascade',
    ),
    check('withdrawals_settled', sql`${t.settledAt} is null or ${t.confirmedAt} is not null`),
  ],
);
