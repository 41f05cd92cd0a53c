import { and, eq, isNotNull, lte } from 'drizzle-orm';
import { putOrderBack, releaseHolds } from '#backend/goods/stock/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { orderLines } from '#backend/tables/order.ts';
import type { OrderRow, StatusContext } from '../events.ts';
import { leftToRefund, refundedByOrder } from '../left-to-refund.ts';
import { lockOrder } from '../locks.ts';
import { changeStatus, nextStatus } from './change-status.ts';
import { endAttempts } from './end-attempts.ts';

/** Event of the customer's cancellation. */
const event = { type: 'order.withdrawn' } as const;

/**
 * Returns the refund if a customer cancels her order now, in cents. Null if she cannot: it is being prepared, a rental of it has begun, or
 * the shop must check its payment first. `today` in the shop's time zone (YYYY-MM-DD).
 */
export async function cancellationOf(db: Database, order: OrderRow, today: string): Promise<{ refund: number } | null> {
  if (!nextStatus(order, event) || order.alert !== null) return null;
  const { idSite, id } = order;
  const begun = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.idSite, idSite), eq(orderLines.idOrder, id), isNotNull(orderLines.rentFrom), lte(orderLines.rentFrom, today)))
    .limit(1);
  if (begun.length > 0) return null;
  return { refund: order.paidAt ? leftToRefund(order, await refundedByOrder(db, idSite, [id])) : 0 };
}

/**
 * Cancels an order for its customer, who may: what was paid goes back the way it came, with its credit note, pieces and days are for
 * sale again, and an e-mail says so, all in one transaction. The same again changes nothing.
 * Throws ApiError 404, 409 (too late, or the bank is deciding on its payment).
 */
export async function cancelOrder(
  db: Database,
  { idSite, id }: Pick<OrderRow, 'idSite' | 'id'>,
  at: StatusContext & { today: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, idSite, id);
    if (!order) throw new ApiError(404, 'order.not-found');
    // Said again, as after an answer that was lost.
    if (order.status === 'CANCELLED' || order.status === 'REFUNDED') return;
    if (!(await cancellationOf(tx, order, at.today))) throw new ApiError(409, 'order.cancel-too-late');
    const isUnpaid = order.status === 'PENDING_PAYMENT';
    if (isUnpaid) await endAttempts(tx, order, at.now);
    await changeStatus(tx, order, event, at);
    if (isUnpaid) await releaseHolds(tx, { idSite, idOrder: id });
    else await putOrderBack(tx, { idSite, idOrder: id, byEmail: null });
  });
}
