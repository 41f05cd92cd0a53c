import { type SalesCategory, type SalesPart, salesCategories } from './sales-parts.ts';

/** Sales to consumers of a day, a category and a rate, in cents: net, VAT, and how many sales. */
export type ReportLine = {
  day: string;
  currency: string;
  category: SalesCategory;
  vatRate: number;
  net: number;
  vat: number;
  transactions: number;
};

/** An invoice or a credit note as it is reported. */
type ReportedPaper = { day: string; currency: string; isCreditNote: boolean; parts: readonly SalesPart[] };

/**
 * Sums sales a day, category and rate, as the reporting of sales to consumers wants them (CGI, annexe II, 242 nonies M): credit notes lower
 * the amounts of their day and are no transactions.
 */
export function reportSales(papers: Iterable<ReportedPaper>): ReportLine[] {
  const lines = new Map<string, ReportLine>();
  for (const { day, currency, isCreditNote, parts } of papers)
    for (const { category, vatRate, gross, vat } of parts) {
      const key = [day, currency, salesCategories.indexOf(category), String(vatRate).padStart(5, '0')].join(' ');
      const line = lines.get(key) ?? { day, currency, category, vatRate, net: 0, vat: 0, transactions: 0 };
      lines.set(key, {
        ...line,
        net: line.net + gross - vat,
        vat: line.vat + vat,
        transactions: line.transactions + (isCreditNote ? 0 : 1),
      });
    }
  return [...lines].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
}
