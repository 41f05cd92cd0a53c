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
 * What a decreasing price takes off a line, in cents: a percentage of the whole line, rounded once, half up; or so many cents off
 * each piece, at most what it costs. `price` is what one piece costs without it, in cents. Sheet, cart and order all count with this.
 */
export function decreasingDiscountOn(steps: readonly DecreasingDiscount[], { price, quantity }: Bought): number {
  const step = stepReached(steps, quantity);
  if (!step) return 0;
  if (step.type === 'EURO') return Math.min(step.amount, price) * quantity;
  return Math.round((price * quantity * step.amount) / 10_000);
}

/** What a line costs, in cents, its decreasing price applied. */
export const lineTotal = (steps: readonly DecreasingDiscount[], bought: Bought): number =>
  bought.price * bought.quantity - decreasingDiscountOn(steps, bought);

/** What a discount code takes off, in cents. */
export type DiscountShares = { products: number; shipping: number };

/**
 * What a discount takes off the products and off the shipping fee, in cents; never more than they cost.
 * An amount that covers both is spent on the products first. Browser and server both count with this.
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

/** What a discount takes off a shipping fee, in cents, of a cart whose products it already made `onProducts` cheaper. */
export function discountOnShipping(discount: Discount | null, { onProducts, shipping }: { onProducts: number; shipping: number }): number {
  if (!discount?.detailType.includes('SHIPPING_FEES')) return 0;
  if (discount.type === 'PERCENT') return discountOn(discount, { subtotal: 0, shipping }).shipping;
  return Math.min(shipping, Math.max(0, discount.amount - onProducts));
}
