import { and, eq } from 'drizzle-orm';
import { holdEnd } from '#backend/goods/stock/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { orders } from '#backend/tables/order.ts';
import type { OrderRow, StatusContext } from '../events.ts';
import { changeStatus } from '../flows/change-status.ts';
import { endAttempts } from '../flows/end-attempts.ts';

/**
 * A shopper who came back from the bank and orders again replaces her unpaid order: it is cancelled, its pieces and its
 * slot are free for the new one until its own time to pay is over (heldUntilOf), and no e-mail tells of it. An order whose payment the bank is still deciding on is not touched: 409.
 */
export async function cancelUnpaidOrders(tx: Database, idSite: number, idCart: string, at: StatusContext): Promise<OrderRow[]> {
  const unpaid = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.idSite, idSite), eq(orders.idCart, idCart), eq(orders.status, 'PENDING_PAYMENT')))
    .orderBy(orders.id)
    .for('no key update');
  for (const order of unpaid) {
    await endAttempts(tx, order, at.now);
    await changeStatus(tx, order, { type: 'order.replaced' }, at);
  }
  return unpaid;
}

/**
 * Returns the time until which an order holds its pieces. An order that replaces others holds them no longer than the first of those: a new
 * order does not extend the payment deadline.
 */
export function heldUntilOf(replaced: readonly Pick<OrderRow, 'heldUntil'>[], now: Date): Date {
  const open = replaced.map(({ heldUntil }) => heldUntil.getTime()).filter((until) => until > now.getTime());
  return new Date(Math.min(holdEnd(now).getTime(), ...open));
}
