import { and, asc, eq } from 'drizzle-orm';
import { followPath, refundedByOrder, withdrawPath } from '#backend/commerce/order/index.ts';
import { post, readMailSite } from '#backend/foundation/mail/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { orderLines, type orders } from '#backend/tables/order.ts';
import { lastWithdrawalDay } from '#domain/withdrawal-period.ts';
import type { OrderEvent } from '#machines/order-machine.ts';
import { refundAlerts } from '#schemas/admin-order.ts';
import { OrderStep } from '#schemas/order.ts';
import { orderConfirmed } from './confirmation-email.ts';
import { orderStepMail } from './order-step.ts';

type OrderRow = typeof orders.$inferSelect;
type LineRow = typeof orderLines.$inferSelect;

/**
 * Queues the e-mail to the customer about an order's new status, in the same transaction; the outbox accepts one for each step. There is
 * none for a payment, which has its confirmation, nor for an order that was replaced by another of the same shopper.
 */
export async function queueStatusEmail(
  tx: Database,
  order: OrderRow,
  { type }: OrderEvent,
  { now, webOrigin }: { now: Date; webOrigin: string },
): Promise<void> {
  const step = OrderStep.safeParse(order.status);
  // Of an account that was erased no address is left.
  if (!step.success || type === 'order.replaced' || order.email === '') return;
  // Money that came too late has an e-mail of its own (writeLatePayment).
  if (step.data === 'CANCELLED' && order.alert !== null && refundAlerts.includes(order.alert)) return;
  const { idSite, id: idOrder } = order;
  const lines = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.idSite, idSite), eq(orderLines.idOrder, idOrder)))
    .orderBy(asc(orderLines.id));
  const given = step.data === 'REFUNDED' ? await refundedByOrder(tx, idSite, [idOrder]) : new Map<string, number>();
  const refund = step.data === 'REFUNDED' ? order.total - (given.get(idOrder) ?? 0) : 0;
  const byCustomer = type === 'order.withdrawn';
  // Returns gave everything back before, each with its e-mail.
  if (step.data === 'REFUNDED' && refund <= 0 && !byCustomer) return;
  const site = await readMailSite(tx, order, webOrigin);
  const facts = {
    orderUrl: site.pages + (await followPath(tx, order)),
    withdrawUrl: site.pages + (await withdrawPath(tx, order)),
    isExpired: type === 'holds.expired',
    byCustomer,
    moneyCame: order.alert !== null,
    refund,
    withdrawal: order.deliveryKind === 'NO_DELIVERY' || !order.handedOverAt ? null : lastWithdrawalDay(order.handedOverAt, site),
  };
  const content = orderStepMail(site, order, lines, step.data, facts);
  await post(tx, { idSite, kind: `ORDER_${step.data}`, idOrder }, order.email, content, now);
}

/** Writes the confirmation of a paid order, in the transaction that made it paid. */
export async function confirmOrder(
  tx: Database,
  order: OrderRow,
  lines: readonly LineRow[],
  { now, webOrigin }: { now: Date; webOrigin: string },
): Promise<void> {
  const site = await readMailSite(tx, order, webOrigin);
  const content = orderConfirmed(
    site,
    order,
    lines,
    site.pages + (await followPath(tx, order)),
    site.pages + (await withdrawPath(tx, order)),
  );
  await post(tx, { idSite: order.idSite, kind: 'ORDER_CONFIRMED', idOrder: order.id }, order.email, content, now);
}
