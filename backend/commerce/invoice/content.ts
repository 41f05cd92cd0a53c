import { formatMoney } from '#backend/platform/messages/message.ts';
import type { orderLines, orders } from '#backend/tables/order.ts';
import { printedName } from '#domain/latin-names.ts';
import { messages as lineMessages } from '#messages/generated/backend/commerce/invoice.ts';
import { type Lang, languages } from '#messages/languages.ts';
import type { Address } from '#schemas/address.ts';
import type { InvoiceContent, InvoiceLine, RateTotal, Seller } from '#schemas/invoice.ts';
import { toLang } from '#schemas/site.ts';
import { addRates, sumOf } from './rates.ts';

type OrderRow = typeof orders.$inferSelect;
type LineRow = typeof orderLines.$inferSelect;

/** Builds the content of an order's invoice. `at`: time of the payment. */
export function invoiceContent(
  order: OrderRow,
  rows: readonly LineRow[],
  { seller, timeZone, at }: { seller: Seller; timeZone: string; at: Date },
): InvoiceContent {
  const lines = rows.map((row) => toLine(order, row));
  const { total, subtotal, discount, shipping, vat } = order;
  const isSent = order.deliveryKind === 'DELIVERY' || order.deliveryKind === 'PICKUP';
  const { customer, deliveredTo } = placesOf(order);
  return {
    seller,
    customer,
    deliveredTo,
    orderReference: order.reference,
    orderedAt: order.createdAt.toISOString(),
    paidAt: at.toISOString(),
    timeZone,
    invoice: null,
    lines,
    subtotal,
    discountCode: order.discountCode,
    discount,
    shipping: isSent ? shipping : null,
    ...(order.vatDeducted > 0 && { vatDeducted: order.vatDeducted }),
    ...(order.taxation !== 'HOME' && { taxation: order.taxation }),
    total,
    vat,
    rates: ratesOf(order, lines),
  };
}

/** The total of an order by VAT rate; what no rate is known for bears none. */
function ratesOf(order: OrderRow, lines: readonly InvoiceLine[]): RateTotal[] {
  const goods = lines.map((line): RateTotal => {
    const { vatRate, marginScheme, vat } = line;
    return { vatRate, marginScheme, gross: line.total - line.discount, vat };
  });
  const known = [...goods, ...order.shippingRates];
  return addRates([...known, { vatRate: 0, marginScheme: false, gross: order.total - sumOf(known), vat: 0 }]);
}

function toLine(order: OrderRow, row: LineRow): InvoiceLine {
  const lang = toLang(order.locale);
  const messages = lineMessages[lang];
  const { id: idLine, name, reference, quantity, price, total, discount, vatRate, vat, marginScheme, pricedRate } = row;
  const details = [
    row.declinationLabel,
    ...row.customizations.map(({ label, value }) => (value === '✓' ? label : `${label} : ${value}`)),
    row.customizationTotal > 0 ? `${messages.customization} ${formatMoney(lang, row.customizationTotal, order.currency)}` : '',
    row.quantityDiscount > 0 ? `${messages.quantityDiscount} ${formatMoney(lang, -row.quantityDiscount, order.currency)}` : '',
    row.rentFrom && row.rentTo ? messages.rental({ from: formatShortDay(row.rentFrom, lang), to: formatShortDay(row.rentTo, lang) }) : '',
    row.deposit ? `${messages.deposit} ${formatMoney(lang, row.deposit, order.currency)}` : '',
  ].filter(Boolean);
  return {
    idLine,
    name,
    details,
    reference,
    quantity,
    price,
    total,
    discount,
    vatRate,
    vat,
    marginScheme,
    ...(pricedRate !== null && { pricedRate }),
  };
}

function placesOf(order: OrderRow): Pick<InvoiceContent, 'customer' | 'deliveredTo'> {
  const { billingAddress: billing, deliveryAddress: delivery, accessPoint } = order;
  const address = billing ? linesOf(billing) : [];
  const to = accessPoint
    ? [accessPoint.name, accessPoint.addLine1, `${accessPoint.zipCode} ${accessPoint.city}`]
    : delivery
      ? [printedName(delivery), ...linesOf(delivery)]
      : [];
  const billedTo = printedName(billing ?? order);
  const isSame = to.join('\n') === [billedTo, ...address].join('\n');
  return { customer: { name: billedTo, address, email: order.email }, deliveredTo: isSame ? [] : to };
}

const linesOf = ({ address, addressPart2, postalCode, city, country }: Address): string[] =>
  [address, addressPart2, `${postalCode} ${city}`.trim(), country.name].filter(Boolean);

/** A day (YYYY-MM-DD) in figures: `05/12/2026`. */
const formatShortDay = (day: string, lang: Lang): string =>
  new Intl.DateTimeFormat(languages[lang].locale, { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' }).format(
    new Date(day),
  );
