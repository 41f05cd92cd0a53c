import { ApiError } from '#backend/platform/http/api-error.ts';
import type { MessageKey, MessageParams } from '#backend/platform/messages/message.ts';
import type { ProductKind } from '#schemas/product.ts';

/** Most pieces of one product in a cart, and most different products. */
export const maxQuantity = 1000;
export const maxLines = 100;

/** Rules for the quantity in a cart. `available`: pieces that can be bought, null if stock is not tracked. */
export type QuantityRules = { type: ProductKind; sellByMultipleOf: number; available: number | null };

/** Pieces of a stock that a line may hold beside `others` of the same declination, which share it. Null: the stock is not tracked. */
export const unitsBeside = (stock: number | null, others: readonly { quantity: number }[]): number | null =>
  stock === null
    ? null
    : Math.max(
        0,
        others.reduce((left, { quantity }) => left - quantity, stock),
      );

/** Refuses a quantity with the specification's messages (1-shop-flow, section 5): status 422. */
export function checkQuantity(quantity: number, rules: QuantityRules): void {
  const multiple = rules.sellByMultipleOf;
  if (quantity <= 0) throw refused('cart.quantity-positive');
  if (quantity > maxQuantity) throw refused('cart.quantity-too-big', { max: maxQuantity });
  if (quantity % multiple !== 0)
    throw refused(rules.type === 'WINE' ? 'cart.quantity-multiple-bottles' : 'cart.quantity-multiple', { multiple });
  if (rules.available !== null && quantity > rules.available) throw stockRefused(rules.available);
}

/** Refuses more pieces than are free at the dates of a rental: ApiError 422. */
export function checkFree(quantity: number, free: number): void {
  if (free === 0) throw refused('rental.taken');
  if (quantity > free) throw refused(free === 1 ? 'rental.taken-but-one' : 'rental.taken-some', { count: free });
}

function stockRefused(count: number): ApiError {
  if (count === 0) return refused('cart.stock-none');
  return count === 1 ? refused('cart.stock-one') : refused('cart.stock-some', { count });
}

const refused = (message: MessageKey, params: MessageParams = {}) => new ApiError(422, message, { params });

/** The largest quantity up to `wanted` that stock and multiple allow; 0 when there is none. */
export function fittingQuantity(wanted: number, rules: Omit<QuantityRules, 'type'>): number {
  const most = Math.min(wanted, maxQuantity, rules.available ?? wanted);
  return most - (most % rules.sellByMultipleOf);
}
