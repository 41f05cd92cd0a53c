import { and, eq, inArray } from 'drizzle-orm';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/tables/order.ts';
import { paymentAttempts } from '../../db/tables/payment.ts';
import { changeStatus } from './change-status.ts';

/**
 * A shopper who came back from the bank and orders again replaces her unpaid order: it is cancelled, its pieces and its
 * slot are free for the new one. An order whose payment the bank is still deciding on is not touched: 409.
 */
export async function cancelUnpaidOrders(tx: Database, idSite: number, idCart: string, now: Date): Promise<string[]> {
  const unpaid = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.idSite, idSite), eq(orders.idCart, idCart), eq(orders.status, 'PENDING_PAYMENT')))
    .orderBy(orders.id)
    .for('no key update');
  for (const order of unpaid) {
    const ofOrder = and(eq(paymentAttempts.idSite, idSite), eq(paymentAttempts.idOrder, order.id));
    const attempts = await tx.select().from(paymentAttempts).where(ofOrder).orderBy(paymentAttempts.id).for('no key update');
    if (attempts.some(({ status }) => status === 'pending' || status === 'authorized')) throw new ApiError(409, 'order.payment-under-way');
    await tx
      .update(paymentAttempts)
      .set({ status: 'expired', updatedAt: now })
      .where(and(ofOrder, inArray(paymentAttempts.status, ['created', 'redirected'])));
    await changeStatus(tx, order, { type: 'order.cancelled' }, now);
  }
  return unpaid.map((order) => order.id);
}
