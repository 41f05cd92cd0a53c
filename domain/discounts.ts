import type { DecreasingDiscount, Discount } from '#schemas/product.ts';

type Bought = { price: number; quantity: number };

/** The step that a quantity reaches: the furthest whose `from` it is not below; null before the first. */
export function stepReached(steps: readonly DecreasingDiscount[], quantity: number): DecreasingDiscount | null {
  return steps.reduce<DecreasingDiscount | null>(
    (best, step) => (step.from <= quantity && step.from > (best?.from ?? 0) ? step : best),
    null,
  );
}

/**
 * Returns the decreasing discount on a line, in cents. It is a percentage of the whole line, rounded once, half up; or an amount off each
 * piece, at most its price. `price` is the price of one piece without it, in cents. Sheet, cart and order all use this function.
 */
export function decreasingDiscountOn(steps: readonly DecreasingDiscount[], { price, quantity }: Bought): number {
  const step = stepReached(steps, quantity);
  if (!step) return 0;
  if (step.type === 'EURO') return Math.min(step.amount, price) * quantity;
  return Math.round((price * quantity * step.amount) / 10_000);
}

/** Returns the price of a line, in cents, after its decreasing discount. */
export const lineTotal = (steps: readonly DecreasingDiscount[], bought: Bought): number =>
  bought.price * bought.quantity - decreasingDiscountOn(steps, bought);

/** Parts of a discount code, in cents. */
export type DiscountShares = { products: number; shipping: number };

/**
 * Returns the discount on the products and on the shipping fee, in cents; never more than they cost. An amount that covers both is spent on
 * the products first. Browser and server both use this function.
 */
export function discountOn(discount: Discount | null, price: { subtotal: number; shipping: number }): DiscountShares {
  if (!discount) return { products: 0, shipping: 0 };
  const onProducts = discount.detailType.includes('PRODUCTS') ? price.subtotal : 0;
  const onShipping = discount.detailType.includes('SHIPPING_FEES') ? price.shipping : 0;
  if (discount.type === 'PERCENT') {
    const part = (amount: number) => Math.min(amount, Math.round((amount * discount.amount) / 10_000));
    return { products: part(onProducts), shipping: part(onShipping) };
  }
  const products = Math.min(onProducts, discount.amount);
  return { products, shipping: Math.min(onShipping, discount.amount - products) };
}

/** Returns the discount on a shipping fee, in cents, for a cart whose products already have a discount of `onProducts`. */
export function discountOnShipping(discount: Discount | null, { onProducts, shipping }: { onProducts: number; shipping: number }): number {
  if (!discount?.detailType.includes('SHIPPING_FEES')) return 0;
  if (discount.type === 'PERCENT') return discountOn(discount, { subtotal: 0, shipping }).shipping;
  return Math.min(shipping, Math.max(0, discount.amount - onProducts));
}
