import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import type { InvoiceContent } from '#schemas/invoice.ts';
import { cents, moment } from './columns.ts';
import { orders } from './order.ts';
import { orderReturns } from './returns.ts';
import { idSite } from './site.ts';

const kinds = ['INVOICE', 'CREDIT_NOTE'] as const;

/**
 * Last number given in a series: invoices and credit notes count for themselves, each year anew, those of the test bank apart.
 * Its row is locked until the invoice commits, so numbers have no gaps.
 */
export const invoiceSequences = pgTable(
  'invoice_sequences',
  {
    idSite: idSite(),
    kind: text('kind', { enum: kinds }).notNull(),
    isTest: boolean('is_test').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.idSite, t.kind, t.isTest, t.year] })],
);

/**
 * Time of the last invoice of each series. Its row is locked from the date to the number, until the invoice commits. So no invoice has an
 * earlier date than the one before it, even if the clocks of several processes differ.
 */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    idSite: idSite(),
    kind: text('kind', { enum: kinds }).notNull(),
    isTest: boolean('is_test').notNull(),
    lastIssuedAt: moment('last_issued_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.idSite, t.kind, t.isTest] })],
);

/**
 * Invoices and credit notes. Triggers refuse to change or delete one, and a number without the one before it: see the migration.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    kind: text('kind', { enum: kinds }).notNull(),
    isTest: boolean('is_test').notNull(),
    /** Of the series, in the shop's time zone. */
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    /** The number people use, e.g. `FA-89-26-000042`. */
    reference: text('reference').notNull(),
    idOrder: uuid('id_order').notNull(),
    /** Of a credit note, the invoice it is about. */
    idInvoice: integer('id_invoice'),
    /** Of a credit note, the return that it pays back. */
    idReturn: integer('id_return'),
    /** Locale it is written in. */
    locale: text('locale').notNull(),
    currency: text('currency').notNull(),
    total: cents('total').notNull(),
    vat: cents('vat').notNull(),
    content: jsonb('content').$type<InvoiceContent>().notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (t) => [
    unique('invoices_number').on(t.idSite, t.kind, t.isTest, t.year, t.number),
    unique('invoices_reference').on(t.idSite, t.reference),
    unique('invoices_site_id').on(t.idSite, t.id),
    uniqueIndex('invoices_once').on(t.idSite, t.idOrder).where(sql`${t.kind} = 'INVOICE'`),
    uniqueIndex('invoices_return').on(t.idSite, t.idReturn).where(sql`${t.idReturn} is not null`),
    index('invoices_order').on(t.idSite, t.idOrder, t.id),
    index('invoices_issued').on(t.idSite, t.issuedAt),
    foreignKey({ name: 'invoices_to_order', columns: [t.idSite, t.idOrder], foreignColumns: [orders.idSite, orders.id] }),
    foreignKey({ name: 'invoices_to_invoice', columns: [t.idSite, t.idInvoice], foreignColumns: [t.idSite, t.id] }),
    foreignKey({ name: 'invoices_to_return', columns: [t.idSite, t.idReturn], foreignColumns: [orderReturns.idSite, orderReturns.id] }),
    check('invoices_values', sql`${t.number} > 0 and ${t.total} >= 0 and ${t.vat} >= 0 and ${t.vat} <= ${t.total}`),
    check(
      'invoices_about',
      sql`(${t.kind} = 'CREDIT_NOTE') = (${t.idInvoice} is not null) and (${t.idReturn} is null or ${t.kind} = 'CREDIT_NOTE')`,
    ),
  ],
);

/** An invoice or a credit note as it is stored. */
export type InvoiceRow = typeof invoices.$inferSelect;
