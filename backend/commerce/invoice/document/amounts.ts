import { type Lang, languages } from '#messages/languages.ts';
import type { InvoiceContent, InvoiceLine } from '#schemas/invoice.ts';

/** The price of one piece without VAT, in cents, rounded half up; null under the margin scheme, which names no tax. */
export function priceBeforeVat(line: Pick<InvoiceLine, 'price' | 'vatRate' | 'marginScheme' | 'pricedRate'>): number | null {
  const { price, vatRate, marginScheme, pricedRate = vatRate } = line;
  return marginScheme ? null : Math.round((price * 10_000) / (10_000 + pricedRate));
}

/** A rate as it is written: 2000 is `20 %`, 550 `5,5 %`. */
export const rateText = (vatRate: number, lang: Lang): string =>
  new Intl.NumberFormat(languages[lang].locale, { style: 'percent', maximumFractionDigits: 2 }).format(vatRate / 10_000);

/** Returns whether goods are under the margin scheme, and whether none of the others bears VAT. */
export const vatMentions = ({ rates }: Pick<InvoiceContent, 'rates'>): { hasMargin: boolean; isExempt: boolean } => ({
  hasMargin: rates.some(({ marginScheme }) => marginScheme),
  isExempt: rates.some(({ marginScheme }) => !marginScheme) && rates.every(({ vatRate, marginScheme }) => marginScheme || vatRate === 0),
});
