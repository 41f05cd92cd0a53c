import { and, asc, eq } from 'drizzle-orm';
import { bottleCount } from '#machines/cart/bottles.ts';
import type { Cart, CartProduct } from '#schemas/cart.ts';
import { discountOn } from '#schemas/discount.ts';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/database.ts';
import { cartLines } from '../../db/tables/cart.ts';
import { availabilityOf } from '../../stock/availability.ts';
import { freeShippingRemaining } from '../shipping/free-shipping.ts';
import { readShippingRules } from '../shipping/rules.ts';
import { findDiscount } from './discount-codes.ts';
import { type Item, readItems } from './items.ts';
import type { CartRow } from './open-cart.ts';
import { fittingQuantity } from './quantity-rules.ts';

export type CartLineRow = typeof cartLines.$inferSelect;
/** A line with what it is now; `available` null: stock is not tracked. */
export type OpenLine = { line: CartLineRow; item: Item; available: number | null };

/** The lines of a cart, oldest first, with today's prices and stock; the shopper's own unpaid orders do not count against her. */
export async function readLines(db: Database, cart: Pick<CartRow, 'idSite' | 'id'>, now: Date): Promise<OpenLine[]> {
  const lines = await db
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.idSite, cart.idSite), eq(cartLines.idCart, cart.id)))
    .orderBy(asc(cartLines.id));
  const ids = lines.map((line) => line.idDeclination);
  const items = await readItems(db, cart.idSite, ids);
  const available = await availabilityOf(db, cart.idSite, ids, now, cart.id);
  return lines.flatMap((line) => {
    const item = items.get(line.idDeclination);
    return item ? [{ line, item, available: available.get(line.idDeclination) ?? null }] : [];
  });
}

/** What is wrong with a line now, or null. */
export function issueOf({ line, item, available }: OpenLine): CartProduct['issue'] {
  if (!item.isSold) return 'NOT_SOLD';
  if (available !== null && available < line.quantity) {
    return fittingQuantity(line.quantity, { sellByMultipleOf: item.sellByMultipleOf, available }) === 0
      ? 'OUT_OF_STOCK'
      : 'QUANTITY_REDUCED';
  }
  return line.priceSeen === item.price ? null : 'PRICE_CHANGED';
}

/** Whether the line can be ordered; lines that cannot are shown, but not counted in the totals. */
export const isOrderable = (line: OpenLine): boolean => !['NOT_SOLD', 'OUT_OF_STOCK'].includes(issueOf(line) ?? '');

/** Cents of the lines that can be ordered. */
export const subtotalOf = (lines: readonly OpenLine[]): number =>
  lines.filter(isOrderable).reduce((sum, { line, item }) => sum + item.price * line.quantity, 0);

/** A cart as the API answers it. `issues` are those a refresh found before it corrected the lines. */
export async function readCart(
  db: Database,
  cart: CartRow,
  now: Date,
  issues: ReadonlyMap<number, CartProduct['issue']> = new Map(),
): Promise<Cart> {
  const lines = await readLines(db, cart, now);
  const discount = await findDiscount(db, cart.idSite, cart.discountCode, now);
  const { free, bottles: limits } = await readShippingRules(db, cart.idSite);
  const subtotal = subtotalOf(lines);
  const bottles = bottleCount(
    lines
      .filter((open) => isOrderable(open) && !open.item.isDematerialized)
      .map(({ line, item }) => ({ ...item, quantity: line.quantity })),
  );
  const remaining = freeShippingRemaining(free, { subtotal, bottles });
  const off = discountOn(discount, { subtotal, shipping: 0 }).products;
  return {
    id: cart.id,
    type: 'MAIN_CART',
    products: lines.map((open) => toCartProduct(open, issueOf(open) ?? issues.get(open.line.id) ?? null)),
    totalProduct: lines.reduce((sum, { line }) => sum + line.quantity, 0),
    subtotal,
    discount: off,
    total: subtotal - off,
    discountCode: discount ? cart.discountCode : '',
    appliedDiscount: discount,
    freeShippingRemaining: remaining.price,
    bottles: bottles === null ? null : { count: bottles, ...limits, freeShippingRemaining: remaining.bottles },
  };
}

/** Most that a cart may cost, in cents: what the contract calls a price. */
export const largestSubtotal = 100_000_000;

/** The cart after a change, which is refused (ApiError 422, the transaction undone) when the cart would cost more than a million euros. */
export async function readChangedCart(tx: Database, cart: CartRow, now: Date): Promise<Cart> {
  const changed = await readCart(tx, cart, now);
  if (changed.subtotal > largestSubtotal) throw new ApiError(422, 'order.too-much');
  return changed;
}

function toCartProduct({ line, item, available }: OpenLine, issue: CartProduct['issue']): CartProduct {
  const { weight: _weight, vatRate: _vatRate, marginScheme: _marginScheme, isSold: _isSold, ...shown } = item;
  return {
    ...shown,
    id: line.id,
    quantity: line.quantity,
    total: item.price * line.quantity,
    stock: available === null ? null : Math.max(0, available - line.quantity),
    issue,
  };
}
