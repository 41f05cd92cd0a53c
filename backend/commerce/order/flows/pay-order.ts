import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type LineKey, setCode } from '#backend/commerce/cart/index.ts';
import { consumeHolds } from '#backend/goods/stock/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { cartLines } from '#backend/tables/cart.ts';
import { orderLines, orders } from '#backend/tables/order.ts';
import { paymentAttempts } from '#backend/tables/payment.ts';
import { type OrderAlert, refundAlerts } from '#schemas/admin-order.ts';
import type { OrderRow, StatusContext } from '../events.ts';
import { canRevive } from '../steps/revive-order.ts';
import { changeStatus, nextStatus } from './change-status.ts';
import { setUnconfirmed } from './confirm-payment.ts';
import { expireOrder } from './expire-orders.ts';

/** `isUnconfirmed`: what says so does not name the shop (docs/decisions/money-and-payments.md#paid-to-be-confirmed). */
type Paid = { isUnconfirmed?: boolean };

/**
 * An order, locked by the caller, was paid: its pieces leave the stock, the cart loses what was ordered, the e-mails are written, other
 * attempts to pay end. Money that came twice, or after the pieces, the pickup slot, the discount code or the days of a rental went to
 * somebody else, pays nothing: it is stored as the order's `alert`, which a person must check. Returns that alert, or null.
 */
export async function payOrder(
  tx: Database,
  order: OrderRow,
  at: StatusContext,
  { isUnconfirmed = false }: Paid = {},
): Promise<OrderAlert | null> {
  if (order.paidAt || !nextStatus(order, { type: 'payment.paid', isFree: true })) return raiseAlert(tx, order, 'PAID_TWICE', at);
  // Of an account that was erased there is nobody to invoice and nowhere to send to: the money is given back.
  if (order.email === '') return refuseLate(tx, order, 'PAID_WITHOUT_STOCK', at);
  const { idSite, id: idOrder } = order;
  const { now } = at;
  const lines = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.idSite, idSite), eq(orderLines.idOrder, idOrder)))
    .orderBy(orderLines.id);
  if (!(await canRevive(tx, order, lines, now))) return refuseLate(tx, order, 'PAID_TOO_LATE', at);
  const isFree = await consumeHolds(tx, { idSite, idOrder, lines, now });
  const status = await changeStatus(tx, order, { type: 'payment.paid', isFree }, at);
  if (!status) return refuseLate(tx, order, 'PAID_WITHOUT_STOCK', at);
  await tx
    .update(paymentAttempts)
    .set({ status: 'expired', updatedAt: now })
    .where(
      and(
        eq(paymentAttempts.idSite, idSite),
        eq(paymentAttempts.idOrder, idOrder),
        inArray(paymentAttempts.status, ['created', 'redirected']),
      ),
    );
  if (isUnconfirmed) await setUnconfirmed(tx, order, true);
  await takeFromCart(tx, order, lines);
  await at.tell(tx, 'order.paid', { order: { ...order, status, paidAt: now, isPaymentUnconfirmed: isUnconfirmed }, lines, at });
  return null;
}

/** Stores an alert on the order, locked by the caller, and notifies the listeners. An alert that requires a full refund stays. */
export async function raiseAlert(tx: Database, order: OrderRow, alert: OrderAlert, at: StatusContext): Promise<OrderAlert> {
  const { idSite, id } = order;
  if (order.alert === null || !refundAlerts.includes(order.alert)) {
    await tx
      .update(orders)
      .set({ alert })
      .where(and(eq(orders.idSite, idSite), eq(orders.id, id)));
  }
  await at.tell(tx, 'order.alert-raised', { order, alert, at });
  return alert;
}

/** The order stays cancelled, or is now: the money is kept for the shop to give back, and the customer reads so. */
async function refuseLate(tx: Database, order: OrderRow, alert: OrderAlert, at: StatusContext): Promise<OrderAlert> {
  await raiseAlert(tx, order, alert, at);
  // Its time to pay is over, and nobody has cancelled it yet.
  if (order.status === 'PENDING_PAYMENT') await expireOrder(tx, order, at);
  await at.tell(tx, 'order.paid-too-late', { order, at });
  return alert;
}

/** Takes what was paid out of the cart it came from; what the shopper added since stays. */
async function takeFromCart(tx: Database, { idSite, idCart }: OrderRow, lines: readonly (LineKey & { quantity: number })[]): Promise<void> {
  for (const { idDeclination, customizationKey, rentFrom, rentTo, quantity } of lines) {
    const line = and(
      eq(cartLines.idSite, idSite),
      eq(cartLines.idCart, idCart),
      eq(cartLines.idDeclination, idDeclination),
      eq(cartLines.customizationKey, customizationKey),
      rentFrom === null ? isNull(cartLines.rentFrom) : eq(cartLines.rentFrom, rentFrom),
      rentTo === null ? isNull(cartLines.rentTo) : eq(cartLines.rentTo, rentTo),
    );
    await tx.delete(cartLines).where(and(line, sql`${cartLines.quantity} <= ${quantity}`));
    await tx
      .update(cartLines)
      .set({ quantity: sql`${cartLines.quantity} - ${quantity}` })
      .where(line);
  }
  await setCode(tx, { idSite, id: idCart }, '');
}
