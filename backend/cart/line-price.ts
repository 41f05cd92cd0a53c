import { customizationTotal } from '#domain/customization.ts';
import { decreasingDiscountOn } from '#domain/discounts.ts';
import type { CustomizationCost } from '#schemas/customization.ts';
import type { DecreasingDiscount } from '#schemas/product.ts';
import type { RentalTerms } from '#schemas/rental.ts';

type Priced = { price: number; decreasingDiscounts: readonly DecreasingDiscount[]; costs?: readonly CustomizationCost[] };
export type LinePrice = { quantityDiscount: number; customizationTotal: number; total: number };

/**
 * What of a line counts towards free shipping, in cents: not what it is made with, and of a rental the price of its terms, however
 * many days it lasts, for the fees are reckoned before anybody asks for which days.
 */
export const goodsOf = (line: LinePrice & { quantity: number; terms: RentalTerms | null }): number =>
  line.terms ? line.terms.price * line.quantity : line.total - line.customizationTotal;

/**
 * What so many pieces cost, in cents, what their decreasing price took off, and what they are made with added: cart, parcel and
 * order all ask here.
 */
export function priceOfLine(quantity: number, { price, decreasingDiscounts, costs = [] }: Priced): LinePrice {
  const quantityDiscount = decreasingDiscountOn(decreasingDiscounts, { price, quantity });
  const extra = customizationTotal(costs, { price, quantity });
  return { quantityDiscount, customizationTotal: extra, total: price * quantity - quantityDiscount + extra };
}
