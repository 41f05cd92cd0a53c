import { customizationTotal } from '#domain/customization.ts';
import { decreasingDiscountOn } from '#domain/discounts.ts';
import type { CustomizationCost } from '#schemas/customization.ts';
import type { DecreasingDiscount } from '#schemas/product.ts';

type Priced = { price: number; decreasingDiscounts: readonly DecreasingDiscount[]; costs?: readonly CustomizationCost[] };
export type LinePrice = { quantityDiscount: number; customizationTotal: number; total: number };

/** What of a line counts towards free shipping, in cents: not what it is made with. A rental counts what it costs on its days. */
export const goodsOf = (line: LinePrice): number => line.total - line.customizationTotal;

/**
 * What so many pieces cost, in cents, what their decreasing price took off, and what they are made with added: cart, parcel and
 * order all ask here.
 */
export function priceOfLine(quantity: number, { price, decreasingDiscounts, costs = [] }: Priced): LinePrice {
  const quantityDiscount = decreasingDiscountOn(decreasingDiscounts, { price, quantity });
  const extra = customizationTotal(costs, { price, quantity });
  return { quantityDiscount, customizationTotal: extra, total: price * quantity - quantityDiscount + extra };
}
