import type { VatOfPrices } from '#schemas/delivery.ts';
import { allocate } from './allocate.ts';

/** Cents at a VAT rate (basis points), the tax included, and the tax in them. */
export type RatePart = { vatRate: number; marginScheme: boolean; gross: number; vat: number };

/** A line to be taxed. `total` in cents, tax included, before the discount code, of which it bears a share unless told; `vatRate` in basis points. */
export type TaxedLine = {
  total: number;
  vatRate: number;
  marginScheme: boolean;
  hasShippingFees: boolean;
  isDiscounted?: boolean;
  /** Goods that leave the shop for good: their VAT is that of the destination. What is downloaded or rented keeps the shop's. */
  leavesShop?: boolean;
};

/** Rates of a country in basis points. */
export type CountryRates = { standard: number; reduced: number };

/**
 * VAT rule for goods that are sent: as at home, as an export, or at the `rates` of another country under the one-stop shop (OSS).
 * `homeStandard` is the shop's own standard rate.
 */
export type Taxation =
  | { kind: 'HOME' }
  | { kind: 'EXPORT'; isDeducted: boolean }
  | { kind: 'OSS'; country: string; rates: CountryRates; homeStandard: number };

export const homeTaxation: Taxation = { kind: 'HOME' };

type Rated = Pick<TaxedLine, 'vatRate' | 'marginScheme' | 'leavesShop'>;

/** The rate of a line and its scheme. An export bears no VAT, used goods neither; these keep their scheme within the EU. */
export function rateOf(
  { vatRate, marginScheme, leavesShop = true }: Rated,
  taxation: Taxation,
): Pick<RatePart, 'vatRate' | 'marginScheme'> {
  if (leavesShop && taxation.kind === 'EXPORT') return { vatRate: 0, marginScheme: false };
  if (marginScheme) return { vatRate: 0, marginScheme };
  return { vatRate: leavesShop && taxation.kind === 'OSS' ? ossRate(vatRate, taxation) : vatRate, marginScheme };
}

/**
 * The rate of a product in the country it goes to, from the one that it bears in the shop's own: below the shop's standard rate it is a
 * reduced one; what bears none there bears none.
 */
const ossRate = (vatRate: number, { rates, homeStandard }: Extract<Taxation, { kind: 'OSS' }>): number =>
  vatRate === 0 ? 0 : vatRate < homeStandard ? rates.reduced : rates.standard;

/** Returns whether any of these lines is exempt as an export. A shop without VAT has nothing to exempt. */
export const isExempted = (lines: readonly Rated[], taxation: Taxation): boolean =>
  taxation.kind === 'EXPORT' && lines.some(({ vatRate, marginScheme, leavesShop = true }) => leavesShop && (vatRate > 0 || marginScheme));

/** Returns how the prices of lines contain VAT: included, deducted or exempt. */
export const vatOfPrices = (lines: readonly Rated[], taxation: Taxation): VatOfPrices =>
  isExempted(lines, taxation) && taxation.kind === 'EXPORT' ? (taxation.isDeducted ? 'DEDUCTED' : 'EXEMPT') : 'INCLUDED';

/** VAT in cents contained in an amount that includes it, rounded half up. */
export const vatIncluded = (amount: number, vatRate: number): number => Math.round((amount * vatRate) / (10_000 + vatRate));

/** VAT of the parts of an order, in cents. */
export type OrderTax = {
  /** VAT of each line, and its share of the discount. */
  lines: number[];
  discounts: number[];
  /** The VAT that an export takes off the price of each line, and off all that is paid; 0 where prices keep it. */
  lineDeductions: number[];
  deducted: number;
  /** VAT of the shipping fee, and the fee by its rates. */
  shipping: number;
  shippingRates: RatePart[];
};

/**
 * VAT of an order, in cents: of each line (rounded once a line, on what is paid after its share of the discount) and of the shipping fee.
 * Shipping follows the goods it carries: its fee is shared over the lines that are sent and taxed at their rates, rounded once a rate.
 * Goods under the margin scheme show no VAT (CGI 297 E), nor does their share of the shipping. Where an export is sold without the VAT in
 * its prices, what is taken off is the VAT that the same order bears at home.
 */
export function vatOf(order: { lines: readonly TaxedLine[]; discount: number; shipping: number; taxation?: Taxation }): OrderTax {
  const { taxation = homeTaxation } = order;
  const discounts = allocate(
    order.discount,
    order.lines.map((line) => (line.isDiscounted === false ? 0 : line.total)),
  );
  const paid = (index: number) => (order.lines[index]?.total ?? 0) - (discounts[index] ?? 0);
  const lines = order.lines.map((line, index) => vatIncluded(paid(index), rateOf(line, taxation).vatRate));
  const takesOff = taxation.kind === 'EXPORT' && taxation.isDeducted;
  const lineDeductions = order.lines.map((line, index) =>
    takesOff && line.leavesShop !== false ? vatIncluded(paid(index), rateOf(line, homeTaxation).vatRate) : 0,
  );
  const shares = allocate(
    order.shipping,
    order.lines.map((line) => (line.hasShippingFees ? line.total : 0)),
  );
  const off = shippingDeductions(order.lines, shares, takesOff);
  const parts = addParts(
    order.lines.map((line, index) => ({ ...rateOf(line, taxation), gross: (shares[index] ?? 0) - (off[index] ?? 0), vat: 0 })),
  );
  const shippingRates = parts.map((part) => ({ ...part, vat: vatIncluded(part.gross, part.vatRate) }));
  return {
    lines,
    discounts,
    lineDeductions,
    deducted: sum(lineDeductions) + sum(off),
    shipping: sum(shippingRates.map(({ vat }) => vat)),
    shippingRates,
  };
}

/** The VAT that an export takes off the share of each line in the shipping fee, rounded once a rate as at home. */
function shippingDeductions(lines: readonly TaxedLine[], shares: readonly number[], takesOff: boolean): number[] {
  const off = lines.map(() => 0);
  if (!takesOff) return off;
  const rates = lines.map((line) => (line.leavesShop === false ? 0 : rateOf(line, homeTaxation).vatRate));
  for (const rate of new Set(rates)) {
    const own = rates.map((each, index) => (each === rate ? (shares[index] ?? 0) : 0));
    allocate(vatIncluded(sum(own), rate), own).forEach((cents, index) => {
      off[index] = (off[index] ?? 0) + cents;
    });
  }
  return off;
}

/** Parts of the same rate and scheme added up; nothing stands for a rate without an amount. */
function addParts(parts: readonly RatePart[]): RatePart[] {
  const sums = new Map<string, RatePart>();
  for (const part of parts) {
    const key = `${part.vatRate} ${part.marginScheme}`;
    sums.set(key, { ...part, gross: part.gross + (sums.get(key)?.gross ?? 0) });
  }
  return [...sums.values()].filter(({ gross }) => gross > 0);
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);
