import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CustomizationAnswer } from '#schemas/customization.ts';
import { declinations } from './catalogue.ts';
import { cents, createdAt, moment } from './columns.ts';
import { users } from './people.ts';
import { idSite } from './site.ts';

/** A code a shopper types to pay less. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    /** Upper case, trimmed. */
    code: text('code').notNull(),
    type: text('type', { enum: ['EURO', 'PERCENT'] }).notNull(),
    /** Cents for EURO, basis points for PERCENT. */
    amount: integer('amount').notNull(),
    detailType: text('detail_type', { enum: ['PRODUCTS', 'SHIPPING_FEES'] })
      .array()
      .notNull(),
    /** Null: from the beginning, without end. */
    from: moment('from_moment'),
    until: moment('until_moment'),
    isValid: boolean('is_valid').notNull().default(true),
    /** Minimum price of the products that it applies to. */
    minimum: cents('minimum').notNull().default(0),
    /** Number of orders that may use it, in all and of one customer; null: any number. */
    limitTotal: integer('limit_total'),
    limitPerCustomer: integer('limit_per_customer'),
    /** Slugs of tags: it covers the products that have one of them; none: every product. */
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
  },
  (t) => [
    check('discount_codes_limits', sql`${t.minimum} >= 0 and ${t.limitTotal} > 0 and ${t.limitPerCustomer} > 0`),
    unique('discount_codes_code').on(t.idSite, t.code),
    check('discount_codes_form', sql`${t.code} = upper(trim(${t.code})) and ${t.code} <> ''`),
    check('discount_codes_amount', sql`${t.amount} > 0 and (${t.type} = 'EURO' or ${t.amount} <= 10000)`),
  ],
);

/** A guest's cart is whoever's knows its id; a person has at most one and nobody else reaches it. */
export const carts = pgTable(
  'carts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    idSite: idSite(),
    idUser: integer('id_user'),
    discountCode: text('discount_code').notNull().default(''),
    /** The cart that took this guest's in, at sign-in the account's: the old id leads whoever that one is open to there. */
    mergedInto: uuid('merged_into'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().default(sql`now()`),
  },
  (t) => [
    unique('carts_site_id').on(t.idSite, t.id),
    uniqueIndex('carts_user').on(t.idSite, t.idUser),
    index('carts_updated').on(t.updatedAt),
    foreignKey({ name: 'carts_to_user', columns: [t.idSite, t.idUser], foreignColumns: [users.idSite, users.id] }).onDelete('cascade'),
    foreignKey({ name: 'carts_to_merged', columns: [t.idSite, t.mergedInto], foreignColumns: [t.idSite, t.id] }).onDelete('cascade'),
  ],
);

/** Answers to a customization, with its files by the key of their field. */
export type KeptCustomization = CustomizationAnswer & { files: Record<string, string> };

export const cartLines = pgTable(
  'cart_lines',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    idCart: uuid('id_cart').notNull(),
    idDeclination: integer('id_declination').notNull(),
    quantity: integer('quantity').notNull(),
    /** The unit price the shopper was last told; another one now is shown as a changed price. */
    priceSeen: cents('price_seen').notNull(),
    /** Chosen customizations. */
    customizations: jsonb('customizations').$type<KeptCustomization[]>().notNull().default([]),
    /** The same answers have the same key, '' where there are none: lines of one declination differ in it. */
    customizationKey: text('customization_key').notNull().default(''),
    /** Price of the customizations for one piece, as last shown to the shopper. */
    extraSeen: cents('extra_seen').notNull().default(0),
    /** First and last day of a rental; null: it is bought. */
    rentFrom: date('rent_from', { mode: 'string' }),
    rentTo: date('rent_to', { mode: 'string' }),
  },
  (t) => [
    unique('cart_lines_once').on(t.idSite, t.idCart, t.idDeclination, t.customizationKey, t.rentFrom, t.rentTo).nullsNotDistinct(),
    check('cart_lines_rental', sql`(${t.rentFrom} is null) = (${t.rentTo} is null) and coalesce(${t.rentFrom} <= ${t.rentTo}, true)`),
    foreignKey({ name: 'cart_lines_to_cart', columns: [t.idSite, t.idCart], foreignColumns: [carts.idSite, carts.id] }).onDelete('cascade'),
    foreignKey({
      name: 'cart_lines_to_declination',
      columns: [t.idSite, t.idDeclination],
      foreignColumns: [declinations.idSite, declinations.id],
    }).onDelete('cascade'),
    check('cart_lines_quantity', sql`${t.quantity} > 0`),
  ],
);

/** Additions that were done, by the key of the click: a repeated one adds nothing. */
export const cartAdditions = pgTable(
  'cart_additions',
  {
    idSite: idSite(),
    idempotencyKey: uuid('idempotency_key').notNull(),
    idCart: uuid('id_cart').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.idSite, t.idempotencyKey] }),
    index('cart_additions_age').on(t.createdAt),
    foreignKey({ name: 'cart_additions_to_cart', columns: [t.idSite, t.idCart], foreignColumns: [carts.idSite, carts.id] }).onDelete(
      'cascade',
    ),
  ],
);
