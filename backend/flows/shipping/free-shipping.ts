/** Whether shipping is free from an amount on. `threshold` in cents (FREE_SHIPPING_PRICE); null: never. */
export function isShippingFree(threshold: number | null, subtotal: number): boolean {
  return threshold !== null && subtotal >= threshold;
}

/**
 * Cents left to spend before shipping is free; null when it never is. The subtotal is the one before a discount code,
 * so that entering a code never adds a fee.
 */
export function freeShippingRemaining(threshold: number | null, subtotal: number): number | null {
  return threshold === null ? null : Math.max(0, threshold - subtotal);
}
