import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { declinations } from './catalogue.ts';
import { createdAt, moment } from './columns.ts';
import { orders } from './order.ts';
import { idSite } from './site.ts';

/**
 * Pieces kept for an order until it is paid. `declinations.held` is the sum of the rows that are HELD;
 * both change together under the lock of the declination's row.
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
    createdAt: createdAt(),
  },
  (t) => [
    unique('stock_holds_once').on(t.idSite, t.idOrder, t.idDeclination),
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

/** Every change orders make to the stock of a declination, append-only: what left, and for which order. */
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
    createdAt: createdAt(),
  },
  (t) => [
    index('stock_moves_declination').on(t.idSite, t.idDeclination, t.id),
    unique('stock_moves_once').on(t.idSite, t.idOrder, t.idDeclination, t.reason),
    check('stock_moves_quantity', sql`${t.quantity} <> 0`),
  ],
);
