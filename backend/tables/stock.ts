import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { declinations } from './catalogue.ts';
import { createdAt, moment } from './columns.ts';
import { orders } from './order.ts';
import { idSite } from './site.ts';

/**
 * Pieces kept for an order until it is paid. `declinations.held` is the sum of the rows that are HELD;
 * both change together under the lock of the declination's row.
 *
 * Rows with days are rentals: they keep pieces on these days alone, `rental_days` is their sum in place of `held`, and once paid
 * they go on keeping them (CONSUMED), for the stock of what is rented does not fall.
 */
export const stockHolds = pgTable(
  'stock_holds',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    idOrder: uuid('id_order').notNull(),
    idDeclination: integer('id_declination').notNull(),
    quantity: integer('quantity').notNull(),
    state: text('state', { enum: ['HELD', 'CONSUMED', 'RELEASED'] })
      .notNull()
      .default('HELD'),
    expiresAt: moment('expires_at').notNull(),
    /** First and last day a rental keeps the pieces from others, its turnaround included. */
    fromDay: date('from_day', { mode: 'string' }),
    toDay: date('to_day', { mode: 'string' }),
    createdAt: createdAt(),
  },
  (t) => [
    unique('stock_holds_once').on(t.idSite, t.idOrder, t.idDeclination, t.fromDay, t.toDay).nullsNotDistinct(),
    index('stock_holds_days').on(t.idSite, t.idDeclination, t.toDay).where(sql`${t.toDay} is not null`),
    check('stock_holds_days', sql`(${t.fromDay} is null) = (${t.toDay} is null) and coalesce(${t.fromDay} <= ${t.toDay}, true)`),
    index('stock_holds_declination').on(t.idSite, t.idDeclination, t.state),
    index('stock_holds_expiry').on(t.state, t.expiresAt),
    foreignKey({ name: 'stock_holds_to_order', columns: [t.idSite, t.idOrder], foreignColumns: [orders.idSite, orders.id] }),
    foreignKey({
      name: 'stock_holds_to_declination',
      columns: [t.idSite, t.idDeclination],
      foreignColumns: [declinations.idSite, declinations.id],
    }).onDelete('cascade'),
    check('stock_holds_quantity', sql`${t.quantity} > 0`),
  ],
);

/**
 * Number of pieces of a declination rented on a day (`taken`: its holds that are HELD or CONSUMED), and the number of pieces when that last
 * rose. Both change under the lock of the declination's row. The check makes renting a piece twice on a day impossible, whatever the other
 * code does.
 */
export const rentalDays = pgTable(
  'rental_days',
  {
    idSite: idSite(),
    idDeclination: integer('id_declination').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    taken: integer('taken').notNull(),
    pieces: integer('pieces').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.idSite, t.idDeclination, t.day] }),
    foreignKey({
      name: 'rental_days_to_declination',
      columns: [t.idSite, t.idDeclination],
      foreignColumns: [declinations.idSite, declinations.id],
    }).onDelete('cascade'),
    check('rental_days_taken', sql`${t.taken} between 0 and ${t.pieces}`),
  ],
);

/** Every change of the stock of a declination, append-only: what left or came, for which order or return, or why somebody counted anew. */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    idDeclination: integer('id_declination').notNull(),
    /** Negative when pieces leave the shop. */
    quantity: integer('quantity').notNull(),
    reason: text('reason', { enum: ['SOLD', 'RETURNED', 'ADJUSTED'] }).notNull(),
    idOrder: uuid('id_order'),
    /** Of pieces that a return brought back. */
    idReturn: integer('id_return'),
    /** Reason in the words of the author of the change; '' for an order. */
    note: text('note').notNull().default(''),
    /** E-mail of the administrator who did it, a copy; null: an order. */
    byEmail: text('by_email'),
    createdAt: createdAt(),
  },
  (t) => [
    index('stock_moves_declination').on(t.idSite, t.idDeclination, t.id),
    unique('stock_moves_return').on(t.idSite, t.idReturn, t.idDeclination),
    /** An order sells once. What comes back of it may come in parts. */
    uniqueIndex('stock_moves_sold').on(t.idSite, t.idOrder, t.idDeclination).where(sql`${t.reason} = 'SOLD'`),
    index('stock_moves_order').on(t.idSite, t.idOrder),
    check('stock_moves_quantity', sql`${t.quantity} <> 0`),
  ],
);
