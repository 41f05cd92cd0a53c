import type { InvoiceContent, InvoiceKind } from '#schemas/invoice.ts';

/**
 * Categories of the reporting of sales to consumers (CGI, annexe IV, 41 septies): goods, services, what bears no French VAT, and the
 * margin scheme.
 */
export const salesCategories = ['GOODS', 'SERVICES', 'UNTAXED', 'MARGIN'] as const;
export type SalesCategory = (typeof salesCategories)[number];

/** A part of an invoice: cents of a category at a rate (basis points), the tax included, and the tax in them; negative of a credit note. */
export type SalesPart = { category: SalesCategory; vatRate: number; gross: number; vat: number };

type Paper = { kind: InvoiceKind; content: Pick<InvoiceContent, 'rates' | 'lines' | 'taxation'> };

/**
 * Splits an invoice or a credit note into its parts, whose sums are its total and its VAT to the cent.
 * @param isService whether a line of the order is a service: a rental
 */
export function splitSales({ kind, content }: Paper, isService: (idLine: number) => boolean): SalesPart[] {
  const sign = kind === 'INVOICE' ? 1 : -1;
  return content.rates.flatMap(({ vatRate, marginScheme, gross, vat }) => {
    if (marginScheme) return partOf('MARGIN', vatRate, sign * gross, sign * vat);
    const services = content.lines.filter(
      (line) => line.idLine !== null && isService(line.idLine) && line.vatRate === vatRate && !line.marginScheme,
    );
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

const partOf = (category: SalesCategory, vatRate: number, gross: number, vat: number): SalesPart[] =>
  gross === 0 && vat === 0 ? [] : [{ category, vatRate, gross, vat }];
