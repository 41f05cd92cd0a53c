import { createHash, randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Discount } from '#schemas/product.ts';
import type { Lang } from '#schemas/site.ts';
import { ApiError } from '../../api-error.ts';
import type { SiteContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { orderEvents, orderLines, orderPlacements, orders } from '../../db/tables/order.ts';
import { paymentAttempts } from '../../db/tables/payment.ts';
import { formatMoney } from '../../messages/format.ts';
import { readCompanyAddress } from '../../site/company-address.ts';
import { holdEnd, takeHolds } from '../../stock/holds.ts';
import { requireDiscount } from '../cart/discount-codes.ts';
import { openCart, type Shopper } from '../cart/open-cart.ts';
import { readLines } from '../cart/read-cart.ts';
import { changeStatus, type OrderRow } from './change-status.ts';
import { chooseDelivery, type DeliveryChoice, type PlacedBody } from './delivery-choice.ts';
import { newKeySalt } from './order-key.ts';
import { amountsOf, type OrderAmounts, orderableLines, type PricedLine } from './order-lines.ts';
import { nextReference } from './order-number.ts';
import { payOrder } from './pay-order.ts';
import { rememberAddresses } from './remember-addresses.ts';

export type Placing = { site: SiteContext; shopper: Shopper; locale: string; lang: Lang; webOrigin: string; body: PlacedBody };

/**
 * Places an order: everything is computed again from the cart, compared with what the shopper saw, and kept with its
 * stock in one transaction. The same idempotency key again gives the same order.
 * Throws ApiError: 404 (cart), 422 (something missing or not allowed), 409 (stock, slot, fee or total changed since).
 */
export async function placeOrder(db: Database, placing: Placing): Promise<OrderRow> {
  return db.transaction(async (tx) => {
    const { site, shopper, body, lang } = placing;
    const idOrder = randomUUID();
    const placed = await claimKey(tx, site.id, body, idOrder);
    if (placed !== idOrder) return requireOrder(tx, site.id, placed);

    const cart = await openCart(tx, shopper, body.idCart);
    const supersedes = await cancelUnpaidOrders(tx, site.id, cart.id, shopper.now);
    const lines = orderableLines(await readLines(tx, cart, shopper.now));
    const discount = await requireDiscount(tx, site.id, body.discountCode, shopper.now);
    const delivery = await chooseDelivery(tx, site, body, lines, { lang, now: shopper.now });
    const amounts = amountsOf(lines, delivery.fee, discount);
    checkWhatWasSeen(body, amounts, lang);

    const order = await insertOrder(tx, placing, { idOrder, idCart: cart.id, discount, delivery, amounts });
    await insertLines(tx, order, lines, amounts);
    await takeHolds(tx, { idSite: site.id, idOrder, lines, supersedes, now: shopper.now });
    if (shopper.idUser !== null) await rememberAddresses(tx, { ...order, idUser: shopper.idUser }, shopper.now);
    if (order.total === 0) await payOrder(tx, order, { now: shopper.now, webOrigin: placing.webOrigin });
    return requireOrder(tx, site.id, idOrder);
  });
}

/**
 * Claims the key of a call for an order. Gives the id of the order it belongs to: this one, or the one an earlier call
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

/**
 * A shopper who came back from the bank and orders again replaces her unpaid order: it is cancelled, its pieces and its
 * slot are free for the new one. An order whose payment the bank is still deciding on is not touched: 409.
 */
async function cancelUnpaidOrders(tx: Database, idSite: number, idCart: string, now: Date): Promise<string[]> {
  const unpaid = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.idSite, idSite), eq(orders.idCart, idCart), eq(orders.status, 'PENDING_PAYMENT')))
    .orderBy(orders.id)
    .for('update');
  for (const order of unpaid) {
    const ofOrder = and(eq(paymentAttempts.idSite, idSite), eq(paymentAttempts.idOrder, order.id));
    const attempts = await tx.select().from(paymentAttempts).where(ofOrder).orderBy(paymentAttempts.id).for('update');
    if (attempts.some(({ status }) => status === 'pending' || status === 'authorized')) throw new ApiError(409, 'order.payment-under-way');
    await tx
      .update(paymentAttempts)
      .set({ status: 'expired', updatedAt: now })
      .where(and(ofOrder, inArray(paymentAttempts.status, ['created', 'redirected'])));
    await changeStatus(tx, order, { type: 'order.cancelled' }, now);
  }
  return unpaid.map((order) => order.id);
}

/** Refuses an order that would cost another amount than the shopper saw. */
function checkWhatWasSeen(body: PlacedBody, amounts: OrderAmounts, lang: Lang): void {
  const { servicePrice } = body.delivery;
  if (servicePrice !== null && servicePrice !== amounts.shipping) {
    const params = { price: formatMoney(lang, amounts.shipping) };
    throw new ApiError(409, 'shipping.fee-changed', {
      params,
      fields: [{ key: 'delivery.servicePrice', message: 'shipping.fee-changed', params }],
    });
  }
  if (body.total !== amounts.total) {
    const params = { total: formatMoney(lang, amounts.total) };
    throw new ApiError(409, 'order.total-changed', { params, fields: [{ key: 'total', message: 'order.total-changed', params }] });
  }
}

type Prepared = { idOrder: string; idCart: string; discount: Discount | null; delivery: DeliveryChoice; amounts: OrderAmounts };

async function insertOrder(tx: Database, placing: Placing, prepared: Prepared): Promise<OrderRow> {
  const { site, shopper, body, locale, lang } = placing;
  const { idOrder, idCart, discount, delivery, amounts } = prepared;
  const { slot } = delivery;
  const pickup = slot && {
    idSchedule: slot.idSchedule,
    date: slot.date,
    from: slot.from,
    to: slot.to,
    place: await pickupPlace(tx, site.id, lang),
  };
  const [order] = await tx
    .insert(orders)
    .values({
      id: idOrder,
      idSite: site.id,
      reference: await nextReference(tx, site, shopper.now),
      status: 'PENDING_PAYMENT',
      idUser: shopper.idUser,
      idCart,
      keySalt: newKeySalt(),
      locale,
      ...body.user,
      subtotal: amounts.subtotal,
      discount: amounts.discount,
      shipping: amounts.shipping,
      total: amounts.total,
      vat: amounts.vat,
      discountCode: discount ? body.discountCode.trim().toUpperCase() : '',
      appliedDiscount: discount,
      message: body.message,
      deliveryKind: body.delivery.type,
      carrierName: delivery.carrierName,
      deliveryAddress: delivery.address,
      billingAddress: delivery.billing,
      accessPoint: delivery.accessPoint,
      pickup,
      pickupDate: slot?.date ?? null,
      idSchedule: slot?.idSchedule ?? null,
      acceptedTermsAt: shopper.now,
      createdAt: shopper.now,
      heldUntil: holdEnd(shopper.now),
    })
    .returning();
  if (!order) throw new Error('the order was not inserted');
  await tx.insert(orderEvents).values({ idSite: site.id, idOrder, type: 'order.placed', status: order.status });
  return order;
}

/** Where orders are collected, in one line. */
async function pickupPlace(tx: Database, idSite: number, lang: Lang): Promise<string> {
  const { name, address, postalCode, city } = await readCompanyAddress(tx, idSite, lang);
  return [name, address, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
}

async function insertLines(tx: Database, order: OrderRow, lines: readonly PricedLine[], amounts: OrderAmounts): Promise<void> {
  await tx.insert(orderLines).values(
    lines.map((line, index) => ({
      idSite: order.idSite,
      idOrder: order.id,
      idProduct: line.idProduct,
      idDeclination: line.idDeclination,
      name: line.name,
      declinationLabel: line.declinationLabel,
      reference: line.reference,
      url: line.url,
      image: line.image,
      quantity: line.quantity,
      price: line.price,
      total: line.total,
      vatRate: line.marginScheme ? 0 : line.vatRate,
      vat: amounts.lineVat[index] ?? 0,
      marginScheme: line.marginScheme,
    })),
  );
}
