import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cartLines, carts } from '../../db/tables/cart.ts';
import { orderLines, orders } from '../../db/tables/order.ts';
import { paymentAttempts } from '../../db/tables/payment.ts';
import { confirmOrder } from '../../mail/confirm-order.ts';
import { consumeHolds } from '../../stock/holds.ts';
import type { LineKey } from '../cart/same-line.ts';
import { changeStatus, type Happening, nextStatus, type OrderRow } from './change-status.ts';

export type OrderAlert = NonNullable<OrderRow['alert']>;

/**
 * An order, locked by the caller, was paid: its pieces leave the stock, the cart loses what was ordered, the e-mail is
 * written, other attempts to pay end. Money that came after the pieces were gone, or twice, changes nothing but the
 * order's `alert`, which a person must look at. Gives that alert, or null.
 */
export async function payOrder(tx: Database, order: OrderRow, at: Happening): Promise<OrderAlert | null> {
  if (order.paidAt || !nextStatus(order, { type: 'payment.paid', stock: true })) return raiseAlert(tx, order, 'PAID_TWICE');
  const { idSite, id: idOrder } = order;
  const { now } = at;
  const lines = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.idSite, idSite), eq(orderLines.idOrder, idOrder)))
    .orderBy(orderLines.id);
  const stock = await consumeHolds(tx, { idSite, idOrder, lines, now });
  const status = await changeStatus(tx, order, { type: 'payment.paid', stock }, at);
  if (!status) return raiseAlert(tx, order, 'PAID_WITHOUT_STOCK');
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
  await takeFromCart(tx, order, lines);
  await confirmOrder(tx, { ...order, status, paidAt: now }, lines, at);
  return null;
}

export async function raiseAlert(tx: Database, order: OrderRow, alert: OrderAlert): Promise<OrderAlert> {
  await tx
    .update(orders)
    .set({ alert })
    .where(and(eq(orders.idSite, order.idSite), eq(orders.id, order.id)));
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
  await tx
    .update(carts)
    .set({ discountCode: '' })
    .where(and(eq(carts.idSite, idSite), eq(carts.id, idCart)));
}
