import { and, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { orderEvents, orders } from '#backend/tables/order.ts';
import type { OrderRow } from '../events.ts';

type Named = Pick<OrderRow, 'idSite' | 'id'>;

/** Notes whether the payment of an order, locked by the caller, waits for the bank's confirmation. */
export async function setUnconfirmed(tx: Database, { idSite, id }: Named, isPaymentUnconfirmed: boolean): Promise<void> {
  await tx
    .update(orders)
    .set({ isPaymentUnconfirmed })
    .where(and(eq(orders.idSite, idSite), eq(orders.id, id)));
}

/** The bank's list holds the payment of an order, locked by the caller: the mark goes, and the history says who saw it. */
export async function confirmPayment(tx: Database, order: OrderRow, { now, byEmail }: { now: Date; byEmail: string }): Promise<void> {
  const { idSite, id: idOrder, status } = order;
  await setUnconfirmed(tx, order, false);
  await tx.insert(orderEvents).values({ idSite, idOrder, type: 'payment.confirmed', status, byEmail, createdAt: now });
}
