import { shareOut } from './share-out.ts';

/** A line to be taxed. `total` in cents, tax included, before the discount code, of which it bears a share unless told; `vatRate` in basis points. */
export type TaxedLine = { total: number; vatRate: number; marginScheme: boolean; hasShippingFees: boolean; isDiscounted?: boolean };

/** VAT in cents contained in an amount that includes it, rounded half up. */
export const vatIncluded = (amount: number, vatRate: number): number => Math.round((amount * vatRate) / (10_000 + vatRate));

/**
 * VAT of an order, in cents: of each line (rounded once a line, on what is paid after its share of the discount) and of the shipping fee.
 * Shipping follows the goods it carries: its fee is shared over the lines that are sent and taxed at their rates, rounded once a rate.
 * Goods under the margin scheme show no VAT (CGI 297 E), nor does their share of the shipping.
 */
export function vatOf(order: { lines: readonly TaxedLine[]; discount: number; shipping: number }): { lines: number[]; shipping: number } {
  const discounts = shareOut(
    order.discount,
    order.lines.map((line) => (line.isDiscounted === false ? 0 : line.total)),
  );
  const rateOf = (line: TaxedLine) => (line.marginScheme ? 0 : line.vatRate);
  const lines = order.lines.map((line, index) => vatIncluded(line.total - (discounts[index] ?? 0), rateOf(line)));

  const shippingByRate = new Map<number, number>();
  const shares = shareOut(
    order.shipping,
    order.lines.map((line) => (line.hasShippingFees ? line.total : 0)),
  );
  order.lines.forEach((line, index) => {
    shippingByRate.set(rateOf(line), (shippingByRate.get(rateOf(line)) ?? 0) + (shares[index] ?? 0));
  });
  const shipping = [...shippingByRate].reduce((sum, [rate, amount]) => sum + vatIncluded(amount, rate), 0);
  return { lines, shipping };
}
