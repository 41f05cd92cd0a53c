import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { openCart, readLines, takeCode } from '#backend/commerce/cart/index.ts';
import { readSettings } from '#backend/foundation/settings/index.ts';
import { takeHolds } from '#backend/goods/stock/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { formatMoney } from '#backend/platform/messages/message.ts';
import { orderPlacements, orders } from '#backend/tables/order.ts';
import type { Lang } from '#schemas/site.ts';
import { chooseDelivery, type PlacedBody } from '../delivery-choice.ts';
import type { OrderRow } from '../events.ts';
import { checkHoldLimits, heldByOf, lockHolder } from '../hold-limits.ts';
import { keepAccount } from '../locks.ts';
import { amountsOf, type OrderAmounts, orderableLines } from '../order-lines.ts';
import { keptFromPickup } from '../rentals-in-time.ts';
import { cancelUnpaidOrders, heldUntilOf } from '../steps/cancel-unpaid-orders.ts';
import { checkEarlyStart } from '../steps/check-early-start.ts';
import { checkMajority } from '../steps/check-majority.ts';
import { insertOrder, type Placing } from '../steps/insert-order.ts';
import { rememberContact } from '../steps/remember-contact.ts';
import { payOrder } from './pay-order.ts';

/**
 * Places an order: everything is computed again from the cart, compared with what the shopper saw, and kept with its
 * stock in one transaction. The same idempotency key again gives the same order.
 * Throws ApiError: 401 (the account was erased), 404 (cart), 422 (something missing or not allowed), 409 (stock, slot, fee or total
 * changed since, or too much kept without being paid).
 */
export async function placeOrder(db: Database, placing: Placing): Promise<OrderRow> {
  const { site, shopper, body, lang } = placing;
  const at = { now: shopper.now, webOrigin: placing.webOrigin, tell: placing.tell };
  const heldBy = await heldByOf(db, site.id, placing.caller);
  const holder = { idSite: site.id, idUser: shopper.idUser, heldBy };
  return db.transaction(async (tx) => {
    const idOrder = randomUUID();
    await keepAccount(tx, site.id, shopper.idUser);
    const placed = await claimKey(tx, site.id, body, idOrder);
    if (placed !== idOrder) return requireOrder(tx, site.id, placed);

    await lockHolder(tx, holder);
    const cart = await openCart(tx, shopper, body.idCart);
    const replaced = await cancelUnpaidOrders(tx, site.id, cart.id, at);
    const lines = orderableLines(await readLines(tx, cart, shopper.now), lang);
    const birthdate = await checkMajority(tx, body, { idSite: site.id, lines, now: shopper.now });
    const earlyStartRequestedAt = checkEarlyStart(body, { site, lines, now: shopper.now });
    const trial = { idSite: site.id, code: body.discountCode, idCart: cart.id, idUser: shopper.idUser, email: body.user.email };
    const code = await takeCode(tx, { ...trial, lines, now: shopper.now }, lang);
    const delivery = await chooseDelivery(tx, site, body, lines, { lang, locale: shopper.locale, now: shopper.now });
    const amounts = amountsOf(lines, delivery, code);
    const { CURRENCY: currency } = await readSettings(tx, site.id);
    checkWhatWasSeen(body, amounts, { lang, currency });

    const until = heldUntilOf(replaced, shopper.now);
    const found = { lines, discount: code?.discount ?? null, delivery, amounts, currency, birthdate, earlyStartRequestedAt };
    const order = await insertOrder(tx, placing, { idOrder, idCart: cart.id, ...found, heldUntil: until, heldBy });
    const supersedes = replaced.map(({ id }) => id);
    const kept = keptFromPickup(lines, delivery.slot?.date, lang);
    await takeHolds(tx, { idSite: site.id, idOrder, lines: kept, supersedes, now: shopper.now, until });
    if (shopper.idUser !== null) await rememberContact(tx, { ...order, idUser: shopper.idUser }, shopper.now);
    if (order.total === 0) await payOrder(tx, order, at);
    else await checkHoldLimits(tx, holder, { idOrder, now: shopper.now });
    return requireOrder(tx, site.id, idOrder);
  });
}

/**
 * Claims the key of a call for an order. Returns the id of the order it belongs to: this one, or the one an earlier call
 * with the key placed; a call that runs at the same time is waited for.
 */
async function claimKey(tx: Database, idSite: number, body: PlacedBody, idOrder: string): Promise<string> {
  const { idempotencyKey } = body;
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const claimed = await tx.insert(orderPlacements).values({ idSite, idempotencyKey, bodyHash, idOrder }).onConflictDoNothing().returning();
  if (claimed.length > 0) return idOrder;
  const [earlier] = await tx
    .select()
    .from(orderPlacements)
    .where(and(eq(orderPlacements.idSite, idSite), eq(orderPlacements.idempotencyKey, idempotencyKey)));
  if (!earlier || earlier.bodyHash !== bodyHash) throw new ApiError(409, 'order.key-reused');
  return earlier.idOrder;
}

async function requireOrder(tx: Database, idSite: number, id: string): Promise<OrderRow> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.idSite, idSite), eq(orders.id, id)));
  if (!order) throw new ApiError(404, 'order.not-found');
  return order;
}

/** Refuses an order that would cost another amount than the shopper saw. */
function checkWhatWasSeen(body: PlacedBody, amounts: OrderAmounts, { lang, currency }: { lang: Lang; currency: string }): void {
  const { servicePrice } = body.delivery;
  if (servicePrice !== null && servicePrice !== amounts.shipping) {
    const params = { price: formatMoney(lang, amounts.shipping, currency) };
    throw new ApiError(409, 'shipping.fee-changed', {
      params,
      fields: [{ key: 'delivery.servicePrice', message: 'shipping.fee-changed', params }],
    });
  }
  if (body.total !== amounts.total) {
    const params = { total: formatMoney(lang, amounts.total, currency) };
    throw new ApiError(409, 'order.total-changed', { params, fields: [{ key: 'total', message: 'order.total-changed', params }] });
  }
}
