import { sql } from 'drizzle-orm';
import { boolean, check, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { RatePart } from '#domain/vat.ts';
import type { Address } from '#schemas/address.ts';
import type { ChosenCustomization } from '#schemas/customization.ts';
import type { DeliveryPromise } from '#schemas/delivery.ts';
import type { ProducerGuarantee } from '#schemas/producer-guarantee.ts';
import type { Discount } from '#schemas/product.ts';
import type { Image } from '#schemas/site.ts';
import { byteText, cents, createdAt, moment } from './columns.ts';
import { users } from './people.ts';
import { idSite } from './site.ts';

const statuses = [
  'PENDING_PAYMENT',
  'PAID',
  'PREPARING',
  'SHIPPED',
  'READY_FOR_PICKUP',
  'DELIVERED',
  'COLLECTED',
  'CANCELLED',
  'REFUNDED',
] as const;

export type PickupSnapshot = { idSchedule: number; date: string; from: string; to: string; place: string };
export type AccessPointSnapshot = { id: string; name: string; addLine1: string; zipCode: string; city: string; country: string };

/** Last order number given on a site in a year; its row is locked until the order commits, so numbers have no gaps. */
export const orderSequences = pgTable(
  'order_sequences',
  { idSite: idSite(), year: integer('year').notNull(), last: integer('last').notNull() },
  (t) => [primaryKey({ columns: [t.idSite, t.year] })],
);

/** An order as it was placed: names, prices and addresses are copies, later changes of the catalogue do not touch them. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    idSite: idSite(),
    /** The number people use, e.g. `89-26-000042`. */
    reference: text('reference').notNull(),
    status: text('status', { enum: statuses }).notNull(),
    /** Null: ordered without an account, or the account was erased. */
    idUser: integer('id_user'),
    /** The cart it came from; the cart itself may be gone. */
    idCart: uuid('id_cart').notNull(),
    /** Random; the key of the order is derived from it with a secret of the site (orderKey), so that no table holds the key. */
    keySalt: text('key_salt').notNull(),
    /** Locale of the shopper, the language of the e-mails. */
    locale: text('locale').notNull(),
    email: text('email').notNull(),
    firstname: text('firstname').notNull(),
    lastname: text('lastname').notNull(),
    /** The name in Latin letters, where papers cannot print it as it is; '' where they can. */
    latinName: text('latin_name').notNull().default(''),
    phone: text('phone').notNull(),
    subtotal: cents('subtotal').notNull(),
    discount: cents('discount').notNull(),
    shipping: cents('shipping').notNull(),
    total: cents('total').notNull(),
    vat: cents('vat').notNull(),
    /** VAT rule for the goods sent (domain/vat.ts), and the ISO code of the destination; the code is null if nothing was sent. */
    taxation: text('taxation', { enum: ['HOME', 'EXPORT', 'OSS'] })
      .notNull()
      .default('HOME'),
    sentTo: text('sent_to'),
    /** The VAT that an export took off prices which include it. */
    vatDeducted: cents('vat_deducted').notNull().default(0),
    /** Price of the delivery, by the VAT rates of the goods sent, margin scheme apart. */
    shippingRates: jsonb('shipping_rates').$type<RatePart[]>().notNull().default([]),
    currency: text('currency').notNull().default('EUR'),
    discountCode: text('discount_code').notNull(),
    appliedDiscount: jsonb('applied_discount').$type<Discount>(),
    message: text('message').notNull(),
    deliveryKind: text('delivery_kind', { enum: ['DELIVERY', 'CLICK_AND_COLLECT', 'NO_DELIVERY', 'PICKUP'] }).notNull(),
    carrierName: text('carrier_name'),
    /** Address at which the carrier shows the tracking (https), and the parcel's number there; null: not known yet. */
    trackingLink: text('tracking_link'),
    trackingNumber: text('tracking_number'),
    deliveryAddress: jsonb('delivery_address').$type<Address>(),
    billingAddress: jsonb('billing_address').$type<Address>(),
    accessPoint: jsonb('access_point').$type<AccessPointSnapshot>(),
    /** Expected arrival, as shown before payment; null: nothing is sent, or the order is older than this column. */
    promise: jsonb('promise').$type<DeliveryPromise>(),
    pickup: jsonb('pickup').$type<PickupSnapshot>(),
    /** Of `pickup`, to count how much of a slot is taken. */
    pickupDate: date('pickup_date', { mode: 'string' }),
    idSchedule: integer('id_schedule'),
    acceptedTermsAt: moment('accepted_terms_at').notNull(),
    /** Date of birth that the buyer of alcohol declared, with the terms and the declaration to be of age; null: no alcohol, or erased. */
    birthdate: date('birthdate', { mode: 'string' }),
    /** Time of the request that a rental begins before the withdrawal period ends (Code de la consommation, L221-25); null: none. */
    earlyStartRequestedAt: moment('early_start_requested_at'),
    createdAt: createdAt(),
    /** Until when stock and pickup slot are kept for an unpaid order. */
    heldUntil: moment('held_until').notNull(),
    /** Names the address an unpaid order came from, by a keyed hash (holderOf); null once it is paid or cancelled, and nothing is kept. */
    heldBy: text('held_by'),
    paidAt: moment('paid_at'),
    /** Since when it is closed off: a contract that the law has the shop keep, out of its lists (Code de la consommation, D213-1). */
    closedAt: moment('closed_at'),
    /** Time when its personal data was emptied; null: it names its customer. */
    anonymisedAt: moment('anonymised_at'),
    /** Time of the delivery or pickup. */
    handedOverAt: moment('handed_over_at'),
    /** Paid by a message that does not name the shop, and not confirmed by the bank's list yet. */
    isPaymentUnconfirmed: boolean('is_payment_unconfirmed').notNull().default(false),
    /** Problem that a person must check, e.g. a payment that came after the pieces were sold; null: none. */
    alert: text('alert', { enum: ['PAID_WITHOUT_STOCK', 'PAID_TOO_LATE', 'PAID_TWICE', 'WRONG_AMOUNT', 'DISPUTED', 'REFUND_FAILED'] }),
  },
  (t) => [
    unique('orders_reference').on(t.idSite, t.reference),
    unique('orders_site_id').on(t.idSite, t.id),
    index('orders_newest').on(t.idSite, t.createdAt),
    index('orders_status').on(t.idSite, t.status, t.createdAt),
    index('orders_user').on(t.idSite, t.idUser, t.createdAt),
    index('orders_cart').on(t.idSite, t.idCart),
    index('orders_discount_code').on(t.idSite, t.discountCode).where(sql`${t.discountCode} <> ''`),
    index('orders_pickup').on(t.idSite, t.pickupDate, t.idSchedule),
    index('orders_held').on(t.status, t.heldUntil),
    index('orders_held_by').on(t.idSite, t.heldBy).where(sql`${t.heldBy} is not null`),
    index('orders_paid').on(t.idSite, t.paidAt).where(sql`${t.paidAt} is not null`),
    index('orders_closed').on(t.idSite, t.handedOverAt).where(sql`${t.closedAt} is not null`),
    index('orders_handed_over').on(t.idSite, t.handedOverAt),
    index('orders_unconfirmed').on(t.idSite, t.paidAt).where(sql`${t.isPaymentUnconfirmed}`),
    check('orders_total', sql`${t.total} = ${t.subtotal} - ${t.discount} - ${t.vatDeducted} + ${t.shipping} and ${t.total} >= 0`),
    check(
      'orders_amounts',
      sql`${t.subtotal} >= 0 and ${t.discount} >= 0 and ${t.shipping} >= 0 and ${t.vat} >= 0 and ${t.vatDeducted} >= 0`,
    ),
    check(
      'orders_pickup_whole',
      sql`(${t.pickup} is null) = (${t.pickupDate} is null) and (${t.pickup} is null) = (${t.idSchedule} is null)`,
    ),
    foreignKey({ name: 'orders_to_user', columns: [t.idUser], foreignColumns: [users.id] }).onDelete('set null'),
  ],
);

/**
 * Search terms of an order: words of its number, of its customer's names, e-mail address and phone. A trigger of the migration writes them.
 */
export const orderTerms = pgTable(
  'order_terms',
  { idSite: idSite(), idOrder: uuid('id_order').notNull(), term: byteText('term').notNull() },
  (t) => [
    primaryKey({ columns: [t.idSite, t.term, t.idOrder] }),
    index('order_terms_order').on(t.idSite, t.idOrder, t.term),
    foreignKey({ name: 'order_terms_to_order', columns: [t.idSite, t.idOrder], foreignColumns: [orders.idSite, orders.id] }).onDelete(
      'cascade',
    ),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    idOrder: uuid('id_order').notNull(),
    /** References without a constraint: a product may be deleted, the order stays. */
    idProduct: integer('id_product').notNull(),
    idDeclination: integer('id_declination').notNull(),
    name: text('name').notNull(),
    declinationLabel: text('declination_label').notNull(),
    reference: text('reference').notNull(),
    url: text('url').notNull(),
    image: jsonb('image').$type<Image>(),
    quantity: integer('quantity').notNull(),
    price: cents('price').notNull(),
    /** Decreasing discount on the whole line. */
    quantityDiscount: cents('quantity_discount').notNull().default(0),
    /** Chosen customizations, in the shopper's words and language, and their price for the line. */
    customizations: jsonb('customizations').$type<ChosenCustomization[]>().notNull().default([]),
    customizationTotal: cents('customization_total').notNull().default(0),
    /** Of the cart's line. */
    customizationKey: text('customization_key').notNull().default(''),
    /** First and last day of a rental, and the deposit for all pieces of the line, which is no part of its total. */
    rentFrom: date('rent_from', { mode: 'string' }),
    rentTo: date('rent_to', { mode: 'string' }),
    deposit: cents('deposit'),
    total: cents('total').notNull(),
    /** Its share of the order's discount, and the VAT that an export took off it. */
    discount: cents('discount').notNull().default(0),
    /** Basis points. */
    vatRate: integer('vat_rate').notNull(),
    /** The rate that its price includes, where an export took it off; null: `vatRate`. */
    pricedRate: integer('priced_rate'),
    vat: cents('vat').notNull(),
    marginScheme: boolean('margin_scheme').notNull(),
    /** As it was told when it was ordered. */
    isPerishable: boolean('is_perishable').notNull().default(false),
    isSealed: boolean('is_sealed').notNull().default(false),
    producerGuarantee: jsonb('producer_guarantee').$type<ProducerGuarantee>(),
    /** Price that the shop paid for one piece under the margin scheme, as it was at the order; null: not known, or another scheme. */
    purchasePrice: cents('purchase_price'),
  },
  (t) => [
    index('order_lines_order').on(t.idSite, t.idOrder),
    foreignKey({ name: 'order_lines_to_order', columns: [t.idSite, t.idOrder], foreignColumns: [orders.idSite, orders.id] }).onDelete(
      'cascade',
    ),
    check(
      'order_lines_amounts',
      sql`${t.quantity} > 0 and ${t.price} >= 0 and ${t.quantityDiscount} >= 0 and ${t.customizationTotal} >= 0 and ${t.total} >= 0 and ${t.vat} >= 0
        and ${t.total} = ${t.price} * ${t.quantity} - ${t.quantityDiscount} + ${t.customizationTotal}`,
    ),
    check('order_lines_discount', sql`${t.discount} >= 0 and ${t.discount} <= ${t.total}`),
    check(
      'order_lines_rental',
      sql`(${t.rentFrom} is null) = (${t.rentTo} is null) and (${t.rentFrom} is null) = (${t.deposit} is null)
        and coalesce(${t.rentFrom} <= ${t.rentTo} and ${t.deposit} >= 0, true)`,
    ),
    check('order_lines_margin', sql`not ${t.marginScheme} or ${t.vat} = 0`),
  ],
);

/** Calls that placed an order, by the key the checkout made: the same key again answers the same order. */
export const orderPlacements = pgTable(
  'order_placements',
  {
    idSite: idSite(),
    idempotencyKey: uuid('idempotency_key').notNull(),
    /** SHA-256 of what was asked, hexadecimal: one key cannot ask for two things. */
    bodyHash: text('body_hash').notNull(),
    idOrder: uuid('id_order').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.idSite, t.idempotencyKey] })],
);

/** Events of an order, append-only. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    idOrder: uuid('id_order').notNull(),
    /** Name of the event of the order's machine, e.g. `payment.paid`; `order.placed` is the first. */
    type: text('type').notNull(),
    status: text('status', { enum: statuses }).notNull(),
    /** E-mail of the administrator who did it, a copy; null: the shopper, the bank or the clock. */
    byEmail: text('by_email'),
    createdAt: createdAt(),
  },
  (t) => [
    index('order_events_order').on(t.idSite, t.idOrder, t.id),
    foreignKey({ name: 'order_events_to_order', columns: [t.idSite, t.idOrder], foreignColumns: [orders.idSite, orders.id] }).onDelete(
      'cascade',
    ),
  ],
);
