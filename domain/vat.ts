import { allocate } from './allocate.ts';

/** Cents at a VAT rate (basis points), the tax included, and the tax in them. */
export type RatePart = { vatRate: number; marginScheme: boolean; gross: number; vat: number };

/** A line to be taxed. `total` in cents, tax included, before the discount code, of which it bears a share unless told; `vatRate` in basis points. */
export type TaxedLine = { total: number; vatRate: number; marginScheme: boolean; hasShippingFees: boolean; isDiscounted?: boolean };

/** VAT in cents contained in an amount that includes it, rounded half up. */
export const vatIncluded = (amount: number, vatRate: number): number => Math.round((amount * vatRate) / (10_000 + vatRate));

/** What of an order is taxed how. Cents. */
export type OrderTax = {
  /** VAT of each line, and its share of the discount. */
  lines: number[];
  discounts: number[];
  /** VAT of the shipping fee, and the fee by its rates. */
  shipping: number;
  shippingRates: RatePart[];
};

/**
 * VAT of an order, in cents: of each line (rounded once a line, on what is paid after its share of the discount) and of the shipping fee.
 * Shipping follows the goods it carries: its fee is shared over the lines that are sent and taxed at their rates, rounded once a rate.
 * Goods under the margin scheme show no VAT (CGI 297 E), nor does their share of the shipping.
 */
export function vatOf(order: { lines: readonly TaxedLine[]; discount: number; shipping: number }): OrderTax {
  const discounts = allocate(
    order.discount,
    order.lines.map((line) => (line.isDiscounted === false ? 0 : line.total)),
  );
  const rateOf = (line: TaxedLine) => (line.marginScheme ? 0 : line.vatRate);
  const lines = order.lines.map((line, index) => vatIncluded(line.total - (discounts[index] ?? 0), rateOf(line)));

  const parts = new Map<string, RatePart>();
  const shares = allocate(
    order.shipping,
    order.lines.map((line) => (line.hasShippingFees ? line.total : 0)),
  );
  order.lines.forEach((line, index) => {
    const part = { vatRate: rateOf(line), marginScheme: line.marginScheme, gross: shares[index] ?? 0, vat: 0 };
    const key = `${part.vatRate} ${part.marginScheme}`;
    parts.set(key, { ...part, gross: part.gross + (parts.get(key)?.gross ?? 0) });
  });
  const shippingRates = [...parts.values()]
    .filter(({ gross }) => gross > 0)
    .map((part) => ({ ...part, vat: vatIncluded(part.gross, part.vatRate) }));
  return { lines, discounts, shipping: shippingRates.reduce((sum, { vat }) => sum + vat, 0), shippingRates };
}
