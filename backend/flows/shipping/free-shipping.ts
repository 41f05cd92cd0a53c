/**
 * From when on shipping is free: an amount in cents (FREE_SHIPPING_PRICE), a number of bottles (FREE_SHIPPING_BOTTLE), whichever
 * comes first; null: not for that.
 */
export type FreeFrom = { price: number | null; bottles: number | null };
/** What a cart has of it: cents before a discount code, and its bottles; null: it holds no wine. */
export type Reached = { subtotal: number; bottles: number | null };

/** Whether shipping is free. */
export function isShippingFree(from: FreeFrom, { subtotal, bottles }: Reached): boolean {
  return (from.price !== null && subtotal >= from.price) || (from.bottles !== null && bottles !== null && bottles >= from.bottles);
}

/** What is left before shipping is free: cents, bottles; null: no such rule, or none for this cart. Both are 0 once it is free. */
export type Remaining = { price: number | null; bottles: number | null };

/**
 * What is left before shipping is free. The subtotal is the one before a discount code, so that entering a code never adds
 * a fee.
 */
export function freeShippingRemaining(from: FreeFrom, reached: Reached): Remaining {
  const isFree = isShippingFree(from, reached);
  const left = (threshold: number | null, value: number | null) =>
    threshold === null || value === null ? null : isFree ? 0 : threshold - value;
  return { price: left(from.price, reached.subtotal), bottles: left(from.bottles, reached.bottles) };
}
