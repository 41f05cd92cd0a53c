import { and, eq } from 'drizzle-orm';
import { transition } from 'xstate';
import { type OrderEvent, orderMachine } from '#machines/order-machine.ts';
import { OrderStatus } from '#schemas/order.ts';
import type { Database } from '../../db/database.ts';
import { orderEvents, orders } from '../../db/tables/order.ts';
import { giveRentalsBack } from '../../stock/rentals.ts';
import { creditRest } from '../invoices/issue-credit-note.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';

export type OrderRow = typeof orders.$inferSelect;

/** The status an event leads to, by the order's machine; null when the order does not take that event. */
export function nextStatus(order: Pick<OrderRow, 'status' | 'deliveryKind'>, event: OrderEvent): OrderStatus | null {
  const before = orderMachine.resolveState({ value: order.status, context: { delivery: order.deliveryKind } });
  const [after] = transition(orderMachine, before, event);
  return after.value === before.value ? null : OrderStatus.parse(after.value);
}

/**
 * Tells an order, locked by the caller, what happened: its status changes, the event is kept, and what was paid or given back
 * is invoiced or credited. Gives the new status, or null.
 */
export async function changeStatus(tx: Database, order: OrderRow, event: OrderEvent, now: Date): Promise<OrderStatus | null> {
  const status = nextStatus(order, event);
  if (!status) return null;
  await tx
    .update(orders)
    .set({
      status,
      ...(status === 'PAID' ? { paidAt: now } : {}),
      ...(status === 'DELIVERED' || status === 'COLLECTED' ? { handedOverAt: now } : {}),
    })
    .where(and(eq(orders.idSite, order.idSite), eq(orders.id, order.id)));
  await tx.insert(orderEvents).values({ idSite: order.idSite, idOrder: order.id, type: event.type, status });
  if (status === 'PAID') await issueInvoice(tx, order, now);
  if (status === 'REFUNDED') await creditRest(tx, order, now);
  if (status === 'REFUNDED') await giveRentalsBack(tx, { idSite: order.idSite, idOrder: order.id });
  return status;
}
