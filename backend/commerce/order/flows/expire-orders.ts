import { and, eq, inArray, lte } from 'drizzle-orm';
import { releaseHolds } from '#backend/goods/stock/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { orders } from '#backend/tables/order.ts';
import { paymentAttempts } from '#backend/tables/payment.ts';
import type { OrderRow, StatusContext } from '../events.ts';
import { lockOrder } from '../locks.ts';
import { changeStatus } from './change-status.ts';

/** Orders taken in one run; the next run takes the rest. */
const batch = 200;

/** Cancels unpaid orders whose time is over: their attempts end, their pieces go back. Returns how many. */
export async function expireOrders(db: Database, at: StatusContext): Promise<number> {
  const { now } = at;
  const due = await db
    .select({ idSite: orders.idSite, id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'PENDING_PAYMENT'), lte(orders.heldUntil, now)))
    .limit(batch);
  let expired = 0;
  for (const { idSite, id } of due) {
    const isExpired = await db.transaction(async (tx) => {
      const order = await lockOrder(tx, idSite, id);
      // It may have been paid, or given more time, since it was listed.
      return order !== undefined && order.heldUntil <= now && expireOrder(tx, order, at);
    });
    if (isExpired) expired += 1;
  }
  return expired;
}

/** Cancels an unpaid order, locked by the caller, whose time is over: its attempts end, its pieces go back. False: it is not unpaid. */
export async function expireOrder(tx: Database, order: OrderRow, at: StatusContext): Promise<boolean> {
  if (!(await changeStatus(tx, order, { type: 'holds.expired' }, at))) return false;
  const { idSite, id: idOrder } = order;
  await tx
    .update(paymentAttempts)
    .set({ status: 'expired', updatedAt: at.now })
    .where(
      and(
        eq(paymentAttempts.idSite, idSite),
        eq(paymentAttempts.idOrder, idOrder),
        inArray(paymentAttempts.status, ['created', 'redirected', 'pending']),
      ),
    );
  await releaseHolds(tx, { idSite, idOrder });
  return true;
}
