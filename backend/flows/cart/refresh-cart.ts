import { and, eq } from 'drizzle-orm';
import type { Cart, CartProduct } from '#schemas/cart.ts';
import type { Database } from '../../db/database.ts';
import { cartLines, carts } from '../../db/tables/cart.ts';
import { normaliseCode, requireDiscount } from './discount-codes.ts';
import { type CartRow, openCart, type Shopper } from './open-cart.ts';
import { fittingQuantity } from './quantity-rules.ts';
import { issueOf, readCart, readLines } from './read-cart.ts';

/**
 * Brings a cart up to date: takes the discount code (422 when it is not valid, '' for none), lowers quantities to the
 * stock, takes today's prices as seen, and marks in the answer what it found (`issue`).
 */
export async function refreshCart(db: Database, shopper: Shopper, idCart: string, discountCode: string): Promise<Cart> {
  return db.transaction(async (tx) => refreshOpenCart(tx, shopper, await openCart(tx, shopper, idCart), discountCode));
}

/** The same for a cart that is open. */
export async function refreshOpenCart(tx: Database, { idSite, now }: Shopper, cart: CartRow, discountCode: string): Promise<Cart> {
  await requireDiscount(tx, idSite, discountCode, now);
  const code = normaliseCode(discountCode);
  await tx
    .update(carts)
    .set({ discountCode: code, updatedAt: now })
    .where(and(eq(carts.idSite, idSite), eq(carts.id, cart.id)));
  const issues = new Map<number, CartProduct['issue']>();
  for (const open of await readLines(tx, cart, now)) {
    const issue = issueOf(open);
    if (issue !== 'PRICE_CHANGED' && issue !== 'QUANTITY_REDUCED') continue;
    issues.set(open.line.id, issue);
    const { item, available, line } = open;
    const quantity = fittingQuantity(line.quantity, { sellByMultipleOf: item.sellByMultipleOf, available });
    await tx
      .update(cartLines)
      .set({ quantity, priceSeen: item.price })
      .where(and(eq(cartLines.idSite, idSite), eq(cartLines.id, line.id)));
  }
  return readCart(tx, { ...cart, discountCode: code }, now, issues);
}
