import { and, eq } from 'drizzle-orm';
import { giveRentalsBack } from '#backend/goods/stock/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { orderEvents, orders } from '#backend/tables/order.ts';
import { type OrderEvent, type OrderFacts, statusAfter } from '#machines/order-machine.ts';
import type { OrderStatus } from '#schemas/order.ts';
import type { OrderRow, StatusContext } from '../events.ts';

/** Returns the facts for the order's machine. An alert means that money came but did not pay the order. */
export const factsOf = ({ deliveryKind, paidAt, alert }: Pick<OrderRow, 'deliveryKind' | 'paidAt' | 'alert'>): OrderFacts => ({
  delivery: deliveryKind,
  moneyCame: paidAt !== null || alert !== null,
});

/** The status an event leads to, by the order's machine; null when the order does not take that event. */
export const nextStatus = (order: OrderRow, event: OrderEvent): OrderStatus | null => statusAfter(order.status, factsOf(order), event);

/**
 * Tells an order, locked by the caller, what happened: its status changes, the event is kept, and whoever listens is told: what was
 * paid or given back is invoiced or credited, the customer has an e-mail. Returns the new status, or null.
 */
export async function changeStatus(tx: Database, order: OrderRow, event: OrderEvent, at: StatusContext): Promise<OrderStatus | null> {
  const status = nextStatus(order, event);
  if (!status) return null;
  const { idSite, id: idOrder } = order;
  const { now, byEmail = null } = at;
  const [changed] = await tx
    .update(orders)
    .set({
      status,
      // Nothing is kept any more without being paid.
      heldBy: null,
      ...(status === 'PAID' ? { paidAt: now } : {}),
      ...(status === 'DELIVERED' || status === 'COLLECTED' ? { handedOverAt: now } : {}),
      // All that came is given back: there is nothing left to look at.
      ...(status === 'REFUNDED' ? { alert: null } : {}),
    })
    .where(and(eq(orders.idSite, idSite), eq(orders.id, idOrder)))
    .returning();
  await tx.insert(orderEvents).values({ idSite, idOrder, type: event.type, status, byEmail, createdAt: now });
  if (status === 'REFUNDED') await giveRentalsBack(tx, { idSite, idOrder });
  if (changed) await at.tell(tx, 'order.status-changed', { order: changed, cause: event, at });
  return status;
}
