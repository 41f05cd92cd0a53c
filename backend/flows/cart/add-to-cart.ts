import { and, eq } from 'drizzle-orm';
import type { Cart } from '#schemas/cart.ts';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/database.ts';
import { cartAdditions, cartLines, carts } from '../../db/tables/cart.ts';
import { availabilityOf } from '../../stock/availability.ts';
import { readItems } from './items.ts';
import { newCart, openCart, type Shopper } from './open-cart.ts';
import { checkQuantity, maxLines } from './quantity-rules.ts';
import { readCart, readChangedCart } from './read-cart.ts';

export type Addition = { idCart: string | 'new'; idDeclination: number; quantity: number; idempotencyKey?: string | undefined };

/**
 * Puts pieces into a cart, made when `idCart` is `new`. The same idempotency key again answers the cart and adds nothing.
 * Throws ApiError 404 (cart, product), 422 (quantity rules, piece for rent).
 */
export async function addToCart(db: Database, shopper: Shopper, addition: Addition): Promise<Cart> {
  return db.transaction(async (tx) => {
    const done = addition.idempotencyKey ? await findAddition(tx, shopper.idSite, addition.idempotencyKey) : undefined;
    if (done) return readCart(tx, await openCart(tx, shopper, done), shopper.now);
    const cart = addition.idCart === 'new' ? await newCart(tx, shopper) : await openCart(tx, shopper, addition.idCart);
    if (addition.idempotencyKey) {
      const first = await tx
        .insert(cartAdditions)
        .values({ idSite: shopper.idSite, idempotencyKey: addition.idempotencyKey, idCart: cart.id, createdAt: shopper.now })
        .onConflictDoNothing()
        .returning();
      // The same click arrived twice at once: the other one has just added it.
      if (first.length === 0) return answerOther(tx, shopper, addition, cart.id);
    }
    await addLine(tx, shopper, cart.id, addition);
    await tx
      .update(carts)
      .set({ updatedAt: shopper.now })
      .where(and(eq(carts.idSite, shopper.idSite), eq(carts.id, cart.id)));
    return readChangedCart(tx, cart, shopper.now);
  });
}

async function findAddition(tx: Database, idSite: number, idempotencyKey: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ idCart: cartAdditions.idCart })
    .from(cartAdditions)
    .where(and(eq(cartAdditions.idSite, idSite), eq(cartAdditions.idempotencyKey, idempotencyKey)));
  return row?.idCart;
}

/** Answers the cart that the other call filled; a cart made for this one is not needed. */
async function answerOther(tx: Database, shopper: Shopper, addition: Addition, made: string): Promise<Cart> {
  const filled = await findAddition(tx, shopper.idSite, addition.idempotencyKey ?? '');
  if (!filled) throw new ApiError(404, 'cart.not-found');
  const isSpare = addition.idCart === 'new' && made !== filled && shopper.idUser === null;
  if (isSpare) await tx.delete(carts).where(and(eq(carts.idSite, shopper.idSite), eq(carts.id, made)));
  return readCart(tx, await openCart(tx, shopper, filled), shopper.now);
}

async function addLine(tx: Database, { idSite, now }: Shopper, idCart: string, { idDeclination, quantity }: Addition): Promise<void> {
  const item = (await readItems(tx, idSite, [idDeclination])).get(idDeclination);
  if (!item) throw new ApiError(404, 'product.not-found');
  if (item.offer === 'RENTAL') throw new ApiError(422, 'cart.rental');
  if (!item.isSold) throw new ApiError(422, 'cart.not-sold');
  const available = (await availabilityOf(tx, idSite, [idDeclination], now, idCart)).get(idDeclination) ?? null;
  const lines = await tx
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.idSite, idSite), eq(cartLines.idCart, idCart)));
  const line = lines.find((each) => each.idDeclination === idDeclination);
  checkQuantity(quantity, { ...item, available });
  const total = (line?.quantity ?? 0) + quantity;
  checkQuantity(total, { ...item, available });
  if (line) {
    await tx
      .update(cartLines)
      .set({ quantity: total, priceSeen: item.price })
      .where(and(eq(cartLines.idSite, idSite), eq(cartLines.id, line.id)));
    return;
  }
  if (lines.length >= maxLines) throw new ApiError(422, 'cart.full', { params: { max: maxLines } });
  await tx.insert(cartLines).values({ idSite, idCart, idDeclination, quantity, priceSeen: item.price });
}
