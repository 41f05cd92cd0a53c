import { and, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { cartLines } from '#backend/tables/cart.ts';
import type { Cart, CartProduct } from '#schemas/cart.ts';
import type { Lang } from '#schemas/site.ts';
import { codeRefused, setCode, tryCode } from '../discount-codes.ts';
import { fittingQuantity } from '../quantity-rules.ts';
import { type CartRow, newCart, openCart, type Shopper } from './open-cart.ts';
import { codeTrialOf, extraOf, issueOf, type KnownLines, readCart, readLines } from './read-cart.ts';

/** `discountCode`: a code to apply; empty leaves the cart the one it has. `mustApply`: that one must apply as a new one must. */
export type Refresh = { discountCode: string; lang: Lang; mustApply?: boolean };

/**
 * Brings a cart up to date: takes the discount code (422 when a new one does not apply; without one the cart keeps its own, and
 * `discountIssue` says why that does not apply now), lowers quantities to the stock, takes today's prices as seen, and marks in the answer
 * what it found (`issue`). See docs/decisions/cart-and-orders.md#a-discount-code-stays-until-it-is-removed.
 */
export async function refreshCart(db: Database, shopper: Shopper, idCart: string, refresh: Refresh): Promise<Cart> {
  return db.transaction(async (tx) => refreshOpenCart(tx, shopper, await openCart(tx, shopper, idCart), refresh));
}

/** The same for the cart to put things in, made where there is none. */
export async function refreshNewCart(db: Database, shopper: Shopper, refresh: Refresh): Promise<Cart> {
  return db.transaction(async (tx) => {
    const { cart, isEmpty } = await newCart(tx, shopper);
    return refreshOpenCart(tx, shopper, cart, refresh, isEmpty ? { lines: [], availability: new Map() } : undefined);
  });
}

/** The same for a cart that is open. */
export async function refreshOpenCart(
  tx: Database,
  { idSite, now }: Shopper,
  cart: CartRow,
  refresh: Refresh,
  known?: KnownLines,
): Promise<Cart> {
  const code = refresh.discountCode || cart.discountCode;
  const found = await readLines(tx, cart, now, known);
  const isNew = code !== cart.discountCode;
  if (isNew || refresh.mustApply) {
    const tried = await tryCode(tx, { ...codeTrialOf(cart, found), code, now });
    if (tried && 'reason' in tried) throw await codeRefused(tx, idSite, tried, refresh.lang);
  }
  if (isNew) await setCode(tx, cart, code);
  const issues = new Map<number, CartProduct['issue']>();
  for (const open of found) {
    const issue = issueOf(open);
    if (issue !== 'PRICE_CHANGED' && issue !== 'QUANTITY_REDUCED') continue;
    issues.set(open.line.id, issue);
    const { item, available, line, made } = open;
    const quantity = fittingQuantity(line.quantity, { sellByMultipleOf: item.sellByMultipleOf, available });
    await tx
      .update(cartLines)
      .set({ quantity, priceSeen: item.price, extraSeen: extraOf({ item, made }) })
      .where(and(eq(cartLines.idSite, idSite), eq(cartLines.id, line.id)));
  }
  return readCart(tx, { ...cart, discountCode: code }, now, { issues, ...(issues.size === 0 && { open: found }) });
}
