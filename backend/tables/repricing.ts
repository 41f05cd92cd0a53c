import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type RepricingRule, refusalReasons, repricingStates, skipReasons } from '#schemas/repricing.ts';
import { products } from './catalogue.ts';
import { moment } from './columns.ts';
import { users } from './people.ts';
import { idSite } from './site.ts';

/** Changes of the prices of many products at once. Of a site one at a time is under way. */
export const repricings = pgTable(
  'repricings',
  {
    idSite: idSite(),
    /** Chosen by who starts it, so that the same press twice is one change. */
    id: uuid('id').notNull(),
    rule: jsonb('rule').$type<RepricingRule>().notNull(),
    state: text('state', { enum: repricingStates }).notNull(),
    /** Products selected, and how many of them came to each end. */
    total: integer('total').notNull(),
    changed: integer('changed').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    restored: integer('restored').notNull().default(0),
    refused: integer('refused').notNull().default(0),
    /** Null: the account is gone. */
    idUser: integer('id_user').references(() => users.id, { onDelete: 'set null' }),
    startedAt: moment('started_at').notNull(),
    /** When its last product was changed. */
    endedAt: moment('ended_at'),
    undoneBy: integer('undone_by').references(() => users.id, { onDelete: 'set null' }),
    undoneAt: moment('undone_at'),
  },
  (t) => [
    primaryKey({ columns: [t.idSite, t.id] }),
    uniqueIndex('repricings_under_way').on(t.idSite).where(sql`${t.state} in ('RUNNING', 'UNDOING')`),
    index('repricings_newest').on(t.idSite, t.startedAt),
  ],
);

export const repricedStates = ['PENDING', 'CHANGED', 'SKIPPED', 'RESTORED', 'REFUSED'] as const;

/** Full price of a declination in cents, before and after a change. */
export type RepricedDeclination = { idDeclination: number; before: number; after: number };

/** Products of a change, each changed once, with the prices that an undo gives back. */
export const repricedProducts = pgTable(
  'repriced_products',
  {
    idSite: idSite(),
    idRepricing: uuid('id_repricing').notNull(),
    idProduct: integer('id_product').notNull(),
    state: text('state', { enum: repricedStates }).notNull().default('PENDING'),
    reason: text('reason', { enum: [...skipReasons, ...refusalReasons] }),
    /** Null: not changed. */
    prices: jsonb('prices').$type<RepricedDeclination[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.idSite, t.idRepricing, t.idProduct] }),
    index('repriced_products_state').on(t.idSite, t.idRepricing, t.state, t.idProduct),
    index('repriced_products_product').on(t.idSite, t.idProduct),
    foreignKey({
      name: 'repriced_products_to_repricing',
      columns: [t.idSite, t.idRepricing],
      foreignColumns: [repricings.idSite, repricings.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'repriced_products_to_product',
      columns: [t.idSite, t.idProduct],
      foreignColumns: [products.idSite, products.id],
    }).onDelete('cascade'),
    check('repriced_products_prices', sql`(${t.prices} is not null) = (${t.state} in ('CHANGED', 'RESTORED', 'REFUSED'))`),
    check('repriced_products_reason', sql`(${t.reason} is not null) = (${t.state} in ('SKIPPED', 'REFUSED'))`),
  ],
);
