import { z } from 'zod';
import { BasisPoints, Price } from './money.ts';

/** Accounting document of a sale: its invoice, or a credit note for a refund. */
export const InvoiceKind = z.enum(['INVOICE', 'CREDIT_NOTE']);
export type InvoiceKind = z.infer<typeof InvoiceKind>;

/** Amounts of one VAT rate, in cents. `gross` includes the tax. */
export const RateTotal = z.object({ vatRate: BasisPoints, marginScheme: z.boolean(), gross: Price, vat: Price });
export type RateTotal = z.infer<typeof RateTotal>;

/** A line as it is written. Cents, tax included; `price` of one piece, `total` after quantity discounts and with what it was made with. */
export const InvoiceLine = z.object({
  /** Id of the order's line; null: not a line of the order. */
  idLine: z.int().nullable(),
  name: z.string(),
  details: z.array(z.string()),
  reference: z.string(),
  quantity: z.int().min(1),
  price: Price,
  total: Price,
  /** Its share of the order's discount. */
  discount: Price,
  vatRate: BasisPoints,
  vat: Price,
  marginScheme: z.boolean(),
  /** The rate that the price includes, where an export took it off. */
  pricedRate: BasisPoints.optional(),
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

/** Seller, with the details required by law (Code de commerce L441-9, R123-237). Empty texts: not filled in. */
export const Seller = z.object({
  name: z.string(),
  tradeName: z.string(),
  corporateForm: z.string(),
  capital: z.string(),
  address: z.array(z.string()),
  siret: z.string(),
  rcs: z.string(),
  ape: z.string(),
  vatNumber: z.string(),
  email: z.string(),
  phone: z.string(),
});
export type Seller = z.infer<typeof Seller>;

/** All that an invoice or credit note says, as it was when it was made. Nothing else is read to write it. */
export const InvoiceContent = z.object({
  seller: Seller,
  customer: z.object({ name: z.string(), address: z.array(z.string()), email: z.string() }),
  /** Delivery address, if it is not the customer's. */
  deliveredTo: z.array(z.string()),
  orderReference: z.string(),
  orderedAt: z.iso.datetime(),
  /** Time of the payment or refund. */
  paidAt: z.iso.datetime(),
  timeZone: z.string(),
  /** Of the invoice that a credit note is about. */
  invoice: z.object({ reference: z.string(), issuedAt: z.iso.datetime() }).nullable(),
  lines: z.array(InvoiceLine),
  subtotal: Price,
  discountCode: z.string(),
  discount: Price,
  /** Fee of the delivery before the discount; `null`: nothing is sent. */
  shipping: Price.nullable(),
  /** The VAT that an export took off the prices. */
  vatDeducted: Price.optional(),
  /** VAT rule for goods that were sent, if it is not the home one. */
  taxation: z.enum(['EXPORT', 'OSS']).optional(),
  total: Price,
  vat: Price,
  rates: z.array(RateTotal),
});
export type InvoiceContent = z.infer<typeof InvoiceContent>;

/** An invoice or credit note in a list. `url` of its PDF on this origin. */
export const OrderDocument = z.object({
  kind: InvoiceKind,
  reference: z.string(),
  issuedAt: z.iso.datetime(),
  /** Cents; of a credit note what was given back. */
  total: Price,
  currency: z.string(),
  /** The money came from the test bank: nothing was sold. */
  isTest: z.boolean(),
  url: z.string(),
});
export type OrderDocument = z.infer<typeof OrderDocument>;
