import { and, eq } from 'drizzle-orm';
import { type Item, readCustomizations, readItems } from '#backend/goods/catalogue/index.ts';
import { type CheckedCustomization, checkCustomizations, keepFiles, keyOfAnswers } from '#backend/goods/customization/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { cartAdditions, cartLines, carts } from '#backend/tables/cart.ts';
import { customizationTotal } from '#domain/customization.ts';
import type { Cart } from '#schemas/cart.ts';
import type { CustomizationAnswer } from '#schemas/customization.ts';
import type { RentalDates } from '#schemas/rental.ts';
import { checkFree, checkQuantity, maxLines, unitsBeside } from '../quantity-rules.ts';
import { freeUnits, itemForDates, readRentalDates } from '../rented.ts';
import { isSameLine } from '../stored-lines.ts';
import { newCart, openBoth, openCart, type Shopper } from './open-cart.ts';
import { type KnownLines, readCart, readChangedCart, readKnownLines } from './read-cart.ts';

/** Answers to the customizations; files by `c{id}-{key}`, and the country whose phone numbers need no prefix. */
type Made = { customizations: readonly CustomizationAnswer[]; files: ReadonlyMap<string, File>; market: string };
export type Addition = Made & {
  idCart: string | 'new';
  idDeclination: number;
  quantity: number;
  /** First and last day of a rental (YYYY-MM-DD in the shop's time zone). */
  rentFrom?: string | undefined;
  rentTo?: string | undefined;
  idempotencyKey?: string | undefined;
};

/**
 * Puts pieces into a cart, made when `idCart` is `new`. The same idempotency key again answers the cart and adds nothing.
 * Throws ApiError 404 (cart, product), 422 (quantity rules, dates of a rental, answers that are missing or wrong).
 */
export async function addToCart(db: Database, shopper: Shopper, addition: Addition): Promise<Cart> {
  return db.transaction(async (tx) => {
    // Of a cart that is known, the key that stands already says it below; a new one is not made a second time.
    const key = addition.idCart === 'new' ? addition.idempotencyKey : undefined;
    const done = key && (await findAddition(tx, shopper.idSite, key));
    if (done) return answerFilled(tx, shopper, addition.idCart, done);
    const cart = addition.idCart === 'new' ? (await newCart(tx, shopper)).cart : await openCart(tx, shopper, addition.idCart);
    const [isFirst, found] = await Promise.all([
      noteAddition(tx, shopper, cart.id, addition.idempotencyKey),
      readKnownLines(tx, cart, shopper.now, [addition.idDeclination]),
    ]);
    if (!isFirst) return answerOther(tx, shopper, addition, cart.id);
    return readChangedCart(tx, cart, shopper.now, await addLine(tx, shopper, { ...found, idCart: cart.id }, addition));
  });
}

/** Returns whether the addition is the first with its key. False: another request for the same click adds the pieces. */
async function noteAddition(tx: Database, shopper: Shopper, idCart: string, idempotencyKey: string | undefined): Promise<boolean> {
  if (!idempotencyKey) return true;
  const noted = await tx
    .insert(cartAdditions)
    .values({ idSite: shopper.idSite, idempotencyKey, idCart, createdAt: shopper.now })
    .onConflictDoNothing()
    .returning();
  return noted.length > 0;
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
  return answerFilled(tx, shopper, addition.idCart, filled);
}

/**
 * The cart that an addition filled before. Where its answer was lost and another tab has made a cart meanwhile, which this call
 * names, the shopper would find the first one nowhere: it joins the one she knows.
 */
async function answerFilled(tx: Database, shopper: Shopper, known: string | 'new', filled: string): Promise<Cart> {
  const cart = known === 'new' ? await openCart(tx, shopper, filled) : await openBoth(tx, shopper, { known, other: filled });
  return readCart(tx, cart, shopper.now);
}

/** An addition as it can be bought: the item at its dates' price, and the answers to its customizations with their costs. */
type Added = { item: Item; dates: RentalDates | null; chosen: readonly CheckedCustomization[] };

/** Reads and checks what is added, whatever the cart holds. Throws ApiError 404 (product), 422 (dates, answers). */
async function readAdded(tx: Database, { idSite, locale, now }: Shopper, addition: Addition): Promise<Added> {
  const found = (await readItems(tx, { idSite, locale }, [addition.idDeclination])).get(addition.idDeclination);
  if (!found) throw new ApiError(404, 'product.not-found');
  if (!found.isSold) throw new ApiError(422, 'cart.not-sold');
  const dates = await readRentalDates(tx, { idSite, locale, now }, found.terms, addition);
  const item = itemForDates(found, dates);
  const steps = (await readCustomizations(tx, { idSite, locale }, [item.idProduct])).get(item.idProduct) ?? [];
  const { refused, chosen } = await checkCustomizations(steps, { ...addition, isTrial: false });
  if (refused.length > 0) throw ApiError.fields(refused);
  return { item, dates, chosen };
}

/**
 * Adds a line, or pieces to one. Returns the lines of the cart as they are then, and what can be bought of them; nothing where files went
 * along. Throws ApiError 404 (product), 422 (quantity rules, dates, answers, a full cart).
 */
async function addLine(
  tx: Database,
  shopper: Shopper,
  { idCart, lines, availability }: KnownLines & { idCart: string },
  addition: Addition,
): Promise<KnownLines | undefined> {
  const { idDeclination } = addition;
  const cart = { idSite: shopper.idSite, id: idCart };
  const { item, dates, chosen } = await readAdded(tx, shopper, addition);
  const name = { idDeclination, customizationKey: keyOfAnswers(chosen), rentFrom: dates?.from ?? null, rentTo: dates?.to ?? null };
  const line = lines.find((each) => isSameLine(each, name));
  const others = lines.filter((each) => each.idDeclination === idDeclination && each !== line);
  const quantity = (line?.quantity ?? 0) + addition.quantity;
  const available = dates
    ? await freeUnits(tx, cart, { item, line: { ...name, quantity: addition.quantity } }, { others, now: shopper.now })
    : unitsBeside(availability.get(idDeclination) ?? null, others);
  if (dates) checkFree(quantity, available ?? 0);
  for (const each of [addition.quantity, quantity]) checkQuantity(each, { ...item, available });
  const costs = chosen.map(({ cost }) => cost);
  const seen = { quantity, priceSeen: item.price, extraSeen: customizationTotal(costs, { price: item.price, quantity: 1 }) };
  if (line) {
    const [changed] = await tx
      .update(cartLines)
      .set(seen)
      .where(and(eq(cartLines.idSite, cart.idSite), eq(cartLines.id, line.id)))
      .returning();
    return changed && { lines: lines.map((each) => (each === line ? changed : each)), availability };
  }
  if (lines.length >= maxLines) throw new ApiError(422, 'cart.full', { params: { max: maxLines } });
  const customizations = chosen.map(({ id, answers }) => ({ id, answers, files: {} }));
  const [added] = await tx
    .insert(cartLines)
    .values({ idSite: cart.idSite, idCart, ...name, ...seen, customizations })
    .returning();
  if (added && chosen.length > 0) await keepFiles(tx, { idSite: cart.idSite, idCartLine: added.id }, chosen);
  return added && chosen.length === 0 ? { lines: [...lines, added], availability } : undefined;
}
