import { customizationTotal } from '#domain/customization.ts';
import { decreasingDiscountOn } from '#domain/discounts.ts';
import type { CustomizationCost } from '#schemas/customization.ts';
import type { DecreasingDiscount } from '#schemas/product.ts';

type Priced = { price: number; decreasingDiscounts: readonly DecreasingDiscount[]; costs?: readonly CustomizationCost[] };
export type LinePrice = { quantityDiscount: number; customizationTotal: number; total: number };

/**
 * Returns the part of a line that counts towards free shipping, in cents, without its customizations. A rental counts with its price for
 * its dates.
 */
export const goodsOf = (line: LinePrice): number => line.total - line.customizationTotal;

/**
 * Returns the price of a number of pieces, in cents, with their decreasing discount and their customizations. Cart, parcel and order all
 * use this function.
 */
export function priceOfLine(quantity: number, { price, decreasingDiscounts, costs = [] }: Priced): LinePrice {
  const quantityDiscount = decreasingDiscountOn(decreasingDiscounts, { price, quantity });
  const extra = customizationTotal(costs, { price, quantity });
  return { quantityDiscount, customizationTotal: extra, total: price * quantity - quantityDiscount + extra };
}
