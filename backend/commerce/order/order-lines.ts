import {
  type AppliedCode,
  checkQuantity,
  datesOf,
  type LinePrice,
  largestSubtotal,
  type OpenLine,
  priceOf,
} from '#backend/commerce/cart/index.ts';
import type { Item } from '#backend/goods/catalogue/index.ts';
import { type MayBeRented, stockGone } from '#backend/goods/stock/index.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { formatDate } from '#backend/platform/messages/message.ts';
import { discountOn } from '#domain/discounts.ts';
import { occupiedBy } from '#domain/rental-dates.ts';
import { discountableFee } from '#domain/shipping-fees.ts';
import { homeTaxation, isExempted, type RatePart, rateOf, type Taxation, vatOf } from '#domain/vat.ts';
import type { ChosenCustomization } from '#schemas/customization.ts';
import type { RentedLine } from '#schemas/rental.ts';
import type { Lang } from '#schemas/site.ts';

/** Pieces of an order; prices in cents. */
export type PricedLine = Item &
  LinePrice & {
    quantity: number;
    /** Chosen customizations, in the form that the order stores. */
    customizations: ChosenCustomization[];
    customizationKey: string;
    /** Of a rental: its dates and deposit, and the days it keeps its pieces from others. */
    rental?: RentedLine;
  } & MayBeRented;

/**
 * The lines of a cart as an order wants them. Throws ApiError: empty (422), sold out, no longer sold or its dates taken (409),
 * quantity rules (422).
 */
export function orderableLines(lines: readonly OpenLine[], lang: Lang): PricedLine[] {
  if (lines.length === 0) throw new ApiError(422, 'cart.no-products');
  return lines.map((open) => {
    const { line, item, available, made } = open;
    if (!item.isSold || made.isStale) throw new ApiError(409, 'order.not-sold', { params: { name: item.name } });
    const rented = rentedOf(open, lang);
    if (rented && (!open.datesFit || (available ?? 0) < line.quantity)) throw rented.datesTaken();
    if (available !== null && available < line.quantity) throw stockGone(item.name, available);
    checkQuantity(line.quantity, { ...item, available });
    const { quantity, customizationKey } = line;
    return { ...item, quantity, customizations: made.chosen, customizationKey, ...priceOf(open), ...rented };
  });
}

/** Returns the data of a rental that an order stores. */
function rentedOf({ line, item }: OpenLine, lang: Lang) {
  const dates = datesOf(line);
  if (!dates || !item.terms) return null;
  const params = { name: item.name, from: formatDate(lang, dates.from), to: formatDate(lang, dates.to) };
  return {
    rental: { ...dates, deposit: item.terms.deposit * line.quantity },
    occupied: occupiedBy(dates, item.terms),
    datesTaken: () => new ApiError(409, 'order.dates-taken', { params }),
  };
}

export type OrderAmounts = {
  subtotal: number;
  discount: number;
  shipping: number;
  total: number;
  /** VAT of each line, in the order of the lines. */
  lineVat: number[];
  /** Reductions of each line: its share of the discount, and the VAT of an export. */
  lineDiscounts: number[];
  /** The rate and scheme that each line is taxed by, and the rate that its price includes where an export takes it off. */
  lineRates: (Pick<RatePart, 'vatRate' | 'marginScheme'> & { pricedRate: number | null })[];
  /** VAT rule for the goods sent, and the deduction of an export. */
  taxation: Taxation['kind'];
  vatDeducted: number;
  /** Price of the delivery, by VAT rate. */
  shippingRates: RatePart[];
  /** All VAT, that of the shipping fee included. */
  vat: number;
};

/**
 * Calculates the amounts of an order, in cents: subtotal less discount plus shipping, less the VAT deducted for an export, and the VAT
 * included. Throws ApiError 422 beyond a million of the currency.
 */
export function amountsOf(
  lines: readonly PricedLine[],
  { fee: shipping, taxation: applied, isExpress }: { fee: number; taxation: Taxation; isExpress: boolean },
  code: AppliedCode | null,
): OrderAmounts {
  const subtotal = lines.reduce((sum, line) => sum + line.total, 0);
  if (subtotal > largestSubtotal) throw new ApiError(422, 'order.too-much');
  const off = discountOn(code?.discount ?? null, { subtotal: code?.base ?? 0, shipping: discountableFee(shipping, { isExpress }) });
  const taxed = lines.map((line) => ({
    ...line,
    isDiscounted: code?.covers(line.idProduct) ?? false,
    leavesShop: !line.isDematerialized && !line.rental,
  }));
  // A shop without VAT exempts nothing.
  const taxation = applied.kind === 'EXPORT' && !isExempted(taxed, applied) ? homeTaxation : applied;
  const vat = vatOf({ lines: taxed, discount: off.products, shipping: shipping - off.shipping, taxation });
  return {
    subtotal,
    discount: off.products + off.shipping,
    shipping,
    total: subtotal - off.products + shipping - off.shipping - vat.deducted,
    lineVat: vat.lines,
    lineDiscounts: vat.discounts.map((share, index) => share + (vat.lineDeductions[index] ?? 0)),
    lineRates: taxed.map((line, index) => ({
      ...rateOf(line, taxation),
      pricedRate: (vat.lineDeductions[index] ?? 0) > 0 ? line.vatRate : null,
    })),
    taxation: taxation.kind,
    vatDeducted: vat.deducted,
    shippingRates: vat.shippingRates,
    vat: vat.lines.reduce((sum, each) => sum + each, vat.shipping),
  };
}
