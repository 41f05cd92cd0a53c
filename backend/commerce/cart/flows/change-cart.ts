import { and, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { cartLines, carts } from '#backend/tables/cart.ts';
import type { Cart } from '#schemas/cart.ts';
import { checkFree, checkQuantity } from '../quantity-rules.ts';
import { type CartRow, openCart, type Shopper } from './open-cart.ts';
import { extraOf, type OpenLine, readChangedCart, readLines } from './read-cart.ts';

/** A line of a cart, named by the line's id and, as a check, its product's. */
export type LineName = { idCart: string; idProduct: number; idCartProduct: number };

/** Sets the quantity of a line. Throws ApiError 404 (cart, line), 422 (quantity rules). */
export async function setQuantity(db: Database, shopper: Shopper, name: LineName, quantity: number): Promise<Cart> {
  return changeLine(db, shopper, name, async (tx, { line, item, available, later, made }) => {
    const room = available === null ? null : Math.max(0, available - later);
    if (line.rentFrom) checkFree(quantity, room ?? 0);
    checkQuantity(quantity, { ...item, available: room });
    await tx
      .update(cartLines)
      .set({ quantity, priceSeen: item.price, extraSeen: extraOf({ item, made }) })
      .where(and(eq(cartLines.idSite, shopper.idSite), eq(cartLines.id, line.id)));
  });
}

/** Takes a line out of a cart. Throws ApiError 404 (cart, line). */
export async function removeLine(db: Database, shopper: Shopper, name: LineName): Promise<Cart> {
  return changeLine(db, shopper, name, async (tx, { line }) => {
    await tx.delete(cartLines).where(and(eq(cartLines.idSite, shopper.idSite), eq(cartLines.id, line.id)));
  });
}

/** Empties a cart and forgets it. Throws ApiError 404. */
export async function deleteCart(db: Database, shopper: Shopper, idCart: string): Promise<void> {
  await db.transaction(async (tx) => {
    const cart = await openCart(tx, shopper, idCart);
    await tx.delete(carts).where(and(eq(carts.idSite, shopper.idSite), eq(carts.id, cart.id)));
  });
}

async function changeLine(
  db: Database,
  shopper: Shopper,
  name: LineName,
  change: (tx: Database, open: OpenLine) => Promise<void>,
): Promise<Cart> {
  return db.transaction(async (tx) => {
    const cart: CartRow = await openCart(tx, shopper, name.idCart);
    const lines = await readLines(tx, cart, shopper.now);
    const open = lines.find(({ line, item }) => line.id === name.idCartProduct && item.idProduct === name.idProduct);
    if (!open) throw new ApiError(404, 'cart.line-not-found');
    await change(tx, open);
    return readChangedCart(tx, cart, shopper.now);
  });
}
