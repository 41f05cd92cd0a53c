import { and, asc, eq } from 'drizzle-orm';
import type { RefundedLine } from '#backend/commerce/order/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { invoices } from '#backend/tables/invoice.ts';
import { allocate } from '#domain/allocate.ts';
import { messages as lineMessages } from '#messages/generated/backend/commerce/invoice.ts';
import type { InvoiceContent, InvoiceLine, RateTotal } from '#schemas/invoice.ts';
import { toLang } from '#schemas/site.ts';
import { nextNumber } from '../number.ts';
import { addRates, creditRates, restOf, sumOf, vatSumOf } from '../rates.ts';

/** Refund of an order. `amount` in cents: beyond the lines it is for the delivery; below, the rest was withheld. */
export type Credit = { idSite: number; idOrder: string; idReturn: number | null; amount: number; lines: readonly RefundedLine[] };

/** Makes the credit note for what is given back of an order. Without an invoice there is none. Throws ApiError 422: more than is left of the invoice. */
export async function issueCreditNote(tx: Database, credit: Credit, now: Date): Promise<void> {
  const found = await readInvoice(tx, credit.idSite, credit.idOrder);
  if (!found || credit.amount === 0) return;
  const { invoice, left } = found;
  if (credit.amount > sumOf(left)) throw new ApiError(422, 'return.refund');
  const lines = creditedLines(invoice.content, credit);
  const onGoods = lines.reduce((sum, line) => sum + line.total - line.discount, 0);
  const rates = creditRates([...lines.map(rateOf), ...deliveryRates(invoice.content, credit.amount - onGoods)], left);
  await insertNote(tx, found, { idReturn: credit.idReturn, lines, shipping: credit.amount - onGoods, rates }, now);
}

/** Makes the credit note for all that is left of an order's invoice, when the whole order was given back. */
export async function creditRest(tx: Database, { idSite, id }: { idSite: number; id: string }, now: Date): Promise<void> {
  const found = await readInvoice(tx, idSite, id);
  if (!found || found.left.length === 0) return;
  const { invoice, left, isWhole } = found;
  const { content } = invoice;
  const messages = lineMessages[toLang(invoice.locale)];
  const lines = isWhole ? content.lines : left.map((rate) => restLine(rate, messages.rest));
  const onGoods = lines.reduce((sum, line) => sum + line.total - line.discount, 0);
  await insertNote(tx, found, { idReturn: null, lines, shipping: sumOf(left) - onGoods, rates: left }, now);
}

/** Makes the credit note for part of what was paid, in cents, that no line alone stands for: shared out over the rates that are left. */
export async function creditPart(tx: Database, { idSite, id }: { idSite: number; id: string }, amount: number, now: Date): Promise<void> {
  const found = await readInvoice(tx, idSite, id);
  if (!found || amount === 0) return;
  const { invoice, left } = found;
  if (amount > sumOf(left)) throw new ApiError(422, 'return.refund');
  const shares = allocate(
    amount,
    left.map(({ gross }) => gross),
  );
  const rates = creditRates(
    left.map((rate, index) => ({ ...rate, gross: shares[index] ?? 0 })),
    left,
  );
  const messages = lineMessages[toLang(invoice.locale)];
  await insertNote(tx, found, { idReturn: null, lines: rates.map((rate) => restLine(rate, messages.part)), shipping: 0, rates }, now);
}

type InvoiceRow = typeof invoices.$inferSelect;
type Found = { invoice: InvoiceRow; left: RateTotal[]; isWhole: boolean };
type Note = { idReturn: number | null; lines: InvoiceLine[]; shipping: number; rates: RateTotal[] };

/** The invoice of an order, locked, and what is left of it. */
async function readInvoice(tx: Database, idSite: number, idOrder: string): Promise<Found | null> {
  const ofOrder = and(eq(invoices.idSite, idSite), eq(invoices.idOrder, idOrder));
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(and(ofOrder, eq(invoices.kind, 'INVOICE')))
    .for('no key update');
  if (!invoice) return null;
  const notes = await tx
    .select({ content: invoices.content })
    .from(invoices)
    .where(and(ofOrder, eq(invoices.kind, 'CREDIT_NOTE')))
    .orderBy(asc(invoices.id));
  const left = restOf(
    invoice.content.rates,
    notes.flatMap(({ content }) => content.rates),
  );
  return { invoice, left, isWhole: notes.length === 0 };
}

function creditedLines({ lines }: InvoiceContent, { lines: credited, amount }: Credit): InvoiceLine[] {
  const paid = credited.map(({ total }) => total);
  const kept = allocate(Math.max(0, paid.reduce((sum, each) => sum + each, 0) - amount), paid);
  return credited.flatMap(({ idLine, quantity, total: back }, index) => {
    const line = lines.find((each) => each.idLine === idLine);
    if (!line) return [];
    const total = Math.max(back, Math.round((line.total * quantity) / line.quantity));
    return [{ ...line, quantity, total, discount: total - back + (kept[index] ?? 0) }];
  });
}

const rateOf = ({ vatRate, marginScheme, total, discount, vat }: InvoiceLine): RateTotal => {
  const gross = total - discount;
  return { vatRate, marginScheme, gross, vat };
};

/** Splits the refund of the delivery by the VAT rates of the invoice's part without lines. */
function deliveryRates({ rates, lines }: InvoiceContent, amount: number): RateTotal[] {
  const parts = restOf(rates, addRates(lines.map(rateOf)));
  // None was paid: what is given back then belongs to no rate of its own.
  if (parts.length === 0) return [{ vatRate: 0, marginScheme: false, gross: Math.max(0, amount), vat: 0 }];
  const shares = allocate(
    Math.max(0, amount),
    parts.map(({ gross }) => gross),
  );
  return parts.map((part, index) => ({ ...part, gross: shares[index] ?? 0, vat: 0 }));
}

const restLine = ({ vatRate, marginScheme, gross, vat }: RateTotal, name: string): InvoiceLine => ({
  ...{ idLine: null, name, details: [], reference: '', quantity: 1, price: gross, total: gross, discount: 0 },
  ...{ vatRate, vat, marginScheme },
});

async function insertNote(tx: Database, { invoice }: Found, { idReturn, lines, shipping, rates }: Note, now: Date): Promise<void> {
  const { idSite, isTest, idOrder, locale, currency, reference, issuedAt } = invoice;
  const total = sumOf(rates);
  const vat = vatSumOf(rates);
  // The VAT that an export took off stands in what was taken off each line.
  const { vatDeducted: _vatDeducted, ...about } = invoice.content;
  const content: InvoiceContent = {
    ...about,
    paidAt: now.toISOString(),
    invoice: { reference, issuedAt: issuedAt.toISOString() },
    lines,
    subtotal: lines.reduce((sum, line) => sum + line.total, 0),
    discountCode: '',
    discount: lines.reduce((sum, line) => sum + line.discount, 0),
    shipping: shipping > 0 ? shipping : null,
    ...{ total, vat, rates },
  };
  const kind = 'CREDIT_NOTE';
  // Never before the invoice that it is about.
  const notBefore = issuedAt > now ? issuedAt : now;
  const number = await nextNumber(tx, { idSite, kind, isTest, timeZone: content.timeZone }, notBefore);
  const causes = { idOrder, idInvoice: invoice.id, idReturn };
  await tx.insert(invoices).values({ idSite, kind, isTest, ...number, ...causes, locale, currency, total, vat, content });
}
