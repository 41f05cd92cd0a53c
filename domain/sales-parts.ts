import type { InvoiceContent, InvoiceKind } from '#schemas/invoice.ts';
import { vatIncluded } from './vat.ts';

/**
 * Categories of the reporting of sales to consumers (CGI, annexe IV, 41 septies): goods, services, what bears no French VAT, and the
 * margin scheme.
 */
export const salesCategories = ['GOODS', 'SERVICES', 'UNTAXED', 'MARGIN'] as const;
export type SalesCategory = (typeof salesCategories)[number];

/**
 * A part of an invoice: cents of a category at a rate (basis points), the tax included, and the tax in them; negative of a credit note. Of the
 * margin scheme the tax is that on the margin, which the paper does not name.
 */
export type SalesPart = { category: SalesCategory; vatRate: number; gross: number; vat: number };

type Paper = { kind: InvoiceKind; content: Pick<InvoiceContent, 'rates' | 'lines' | 'taxation'> };

/** Details of an order's line that its papers do not hold: a service is a rental; cents paid for a piece under the margin scheme. */
export type SoldLine = { isService: boolean; purchasePrice: number | null };

/** Rate of the VAT on a margin, in basis points: the standard one (CGI 297 A and 278). */
const marginVatRate = 2000;

/**
 * Splits an invoice or a credit note into its parts, whose sums are its total and its VAT to the cent, and the VAT that the shop owes on
 * margins, which no paper names (CGI 297 E).
 * @param lineOf details of a line of the order
 */
export function splitSales({ kind, content }: Paper, lineOf: (idLine: number) => SoldLine | undefined): SalesPart[] {
  const sign = kind === 'INVOICE' ? 1 : -1;
  const sold = content.lines.map((line) => ({ ...line, of: line.idLine === null ? undefined : lineOf(line.idLine) }));
  return content.rates.flatMap(({ vatRate, marginScheme, gross, vat }) => {
    if (marginScheme)
      return splitMargin(
        gross,
        sold.filter((line) => line.marginScheme),
      ).flatMap((part) => partOf('MARGIN', part.vatRate, sign * part.gross, sign * part.vat));
    const services = sold.filter((line) => line.of?.isService && line.vatRate === vatRate && !line.marginScheme);
    // An amount that is given back may be less than its lines.
    const served = Math.min(
      gross,
      services.reduce((sum, line) => sum + line.total - line.discount, 0),
    );
    const servedVat =
      served === gross
        ? vat
        : Math.min(
            vat,
            services.reduce((sum, line) => sum + line.vat, 0),
          );
    // Goods that go abroad bear no French VAT: none, or that of another country.
    const goods = content.taxation === undefined ? 'GOODS' : 'UNTAXED';
    return [
      ...partOf('SERVICES', vatRate, sign * served, sign * servedVat),
      ...partOf(goods, vatRate, sign * (gross - served), sign * (vat - servedVat)),
    ];
  });
}

type MarginLine = Pick<InvoiceContent['lines'][number], 'total' | 'discount' | 'quantity'> & { of: SoldLine | undefined };

/**
 * Splits what falls under the margin scheme: pieces whose purchase price is known, with the VAT on their margins, and the others at rate 0.
 * A loss on one piece lowers no other's margin (CGI annexe III, 97 E ff. and BOI-TVA-SECT-90-20-20). Shipping is part of the price.
 * @param gross cents of the scheme on the paper: with shipping, or less than the lines where a part was given back
 */
function splitMargin(gross: number, lines: readonly MarginLine[]): Omit<SalesPart, 'category'>[] {
  const amountOf = ({ total, discount }: MarginLine) => total - discount;
  const whole = lines.reduce((sum, line) => sum + amountOf(line), 0);
  const known = lines.filter((line) => typeof line.of?.purchasePrice === 'number');
  const knownAmount = known.reduce((sum, line) => sum + amountOf(line), 0);
  if (known.length === 0 || whole === 0) return [{ vatRate: 0, gross, vat: 0 }];
  const margin = known.reduce((sum, line) => sum + Math.max(0, amountOf(line) - (line.of?.purchasePrice ?? 0) * line.quantity), 0);
  const extra = Math.max(0, gross - whole);
  const part = Math.min(1, gross / whole);
  const knownGross = known.length === lines.length ? gross : Math.round(knownAmount * part) + extra;
  const vat = vatIncluded(Math.round(margin * part) + extra, marginVatRate);
  return [
    { vatRate: marginVatRate, gross: knownGross, vat },
    { vatRate: 0, gross: gross - knownGross, vat: 0 },
  ];
}

const partOf = (category: SalesCategory, vatRate: number, gross: number, vat: number): SalesPart[] =>
  gross === 0 && vat === 0 ? [] : [{ category, vatRate, gross, vat }];
