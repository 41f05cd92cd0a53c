import type { ProductKind } from '#schemas/product.ts';

export type FreeShippingRules = {
  /** Subtotal in cents from which shipping is free (FREE_SHIPPING_PRICE); null: the rule is off. */
  price: number | null;
  /** Bottles from which shipping is free (FREE_SHIPPING_BOTTLE); null: the rule is off. */
  bottles: number | null;
};

export type BottleLine = {
  type: ProductKind;
  quantity: number;
  sellByMultipleOf: number;
  capacity: number | null;
  capacityUnit: 'LITER' | 'CENTILITRE' | null;
};

/**
 * Bottles that count for free shipping (specification, section 9): wine counts its quantity, bottles under 75 cl count half,
 * boxes count quantity times their multiple; the sum is floored.
 */
export function bottlesOf(lines: readonly BottleLine[]): number {
  const count = (line: BottleLine): number => {
    if (line.type === 'OTHER') return 0;
    if (line.type === 'BOX') return line.quantity * line.sellByMultipleOf;
    const centilitres = line.capacity === null ? 75 : line.capacity * (line.capacityUnit === 'LITER' ? 100 : 1);
    return centilitres < 75 ? line.quantity / 2 : line.quantity;
  };
  return Math.floor(lines.reduce((sum, line) => sum + count(line), 0));
}

/** Whether shipping is free for this subtotal (cents, before a discount code, so that a code never adds a fee) or these bottles. */
export function isShippingFree(rules: FreeShippingRules, cart: { subtotal: number; bottles: number }): boolean {
  return (rules.price !== null && cart.subtotal >= rules.price) || (rules.bottles !== null && cart.bottles >= rules.bottles);
}

/** Cents left to spend before shipping is free; null when the rule is off. */
export function freeShippingRemaining(rules: FreeShippingRules, subtotal: number): number | null {
  return rules.price === null ? null : Math.max(0, rules.price - subtotal);
}
